// SPDX-License-Identifier: MIT

internal import Foundation

extension UIScrollView {
  private static let glideTime: TimeInterval = 0.3

  func glide(to target: CGPoint) {
    let now = Simulator.current.clock.now
    let from = contentOffset
    motion = ScrollMotion(
      x: .glide(from: from.x, to: target.x, duration: Self.glideTime),
      y: .glide(from: from.y, to: target.y, duration: Self.glideTime), xBegin: now, yBegin: now,
      isAsked: true)
  }

  /// Lets the content move on with the finger's speed, in points a second.
  func release(with speed: CGPoint) {
    let now = Simulator.current.clock.now
    let (offset, limits) = (contentOffset, limits)
    var x = axis(at: offset.x, speed: -speed.x, in: limits.x)
    var y = axis(at: offset.y, speed: -speed.y, in: limits.y)
    if isPagingEnabled {
      x = page(at: offset.x, speed: -speed.x, in: limits.x, size: bounds.width)
      y = page(at: offset.y, speed: -speed.y, in: limits.y, size: bounds.height)
    }
    let moves = !ScrollMotion.isOver(x, after: 0) || !ScrollMotion.isOver(y, after: 0)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    motion = ScrollMotion(x: x, y: y, xBegin: now, yBegin: now, isAsked: false)
  }

  func motionDidChange(from former: ScrollMotion?) {
    if motion == nil {
      motionTicker?.cancel()
      motionTicker = nil
      isDecelerating = false
    } else if former == nil {
      motionTicker?.cancel()
      motionTicker = Simulator.current.clock.addTicker(
        isBusy: { [weak self] in self?.window != nil },
        { [weak self] now in self?.move(at: now) })
    }
  }

  private func move(at now: TimeInterval) {
    guard var motion, window != nil else {
      self.motion = nil
      return
    }
    let limits = limits
    let x = advance(&motion.x, &motion.xBegin, now, limits.x, isAsked: motion.isAsked)
    let y = advance(&motion.y, &motion.yBegin, now, limits.y, isAsked: motion.isAsked)
    self.motion = motion
    contentOffset = CGPoint(x: x.place, y: y.place)
    guard x.isOver, y.isOver, let current = self.motion else { return }
    self.motion = nil
    if current.isAsked {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Moves one axis on; content that slows down beyond an end springs back to it.
  private func advance(
    _ axis: inout ScrollMotion.Axis, _ begin: inout TimeInterval, _ now: TimeInterval,
    _ limits: ClosedRange<CGFloat>, isAsked: Bool
  ) -> (place: CGFloat, isOver: Bool) {
    let time = now - begin
    var place = ScrollMotion.place(axis, after: time)
    if !isAsked, case .slowing = axis, !limits.contains(place) {
      let end = min(max(place, limits.lowerBound), limits.upperBound)
      guard bounces else {
        axis = .rest(end)
        return (end, true)
      }
      axis = .spring(to: end, from: place, speed: ScrollMotion.speed(axis, after: time))
      begin = now
      return (place, false)
    }
    let isOver = ScrollMotion.isOver(axis, after: time)
    if isOver {
      place = ScrollMotion.end(axis, after: time)
      axis = .rest(place)
    }
    return (place, isOver)
  }

  private func axis(
    at place: CGFloat, speed: CGFloat, in limits: ClosedRange<CGFloat>
  ) -> ScrollMotion.Axis {
    let end = min(max(place, limits.lowerBound), limits.upperBound)
    guard place == end else { return .spring(to: end, from: place, speed: speed) }
    guard limits.lowerBound < limits.upperBound else { return .rest(place) }
    let drag = -1000 * CGFloat(log(Double(decelerationRate.rawValue)))
    return .slowing(from: place, speed: speed, drag: drag)
  }

  private func page(
    at place: CGFloat, speed: CGFloat, in limits: ClosedRange<CGFloat>, size: CGFloat
  ) -> ScrollMotion.Axis {
    guard size > 0, limits.lowerBound < limits.upperBound else {
      return axis(at: place, speed: 0, in: limits)
    }
    var page = place / size
    // A flick turns to the next page in its direction; a slow release goes to the nearest.
    page = abs(speed) > 200 ? (speed > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
    let target = min(max(page * size, limits.lowerBound), limits.upperBound)
    return .spring(to: target, from: place, speed: speed)
  }
}
