// SPDX-License-Identifier: MIT
import Foundation
import TabBarCommands

exit(await Tool.run(Array(CommandLine.arguments.dropFirst()), into: .standard()))
