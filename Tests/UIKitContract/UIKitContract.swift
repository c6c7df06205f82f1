// SPDX-License-Identifier: MIT
// swift-format-ignore-file
//
// Taken out, because the Linux UIKit leaves these topics out altogether:
// - Auto Layout: UIView.translatesAutoresizingMaskIntoConstraints, NSLayoutConstraint, the anchors of
//   UIView and UILayoutGuide
// - keyframe animations: UIView.animateKeyframes, UIView.addKeyframe
// - customizing a tab bar: UITabBarController.customizableViewControllers
//
// Contract probe: every UIKit declaration a custom tab-bar library and its demo apps may use.
// It must type-check, unchanged, against (a) Apple's iOS 16.5 SDK and (b) our UIKit on Linux.
// No #selector, @objc, KVO, KVC, NSClassFromString, optional protocol calls: those cannot exist on Linux.
@preconcurrency import UIKit   // @preconcurrency: the 16.5 SDK imports UIAccessibilityTraits' statics as vars, an error in Swift 6 mode otherwise

@MainActor func use<T>(_ value: T) {}

// MARK: value types
@MainActor func contractValues() {
    use(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)); use(UIEdgeInsets.zero == UIEdgeInsets())
    use(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)); use(NSDirectionalEdgeInsets.zero)
    use(UIOffset(horizontal: 1, vertical: 2)); use(UIOffset.zero == UIOffset())
    use(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)))
    let edges: UIRectEdge = [.top, .left, .bottom, .right]; use(edges == .all)
    let corners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]; use(corners == .allCorners)
    use([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue))
    use([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue))
    use([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue))
    use([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue))
    use([UISemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft].map(\.rawValue))
    use([UIBarStyle.default, .black].map(\.rawValue)); use([UIBarMetrics.default, .compact].map(\.rawValue))
    use([UIInterfaceOrientation.unknown, .portrait, .landscapeLeft, .landscapeRight].map(\.rawValue))
    let mask: UIInterfaceOrientationMask = [.portrait, .landscape]; use(mask == .all); use(UIInterfaceOrientationMask.allButUpsideDown)
    use([UIModalPresentationStyle.automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .none].map(\.rawValue))
    use([UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve].map(\.rawValue))
    use([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue))
    use([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue))
    use([NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].map(\.rawValue))
    let t = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2).rotated(by: 0.5).concatenating(.identity).inverted(); use(t.isIdentity)
    use(CGAffineTransform(scaleX: 2, y: 2)); use(CGAffineTransform(rotationAngle: .pi)); use(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    use(CGRect.zero.applying(t)); use(CGPoint.zero.applying(t)); use(CGSize.zero.applying(t))
}

