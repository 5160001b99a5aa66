import { useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";

type Toast = { id: string; kind: string };
type Interrupted = { path: string; values: Record<string, unknown> };

/** What every page has of the root: what an ended session interrupted, and the toast. */
export function useRoot() {
  return useRouteLoaderData("root") as { interrupted?: Interrupted | null; toast?: Toast | null } | undefined;
}

/** What was typed on this page before its session ended; null on every ordinary day. */
export function useInterrupted(): Record<string, unknown> | null {
  const root = useRoot();
  const { pathname } = useLocation();
  // Asking again gives nothing, and the fields keep what they got.
  const [values] = useState(root?.interrupted?.path === pathname ? root.interrupted.values : null);
  return values;
}

/** What it had in a field of text; undefined where it had no such field. */
export function textOf(typed: Record<string, unknown> | null, name: string): string | undefined {
  const value = typed?.[name];
  return typeof value === "string" ? value : undefined;
}
