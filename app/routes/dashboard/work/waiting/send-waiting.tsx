import { useSending } from "./use-waiting.ts";

/** Stands on every screen of who takes photos: what waits on the phone goes off from wherever they come back. */
export function SendWaiting({ person }: { person: string }) {
  useSending(person);
  return null;
}
