/** What the router's text asks while it runs, and the answer that is known when the product is built. */
type Known = [asked: string | RegExp, answer: string];

/** Instead of a part that is left out: whoever asks for it after all is told. */
export const ABSENT =
  '() => { throw new Error("This part of the router is left out of the build: see tools/build/lean-router.ts."); }';

/** What it would say to whoever programs it. */
const HINTS: Known = [/^\s*(?:warning|warnOnce|warningOnce)\((?:[^;"`]|"(?:[^"\\]|\\.)*"|`[^`]*`)*\);$/gm, ""];

/** The list of routes is whole from the first page on: none is discovered later. */
const DISCOVERY: Known[] = [
  [/\binit\.future\?\.unstable_customRouteDiscovery\b|\bfuture\.unstable_customRouteDiscovery\b/g, "false"],
  [/\blet fogOfWar = checkFogOfWar\([^;]*\);/g, ""],
  ["if (checkFogOfWar(initialMatches, init.history.location.pathname).active)", "if (false)"],
  ["fogOfWar.active = false;", ""],
  [/\bfogOfWar\.active\b/g, "false"],
  ["initialMatchesIsFOW = true;", ""],
  ["&& !initialMatchesIsFOW", ""],
  [/\bif \(isFogOfWar\)/g, "if (false)"],
  ["if (loadMatch.isDiscovering)", "if (false)"],
  [/\bif \(pendingDiscoveryCancellation\)/g, "if (false)"],
  [/^\s*pendingPopstateDelta = 0;$/gm, ""],
  ["if (initialMatches == null && !init.patchRoutesOnNavigation)", "if (initialMatches == null)"],
];

/** Nobody holds a navigation back, nobody animates one. */
const BLOCKERS: Known[] = [
  [/\blet blockerKey = shouldBlockNavigation\([^;]*\);/g, ""],
  [/\bif \(blockerKey(?: && delta != null)?\)/g, "if (false)"],
  ["if (unblockBlockerHistoryUpdate)", "if (false)"],
  [/\bif \(blockers\.size > 0 && !isUninterruptedRevalidation\)/g, "if (false)"],
  ["state.blockers.forEach((_, key) => deleteBlocker(key));", ""],
  [/\bgetBlocker,\s+deleteBlocker,\s+patchRoutes,/g, ""],
];
const TRANSITIONS: Known[] = [
  [/\bif \(isBrowser\) \{\s+restoreAppliedTransitions\(/g, "if (false) {\nrestoreAppliedTransitions("],
  ["if (removePageHideEventListener)", "if (false)"],
  ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)', "if (false)"],
  ["else if (pendingViewTransitionEnabled)", "else if (false)"],
  [/^\s*pendingViewTransitionEnabled = .*;$/gm, ""],
  [/^\s*enableViewTransition: .*,?$/gm, ""],
  [/^\s*viewTransitionOpts(?:: opts\.viewTransitionOpts)?,$/gm, ""],
];

export const KNOWN: Record<string, Known[]> = {
  "lib/router/router.js": [
    ...DISCOVERY,
    ...BLOCKERS,
    ...TRANSITIONS,
    HINTS,
    [/\binit\.instrumentations\b/g, "undefined"],
    [/\bif \((?:instrumentationResultMetaReceiver|opts\?\.instrumentationNavigateMetaReceiver)\)/g, "if (false)"],
    ["if (future.unstable_routePatternMatching)", "if (false)"],
    // The product stands at the root of its address, and what is shown there is what stands there.
    ['init.basename || "/"', '"/"'],
    ["if (opts?.mask)", "if (false)"],
    ["init.dataStrategy || defaultDataStrategyWithMiddleware", "init.dataStrategy"],
    // Routes are not exchanged while a page runs, and are objects.
    [
      /\b_internalSetRoutes,\s+_internalSetStateDoNotUseOrYouWillBreakYourApp\(newState\) \{\s+updateState\(newState\);\s+\}/g,
      "",
    ],
    ["dataRoutes.commitHmrRoutes();", ""],
    ['if (typeof route.lazy === "function")', "if (false)"],
    // Forms send forms.
    [/\bopts\.formEncType === "(?:text\/plain|application\/json)"/g, "false"],
  ],
  "lib/router/history.js": [
    ["globalHistory.state?.masked", "undefined"],
    ["location.mask ?", "false ?"],
    ["history.createHref(location.mask || location)", "history.createHref(location)"],
    [/\bif \(v5Compat && listener\)/g, "if (false)"],
    ["if (validateLocation)", "if (false)"],
  ],
  "lib/router/utils.js": [HINTS],
  "lib/hooks.js": [
    HINTS,
    [/^\s*invariant\(useInRouterContext\(\),.*\);$/gm, ""],
    // The root has its own page of errors.
    ["createElement(DefaultErrorComponent, null)", "createElement(React$1.Fragment, null)"],
    ["React$1.useContext(IsDataRouteContext) ?", "true ?"],
    [/\bif \((?:locationArg(?: && renderedMatches)?)\)/g, "if (false)"],
    [/\bdataRouterContext && dataRouterContext\.static\b/g, "false"],
    // No part of a page is drawn by the server alone.
    ["if (this.context && ", "if (false && "],
    ["if (this.context) return", "if (false) return"],
  ],
  "lib/components.js": [
    HINTS,
    ["if (!viewTransitionOpts || !isViewTransitionAvailable)", "if (true)"],
    [/\bif \((?=vtContext\.isTransitioning|renderDfd && pendingState|!vtContext\.isTransitioning)/g, "if (false && "],
    [/\bdiscoveryRuntime\?\.markReady\(\)/g, "undefined"],
    ["useIsRSCRouterContext() || useTransitions", "useTransitions"],
  ],
  "lib/dom/dom.js": [HINTS],
  "lib/dom/lib.js": [
    HINTS,
    // The server writes it, and it has run when this is drawn.
    [/let restoreScroll = \(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\.toString\(\);/g, 'let restoreScroll = "";'],
    // Nothing is fetched before it is asked for: no link says `prefetch`.
    ["let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);", ""],
    ["...prefetchHandlers,", ""],
    ["mergeRefs(forwardedRef, prefetchRef)", "forwardedRef"],
    ["return shouldPrefetch && !isAbsolute ?", "return false ?"],
    ["if (mask)", "if (false)"],
    [/\bremixContext\.isSpaMode\b/g, "false"],
  ],
  "lib/dom-export/hydrated-router.js": [
    [/\bssrInfo\.context\.future\.unstable_customRouteDiscovery\b/g, "false"],
    [/\bif \(discoveryRuntime\)/g, "if (false)"],
    [/\bdiscoveryRuntime \?/g, "false ?"],
    [/\bssrInfo\.context\.isSpaMode\b/g, "false"],
    [/\bssrInfo\.context\.unstable_apiOnly === true/g, "false"],
    ["window.__reactRouterManifest.sri === true", "false"],
    ["window.history.state && window.history.state.masked", "false"],
    ["router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""],
  ],
  "lib/dom/ssr/routes.js": [
    [/\bisSpaMode &&/g, "false &&"],
    ['(!isSpaMode || route.id === "root")', "true"],
    ["if (needsRevalidation)", "if (false)"],
    ["needsRevalidation == null &&", ""],
    ["if (!ssr && manifestRoute.hasLoader", "if (false && manifestRoute.hasLoader"],
  ],
  "lib/dom/ssr/single-fetch.js": [
    ["if (!ssr && !foundRevalidatingServerLoader)", "if (false)"],
    [" && !isApiOnly && !isSpaMode", ""],
    ["&& !window.__reactRouterHdrActive", ""],
    [/serverOrigin && url\.origin !== serverOrigin/g, "false"],
  ],
  // What the server writes for the start, the browser need not know how to write.
  "lib/dom/ssr/components.js": [
    ["function PrefetchPageLinks(", `const PrefetchPageLinks = ${ABSENT};\nfunction ahead(`],
    ["let routeModulesScript = !isStatic ?", "let routeModulesScript = true ?"],
    ["let contextScript = staticContext ?", "let contextScript = false ?"],
    [/\bisRSCRouterContext\b(?! =)/g, "false"],
    [/\bisSpaMode && !isHydrated\b/g, "false"],
    ['typeof criticalCss === "string" ?', "false ?"],
    ['typeof criticalCss === "object" ?', "false ?"],
    ["isPageLinkDescriptor(link) ?", "false ?"],
  ],
};
