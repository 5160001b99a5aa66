import { z } from "zod";
import { momentOf } from "#app/platform/clock.ts";
import { momentField } from "#app/platform/fields/moment-fields.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { DayToCome, Way } from "#app/repair/word-schemas.ts";

const dollars = z
  .string()
  .or(z.number())
  .transform((value) => bareDigits(String(value)))
  .refine((digits) => !/^-\d/.test(digits), { error: "Price must not be below zero", abort: true })
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, "Price must be a number with at most two decimals"))
  .transform((value) => Math.round(Number(value) * 100));

const NAMED_TWICE = "Each line can be answered once";

/** Two answers about one line are none. */
function namesEachOnce(lines: { id: string }[]): boolean {
  return new Set(lines.map(({ id }) => id.toLowerCase())).size === lines.length;
}

/** What the shop said of its prices: agreed to one, in dollars for each unit, or keeps what it quoted; blank is no word yet. */
export const RecordPrices = z.object({
  person: lineField("Name who at the shop said it").min(1, "Name who at the shop said it").max(200),
  way: Way,
  until: DayToCome.optional().describe("The last day that the prices hold."),
  note: z.string().trim().max(2000).optional(),
  lines: z
    .array(
      z
        .object({
          id: z.guid(),
          said: z.enum(["agreed", "kept", ""]).optional(),
          unitPrice: dollars.optional().describe("In dollars; needed where the shop agreed."),
          version: z.coerce
            .number()
            .int()
            .optional()
            .describe("Of the line as it was seen: refused where it was changed meanwhile."),
        })
        .refine(({ said, unitPrice }) => said !== "agreed" || unitPrice !== undefined, {
          message: "Enter the price that the shop agreed to",
          path: ["unitPrice"],
        }),
    )
    .max(500)
    .refine(namesEachOnce, NAMED_TWICE),
});
export type RecordPrices = z.output<typeof RecordPrices>;

/** The customer's choice where the law of the state asks for one. */
export const chosenAlternative = z
  .string()
  .max(500)
  .optional()
  .describe("Which of the alternatives that the law of the state names was chosen, word for word.");

/** What the customer decided, as somebody at the shop or our side heard it. */
export const RecordDecision = z.object({
  person: lineField("Name who decided").min(1, "Name who decided").max(200),
  way: Way,
  address: lineField().max(200).optional().describe("The number or address that was used."),
  at: momentField("Please give the date and time").refine(
    (value) => momentOf(value).getTime() <= Date.now() + 60_000,
    "This lies in the future",
  ),
  said: z.string({ error: "Write down what was said" }).trim().min(1, "Write down what was said").max(2000),
  lines: z
    .array(
      z.object({
        id: z.guid(),
        to: z.enum(["approved", "declined", "deferred", ""]).optional(),
        price: z.coerce.number().int().optional().describe("In cents, as it was read to the customer."),
      }),
    )
    .max(500)
    .refine(namesEachOnce, NAMED_TWICE)
    .default([]),
  approveRepair: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .default(false)
    .describe("Whether the customer gave the go-ahead for the repair with it. Without it the lines alone are decided."),
  choice: chosenAlternative,
  version: z.coerce
    .number()
    .int()
    .optional()
    .describe("Of the request as it was seen: refused where it was changed meanwhile."),
});
export type RecordDecision = z.output<typeof RecordDecision>;