// MARK: colour, image, font
@MainActor func contractDrawing() {
    let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    use(UIColor(white: 0.5, alpha: 1)); use(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1))
    use([UIColor.black, .white, .gray, .lightGray, .darkGray, .red, .green, .blue, .orange, .yellow, .purple, .brown, .cyan, .magenta, .clear])
    use([UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo])
    use([UIColor.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6])
    use([UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .separator, .opaqueSeparator, .systemFill, .secondarySystemFill])
    use([UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground])
    use(UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black })
    use(c.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))); use(c.withAlphaComponent(0.5)); use(c.cgColor); use(UIColor(cgColor: c.cgColor))
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    use(c.getRed(&r, green: &g, blue: &b, alpha: &a)); use(c.getWhite(&r, alpha: &a)); use(c.getHue(&r, saturation: &g, brightness: &b, alpha: &a))
    c.set(); c.setFill(); c.setStroke()

    use(UIImage(named: "x")); use(UIImage(contentsOfFile: "x")); use(UIImage(data: Data())); use(UIImage(data: Data(), scale: 2))
    use(UIImage(systemName: "house")); use(UIImage(systemName: "house", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = renderer.image { context in context.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5)); context.fill(CGRect(x: 5, y: 5, width: 5, height: 5)) }
    let format = UIGraphicsImageRendererFormat(); format.scale = 2; format.opaque = false; use(UIGraphicsImageRenderer(size: .zero, format: format))
    use(image.size); use(image.scale); use(image.renderingMode == .automatic); use(image.withRenderingMode(.alwaysTemplate)); use(image.withTintColor(c)); use(image.withTintColor(c, renderingMode: .alwaysOriginal))
    use(image.resizableImage(withCapInsets: .zero)); use(image.capInsets); use(image.images); use(UIImage.animatedImage(with: [image], duration: 1)); use(image.pngData()); use(image.cgImage)
    image.draw(in: .zero); image.draw(at: .zero)

    let f = UIFont.systemFont(ofSize: 10, weight: .medium)
    use(UIFont.systemFont(ofSize: 10)); use(UIFont.boldSystemFont(ofSize: 10)); use(UIFont(name: "Helvetica", size: 10)); use(UIFont.preferredFont(forTextStyle: .body))
    use([UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black].map(\.rawValue))
    use(f.pointSize); use(f.lineHeight); use(f.ascender); use(f.descender); use(f.capHeight); use(f.xHeight); use(f.leading); use(f.fontName); use(f.familyName); use(f.withSize(12))
    use(("x" as NSString).size(withAttributes: [.font: f, .foregroundColor: c])); use(NSAttributedString(string: "x", attributes: [.font: f]).size())
    ("x" as NSString).draw(in: .zero, withAttributes: [.font: f])

    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3)
    use(UIBezierPath(rect: .zero)); use(UIBezierPath(ovalIn: .zero)); use(UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: .zero))
    use(UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true))
    path.move(to: .zero); path.addLine(to: .zero); path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero); path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true); path.close(); path.append(UIBezierPath()); path.apply(.identity)
    path.lineWidth = 2; path.usesEvenOddFillRule = true; path.fill(); path.stroke(); path.addClip(); use(path.contains(.zero)); use(path.bounds); use(path.isEmpty); use(path.cgPath); use(UIBezierPath(cgPath: path.cgPath))
    if let g = UIGraphicsGetCurrentContext() { g.saveGState(); g.translateBy(x: 1, y: 1); g.scaleBy(x: 1, y: 1); g.setFillColor(c.cgColor); g.addPath(path.cgPath); g.fillPath(); g.restoreGState() }
}

// MARK: traits, screen, application, window
@MainActor func contractEnvironment() {
    let traits = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(preferredContentSizeCategory: .large)])
    use(traits.userInterfaceStyle); use(traits.horizontalSizeClass); use(traits.verticalSizeClass); use(traits.displayScale); use(traits.userInterfaceIdiom); use(traits.layoutDirection); use(traits.preferredContentSizeCategory)
    use(traits.containsTraits(in: UITraitCollection())); use(traits.hasDifferentColorAppearance(comparedTo: nil)); traits.performAsCurrent { use(UITraitCollection.current) }
    use(UIScreen.main.bounds); use(UIScreen.main.scale); use(UIScreen.main.traitCollection)
    use(UIDevice.current.userInterfaceIdiom); use(UIDevice.current.systemVersion)
    use(UIApplication.shared.applicationState == .active); use(UIApplication.shared.userInterfaceLayoutDirection); use(UIApplication.shared.delegate)
    for n in [UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification] {
        let token = NotificationCenter.default.addObserver(forName: n, object: nil, queue: .main) { _ in }; NotificationCenter.default.removeObserver(token)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController(); window.makeKeyAndVisible(); window.makeKey(); use(window.isKeyWindow); use(window.screen); window.windowLevel = .alert; use([UIWindow.Level.normal, .alert, .statusBar]); use(window.windowScene)
    window.overrideUserInterfaceStyle = .dark; window.tintColor = .red
    UIImpactFeedbackGenerator(style: .light).impactOccurred(); UISelectionFeedbackGenerator().selectionChanged()
}
final class ContractWindow: UIWindow { override func sendEvent(_ event: UIEvent) { super.sendEvent(event) } }
final class ContractAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
}

