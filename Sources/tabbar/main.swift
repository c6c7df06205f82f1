// SPDX-License-Identifier: MIT
import TabBarCommands
