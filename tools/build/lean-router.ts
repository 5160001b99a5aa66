import type { Plugin } from "vite";
import { ABSENT, KNOWN } from "./router-known.ts";

/** Modules of the router that nothing of ours asks for, as what is left of them: the list of routes comes whole, nobody watches the router. */
export const STANDINS: Record<string, string> = {
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
  // The last resort, below our own page of errors: a sentence, without advice to programmers.
  "lib/dom/ssr/errorBoundaries.js": `
    import { Component, createElement } from "react";
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      componentDidUpdate({ location }) {
        if (this.state.error && location !== this.props.location) this.setState({ error: undefined });
      }
      render() {
        return this.state.error ? createElement(RemixRootDefaultErrorBoundary, this.state) : this.props.children;
      }
    }
    export function RemixRootDefaultErrorBoundary({ error }) {
      console.error(error);
      return createElement(BoundaryShell, null,
        createElement("h1", null, "Something went wrong"), createElement("p", null, "Please load this page again."));
    }
    export const BoundaryShell = ({ children }) => createElement("html", { lang: "en" }, createElement("body", null, children));`,
  // What cannot be fetched is fetched again when it is to be shown: by then there was an answer. The router's own loads the page that
  // stands anew, which without a connection is the browser's error page in the place of what was typed.
  "lib/dom/ssr/routeModules.js": `
    import { lazy } from "react";
    let tries = 0;
    export async function loadRouteModule({ id, module, hasClientAction, hasClientLoader }, known) {
      try {
        return (known[id] ??= await import(/* @vite-ignore */ module));
      } catch {
        // By another address each time: browsers keep what an address failed with.
        const again = () => import(/* @vite-ignore */ module + "?" + ++tries);
        const page = ({ default: Page = () => null }) => ({ default: Page });
        const door = (name) => async (args) => (await again())[name](args);
        return {
          default: lazy(() => again().then(page, () => (location.reload(), new Promise(() => {})))),
          clientAction: hasClientAction ? door("clientAction") : undefined,
          clientLoader: hasClientLoader ? door("clientLoader") : undefined,
        };
      }
    }`,
  "lib/router/instrumentation.js": `
    const absent = ${ABSENT};
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export { absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter, absent as instrumentHandler,
      absent as instrumentationResultMetaContext };`,
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