// MARK: responder, view
class ContractView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var center: CGPoint { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var alpha: CGFloat { didSet {} }
    override var backgroundColor: UIColor? { didSet {} }
    override var tintColor: UIColor! { didSet {} }
    override var isUserInteractionEnabled: Bool { didSet {} }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func draw(_ rect: CGRect) {}
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override var next: UIResponder? { super.next }
    override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
    override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
    override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
    override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
    override var accessibilityElements: [Any]? { get { super.accessibilityElements } set { super.accessibilityElements = newValue } }
    override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
}
@MainActor func contractView(_ v: UIView, _ w: UIView) {
    use(UIView()); use(v.layer); v.tag = 1; use(v.viewWithTag(1)); v.transform = .identity; v.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
    v.autoresizesSubviews = true; v.clipsToBounds = true; v.isOpaque = false; v.contentMode = .scaleAspectFit; v.mask = nil; v.semanticContentAttribute = .unspecified; use(v.effectiveUserInterfaceLayoutDirection)
    v.isMultipleTouchEnabled = true; v.isExclusiveTouch = true; v.tintAdjustmentMode = .dimmed; v.overrideUserInterfaceStyle = .light; v.contentScaleFactor = 2
    v.addSubview(w); v.insertSubview(w, at: 0); v.insertSubview(w, belowSubview: w); v.insertSubview(w, aboveSubview: w); v.bringSubviewToFront(w); v.sendSubviewToBack(w); v.exchangeSubview(at: 0, withSubviewAt: 0); w.removeFromSuperview()
    use(v.superview); use(v.subviews); use(v.window); use(v.isDescendant(of: w)); use(v.traitCollection)
    use(v.convert(CGPoint.zero, to: w)); use(v.convert(CGPoint.zero, from: nil)); use(v.convert(CGRect.zero, to: nil)); use(v.convert(CGRect.zero, from: w))
    v.layoutIfNeeded(); v.setNeedsDisplay(); v.setNeedsDisplay(.zero); v.invalidateIntrinsicContentSize()
    use(v.safeAreaInsets); v.layoutMargins = .zero; v.directionalLayoutMargins = .zero; v.preservesSuperviewLayoutMargins = true; v.insetsLayoutMarginsFromSafeArea = true; use(v.safeAreaLayoutGuide.layoutFrame); use(v.layoutMarginsGuide.layoutFrame)
    v.accessibilityIdentifier = "x"; v.accessibilityHint = "x"; v.accessibilityFrame = .zero; v.accessibilityElementsHidden = false; v.accessibilityViewIsModal = false; v.shouldGroupAccessibilityChildren = true; v.accessibilityContainerType = .semanticGroup
    v.showsLargeContentViewer = true; v.largeContentTitle = "x"; v.largeContentImage = nil; v.scalesLargeContentImage = true; v.largeContentImageInsets = .zero
    v.addInteraction(UILargeContentViewerInteraction(delegate: nil)); use(v.interactions.count); use(v.gestureRecognizers)
    v.layer.cornerRadius = 4; v.layer.masksToBounds = true; v.layer.borderWidth = 1; v.layer.borderColor = UIColor.red.cgColor; v.layer.shadowColor = nil; v.layer.shadowOpacity = 0.5; v.layer.shadowOffset = .zero; v.layer.shadowRadius = 2; v.layer.shadowPath = nil
    v.layer.zPosition = 1; v.layer.opacity = 1; v.layer.backgroundColor = nil; v.layer.contents = nil; v.layer.frame = .zero; v.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5); use(v.layer.sublayers); v.layer.addSublayer(CALayer()); v.layer.removeAllAnimations(); v.layer.cornerCurve = .continuous
    v.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]; use(v.layer.presentation()); use(v.layer.animationKeys())
    let shape = CAShapeLayer(); shape.path = UIBezierPath().cgPath; shape.fillColor = nil; shape.strokeColor = nil; shape.lineWidth = 1; shape.fillRule = .evenOdd; v.layer.mask = shape
    let gradient = CAGradientLayer(); gradient.colors = [UIColor.red.cgColor]; gradient.locations = [0, 1]; gradient.startPoint = .zero; gradient.endPoint = .zero
    CATransaction.begin(); CATransaction.setDisableActions(true); CATransaction.commit()
}
@MainActor func contractAnimation(_ v: UIView) {
    UIView.animate(withDuration: 0.3) { v.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { v.alpha = 0 }) { finished in use(finished) }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction, .layoutSubviews, .repeat, .autoreverse, .curveLinear, .curveEaseIn, .curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]) { v.alpha = 1 } completion: { _ in }
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) { v.transform = .identity } completion: { _ in }
    UIView.transition(with: v, duration: 0.3, options: [.transitionCrossDissolve], animations: {}, completion: nil)
    UIView.transition(from: v, to: UIView(), duration: 0.3, options: [.showHideTransitionViews, .transitionFlipFromLeft], completion: nil)
    UIView.performWithoutAnimation { v.layoutIfNeeded() }; UIView.setAnimationsEnabled(true); use(UIView.areAnimationsEnabled); use(UIView.inheritedAnimationDuration)
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { v.alpha = 1 }; animator.addCompletion { position in use(position == .end) }; animator.startAnimation(); use(animator.state == .active); animator.stopAnimation(true)
    use(UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut, animations: nil)); animator.fractionComplete = 0.5; animator.isReversed = false; use(animator.isRunning); animator.pauseAnimation()
}
@MainActor func contractTouch(_ t: UITouch, _ e: UIEvent, _ v: UIView) {
    use(t.location(in: v)); use(t.location(in: nil)); use(t.previousLocation(in: v)); use(t.phase == .began); use(t.tapCount); use(t.timestamp); use(t.view); use(t.window)
    use(e.type == .touches); use(e.timestamp); use(e.allTouches); use(e.touches(for: v))
}

