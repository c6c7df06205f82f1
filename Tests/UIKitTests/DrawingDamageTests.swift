// SPDX-License-Identifier: MIT

import Canvas
import Foundation
import SeededRandom
import Testing

@testable import UIKit

extension SeededRandom {
  fileprivate mutating func roll(_ sides: Int) -> Int { number(0...sides - 1) }

  fileprivate mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }
}

/// A screen on which things change at random.
@MainActor private final class Playground {
  let simulator: Simulator
  var dice: SeededRandom
  private let root = UIView()
  private var views: [UIView] = []

  init(seed: UInt64, _ situation: Situation) {
    simulator = Simulator(situation)
    dice = SeededRandom(seed: seed)
    let controller = UIViewController()
    controller.view = root
    root.backgroundColor = .systemBackground
    simulator.launch(rootViewController: controller)
    for _ in 0..<10 { addView() }
  }

  private var frame: CGRect {
    CGRect(
      x: dice.length(-40...300), y: dice.length(-40...500), width: dice.length(5...160),
      height: dice.length(5...160))
  }

  private var color: UIColor {
    let colors: [UIColor] = [
      .systemRed, .systemBlue.withAlphaComponent(0.4), .label, .clear, .systemGray5, .white,
    ]
    return colors[dice.roll(colors.count)]
  }

  private func makeView() -> UIView {
    switch dice.roll(7) {
    case 0:
      let label = UILabel(frame: frame)
      label.text = "Grüße 你好 \(dice.roll(100))"
      label.numberOfLines = dice.roll(3)
      return label
    case 1:
      let view = UIImageView(frame: frame)
      view.image = UIImage(systemName: ["house", "heart.fill", "gear"][dice.roll(3)])
      view.contentMode = UIView.ContentMode(rawValue: dice.roll(13)) ?? .center
      return view
    case 2:
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = frame
      view.layer.cornerRadius = CGFloat(dice.roll(30))
      view.clipsToBounds = dice.roll(2) == 0
      return view
    case 3:
      let view = UIView(frame: frame)
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.endPoint = CGPoint(x: dice.length(0...1), y: dice.length(0...1))
      view.layer.addSublayer(gradient)
      return view
    case 4:
      let view = UIView(frame: frame)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: -3, dy: 4)).cgPath
      shape.strokeColor = UIColor.green.cgColor
      shape.lineWidth = dice.length(0.5...6)
      view.layer.addSublayer(shape)
      return view
    default:
      let view = UIView(frame: frame)
      view.backgroundColor = color
      return view
    }
  }

  func addView() {
    let view = makeView()
    let parent = views.isEmpty || dice.roll(2) == 0 ? root : views[dice.roll(views.count)]
    parent.insertSubview(view, at: dice.roll(parent.subviews.count + 1))
    views.append(view)
  }

  /// Changes something, animated at times.
  func play() {
    if dice.roll(4) == 0 {
      UIView.animate(withDuration: 0.3) { self.change() }
    } else {
      change()
    }
    if dice.roll(3) == 0 { simulator.advance(by: Double(dice.roll(8)) / 60) }
  }

  private func change() {
    views.removeAll { $0.window == nil }
    guard views.count > 3 else { return addView() }
    let view = views[dice.roll(views.count)]
    switch dice.roll(22) {
    case 0: view.frame = frame
    case 1: view.center.x += dice.length(-9...9)
    case 2: view.alpha = dice.length(0...1.2)
    case 3: view.isHidden.toggle()
    case 4: view.backgroundColor = color
    case 5: view.transform = CGAffineTransform(rotationAngle: dice.length(-1...1))
    case 6: view.transform = .identity
    case 7: view.bounds.origin.y += dice.length(-9...9)
    case 8: view.clipsToBounds.toggle()
    case 9: view.layer.cornerRadius = dice.length(0...30)
    case 10:
      view.layer.shadowOpacity = dice.roll(2) == 0 ? 0 : 0.6
      view.layer.shadowRadius = dice.length(0...12)
      view.layer.shadowOffset = CGSize(width: dice.length(-9...9), height: dice.length(-9...9))
    case 11: view.layer.borderWidth = dice.length(0...4)
    case 12: view.layer.zPosition = CGFloat(dice.roll(3))
    case 13: view.superview?.bringSubviewToFront(view)
    case 14: view.superview?.sendSubviewToBack(view)
    case 15: if dice.roll(3) == 0 { view.removeFromSuperview() }
    case 16: addView()
    case 17: view.tintColor = color
    case 18:
      if let label = view as? UILabel {
        label.text = "\(dice.roll(1000))"
        label.textAlignment = .right
        label.textColor = color
      }
    case 19:
      let mask = UIView(frame: CGRect(x: 3, y: 3, width: dice.length(5...90), height: 40))
      mask.backgroundColor = .black
      view.mask = dice.roll(2) == 0 ? mask : nil
    case 20: view.layer.sublayers?.first?.opacity = Float(dice.length(0...1))
    default: (view as? UIVisualEffectView)?.effect = UIBlurEffect(style: .dark)
    }
  }
}

