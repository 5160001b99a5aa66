import { useForm as useConform } from "@conform-to/react";
import { useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";

type Interrupted = { path: string; values: Record<string, unknown> };

/** What was typed on this page before its session ended; null on every ordinary day. */
export function useInterrupted(): Record<string, unknown> | null {
  const root = useRouteLoaderData("root") as { interrupted?: Interrupted | null } | undefined;
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

/** Conform's form, filled in again with what an ended session interrupted. */
// biome-ignore lint/suspicious/noExplicitAny: as Conform has it
export function useForm<Schema extends Record<string, any>, Value = Schema, Problem = string[]>(
  options: Parameters<typeof useConform<Schema, Value, Problem>>[0],
): ReturnType<typeof useConform<Schema, Value, Problem>> {
  const typed = useInterrupted();
  const defaultValue = typed ? { ...(options.defaultValue as object | undefined), ...typed } : options.defaultValue;
  return useConform<Schema, Value, Problem>({ ...options, defaultValue: defaultValue as typeof options.defaultValue });
}