// MARK: controls
class ContractControl: UIControl {
    override var isHighlighted: Bool { didSet {} }
    override var isSelected: Bool { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var state: UIControl.State { super.state }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}
@MainActor func contractControls(_ image: UIImage) {
    let id = UIAction.Identifier("x")
    let action = UIAction(title: "t", image: image, identifier: id, discoverabilityTitle: nil, attributes: [.disabled, .destructive, .hidden], state: .on) { a in use(a.sender); use(a.title); use(a.identifier) }
    use(UIAction { _ in }); action.title = "u"; action.image = nil; action.attributes = []; action.state = .off
    let c = ContractControl(frame: .zero, primaryAction: action); use(UIControl(frame: .zero))
    c.addAction(action, for: .touchUpInside); c.removeAction(action, for: .allEvents); c.removeAction(identifiedBy: id, for: .touchUpInside)
    c.sendActions(for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .menuActionTriggered])
    c.sendAction(action); use(c.isTracking); use(c.isTouchInside); use(c.allControlEvents); c.enumerateEventHandlers { a, _, event, stop in use(a); use(event); stop = false }
    c.contentHorizontalAlignment = .leading; c.contentVerticalAlignment = .fill; use(c.effectiveContentHorizontalAlignment); use([UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map(\.rawValue))

    let b = UIButton(type: .system, primaryAction: action); use(UIButton(type: .custom)); use(UIButton(frame: .zero, primaryAction: action)); use(UIButton(primaryAction: action)); use(b.buttonType)
    b.setTitle("x", for: .normal); b.setTitleColor(.red, for: .highlighted); b.setImage(image, for: .selected); b.setBackgroundImage(image, for: .disabled); b.setAttributedTitle(NSAttributedString(string: "x"), for: .normal); b.setTitleShadowColor(nil, for: .normal)
    use(b.title(for: .normal)); use(b.titleColor(for: .normal)); use(b.image(for: .normal)); use(b.backgroundImage(for: .normal)); use(b.currentTitle); use(b.currentImage); use(b.currentTitleColor); use(b.currentBackgroundImage); use(b.currentAttributedTitle); use(b.titleLabel); use(b.imageView)
    b.contentEdgeInsets = .zero; b.titleEdgeInsets = .zero; b.imageEdgeInsets = .zero; b.adjustsImageWhenHighlighted = true; b.adjustsImageWhenDisabled = true
    use(b.contentRect(forBounds: .zero)); use(b.titleRect(forContentRect: .zero)); use(b.imageRect(forContentRect: .zero)); use(b.backgroundRect(forBounds: .zero))

    let i = UIImageView(image: image, highlightedImage: nil); use(UIImageView(image: image)); i.image = nil; i.isHighlighted = true; i.animationImages = [image]; i.animationDuration = 1; i.animationRepeatCount = 1; i.startAnimating(); i.stopAnimating(); use(i.isAnimating); i.highlightedImage = nil
    let l = UILabel(); l.text = "x"; l.font = .systemFont(ofSize: 10); l.textColor = .label; l.textAlignment = .center; l.numberOfLines = 2; l.lineBreakMode = .byTruncatingTail; l.adjustsFontSizeToFitWidth = true; l.minimumScaleFactor = 0.5; l.attributedText = nil; l.isHighlighted = true; l.highlightedTextColor = nil
    l.isEnabled = false; l.shadowColor = nil; l.shadowOffset = .zero; l.preferredMaxLayoutWidth = 0; l.baselineAdjustment = .alignCenters; l.adjustsFontForContentSizeCategory = true; use(l.textRect(forBounds: .zero, limitedToNumberOfLines: 0)); l.drawText(in: .zero); l.allowsDefaultTighteningForTruncation = false
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)); use(blur.contentView); blur.effect = nil
    let s = UIStackView(arrangedSubviews: [l]); s.axis = .horizontal; s.distribution = .fillEqually; s.alignment = .fill; s.spacing = 4; s.addArrangedSubview(i); s.removeArrangedSubview(i); use(s.arrangedSubviews)
    let scroll = UIScrollView(); scroll.contentSize = .zero; scroll.contentOffset = .zero; scroll.setContentOffset(.zero, animated: true); scroll.contentInset = .zero; scroll.contentInsetAdjustmentBehavior = .automatic; use(scroll.adjustedContentInset)
}

