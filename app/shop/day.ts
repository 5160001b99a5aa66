/** The calendar day at a moment in a time zone, as 2026-11-21. */
export function dayIn(timeZone: string, at = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** Seconds until the next day begins in a time zone, by its clock; a change of summer time moves it by an hour. */
export function secondsUntilTomorrow(timeZone: string, at = new Date()): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(at);
  const [hour = 0, minute = 0, second = 0] = ["hour", "minute", "second"].map((type) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0),
  );
  return 86_400 - (hour * 3600 + minute * 60 + second);
}
