// SPDX-License-Identifier: MIT

extension UIKitSwitches {
  /// Switches with the name that a failing test shows.
  package struct Named: Sendable {
    package let name: String
    package let switches: UIKitSwitches
  }

  /// iOS 15 as far as known: a hidden bar keeps its room, as reported for systems before 18.
  package static let iOS15 = with {
    $0.hiddenBarKeepsInset = true
    $0.systemVersion = "15.0"
  }

  /// iOS 17 as far as known: nothing that is listed here changed since 16.5 but the version.
  package static let iOS17 = with { $0.systemVersion = "17.0" }

  /// iOS 18 as far as known: pages cross-fade, did-callbacks come late, tablets have another bar.
  package static let iOS18 = with {
    $0.didAppearDelay = .after(0.6)
    $0.switchCrossFades = true
    $0.tabletPushKeepsBar = true
    $0.systemVersion = "18.0"
  }

  /// iOS 26 as far as known: as 18, with a floating bar and another order of callbacks.
  package static let iOS26 = with(iOS18) {
    $0.switchOrder = .oldFirst
    $0.barHeight = .platter
    $0.systemVersion = "26.0"
  }

  /// iOS 27 as far as known: as 26; an index is seen late, and apps need scenes.
  package static let iOS27 = with(iOS26) {
    $0.indexSetterIsSeenLate = true
    $0.requiresScenes = true
    $0.systemVersion = "27.0"
  }

  /// An answer to everything, drawn by lot; the same seed gives the same answers.
  package static func random(seed: UInt64) -> UIKitSwitches {
    // The generator known as SplitMix64: a counter with large steps, well mixed.
    var state = seed
    return with { switches in
      for setting in settings {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        setting.choose(Int((mixed ^ (mixed >> 31)) % UInt64(setting.count)), &switches)
      }
    }
  }

  /// Systems, the newest known one last, two drawn by lot, and the rest: together every answer.
  package static let presets: [Named] = {
    let drawn =
      [
        Named(name: "iOS 15", switches: iOS15), Named(name: "iOS 17", switches: iOS17),
        Named(name: "iOS 18", switches: iOS18), Named(name: "iOS 26", switches: iOS26),
        Named(name: "iOS 27", switches: iOS27),
      ]
      + [UInt64(1), 2].map { Named(name: "random(seed: \($0))", switches: random(seed: $0)) }
    return drawn + [Named(name: "the rest", switches: rest(of: drawn))]
  }()

  /// The answers that matter to hosts and that some presets leave out.
  ///
  /// Two answers of one setting cannot be in it; where a draw leaves out both, another is needed.
  private static func rest(of presets: [Named]) -> UIKitSwitches {
    with { switches in
      for setting in settings where setting.concernsHosts {
        let given = Set(presets.map { setting.answer($0.switches) })
        for number in 0..<setting.count {
          var tried = switches
          setting.choose(number, &tried)
          if !given.contains(setting.answer(tried)) { switches = tried }
        }
      }
    }
  }

  /// Every answer that is not iOS 16.5's, alone.
  package static let singleAnswers: [Named] = settings.flatMap(\.deviations)

  /// Every answer that is not iOS 16.5's and can matter to what hosts a bar, alone.
  package static let singleAnswersForHosts: [Named] =
    settings.filter(\.concernsHosts).flatMap(\.deviations)

  /// What everything must work under: the presets, then every deviating answer alone.
  package static let all = presets + singleAnswers

  private static func with(
    _ base: UIKitSwitches = UIKitSwitches(), _ change: (inout UIKitSwitches) -> Void
  ) -> UIKitSwitches {
    var switches = base
    change(&switches)
    return switches
  }
}

extension UIKitSwitches.Setting {
  /// Switches that differ from iOS 16.5's in this setting only.
  package var deviations: [UIKitSwitches.Named] {
    let usual = answer(UIKitSwitches())
    return (0..<count).compactMap { number in
      var switches = UIKitSwitches()
      choose(number, &switches)
      let answer = answer(switches)
      return answer == usual
        ? nil : UIKitSwitches.Named(name: "\(name): \(answer)", switches: switches)
    }
  }
}
