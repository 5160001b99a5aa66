import { z } from "zod";
import { sentOnce } from "#app/messages/communication.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { bareDigits, hasDecimals, readTyped, TWO_DECIMALS } from "#app/platform/fields/typed-number.ts";
import { GROUPS, ITEM_STATUSES, ITEM_TYPES, PART_CONDITIONS } from "#app/repair/line-item.ts";
import { NO_PRICE, NO_QUANTITY, QUANTITY_RANGE, quantityOr } from "#app/repair/lines/quantity.ts";

const withdraw = z
  .boolean()
  .optional()
  .describe(
    "The customer was told that the work has begun, and takes the go-ahead back: without it that is refused (409, work_begun).",
  );

export const MoveLineItem = z.object({ group: z.enum(GROUPS), withdraw });

/** The page says too where the line stood for who pressed, and what it cost there, in cents. */
export const DecideLineItem = MoveLineItem.extend({
  from: z.enum(GROUPS).optional(),
  price: z.coerce.number().int().optional(),
});

/** The lines of one job, or all that wait, and where each stood for who pressed, with its price there in cents. */
export const DecideJob = MoveLineItem.extend({
  lines: z
    .array(z.object({ item: z.uuid(), from: z.enum(GROUPS), price: z.coerce.number().int() }))
    .min(1)
    .max(500),
  withdraw,
});
export type DecideJob = z.output<typeof DecideJob>;

const NO_NUMBER = "Must be a number, such as 89.95";

/** What is no number is refused: a word made into 0 would be a line for nothing that a customer approves. */
function figureOr(missing: string) {
  return z
    .preprocess(
      (value) => (value === "" ? undefined : readTyped(value)),
      z
        .number({ error: ({ input }) => (input === undefined ? missing : NO_NUMBER) })
        .min(0, "Must be 0 or more")
        .lt(10_000_000, "Must be below 10,000,000")
        .refine((value) => hasDecimals(value, 2), TWO_DECIMALS),
    )
    .describe("0 or more, in steps of 0.01");
}

const figure = figureOr(NO_NUMBER);

/** Blank is no quantity here: of a line that stands it would become one. */
const typedQuantity = (none: string) =>
  z.preprocess((value) => (value === "" ? undefined : readTyped(value)), quantityOr(none)).describe(QUANTITY_RANGE);

const quantity = typedQuantity(NO_QUANTITY);

/** Of a line that stands, whose way out is Remove. */
const otherQuantity = typedQuantity(`${NO_QUANTITY}. To take the line away, remove it.`);

/** What a part is; blank where nobody has said. */
const partCondition = z
  .union([z.enum(PART_CONDITIONS), z.literal("").transform(() => null)])
  .nullable()
  .optional()
  .describe("Of a part: new, rebuilt, reconditioned, used or crash.");

/** Prices on the wire and in forms are dollars. */
export const EditLineItem = z.object({
  type: z.enum(ITEM_TYPES).optional(),
  description: lineField().min(1, "Description is required").max(500).optional(),
  detailedDescription: z.string().trim().max(5000).nullable().optional(),
  quantity: otherQuantity.optional(),
  unitPrice: figure.optional(),
  originalQuantity: quantity.optional(),
  originalUnitPrice: figure.optional(),
  status: z.enum(ITEM_STATUSES).optional(),
  partCondition,
  typedWrong: z
    .boolean()
    .optional()
    .describe(
      "The quantity and price are what the shop quoted, and become the original ones of a line that was typed.",
    ),
  group: z.enum(GROUPS).optional(),
  withdraw,
  version: z.coerce.number().int().optional(),
});

export const AddLineItem = z.object({
  repairRequestId: z.uuid(),
  type: z.enum(ITEM_TYPES).default("Service"),
  description: lineField().min(1, "Description is required").max(500),
  detailedDescription: z.string().trim().max(5000).nullable().optional(),
  quantity: quantity.default(1),
  unitPrice: figureOr(NO_PRICE),
  status: z.enum(ITEM_STATUSES).default("Pending"),
  partCondition,
});

function pressed() {
  return z
    .literal("on")
    .optional()
    .transform((said) => said === "on");
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/** A line as it stands on the paper; the unit price comes in dollars and goes on in integer cents. */
const written = {
  description: z
    .string({ error: "Description is required" })
    .trim()
    .min(1, "Description is required")
    .max(500, "Description should be at most 500 characters"),
  quantity: typedFigure("Quantity").pipe(quantityOr(NO_QUANTITY)),
  unitPrice: typedFigure("Unit price").transform(inCents),
};

export const CorrectLineItem = z.object({
  ...written,
  /** Whether the reader may learn from the document that the line is on, and what that box stood at when the form was opened. */
  mayLearn: pressed(),
  wasLearning: pressed(),
});
export type CorrectLineItem = z.output<typeof CorrectLineItem>;

/** A line that the reader missed. The key names one press, and the document is said where there are several. */
export const MissingLine = z.object({
  type: z.enum(ITEM_TYPES, "Type is required"),
  ...written,
  document: z.string().optional(),
  key: sentOnce,
});
export type MissingLine = z.output<typeof MissingLine>;

/** What is printed under the lines; no tax where none is printed apart. */
export const CorrectSums = z
  .object({
    total: typedFigure("Total").transform(inCents),
    tax: typedFigure("Sales tax").transform(inCents).optional(),
  })
  .refine(({ total, tax = 0 }) => tax === 0 || tax < total, {
    path: ["tax"],
    error: "Sales tax must be less than the total",
  });
export type CorrectSums = z.output<typeof CorrectSums>;

/** Typed by a customer, a figure has the name of its field in its sentence. */
function typedFigure(label: string) {
  return z
    .string({ error: `${label} is required` })
    .transform(bareDigits)
    .pipe(
      z
        .string()
        .regex(/^\d+(\.\d{1,2})?$/, `${label} must be a number with at most two decimals`)
        .transform(Number)
        .refine((value) => value < 10_000_000, `${label} must be below 10,000,000`),
    );
}
