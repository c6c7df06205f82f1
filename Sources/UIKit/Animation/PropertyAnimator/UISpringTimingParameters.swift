// SPDX-License-Identifier: MIT

public import Foundation

/// A damped spring that pulls from the start of an animation to its end.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring of its own frequency, which decides how long an animation takes.
  private struct Weight: Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double

    var frequency: Double { (stiffness / mass).squareRoot() }
    var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  }

  private nonisolated let weight: Weight?
  private nonisolated let ratio: Double
  private nonisolated let velocity: CGVector

  /// Makes the spring of the system's own motions: mass 3, stiffness 1000, damping 500.
  public nonisolated convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that fits any duration; a ratio of 1 comes to rest without swinging.
  ///
  /// A velocity of 1 covers the whole distance in the first second.
  public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (weight, self.ratio, self.velocity) = (nil, Double(ratio), velocity)
    super.init()
  }

  /// Makes a spring that fits any duration and begins at rest.
  public nonisolated convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring by its physics: the animation takes as long as the spring needs to rest.
  ///
  /// Values below the least that a spring can have are brought there.
  public nonisolated init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let weight = Weight(
      mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6),
      damping: max(Double(damping), 1e-6))
    (self.weight, ratio, self.velocity) = (weight, weight.ratio, velocity)
    super.init()
  }

  /// Reads a spring from an archive; nil if the archive holds none.
  public nonisolated required init?(coder: NSCoder) {
    ratio = coder.decodeDouble(forKey: "ratio")
    velocity = CGVector(
      dx: CGFloat(coder.decodeDouble(forKey: "dx")), dy: CGFloat(coder.decodeDouble(forKey: "dy")))
    let mass = coder.decodeDouble(forKey: "mass")
    weight =
      mass > 0
      ? Weight(
        mass: mass, stiffness: coder.decodeDouble(forKey: "stiffness"),
        damping: coder.decodeDouble(forKey: "damping")) : nil
    super.init()
    guard coder.containsValue(forKey: "ratio") else { return nil }
  }

  /// Writes the spring to an archive.
  @_spi(Conformance) public nonisolated func encode(with coder: NSCoder) {
    coder.encode(ratio, forKey: "ratio")
    coder.encode(Double(velocity.dx), forKey: "dx")
    coder.encode(Double(velocity.dy), forKey: "dy")
    guard let weight else { return }
    coder.encode(weight.mass, forKey: "mass")
    coder.encode(weight.stiffness, forKey: "stiffness")
    coder.encode(weight.damping, forKey: "damping")
  }

  /// The spring itself, which does not change.
  @_spi(Conformance) public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The speed at the start, in whole distances a second.
  open var initialVelocity: CGVector { velocity }

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }

  final var timing: TimingCurve {
    guard let weight else { return .spring(damping: ratio, velocity: Double(velocity.dx)) }
    return .swing(
      frequency: weight.frequency, ratio: weight.ratio, velocity: Double(velocity.dx))
  }

  /// How long the spring needs to rest, in seconds; nil for one that fits any duration.
  final var settlingDuration: TimeInterval? {
    weight.map { TimingCurve.settlingTime(frequency: $0.frequency, ratio: $0.ratio) }
  }
}