@available(iOS 15.0, *) @MainActor func contractIOS15(_ image: UIImage, _ action: UIAction, _ b: UIButton, _ item: UITabBarItem, _ bar: UITabBar, _ a: UITabBarAppearance) {
    var configuration = UIButton.Configuration.filled(); configuration.title = "x"; configuration.image = image; configuration.imagePlacement = .top; configuration.imagePadding = 2; configuration.baseForegroundColor = .red; configuration.baseBackgroundColor = .blue; configuration.contentInsets = .zero; configuration.cornerStyle = .capsule
    b.configuration = configuration; use(UIButton(configuration: .plain(), primaryAction: action)); use([UIButton.Configuration.tinted(), .gray(), .bordered(), .borderedProminent()]); b.configurationUpdateHandler = { button in use(button.state) }; b.setNeedsUpdateConfiguration()
    item.scrollEdgeAppearance = nil; bar.scrollEdgeAppearance = a
}

// MARK: view controllers
class ContractViewController: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func loadView() { view = UIView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        _ = coordinator.animate(alongsideTransition: { context in use(context.isAnimated) }, completion: { context in use(context.isCancelled) })
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
    override var childForStatusBarStyle: UIViewController? { nil }
    override var childForStatusBarHidden: UIViewController? { nil }
    override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { .default }
    override var prefersStatusBarHidden: Bool { false }
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var title: String? { didSet {} }
    override var hidesBottomBarWhenPushed: Bool { get { super.hidesBottomBarWhenPushed } set { super.hidesBottomBarWhenPushed = newValue } }
    override var tabBarItem: UITabBarItem! { get { super.tabBarItem } set { super.tabBarItem = newValue } }
    override func addChild(_ child: UIViewController) { super.addChild(child) }
    override func removeFromParent() { super.removeFromParent() }
    override func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) { super.present(vc, animated: animated, completion: completion) }
    override func dismiss(animated: Bool, completion: (() -> Void)?) { super.dismiss(animated: animated, completion: completion) }
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: size) }
}
@MainActor func contractViewController(_ vc: UIViewController, _ child: UIViewController) {
    use(UIViewController()); use(vc.view); vc.loadViewIfNeeded(); use(vc.viewIfLoaded); use(vc.isViewLoaded); use(vc.parent); use(vc.children); use(vc.navigationController); use(vc.tabBarController); use(vc.navigationItem); vc.toolbarItems = nil
    use(vc.presentedViewController); use(vc.presentingViewController); use(vc.isBeingPresented); use(vc.isBeingDismissed); use(vc.isMovingToParent); use(vc.isMovingFromParent); use(vc.transitionCoordinator)
    vc.modalPresentationStyle = .fullScreen; vc.modalTransitionStyle = .crossDissolve; vc.definesPresentationContext = true; vc.isModalInPresentation = false; vc.edgesForExtendedLayout = .all; vc.extendedLayoutIncludesOpaqueBars = false; vc.additionalSafeAreaInsets = .zero; vc.preferredContentSize = .zero
    vc.overrideUserInterfaceStyle = .dark; vc.setNeedsStatusBarAppearanceUpdate(); vc.setNeedsUpdateOfHomeIndicatorAutoHidden(); vc.setOverrideTraitCollection(nil, forChild: child); use(vc.overrideTraitCollection(forChild: child)); use(vc.traitCollection)
    child.beginAppearanceTransition(true, animated: false); child.endAppearanceTransition(); child.willMove(toParent: vc); child.didMove(toParent: vc)
    vc.transition(from: child, to: UIViewController(), duration: 0.3, options: [.transitionCrossDissolve], animations: nil, completion: nil)
    vc.present(child, animated: true); vc.dismiss(animated: true); vc.show(child, sender: nil)
    use(UIViewController.hierarchyInconsistencyException)
}
@MainActor func contractNavigation(_ root: UIViewController, _ next: UIViewController) {
    let n = UINavigationController(rootViewController: root); use(UINavigationController()); n.pushViewController(next, animated: true)
    use(n.popViewController(animated: true)); use(n.popToViewController(root, animated: false)); use(n.popToRootViewController(animated: false)); use(n.topViewController); use(n.visibleViewController); n.viewControllers = [root]; n.setViewControllers([root, next], animated: false)
    n.isNavigationBarHidden = true; n.setNavigationBarHidden(false, animated: false); use(n.navigationBar); n.isToolbarHidden = true; n.delegate = nil; use(n.interactivePopGestureRecognizer); n.hidesBottomBarWhenPushed = true
    root.navigationItem.title = "x"; root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", image: nil, primaryAction: UIAction { _ in }, menu: nil); root.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })]
    root.navigationItem.titleView = nil; root.navigationItem.hidesBackButton = true; root.navigationItem.backButtonTitle = "x"; root.navigationItem.largeTitleDisplayMode = .never; n.navigationBar.isTranslucent = false; n.navigationBar.barTintColor = nil; n.navigationBar.prefersLargeTitles = false
    let nba = UINavigationBarAppearance(); nba.configureWithOpaqueBackground(); n.navigationBar.standardAppearance = nba; n.navigationBar.scrollEdgeAppearance = nba
}
final class ContractNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, willShow vc: UIViewController, animated: Bool) {}
    func navigationController(_ n: UINavigationController, didShow vc: UIViewController, animated: Bool) {}
}

