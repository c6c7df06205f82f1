// SPDX-License-Identifier: MIT
// The toolchain's Testing declares a cross-import overlay for every module named UIKit: a file that
// imports both makes the compiler look for `_Testing_UIKit`, which only Apple's SDKs ship. On Linux
// this empty target takes its place.
