// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What only one of the two systems has. On Apple's, `import UIKit` means Apple's; on Linux it
// means the target of that name below, and every edge to it is added here and nowhere else.
var uiKit: [Target.Dependency] = []
var testing: [Target.Dependency] = []
var presets: [Target.Dependency] = []
var platformFolder = "Apple"
var systemProducts: [Product] = []
var systemTargets: [Target] = []

#if os(Linux)  // the host that reads this manifest, not the system that is built for
  uiKit = ["UIKit"]
  // The toolchain's Testing declares a cross-import overlay for any module named UIKit.
  testing = ["UIKit", "_Testing_UIKit"]
  presets = ["PresetSupport"]
  platformFolder = "Linux"
  systemProducts = [
    .library(name: "UIKitForLinux", targets: ["UIKit"]),
    .executable(name: "tabbar", targets: ["tabbar"]),
  ]
  systemTargets = [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    // Pixel loops are ten times slower without the optimiser, so debug builds optimise them too.
    .target(
      name: "PixelKernels",
      swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "Canvas", dependencies: ["CCairo", "CPango", "CGif", "CSpng", "PixelKernels"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "UIKit", dependencies: ["Canvas"], resources: [.copy("Resources/Symbols")],
      swiftSettings: settings),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "PreviewServer", dependencies: ["CSoup"],
      swiftSettings: settings),
    .target(
      name: "TabBarCommands",
      dependencies: [
        "TabBarCore", "TabBarConfiguration", "TabBarKit", "TabBarRemote", "Gallery", "UIKit",
        "Canvas", "PreviewServer",
      ], resources: [.copy("Page")],
      swiftSettings: settings),
    .executableTarget(
      name: "tabbar", dependencies: ["TabBarCommands"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["TabBarCore"], path: "Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "CanvasTests", dependencies: ["Canvas", "PixelKernels"], swiftSettings: settings),
    // Compiled, never run: what apps may use of UIKit compiles here as it does against Apple's.
    .target(name: "UIKitContract", dependencies: ["UIKit"], path: "Tests/UIKitContract"),
    .testTarget(
      name: "UIKitTests", dependencies: testing + ["Canvas", "UIKitContract", "SeededRandom"],
      swiftSettings: settings),
    .target(
      name: "PresetSupport", dependencies: testing, path: "Tests/PresetSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PreviewServerTests", dependencies: ["PreviewServer"], swiftSettings: settings),
    .testTarget(
      name: "TabBarCommandsTests",
      dependencies: testing + [
        "TabBarCommands", "Gallery", "TabBarKit", "Canvas", "PreviewServer",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ModelTests", dependencies: testing + ["TabBarKit", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: testing + presets + ["TabBarCommands", "Gallery", "TabBarKit", "Canvas"],
      exclude: ["Golden"], swiftSettings: settings),
  ]
#else
  systemProducts = [
    .library(name: "TabBarSwiftUI", targets: ["TabBarSwiftUI"]),
    .library(name: "SceneStateExample", targets: ["SceneStateExample"]),
  ]
  systemTargets = [
    .target(name: "TabBarSwiftUI", dependencies: ["TabBarKit"], swiftSettings: settings),
    // Compiled as an example only: scene state is what Linux does not have.
    .target(
      name: "SceneStateExample", dependencies: ["TabBarKit"], path: "Examples/SceneState",
      swiftSettings: settings),
  ]
#endif

let package = Package(
  name: "TabBarKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "TabBarKit", targets: ["TabBarKit"]),
    .library(name: "TabBarConfiguration", targets: ["TabBarConfiguration"]),
    .library(name: "TabBarRemote", targets: ["TabBarRemote"]),
    .library(name: "TabBarGallery", targets: ["Gallery"]),
  ] + systemProducts,
  targets: [
    .target(name: "TabBarCore", swiftSettings: settings),
    .target(
      name: "TabBarConfiguration", dependencies: ["TabBarCore"], swiftSettings: settings),
    .target(
      name: "TabBarPlatform", dependencies: uiKit,
      path: "Sources/TabBarPlatform/\(platformFolder)", swiftSettings: settings),
    .target(
      name: "TabBarKit", dependencies: ["TabBarCore", "TabBarPlatform"] + uiKit,
      swiftSettings: settings),
    .target(
      name: "TabBarRemote", dependencies: ["TabBarKit", "TabBarConfiguration"] + uiKit,
      swiftSettings: settings),
    .target(
      name: "Gallery",
      dependencies: ["TabBarKit", "TabBarRemote", "TabBarConfiguration"] + uiKit,
      path: "Examples/Gallery", exclude: ["Artwork"], resources: [.process("Resources")],
      swiftSettings: settings),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: settings),
    .testTarget(
      name: "TabBarCoreTests", dependencies: ["TabBarCore", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "TabBarConfigurationTests",
      dependencies: ["TabBarConfiguration", "TabBarCore", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "TabBarKitTests", dependencies: ["TabBarKit", "Canvas"] + testing + presets,
      swiftSettings: settings),
    .testTarget(
      name: "TabBarRemoteTests",
      dependencies: ["TabBarRemote", "TabBarKit", "TabBarConfiguration", "Canvas"] + testing
        + presets,
      swiftSettings: settings),
  ] + systemTargets,
  swiftLanguageModes: [.v6]
)
