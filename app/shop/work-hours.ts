const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The hours of one weekday, in minutes after midnight; Monday is 0. */
export type Hours = { weekday: number; from: number; until: number };

export class HoursError extends Error {}

const LINE =
  /^([a-z]{3})[a-z]*(?:\s*[-–]\s*([a-z]{3})[a-z]*)?\s+(\d{1,2})(?::(\d\d))?\s*([ap]m)?\s*[-–]\s*(\d{1,2})(?::(\d\d))?\s*([ap]m)?$/i;

/** "Mon-Fri 08:00-17:30", a line for each span. Errors: HoursError with a sentence for a line that says something else. */
export function readHours(text: string): Hours[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap(readLine);
}

/** The day on which two spans overlap: its hours were said twice. A break between two spans is none. */
export function saidTwice(hours: readonly Hours[]): string | null {
  const twice = hours.find((one, at) =>
    hours.slice(at + 1).some((other) => {
      return one.weekday === other.weekday && one.from < other.until && other.from < one.until;
    }),
  );
  return twice ? (DAYS[twice.weekday] ?? null) : null;
}

function readLine(line: string): Hours[] {
  const found = LINE.exec(line);
  const [first, last] = [weekdayOf(found?.[1]), weekdayOf(found?.[2] ?? found?.[1])];
  const from = minutesOf(found?.[3], found?.[4], found?.[5]);
  const until = minutesOf(found?.[6], found?.[7], found?.[8]);
  const sound = first >= 0 && last >= first && from < until && until <= 24 * 60;
  if (!found || !sound) {
    throw new HoursError(
      `“${line.slice(0, 40)}” is not understood. Write days and hours, such as Mon-Fri 08:00-17:30 or Mon-Fri 8am-6pm`,
    );
  }
  return Array.from({ length: last - first + 1 }, (_, at) => ({ weekday: first + at, from, until }));
}

/** "8:30 am", "17:30"; an hour alone says whether it is am or pm. */
function minutesOf(hour: string | undefined, minutes: string | undefined, half: string | undefined): number {
  if (!half) return minutes === undefined ? Number.NaN : Number(hour) * 60 + Number(minutes);
  const of12 = Number(hour);
  if (of12 < 1 || of12 > 12) return Number.NaN;
  return ((of12 % 12) + (half.toLowerCase() === "pm" ? 12 : 0)) * 60 + Number(minutes ?? 0);
}

function weekdayOf(name = "") {
  return DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

/** Whether a span of the shop's wall time lies within the hours of its day; always, where no hours are said. */
export function isOpen(hours: readonly Hours[], start: string, minutes: number): boolean {
  if (hours.length === 0) return true;
  const weekday = (new Date(`${start.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7;
  const from = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
  return hours.some((one) => one.weekday === weekday && one.from <= from && from + minutes <= one.until);
}