@MainActor @Suite struct DrawingDamageTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `what is drawn again after changes gives the bytes of a full drawing`(seed: UInt64) {
    var situation = Situation()
    situation.appearance = seed % 2 == 0 ? .dark : .light
    if seed % 3 == 0 { situation.direction = .rightToLeft }
    let playground = Playground(seed: seed, situation)
    let scale = CGFloat(seed % 3 + 1)
    for step in 0..<25 {
      playground.play()
      let (picture, _) = playground.simulator.renderChanges(scale: scale)
      let full = playground.simulator.render(scale: scale)
      let difference = picture.bitmap().differingRect(from: full)
      #expect(difference == nil, "seed \(seed), step \(step)")
    }
  }

  @Test func `every frame of a push and of a sheet gives the bytes of a full drawing`() {
    let simulator = Simulator()
    let (first, second) = (UIViewController(), UIViewController())
    for (page, color) in [(first, UIColor.systemYellow), (second, .systemTeal)] {
      page.view.backgroundColor = color
      page.title = "Page"
      page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "house"), tag: 0)
    }
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    simulator.launch(rootViewController: tabs)
    func compare(frames: Int, _ what: String) {
      for frame in 0..<frames {
        simulator.advance(by: 0.05)
        let picture = simulator.renderChanges(scale: 1).picture.bitmap()
        #expect(picture == simulator.render(scale: 1), "frame \(frame) of \(what)")
      }
    }
    compare(frames: 1, "the start")
    stack.pushViewController(second, animated: true)
    compare(frames: 12, "a push")
    tabs.present(UIViewController(), animated: true)
    compare(frames: 12, "a sheet")
    simulator.update { $0.appearance = .dark }
    compare(frames: 1, "dark")
    simulator.rotate(to: .landscapeRight)
    compare(frames: 10, "a rotation")
  }
}

@MainActor @Suite struct DrawingChangesTests {
  private func scene() -> (simulator: Simulator, root: UIView) {
    let simulator = Simulator()
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    simulator.launch(rootViewController: controller)
    return (simulator, controller.view)
  }

