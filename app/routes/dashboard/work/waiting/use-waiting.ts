import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { HeldPhoto } from "./outbox.ts";
import { outbox, watch } from "./phone.ts";

const NONE: readonly HeldPhoto[] = [];

/** What waits on this phone. */
export function useWaiting(): readonly HeldPhoto[] {
  return useSyncExternalStore(outbox.subscribe, outbox.photos, () => NONE);
}

/** Sends what waits as long as the page stands, and asks the page anew for what was sent. */
export function useSending(person: string) {
  const { revalidate } = useRevalidator();
  const sent = useWaiting()
    .filter(({ state }) => state === "sent")
    .map(({ id }) => id)
    .join();
  useEffect(() => watch(person), [person]);
  useEffect(() => {
    if (sent) void revalidate().then(() => outbox.settle(sent.split(",")));
  }, [sent, revalidate]);
}
