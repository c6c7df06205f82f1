// SPDX-License-Identifier: MIT
package import Foundation

/// How a line is drawn; lengths in points.
package struct StrokeStyle: Sendable, Hashable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a line without gaps.
  package var dashes: [Double]
  /// How far into the dashes the line begins.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
  }
}

/// Colours that run into each other along a line, and stay the last one beyond its ends.
package struct LinearGradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    /// The place on the line, from 0 at the start to 1 at the end.
    package var location: Double
    package var color: RGBA

    package init(location: Double, color: RGBA) {
      (self.location, self.color) = (location, color)
    }
  }

  package var start: CGPoint
  package var end: CGPoint
  package var stops: [Stop]

  package init(start: CGPoint, end: CGPoint, stops: [Stop]) {
    (self.start, self.end, self.stops) = (start, end, stops)
  }

  /// A gradient whose colours stand at equal distances.
  package init(start: CGPoint, end: CGPoint, colors: [RGBA]) {
    let last = max(1, colors.count - 1)
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map {
        Stop(location: Double($0.offset) / Double(last), color: $0.element)
      })
  }
}

/// A blurred copy of a shape in one colour, beneath it.
package struct Shadow: Sendable, Hashable {
  package var color: RGBA
  /// The shift in points.
  package var offset: CGSize
  /// The blur's standard deviation in points: `CALayer.shadowRadius` as it is, half of what Core
  /// Graphics and `NSShadow` call blur.
  package var radius: Double

  package init(color: RGBA, offset: CGSize, radius: Double) {
    (self.color, self.offset, self.radius) = (color, offset, radius)
  }
}

/// How what is drawn joins what is there.
package enum BlendMode: Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusLighter
}

/// How a bitmap is drawn at another size than its own.
package enum Interpolation: Sendable {
  /// Pixel by pixel: hard edges.
  case none
  /// Smooth.
  case smooth
}
