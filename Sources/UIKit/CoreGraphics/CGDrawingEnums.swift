// SPDX-License-Identifier: MIT

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point; the default.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Half the line's width beyond the end point.
  case square = 2
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit; the default.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// A cut corner.
  case bevel = 2
}

/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those the path winds around.
  case winding = 0
  /// Those whose way out crosses the path an odd number of times.
  case evenOdd = 1
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke = 4
}
