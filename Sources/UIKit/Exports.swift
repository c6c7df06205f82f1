// SPDX-License-Identifier: MIT
// Apple's UIKit brings Foundation with it: sources that import UIKit alone compile here as there.
@_exported public import Foundation
