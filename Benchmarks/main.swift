// SPDX-License-Identifier: MIT
import Foundation

// Measures every goal and prints it beside its limit; fails if one is missed.
var isMissed = false
for benchmark in Benchmark.layout {
  let ratio = benchmark.ratio()
  let isKept = ratio <= benchmark.limit
  isMissed = isMissed || !isKept
  let verdict = isKept ? "kept" : "missed"
  print(
    "\(benchmark.name): \(String(format: "%.1f", ratio)) times, limit \(String(format: "%.0f", benchmark.limit)), \(verdict)"
  )
}
exit(isMissed ? 1 : 0)
