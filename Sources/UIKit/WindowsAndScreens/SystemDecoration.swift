// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

/// Draws what the system shows over every app: status bar, what is cut out, home indicator.
@MainActor struct SystemDecoration {
  /// The island of newer phones: 126 by 37 points.
  private static let island = CGSize(width: 126, height: 37)
  /// The home indicator: 134 by 5 points, 8 above the bottom.
  private static let indicator = CGSize(width: 134, height: 5)
  private static let indicatorBottom: CGFloat = 8

  let simulator: Simulator
  let surface: Surface

  private var device: SimulatedDevice { simulator.situation.device }
  private var bounds: CGRect { simulator.screen.bounds }

  /// How many windows lie behind the status bar.
  var windowsBehind: Int { simulator.windows.count { !$0.isOverStatusBar } }

  /// All that decides about what is drawn, besides the device and the way it is held.
  struct Look: Equatable {
    let minute: Int
    let isStatusBarHidden: Bool
    let isStatusBarLight: Bool
    let isIndicatorHidden: Bool
    let isIndicatorLight: Bool
    let focus: CGRect?
    let focusColor: CGColor?
  }

  var look: Look {
    let manager = simulator.statusBarManager
    let window = simulator.focusedView?.window
    return Look(
      minute: minute, isStatusBarHidden: manager.isStatusBarHidden,
      isStatusBarLight: manager.statusBarStyle == .lightContent,
      isIndicatorHidden: manager.isHomeIndicatorHidden, isIndicatorLight: isIndicatorLight,
      focus: focusFrame,
      focusColor: window.map { UIColor.systemBlue.resolvedColor(with: $0.traitCollection).cgColor })
  }

  /// Where a look is drawn, in points; larger than what is seen of it.
  func areas(of look: Look) -> [CGRect] {
    let bar = CGRect(x: 0, y: 0, width: bounds.width, height: 70)
    let indicator = CGRect(
      x: bounds.midX - Self.indicator.width, y: bounds.height - 20, width: Self.indicator.width * 2,
      height: 20)
    return [bar, indicator] + (look.focus.map { [$0.insetBy(dx: -5, dy: -5)] } ?? [])
  }

  func draw() {
    drawFocus()
    drawCutout()
    let manager = simulator.statusBarManager
    if !manager.isStatusBarHidden {
      drawStatusBar(isLight: manager.statusBarStyle == .lightContent)
    }
    if device.hasHomeIndicator, !manager.isHomeIndicatorHidden { drawHomeIndicator() }
  }

  /// The ring around what the keyboard has gone to, as with a phone's Full Keyboard Access.
  private func drawFocus() {
    guard let frame = focusFrame, let window = simulator.focusedView?.window else { return }
    let color = UIColor.systemBlue.resolvedColor(with: window.traitCollection).cgColor.rgba
    surface.stroke(
      Path(roundedRect: frame.insetBy(dx: -1, dy: -1), radius: 8), color, StrokeStyle(width: 3))
  }

  private var focusFrame: CGRect? {
    guard let view = simulator.focusedView, let window = view.window else { return nil }
    return view.convert(view.bounds, to: nil).applying(window.layer.state.matrix)
  }

  private var isIndicatorLight: Bool {
    simulator.statusBarWindow?.traitCollection.userInterfaceStyle == .dark
  }

  private var minute: Int { Int(simulator.clock.date.timeIntervalSince1970 / 60) }

  private func ink(light: Bool, alpha: Double = 1) -> RGBA {
    let value = light ? 1.0 : 0
    return RGBA(red: value, green: value, blue: value, alpha: alpha)
  }

  /// Cut out where the camera is: above while upright, at a side else.
  private func drawCutout() {
    let isLandscape = simulator.situation.orientation.isLandscape
    let width = isLandscape ? bounds.height : bounds.width
    let rect: CGRect
    switch device.cutout {
    case .none: return
    case .camera: return drawCamera()
    case .island:
      rect = CGRect(
        x: (width - Self.island.width) / 2, y: device.islandTop, width: Self.island.width,
        height: Self.island.height)
    case .notch:
      let size = CGSize(width: 209, height: 31)
      // The part above the screen's edge keeps the upper corners square.
      rect = CGRect(
        x: (width - size.width) / 2, y: -20, width: size.width, height: size.height + 20)
    }
    var turned = rect
    if isLandscape {
      turned = CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
      if simulator.situation.orientation == .landscapeLeft {
        turned.origin.x = bounds.width - turned.maxX
      }
    }
    let radius = device.cutout == .island ? Self.island.height / 2 : 20
    surface.fill(Path(roundedRect: turned, radius: Double(radius)), ink(light: false))
  }