// MARK: tab bar
class ContractTabBarController: UITabBarController, UITabBarControllerDelegate {
    override var viewControllers: [UIViewController]? { didSet {} }
    override var selectedIndex: Int { didSet {} }
    override var selectedViewController: UIViewController? { didSet {} }
    override func setViewControllers(_ vcs: [UIViewController]?, animated: Bool) { super.setViewControllers(vcs, animated: animated) }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    func tabBarController(_ t: UITabBarController, shouldSelect vc: UIViewController) -> Bool { true }
    func tabBarController(_ t: UITabBarController, didSelect vc: UIViewController) {}
    func tabBarControllerSupportedInterfaceOrientations(_ t: UITabBarController) -> UIInterfaceOrientationMask { .all }
}
class ContractTabBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override var items: [UITabBarItem]? { didSet {} }
    override var selectedItem: UITabBarItem? { didSet {} }
    override var traitCollection: UITraitCollection { super.traitCollection }
}
class ContractTabBarItem: UITabBarItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var title: String? { didSet {} }
    override var image: UIImage? { didSet {} }
    override var selectedImage: UIImage? { didSet {} }
    override var badgeValue: String? { didSet {} }
    override var badgeColor: UIColor? { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var tag: Int { didSet {} }
    override var titlePositionAdjustment: UIOffset { didSet {} }
    override var imageInsets: UIEdgeInsets { didSet {} }
    override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
}
final class ContractTabBarDelegate: NSObject, UITabBarDelegate { func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {} }
@MainActor func contractTabBar(_ image: UIImage) {
    let t = ContractTabBarController(); t.delegate = t; use(t.tabBar); use(t.moreNavigationController); t.selectedIndex = 0; t.selectedViewController = nil; t.viewControllers = []
    let item = UITabBarItem(title: "x", image: image, selectedImage: image); use(UITabBarItem(title: "x", image: image, tag: 1)); use(UITabBarItem(tabBarSystemItem: .favorites, tag: 1)); use(UITabBarItem())
    item.landscapeImagePhone = nil; item.landscapeImagePhoneInsets = .zero; item.largeContentSizeImage = nil; item.largeContentSizeImageInsets = .zero; item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected); use(item.titleTextAttributes(for: .normal)); item.setBadgeTextAttributes(nil, for: .normal); use(item.badgeTextAttributes(for: .normal))
    item.accessibilityIdentifier = "x"; item.standardAppearance = nil
    let bar = ContractTabBar(frame: .zero); bar.setItems([item], animated: false); bar.selectedItem = item; bar.delegate = nil; bar.barTintColor = nil; bar.unselectedItemTintColor = nil; bar.backgroundImage = nil; bar.shadowImage = nil; bar.selectionIndicatorImage = nil; bar.itemPositioning = .fill; bar.itemWidth = 0; bar.itemSpacing = 0; bar.barStyle = .default; bar.isTranslucent = true; bar.tintColor = nil
    let a = UITabBarAppearance(); a.configureWithDefaultBackground(); a.configureWithOpaqueBackground(); a.configureWithTransparentBackground(); a.backgroundColor = .white; a.backgroundEffect = nil; a.backgroundImage = nil; a.backgroundImageContentMode = .scaleToFill; a.shadowColor = nil; a.shadowImage = nil
    a.selectionIndicatorTintColor = nil; a.selectionIndicatorImage = nil; a.stackedItemPositioning = .centered; a.stackedItemWidth = 0; a.stackedItemSpacing = 0; use(UITabBarAppearance(barAppearance: a)); use(a.copy())
    let ia = UITabBarItemAppearance(style: .stacked); use(UITabBarItemAppearance()); ia.configureWithDefault(for: .compactInline); a.stackedLayoutAppearance = ia; a.inlineLayoutAppearance = ia; a.compactInlineLayoutAppearance = ia
    for s in [ia.normal, ia.selected, ia.disabled, ia.focused] { s.iconColor = nil; s.titleTextAttributes = [:]; s.titlePositionAdjustment = .zero; s.badgeBackgroundColor = nil; s.badgeTextAttributes = [:]; s.badgePositionAdjustment = .zero; s.badgeTitlePositionAdjustment = .zero }
    bar.standardAppearance = a
}

// MARK: accessibility
@MainActor func contractAccessibility(_ v: UIView) {
    let traits: UIAccessibilityTraits = [.button, .selected, .notEnabled, .tabBar, .image, .staticText, .header, .adjustable, .updatesFrequently, .none]; use(traits.contains(.selected)); use(traits.rawValue)
    let e = UIAccessibilityElement(accessibilityContainer: v); e.accessibilityFrameInContainerSpace = .zero; e.accessibilityLabel = "x"; e.accessibilityTraits = .button
    UIAccessibility.post(notification: .layoutChanged, argument: v); UIAccessibility.post(notification: .screenChanged, argument: nil); use(UIAccessibility.isVoiceOverRunning); use(UIAccessibility.isReduceMotionEnabled); use(UIAccessibility.isReduceTransparencyEnabled)
}
