import { dayOf } from "#app/platform/clock.ts";
import type { Delay } from "#app/repair/words.ts";

/** Of a delayed repair whose appointment moves: the day that its customer is told. */
export function delayMoved({ delay }: { delay: Delay | null }, appointment: Date | null) {
  return delay && appointment ? { delayedUntil: new Date(dayOf(appointment)) } : {};
}
