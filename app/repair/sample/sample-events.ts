import { z } from "zod";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { GROUPS, ITEM_TYPES, type LineItem } from "#app/repair/line-item.ts";
import { LINES, SAMPLE_DOCUMENT } from "#app/repair/sample/sample-quote.ts";
import { itemId, type Sample } from "#app/repair/sample/sample-view.ts";
import type { RepairCommand } from "#app/repair/state.ts";

/** The most lines that the sample ever has. */
const MOST_LINES = 21;

const line = z
  .number()
  .int()
  .min(0)
  .max(MOST_LINES - 1);
const time = z.number();
const cents = z.number().int();

/** What somebody did to the sample, oldest first; kept in the visitor's own browser and never in the database. */
const DemoEvent = z.union([
  z.tuple([z.literal("move"), line, z.enum(GROUPS), time]),
  z.tuple([z.literal("job"), z.array(line).max(MOST_LINES), z.enum(GROUPS), time]),
  z.tuple([z.literal("approve_all"), time]),
  z.tuple([z.literal("savings"), time]),
  z.tuple([z.literal("approve"), time]),
  z.tuple([z.literal("approve"), cents, time]),
  z.tuple([z.literal("correct"), line, z.number(), cents, z.string(), time]),
  z.tuple([z.literal("add"), z.string().max(40), z.enum(ITEM_TYPES), z.number(), cents, z.string(), time]),
  z.tuple([z.literal("take_off"), line, time]),
  z.tuple([z.literal("put_back"), line, time]),
  z.tuple([z.literal("sums"), cents, cents.nullable(), time]),
  z.tuple([z.literal("next"), time]),
  z.tuple([z.literal("pay"), z.string().max(40), time]),
]);
export const DemoEvents = z.array(DemoEvent).max(60);
export type DemoEvents = z.output<typeof DemoEvents>;
export type DemoEvent = DemoEvents[number];

export function timeOf(event: DemoEvent): Date {
  return new Date(Number(event.at(-1)));
}

/** The item of the sample behind an id of its page. Errors: 404. */
export function demoItemIndex(id: string): number {
  const index = Array.from({ length: MOST_LINES }, (_, at) => itemId(at)).indexOf(id);
  if (index < 0) throw notFound("This line item");
  return index;
}

/** The same as the real request would be sent. Errors: 404, 409 where the sample knows of no such line. */
export function commandOf(event: Exclude<DemoEvent, { 0: "pay" | "next" }>, sample: Sample): RepairCommand {
  const { lineItems, paper } = sample.state;
  switch (event[0]) {
    case "move":
      return { do: "move", item: itemId(event[1]), to: event[2] };
    case "job": {
      const ids = event[1].map(itemId);
      return { do: "move_job", lines: lineItems.filter(({ id }) => ids.includes(id)).map(seenLine), to: event[2] };
    }
    case "approve_all":
      return { do: "approve_all" };
    case "savings":
      return { do: "ask_savings" };
    case "approve":
      return { do: "approve", ...(event.length === 3 ? { notToExceed: event[1] } : {}) };
    case "correct":
      return { do: "correct", item: itemId(event[1]), quantity: event[2], unitPrice: event[3], description: event[4] };
    case "add": {
      const [, key, type, quantity, unitPrice, description] = event;
      const id = addedId(sample, JSON.stringify([key, type, quantity, unitPrice, description]));
      return { do: "add_missing", line: { id, type, quantity, unitPrice, description }, document: SAMPLE_DOCUMENT };
    }
    case "take_off":
      return { do: "take_off", item: itemId(event[1]) };
    case "put_back": {
      const kept = sample.takenOff.findLast(({ line: { id } }) => id === itemId(event[1]));
      if (!kept) throw new Refusal(409, "This line cannot be put back any more.", { title: "Update failed" });
      return { do: "put_back", ...kept };
    }
    case "sums": {
      const [is, was] = [
        { total: event[1], tax: event[2] },
        { total: paper.total, tax: paper.tax },
      ];
      return { do: "correct_sums", document: SAMPLE_DOCUMENT, was, is, paper: { ...paper, ...is } };
    }
  }
}

/** Whether it would take off what is off already. */
export function isOff({ state, takenOff }: Sample, event: DemoEvent): boolean {
  if (event[0] !== "take_off") return false;
  const item = itemId(event[1]);
  return takenOff.some(({ line }) => line.id === item) && !state.lineItems.some(({ id }) => id === item);
}

/** The same press is the same line. */
function addedId(sample: Sample, press: string): string {
  if (!sample.added.includes(press)) sample.added.push(press);
  const index = LINES.length + sample.added.indexOf(press);
  if (index < MOST_LINES) return itemId(index);
  throw new Refusal(409, `This sample takes ${MOST_LINES - LINES.length} further lines.`, {
    title: "The sample is full",
  });
}

function seenLine({ id, group, totalPrice }: LineItem) {
  return { item: id, from: group, price: totalPrice };
}
