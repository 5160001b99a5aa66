import { dayOf, isDay, momentOf, startOfDay } from "#app/platform/clock.ts";
import type { View } from "./address.ts";

/** What an address of the calendar asks for; a day that is none is today. */
export function viewIn(search: URLSearchParams): View {
  const asked = search.get("day") ?? "";
  return {
    view: search.get("view") === "day" ? "day" : "week",
    by: search.get("by") === "bay" ? "bay" : "technician",
    day: isDay(asked) ? asked : dayOf(),
  };
}

/**
 * The days that are shown, from when until when; a week begins on Monday, and today's with today: what comes is what is planned. On a
 * Sunday every week begins on Sunday, or the next one would show six of today's days again.
 */
export function daysOf({ view, day }: View, today: string) {
  const middle = momentOf(`${day}T12:00`);
  const begins = weekdayOf(today) === 0 ? 0 : 1;
  const weekday = day === today ? 0 : (weekdayOf(day) - begins + 7) % 7;
  const first = view === "day" ? startOfDay(middle) : startOfDay(middle, -weekday);
  const length = view === "day" ? 1 : 7;
  const step = (by: number) => dayOf(startOfDay(middle, by * (day === today && by < 0 ? 1 : length)));
  return {
    from: first,
    until: startOfDay(first, length),
    previous: step(-1),
    next: step(1),
    days: Array.from({ length }, (_, index) => dayOf(startOfDay(first, index))),
  };
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}
