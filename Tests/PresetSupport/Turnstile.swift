// SPDX-License-Identifier: MIT

/// Lets one test through after the other.
actor Turnstile {
  static let shared = Turnstile()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a body while nobody else does.
  nonisolated func alone(_ body: () async throws -> Void) async throws {
    await enter()
    do { try await body() } catch {
      await leave()
      throw error
    }
    await leave()
  }

  private func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
