const parts = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** The pattern "PPP p": "April 29th, 2026 9:30 AM". */
export function formatMoment(date: Date | string): string {
  const part = Object.fromEntries(parts.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  return `${part.month} ${ordinal(Number(part.day))}, ${part.year} ${part.hour}:${part.minute} ${part.dayPeriod}`;
}

function ordinal(day: number) {
  if (day % 100 >= 11 && day % 100 <= 13) return `${day}th`;
  return `${day}${{ 1: "st", 2: "nd", 3: "rd" }[day % 10] ?? "th"}`;
}
