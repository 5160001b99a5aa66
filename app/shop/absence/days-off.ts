import { z } from "zod";
import { DAY_MS } from "#app/platform/days.ts";
import { blankIsNone, dayField } from "#app/platform/form-values.ts";
import { formatDay } from "#app/platform/format.ts";

/** The choice of nobody in particular. */
export const WHOLE_SHOP = "shop";
const MOST_DAYS = 366;

/** The form: who, from which day to which, and why. One day where no last one is given. */
export const NewDayOff = z
  .object({
    who: z.union([z.literal(WHOLE_SHOP), z.guid()], { error: "Please choose who is away" }),
    first: dayField("Please enter the first day"),
    last: z.preprocess(blankIsNone, dayField("Please enter the last day").optional()),
    note: z.preprocess(blankIsNone, z.string().trim().max(80, "At most 80 characters").optional()),
  })
  .transform(({ last, ...rest }) => ({ ...rest, last: last ?? rest.first }))
  .refine(({ first, last }) => first <= last, { path: ["last"], error: "The last day lies before the first" })
  .refine(({ first, last }) => Date.parse(last) - Date.parse(first) < MOST_DAYS * DAY_MS, {
    path: ["last"],
    error: "At most a year at once",
  });
export type NewDayOff = z.output<typeof NewDayOff>;

/** Days in the shop's calendar, as 2026-11-21, both included; nobody: the whole shop. */
export type DaysOff = { userId: string | null; first: string; last: string; note: string | null };

/** Whether somebody is away, and until when: their own days, or those of the whole shop. Null where they are there. */
export function dayOffOf(daysOff: readonly DaysOff[], userId: string | null, day: string): DaysOff | null {
  const mine = daysOff.filter(({ first, last }) => first <= day && day <= last);
  return mine.find((one) => one.userId === null) ?? mine.find((one) => one.userId === userId) ?? null;
}

/** The days alone. */
export type Span = Pick<DaysOff, "first" | "last">;

/** "Nov 24 to Nov 28", or one day. */
export function spanOf({ first, last }: Span): string {
  const short = (text: string) => formatDay(text).replace(/, \d{4}$/, "");
  return first === last ? short(first) : `${short(first)} to ${short(last)}`;
}
