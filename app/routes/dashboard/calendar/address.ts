import { formatDay } from "#app/platform/format.ts";

export type View = { view: "day" | "week"; by: "technician" | "bay"; day: string };

/** The calendar's address, or that of the form that moves one repair in it. */
export function addressOf({ view, by, day }: View, id = ""): string {
  const asked = new URLSearchParams({ view, ...(by === "bay" ? { by } : {}), day });
  return `/dashboard/calendar${id ? `/${id}` : ""}?${asked}`;
}

export function weekdayOf(day: string, weekday: "long" | "short" = "long") {
  const name = new Intl.DateTimeFormat("en-US", { weekday, timeZone: "UTC" }).format(new Date(day));
  return `${name}, ${formatDay(day).replace(/, \d{4}$/, "")}`;
}
