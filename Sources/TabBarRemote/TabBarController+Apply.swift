// SPDX-License-Identifier: MIT
public import TabBarConfiguration
public import TabBarKit

extension TabBarController {
  /// Shows a bar that came from a back end: all of it, or nothing.
  ///
  /// Pages of ids that stay keep controller, stack and badge; playing pictures go on. If the
  /// selected tab is gone, the nearest one follows, the previous first, with one event whose source
  /// is ``TabBarCore/SelectionSource/configuration``. On the first bar its own selection is shown.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - routes: What the application can show. Items that lead nowhere are left out with a note.
  /// - Returns: What is worth saying about the bar.
  /// - Throws: A ``TabBarApplyError``; everything is as it was.
  @discardableResult public func apply(
    _ bar: ResolvedBar, routes: TabBarRoutes
  ) throws -> [DocumentDiagnostic] {
    let plan = try BarPlan(bar, routes: routes, tabBar: tabBar)
    tabBar.style = bar.style
    setPages(plan.pages, source: .configuration, selected: bar.selected)
    return plan.notes
  }
}

extension TabBarAttachment {
  /// Shows a bar that came from a back end: all of it, or nothing.
  ///
  /// As for ``TabBarKit/TabBarController``, but with at most five pages.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - routes: What the application can show. Items that lead nowhere are left out with a note.
  /// - Returns: What is worth saying about the bar.
  /// - Throws: A ``TabBarApplyError``; everything is as it was.
  @discardableResult public func apply(
    _ bar: ResolvedBar, routes: TabBarRoutes
  ) throws -> [DocumentDiagnostic] {
    let plan = try BarPlan(bar, routes: routes, tabBar: tabBar)
    let count = plan.pages.filter { $0.item.role == .tab }.count
    guard count <= TabBarAttachmentError.pageLimit else {
      throw TabBarApplyError.tooManyPages(count)
    }
    tabBar.style = bar.style
    try setPages(plan.pages, source: .configuration, selected: bar.selected)
    return plan.notes
  }
}
