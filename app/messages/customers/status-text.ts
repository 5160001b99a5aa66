import type { RepairRequest } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";

/** `toDecide`: what the lines that wait come to, in words; `toPay` in cents; null where no sum belongs to what is said. `delay`: " until Dec 1: the part is on back order"; `ahead`: the appointment that is still to come. */
type Sums = { toDecide: string | null; toPay: number | null; delay?: string; ahead?: string | null };

type Said = { is: (sums: Sums) => string; ask: string };

const see = (words: string): Said => ({ is: () => words, ask: "See" });
const decide: Said = {
  is: ({ toDecide }) => `waiting for your decision${toDecide ? ` on ${toDecide}` : ""}`,
  ask: "Approve or decline:",
};

const SAID: Record<RepairRequest["status"], Said> = {
  Pending_Review: see("being looked at by an advisor"),
  Pending_Pickup: see("waiting to be picked up"),
  Pending_Approval: decide,
  "Needs Approval": decide,
  Pending_Repair: see("approved, and your advisor tells the shop"),
  Pending_Payment: {
    is: ({ toPay }) => `ready to be paid${toPay === null ? "" : `: ${formatMoney(toPay)}`}`,
    ask: "Pay:",
  },
  Pending_Car_Delivery: see("done, and your car is ready for pickup"),
  // Paid before its day: nothing is done yet.
  Completed: { is: ({ ahead }) => (ahead ? `booked for ${ahead}` : "complete"), ask: "See" },
  Scheduled: see("scheduled at the shop"),
  "In Progress": see("being worked on"),
  "Parts Ordered": see("waiting for parts that were ordered"),
  Delayed: { is: ({ delay }) => `delayed${delay ?? ""}`, ask: "See" },
  Cancelled: see("cancelled"),
};

/** A status in the words of a shop: what it is now, with its sum, and what the person is to do about it. */
export function saidOf(status: RepairRequest["status"], sums: Sums): { status: string; ask: string } {
  const said = SAID[status];
  return { status: said.is(sums), ask: said.ask };
}
