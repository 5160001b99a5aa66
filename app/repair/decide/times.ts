import { changedMeanwhile, Refusal } from "#app/platform/refusal.ts";
import type { Command, RepairEvent, RepairState } from "#app/repair/state.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";

type Booked = Pick<RepairState, "status" | "scheduledServiceDate" | "workDoneAt">;

/** Whether the customer may ask for another time than is set, or cancel it: it is to come, and its work is not begun. */
export function mayAskTime({ status, scheduledServiceDate: at, workDoneAt }: Booked, now = new Date()): boolean {
  return at !== null && at > now && workDoneAt === null && status !== "In Progress" && whyNotBegun(status) === null;
}

/** Said again it changes nothing. Errors: 409 where there is no appointment to change, and where another one stands than was seen. */
export function askTime(state: RepairState, { words, at, now }: Command<"ask_time">): RepairEvent[] {
  const { scheduledServiceDate: stands, timeAskedAt, timeAsked, timeCancelledAt } = state;
  const isCancelled = timeCancelledAt !== null && stands === null;
  const isAsked = timeAskedAt !== null && timeAsked === words && stands?.getTime() === at.getTime();
  if (words === null ? isCancelled : isAsked) return [];
  if (!mayAskTime(state, now)) {
    throw new Refusal(409, "There is no appointment to change here. Write to your advisor, or call.", {
      title: "Not changed",
    });
  }
  if (stands?.getTime() !== at.getTime()) throw changedMeanwhile("The appointment");
  return [words === null ? { type: "time_cancelled", at, now } : { type: "time_asked", words, at, now }];
}
