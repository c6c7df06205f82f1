// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// `tabbar devices`: every device there is, one a line.
enum DevicesCommand: ToolCommand {
  static let name = "devices"
  static let summary =
    "List the devices: id, size in points, scale, safe areas (top,left,bottom,right)."
  static let usage = ""
  static let example = "tabbar devices"
  static let options: [ToolOption] = []
  static let maximumFiles = 0

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    let devices = SimulatedDevice.all
    let width = devices.map(\.id.count).max() ?? 0
    let names = devices.map(\.name.count).max() ?? 0
    for device in devices {
      let columns = [
        device.id.padded(to: width), device.name.padded(to: names),
        "\(number(device.size.width))×\(number(device.size.height))".padded(to: 10),
        "\(number(device.scale))x", "portrait \(insets(device.portraitSafeArea).padded(to: 12))",
        "landscape \(insets(device.landscapeSafeArea))",
      ]
      try output.line(columns.joined(separator: "  "))
    }
  }

  /// Top, left, bottom, right.
  private static func insets(_ insets: SimulatedDevice.Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")
  }

  private static func number(_ value: CGFloat) -> String {
    JSONText.number(Double(value)).text()
  }
}
