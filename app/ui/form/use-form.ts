import { useForm as useConform } from "@conform-to/react";
import { useState } from "react";
import { useActionData, useLocation, useRouteLoaderData } from "react-router";

type Toast = { id: string; kind: string };
type Interrupted = { path: string; values: Record<string, unknown> };

function useRoot() {
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

/**
 * Conform's form, with what the page's own action answered unless it is told another answer; filled in again with what an ended
 * session interrupted, and without its faults once it is saved.
 */
// biome-ignore lint/suspicious/noExplicitAny: as Conform has it
export function useForm<Schema extends Record<string, any>, Value = Schema, Problem = string[]>(
  options: Parameters<typeof useConform<Schema, Value, Problem>>[0],
): ReturnType<typeof useConform<Schema, Value, Problem>> {
  const typed = useInterrupted();
  const defaultValue = typed ? { ...(options.defaultValue as object | undefined), ...typed } : options.defaultValue;
  const answer = useActionData<typeof options.lastResult>();
  const lastResult = "lastResult" in options ? options.lastResult : answer;
  const isSaved = useSaved(lastResult);
  return useConform<Schema, Value, Problem>({
    ...options,
    defaultValue: defaultValue as typeof options.defaultValue,
    lastResult: isSaved ? FAULTLESS : lastResult,
  });
}

/** Of a page that stays after its form is saved: to Conform no answer says nothing, and what was wrong before would stand on. */
const FAULTLESS = { error: {} };

/** An answer that is null, or none and a toast of success that came after the last one. */
function useSaved(answer: unknown): boolean {
  const root = useRoot();
  const toast = root?.toast && root.toast.kind !== "error" ? root.toast.id : null;
  const [seen, see] = useState(toast);
  if (answer && seen !== toast) see(toast);
  return answer === null || (!answer && toast !== null && toast !== seen);
}