  @Test func `where nothing moves, no timer waits, nothing animates and nothing is drawn`() {
    let (simulator, root) = scene()
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 80, height: 40))
    button.setTitle("Press", for: .normal)
    root.addSubview(button)
    UIView.animate(withDuration: 0.3) { button.center.y += 100 }
    #expect(simulator.clock.runningAnimations == 1 && simulator.clock.scheduledTimers == 1)
    _ = simulator.renderChanges(scale: 1)
    simulator.advance(by: 0.1)
    #expect(!simulator.renderChanges(scale: 1).rects.isEmpty)
    simulator.settle()
    _ = simulator.renderChanges(scale: 1)
    simulator.tap(at: CGPoint(x: 90, y: 220))
    simulator.settle()
    _ = simulator.renderChanges(scale: 1)
    let clock = simulator.clock
    #expect(clock.scheduledTimers == 0 && clock.runningAnimations == 0 && !clock.isBusy)
    let (frames, pixels) = (clock.framesDrawn, clock.pixelsDrawn)
    for _ in 0..<60 {
      simulator.advance(by: 0.05)
      #expect(simulator.renderChanges(scale: 1).rects.isEmpty)
    }
    #expect(clock.framesDrawn == frames && clock.pixelsDrawn == pixels)
    #expect(clock.scheduledTimers == 0)
  }

  @Test func `a cancelled timer lets go of its closure at once`() {
    let simulator = Simulator()
    weak var caught: UIView?
    let token: SimulatorClock.Token
    do {
      let view = UIView()
      caught = view
      token = simulator.clock.schedule(after: 9) { view.alpha = 0 }
    }
    #expect(caught != nil && simulator.clock.scheduledTimers == 1)
    token.cancel()
    #expect(caught == nil && simulator.clock.scheduledTimers == 0)
  }

  @Test func `the first drawing is the whole screen, the next only what changed`() {
    let (simulator, root) = scene()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 30, height: 40))
    view.backgroundColor = .red
    root.addSubview(view)
    let whole = CGRect(x: 0, y: 0, width: 393 * 2, height: 852 * 2)
    #expect(simulator.renderChanges(scale: 2).rects == [whole])
    view.backgroundColor = .blue
    let (picture, rects) = simulator.renderChanges(scale: 2)
    #expect(rects == [CGRect(x: 199, y: 399, width: 62, height: 82)])
    #expect(
      picture.bitmap(of: CGRect(x: 220, y: 420, width: 1, height: 1))?.hex(0, 0) == "0000ffff")
    view.frame.origin.x = 300
    #expect(simulator.renderChanges(scale: 2).rects.count == 2)
    #expect(simulator.clock.pixelsDrawn == Int(whole.width * whole.height) + 3 * 62 * 82)
    #expect(simulator.clock.framesDrawn == 3)
    #expect(simulator.renderChanges(scale: 1).rects.count == 1, "another scale begins anew")
  }

  @Test func `an endless animated picture draws its own rectangle and no more`() {
    let (simulator, root) = scene()
    let pictures = [UIColor.red, .green].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let view = UIImageView(image: UIImage.animatedImage(with: pictures, duration: 1))
    view.frame.origin = CGPoint(x: 100, y: 300)
    root.addSubview(view)
    _ = simulator.renderChanges(scale: 1)
    var drawn: [[CGRect]] = []
    for _ in 0..<20 {
      simulator.advance(by: 0.1)
      let rects = simulator.renderChanges(scale: 1).rects
      if !rects.isEmpty { drawn.append(rects) }
    }
    #expect(drawn == Array(repeating: [CGRect(x: 99, y: 299, width: 22, height: 22)], count: 4))
  }

  @Test func `what is behind glass draws the glass again, with all that it sees`() {
    let (simulator, root) = scene()
    let spot = UIView(frame: CGRect(x: 110, y: 310, width: 10, height: 10))
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
    root.addSubview(spot)
    root.addSubview(glass)
    _ = simulator.renderChanges(scale: 1)
    spot.backgroundColor = .red
    let rects = simulator.renderChanges(scale: 1).rects
    #expect(rects == [CGRect(x: 39, y: 239, width: 222, height: 172)])
  }

  @Test func `a minute that passes draws the status bar`() {
    let (simulator, _) = scene()
    _ = simulator.renderChanges(scale: 1)
    simulator.advance(by: 61)
    let rects = simulator.renderChanges(scale: 1).rects
    #expect(rects.contains(CGRect(x: 0, y: 0, width: 393, height: 70)))
    #expect(!rects.contains { $0.height > 100 })
  }

  @Test(arguments: 0..<12)
  func `each property of a label is drawn when it changes`(property: Int) {
    let (simulator, root) = scene()
    let label = UILabel(frame: CGRect(x: 100, y: 200, width: 90, height: 50))
    label.text = [5, 7].contains(property) ? "A long text for two lines" : "A text"
    label.isHighlighted = property == 8
    label.shadowColor = property == 10 ? .red : nil
    root.addSubview(label)
    let before = simulator.renderChanges(scale: 1).picture.bitmap()
    switch property {
    case 0: label.text = "Else"
    case 1: label.attributedText = NSAttributedString(string: "Else")
    case 2: label.font = .boldSystemFont(ofSize: 12)
    case 3: label.textColor = .red
    case 4: label.textAlignment = .right
    case 5: label.adjustsFontSizeToFitWidth = true
    case 6: label.isEnabled = false
    case 7: label.numberOfLines = 2
    case 8: label.highlightedTextColor = .green
    case 9: label.shadowColor = .red
    case 10: label.shadowOffset = CGSize(width: 3, height: 3)
    default: label.semanticContentAttribute = .forceRightToLeft
    }
    if property == 5 { label.frame.size.width = 60 }
    let after = simulator.renderChanges(scale: 1).picture.bitmap()
    #expect(after != before)
    #expect(after == simulator.render(scale: 1))
  }
}
