import { useForm as useConform } from "@conform-to/react";
import { useState } from "react";
import { useActionData } from "react-router";
import { useInterrupted, useRoot } from "#app/ui/behavior/interrupted.ts";

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
