import type { Plugin } from "vite";

const ABSENT =
  '() => { throw new Error("This part of the router is left out of the build: see tools/build/lean-router.ts."); }';

/** Modules of the router that nothing of ours asks for, as what is left of them: the list of routes comes whole, nobody watches the router. */
const STANDINS: Record<string, string> = {
  "lib/dom/ssr/fog-of-war.js": `
    const absent = ${ABSENT};
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = ({ mode }, ssr) => (mode === "lazy" && ssr ? absent() : false);
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export { absent as getManifestPath, absent as getManifestPathsParam, absent as getPartialManifest, absent as getPathsWithAncestors,
      absent as handleClientVersionMismatch, absent as shouldUseInitialRouteDiscovery };`,
  "lib/dom/ssr/route-discovery.js": `
    const absent = ${ABSENT};
    export { absent as RouteDiscoveryRuntime, absent as getCustomPatchRoutesOnNavigationFunction, absent as useCustomRouteDiscovery,
      absent as useRouteDiscovery };`,
  "lib/router/instrumentation.js": `
    const absent = ${ABSENT};
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export { absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter, absent as instrumentHandler,
      absent as instrumentationResultMetaContext };`,
};

/** What is known when the product is built, written where the router asks for it while it runs. */
const KNOWN: Record<string, [asked: string | RegExp, known: string][]> = {
  "lib/router/router.js": [
    [/\b(?:init\.)?future\??\.unstable_customRouteDiscovery\b/g, "false"],
    [/\binit\.instrumentations\b/g, "undefined"],
  ],
  "lib/dom-export/hydrated-router.js": [
    [/\bssrInfo\.context\.future\.unstable_customRouteDiscovery\b/g, "false"],
    [/\bif \(discoveryRuntime\)/g, "if (false)"],
    [/\bdiscoveryRuntime \?/g, "false ?"],
    [/\bssrInfo\.context\.isSpaMode\b/g, "false"],
  ],
  // Nothing is fetched before it is asked for: no link says `prefetch`. What the server writes for the start, the browser need not know how to write.
  "lib/dom/ssr/components.js": [
    ["function PrefetchPageLinks(", `const PrefetchPageLinks = ${ABSENT};\nfunction ahead(`],
    ["let routeModulesScript = !isStatic ?", "let routeModulesScript = true ?"],
    [/\bisRSCRouterContext\b(?! =)/g, "false"],
  ],
};

/** React Router as a browser of this product needs it: 5 kB less on each page that has it. A part that is not found ends the build. */
export function leanRouter(): Plugin {
  const unseen = new Set([...Object.keys(STANDINS), ...Object.keys(KNOWN)]);
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const path = /\/node_modules\/react-router\/dist\/\w+\/([^?]+)/.exec(id)?.[1];
      if (!path) return null;
      unseen.delete(path);
      const standin = STANDINS[path];
      if (standin) return { code: standin, map: null };
      const known = KNOWN[path];
      if (!known) return null;
      let lean = code;
      for (const [asked, answer] of known) {
        const next = lean.replaceAll(asked, () => answer);
        if (next === lean) this.error(`${path} has no ${asked} any more.`);
        lean = next;
      }
      return { code: lean, map: null };
    },
    generateBundle() {
      if (unseen.size > 0) this.error(`The router has no ${[...unseen].join(", ")} any more.`);
    },
  };
}
