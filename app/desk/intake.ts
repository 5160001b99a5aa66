import { z } from "zod";
import { RowKey } from "#app/desk/packages/package.ts";
import { Email, FullName, Phone } from "#app/people/customer.ts";
import { wallTimeField } from "#app/platform/fields/moment-fields.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { blankIsNone, optionalLine, optionalUuid } from "#app/platform/form-values.ts";
import { NO_PRICE } from "#app/repair/lines/quantity.ts";
import { TypedType, typeOf } from "#app/repair/lines/typed-type.ts";
import { Line, Price } from "#app/repair/requests/new-request.ts";
import { bookableSaid } from "#app/repair/work/bookable.ts";
import { OTHER_CAR } from "#app/shop/car-words.ts";

export const NAME_REQUIRED = "Please enter the customer's name";
export const CAR_REQUIRED = "Please enter the VIN, or year, make and model, such as 2019 Honda Civic";

export const MOST_LINES = 100;

const NO_JOB = "This price has no job: say what it is for, or take the line away";

/** A row in which something is typed is a whole line or is asked about: nothing that was typed goes without a word. Work at no charge is a line at 0. */
const Row = Line.extend({ type: TypedType, key: RowKey, unitPrice: Price }).superRefine(
  ({ description, unitPrice }, context) => {
    const ask = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (description === "" && unitPrice !== null) ask("description", NO_JOB);
    if (description !== "" && unitPrice === null) ask("unitPrice", NO_PRICE);
  },
);

/**
 * A caller, their car and what they want, as New takes it in one form; prices in dollars. Who has the phone already needs no name,
 * and a car that is chosen none in words. Rows in which nothing is typed do not count.
 */
export const Intake = z.object({
  /** Names the request that is to be: sent twice, the form makes one. */
  token: z.guid(),
  phone: Phone,
  name: z.preprocess(blankIsNone, FullName.optional()),
  email: Email,
  /** The customer whom the e-mail names, where the form says that it is them, and whether the number is theirs from now on. */
  same: z.preprocess(blankIsNone, z.guid().optional()),
  renumber: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  vehicleId: z.preprocess((value) => (value === OTHER_CAR ? undefined : blankIsNone(value)), z.guid().optional()),
  car: optionalLine(120),
  /** Which of the customer's cars the words are about, or none of them, where it was asked. */
  which: z.preprocess(blankIsNone, z.string().max(2000).optional()),
  /** What was asked about its VIN, as it was seen, and is so all the same. */
  sure: z.string().max(1000).optional(),
  /** Kept with the car, unless another plate is. */
  plate: z.preprocess(blankIsNone, lineField().max(20, "At most 20 characters").toUpperCase().optional()),
  /** The customer was asked, and agrees to texts. */
  texts: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  complaint: z.preprocess(blankIsNone, z.string().max(2000, "At most 2000 characters").optional()),
  /** When the car comes, on the shop's clock, to whom and where. */
  at: z.preprocess(blankIsNone, wallTimeField("Please enter a date and a time", bookableSaid).optional()),
  technicianId: optionalUuid,
  bay: optionalLine(40),
  /** What is wrong with that time, as it was seen, and is booked all the same. */
  anyway: z.string().max(4000).optional(),
  lineItems: z
    .array(Row)
    .max(MOST_LINES, `At most ${MOST_LINES} lines`)
    .default([])
    .transform((rows) =>
      rows.flatMap(({ unitPrice, key, ...line }, index) =>
        unitPrice === null ? [] : [{ ...line, type: typeOf(line, rows), unitPrice, key: key ?? String(index) }],
      ),
    ),
  intent: z.enum(["save", "send"]).catch("save"),
});
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
  texts: z.enum(["on", ""]).catch(""),
  complaint: z.string().max(4000).catch(""),
  at: z.string().max(40).catch(""),
  technicianId: z.string().max(40).catch(""),
  bay: z.string().max(40).catch(""),
  lineItems: z
    .array(
      z.object({
        type: TypedType.catch(""),
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
