import { useEffect } from "react";
import type { Register } from "react-router";

/** The id of a route that there is: one that moved is a type error here, and not a tap that is lost without a connection. */
type RouteId = Register extends { routeModules: infer Modules } ? keyof Modules : never;

type Manifest = { routes: Record<string, { module: string } | undefined> };

/**
 * Fetches the modules of doors that this page may use, so that the first tap works, and is answered, without a connection too:
 * a door that has to be fetched first would end on the browser's own error page. `ids` are route ids; `parts` are what is drawn then.
 */
export function useActionsAtHand(ids: readonly RouteId[], parts: readonly (() => Promise<unknown>)[] = []): void {
  const key = ids.join(" ");
  useEffect(() => {
    const page: typeof window & { __reactRouterManifest?: Manifest } = window;
    const { routes } = page.__reactRouterManifest ?? { routes: {} };
    for (const id of key.split(" ")) {
      const module = routes[id]?.module;
      if (module) void import(/* @vite-ignore */ module).catch(() => {});
    }
    for (const part of parts) void part().catch(() => {});
  }, [key, parts]);
}
