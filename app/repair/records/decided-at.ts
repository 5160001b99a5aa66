import { isWallTime, momentOf, wallTimeOf } from "#app/platform/clock.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";

const MINUTE = 60_000;

/**
 * When a decision on a request was made, of what a form or call says; `made`: when the request was. A form knows minutes, and the hour
 * that comes twice as clocks go back by one name: the time after the request is meant. Errors: 400 where it lies before the request.
 */
export function decidedAt(said: string, made: Date): Date {
  const first = momentOf(said);
  const second = new Date(first.getTime() + 60 * MINUTE);
  const isTwice = isWallTime(said) && wallTimeOf(first) === wallTimeOf(second);
  const times = isTwice ? [first, second] : [first];
  const [from, until] = [Math.floor(made.getTime() / MINUTE) * MINUTE, Date.now() + MINUTE];
  const meant = times.find((time) => time.getTime() >= from && time.getTime() <= until);
  if (meant) return meant;
  const sentence = `This repair request was made on ${formatDateTime(made)}: nothing of it was decided before that.`;
  throw new Refusal(400, `${sentence} What they said earlier goes into “What was said”.`, { field: "at" });
}