  /// The middle of the camera is 47.8 points from the upright screen's top and right edges.
  private func drawCamera() {
    let (near, radius) = (47.8, 18.5)
    let middle =
      switch simulator.situation.orientation {
      case .landscapeRight: CGPoint(x: near, y: near)
      case .landscapeLeft: CGPoint(x: bounds.width - near, y: bounds.height - near)
      default: CGPoint(x: bounds.width - near, y: near)
      }
    let box = CGRect(x: middle.x - radius, y: middle.y - radius, width: 37, height: 37)
    surface.fill(Path(roundedRect: box, radius: radius), ink(light: false))
  }

  private func drawHomeIndicator() {
    let size = Self.indicator
    let rect = CGRect(
      x: (bounds.width - size.width) / 2, y: bounds.height - Self.indicatorBottom - size.height,
      width: size.width, height: size.height)
    surface.fill(
      Path(roundedRect: rect, radius: Double(size.height / 2)), ink(light: isIndicatorLight))
  }

  // MARK: Status bar

  /// UIKit's rule: in right-to-left the status bar is mirrored.
  private var isMirrored: Bool { simulator.situation.direction == .rightToLeft }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }

  /// Time at the left and signs at the right of what is cut out; on older phones the time stands
  /// in the middle.
  private func drawStatusBar(isLight: Bool) {
    let color = ink(light: isLight)
    switch device.cutout {
    case .island:
      let side = (bounds.width - Self.island.width) / 2
      let middle = device.islandTop + Self.island.height / 2 + 3
      drawTime(centeredAt: CGPoint(x: side / 2 + 2, y: middle), size: 17, color)
      drawSigns(endingAt: bounds.width - side / 2 + 38, middle: middle, color, isLight)
    case .notch:
      let side = (bounds.width - 209) / 2
      drawTime(centeredAt: CGPoint(x: side / 2 + 8, y: 25), size: 15, color)
      drawSigns(endingAt: bounds.width - 16, middle: 25, color, isLight)
    case .none, .camera:
      let isPad = device.idiom == .pad
      let middle = device.statusBarHeight / 2
      let x = isPad ? 36 : bounds.width / 2
      drawTime(centeredAt: CGPoint(x: x, y: middle), size: 12, color)
      drawSigns(endingAt: bounds.width - (isPad ? 12 : 6), middle: middle, color, isLight)
    }
  }

  /// The clock's time in hours and minutes, in Greenwich.
  private func drawTime(centeredAt center: CGPoint, size: Double, _ color: RGBA) {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    let text = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    let font = FontDescription(size: size, weight: 600)
    // Without fonts there is no text anywhere on the screen; the bar is not where to say so.
    guard let layout = try? TextLayout([TextRun(text, font: font, color: color)]) else { return }
    layout.draw(
      on: surface,
      at: CGPoint(
        x: mirrored(center.x) - layout.size.width / 2, y: center.y - layout.size.height / 2))
  }

  private func drawSigns(endingAt end: CGFloat, middle: CGFloat, _ color: RGBA, _ isLight: Bool) {
    let battery = CGRect(x: end - 27, y: middle - 6.5, width: 25, height: 13)
    drawBattery(mirrored(battery), color, isLight)
    drawWaves(around: CGPoint(x: mirrored(end - 41), y: middle + 5.5), color)
    guard device.idiom == .phone else { return }
    for index in 0..<4 {
      let height = 4 + CGFloat(index) * 2.6
      let bar = CGRect(
        x: end - 72.5 + CGFloat(index) * 4.7, y: middle + 5.8 - height, width: 3, height: height)
      surface.fill(Path(roundedRect: mirrored(bar), radius: 1), color)
    }
  }

  private func drawBattery(_ body: CGRect, _ color: RGBA, _ isLight: Bool) {
    let faint = ink(light: isLight, alpha: 0.4)
    surface.stroke(
      Path(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), radius: 3.8), faint, StrokeStyle(width: 1))
    surface.fill(Path(roundedRect: body.insetBy(dx: 2, dy: 2), radius: 2.5), color)
    let tip = CGRect(
      x: isMirrored ? body.minX - 2.4 : body.maxX + 1, y: body.midY - 2, width: 1.4, height: 4)
    surface.fill(Path(roundedRect: tip, radius: 0.7), faint)
  }

  private func drawWaves(around foot: CGPoint, _ color: RGBA) {
    for radius in [10.0, 6.2] {
      var arc = Path()
      arc.addArc(center: foot, radius: radius, from: -.pi * 0.75, sweep: .pi / 2)
      surface.stroke(arc, color, StrokeStyle(width: 2.4))
    }
    var dot = Path()
    dot.move(to: foot)
    dot.addArc(center: foot, radius: 3.4, from: -.pi * 0.75, sweep: .pi / 2)
    dot.close()
    surface.fill(dot, color)
  }
}
