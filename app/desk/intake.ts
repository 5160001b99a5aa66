import { z } from "zod";
import { RowKey } from "#app/desk/packages/package.ts";
import { Email, FullName, Phone } from "#app/people/customer.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { Line } from "#app/repair/requests/new-request.ts";

export const NAME_REQUIRED = "Please enter the customer's name";
export const CAR_REQUIRED = "Please enter the VIN, or year, make and model, such as 2019 Honda Civic";

export const MOST_LINES = 100;

const blankIsNone = (value: unknown) => (typeof value === "string" ? value.trim() : value) || undefined;

type Words = { description: string; unitPrice: number };

function isWhole({ description, unitPrice }: Words): boolean {
  return description !== "" && unitPrice > 0;
}

/** What a line that something was typed in is without; null where it has all, and where nothing was typed. */
function lackOf(line: Words): "description" | "unitPrice" | null {
  if (isWhole(line) || (line.description === "" && line.unitPrice <= 0)) return null;
  return line.description === "" ? "description" : "unitPrice";
}

const ASKED = {
  description: "Please enter what this price is for, or press Save to keep the request without this line",
  unitPrice: "Please enter the price, or press Save to keep the request without this line",
};

/**
 * A caller, their car and what they want, as New takes it in one form; prices in dollars. Who has the phone already needs no name,
 * and a car that is chosen none in words. Lines without a description or a price are left out of what is saved, and `leftOut` says which;
 * to a customer nothing goes before they have both.
 */
export const Intake = z
  .object({
    /** Names the request that is to be: sent twice, the form makes one. */
    token: z.guid(),
    phone: Phone,
    name: z.preprocess(blankIsNone, FullName.optional()),
    email: Email,
    vehicleId: z.preprocess(blankIsNone, z.guid().optional()),
    car: z.preprocess(blankIsNone, z.string().max(120, "At most 120 characters").optional()),
    /** Kept with the car, unless another plate is. */
    plate: z.preprocess(blankIsNone, z.string().max(20, "At most 20 characters").toUpperCase().optional()),
    complaint: z.preprocess(blankIsNone, z.string().max(2000, "At most 2000 characters").optional()),
    lineItems: z
      .array(Line.extend({ key: RowKey }))
      .max(MOST_LINES, `At most ${MOST_LINES} lines`)
      .default([])
      .transform((lines) => lines.map((line, index) => ({ ...line, key: line.key ?? String(index) }))),
    intent: z.enum(["save", "send"]).catch("save"),
  })
  .superRefine(({ intent, lineItems }, context) => {
    if (intent !== "send") return;
    for (const [index, line] of lineItems.entries()) {
      const lacks = lackOf(line);
      if (lacks) context.addIssue({ code: "custom", path: ["lineItems", index, lacks], message: ASKED[lacks] });
    }
  })
  .transform(({ lineItems, ...rest }) => ({
    ...rest,
    lineItems: lineItems.filter(isWhole),
    leftOut: lineItems.flatMap((line, index) => {
      const lacks = lackOf(line);
      if (!lacks) return [];
      if (lacks === "unitPrice") return `${line.description} has no price`;
      return `line ${index + 1} (${formatMoney(toCents(line.unitPrice.toFixed(2)))}) has no description`;
    }),
  }));
export type Intake = z.output<typeof Intake>;

/** What is kept of a half-filled form: the fields as they were typed, bounded. */
export const IntakeDraft = z.object({
  token: z.guid().catch(() => crypto.randomUUID()),
  phone: z.string().max(40).catch(""),
  name: z.string().max(200).catch(""),
  email: z.string().max(300).catch(""),
  vehicleId: z.string().max(40).catch(""),
  car: z.string().max(200).catch(""),
  plate: z.string().max(40).catch(""),
  complaint: z.string().max(4000).catch(""),
  lineItems: z
    .array(
      z.object({
        type: z.enum(ITEM_TYPES).catch("Service"),
        description: z.string().max(500).catch(""),
        quantity: z.string().max(12).catch("1"),
        unitPrice: z.string().max(16).catch(""),
        key: RowKey.catch(undefined),
      }),
    )
    .max(MOST_LINES)
    .catch([]),
});
export type IntakeDraft = z.output<typeof IntakeDraft>;
