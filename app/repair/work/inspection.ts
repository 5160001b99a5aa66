import { z } from "zod";
import { amount } from "#app/platform/fields/amount.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { typedNumber } from "#app/platform/fields/typed-number.ts";
import { Quantity } from "#app/repair/lines/quantity.ts";
import { TypedType, typeOf } from "#app/repair/lines/typed-type.ts";

/** What is looked at on every car, in the order of walking around it. */
export const POINTS = [
  "Lights",
  "Wipers and glass",
  "Tires",
  "Front brakes",
  "Rear brakes",
  "Suspension and steering",
  "Under the car",
  "Exhaust",
  "Oil and fluids",
  "Belts and hoses",
  "Battery",
  "Filters",
] as const;

export const RATINGS = [
  { value: "green", label: "Good" },
  { value: "yellow", label: "Soon" },
  { value: "red", label: "Now" },
] as const;
export type Rating = (typeof RATINGS)[number]["value"];

/** "Good, Soon or Now". */
const RATING_WORDS = RATINGS.map(({ label }) => label)
  .join(", ")
  .replace(/, (\w+)$/, " or $1");

/** As the buttons say it. */
export function ratingSaid(rating: Rating): string {
  return RATINGS.find(({ value }) => value === rating)?.label ?? rating;
}

const optionalText = (most: number, text = z.string().trim()) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    text.max(most).nullable().default(null),
  );

/** The version of a point that nobody has looked at yet: two first notes are two versions, too. */
export const UNCHECKED = 0;

export const MOST_NOTE = 1000;

/** One point as it was found; `proposal` is the work that the customer should be asked about. */
export const CheckPoint = z
  .object({
    name: lineField().min(1, "Please say what was looked at").max(80),
    rating: z.enum(["green", "yellow", "red"], { error: `Please choose ${RATING_WORDS}` }),
    note: optionalText(MOST_NOTE),
    proposal: optionalText(300, lineField()),
    version: z.coerce.number().int().optional(),
  })
  .refine(({ rating, proposal }) => rating !== "green" || !proposal, {
    path: ["proposal"],
    message: "What is good needs no work: choose Soon or Now, or leave the work out.",
  });
export type CheckPoint = z.output<typeof CheckPoint>;

export const MileageIn = z.object({
  // As an odometer and a person write it: "48,210", "48 210 mi".
  mileage: z.preprocess(
    (value) => (typeof value === "string" ? typedNumber(value.replace(/\s*mi(les)?\.?\s*$/i, "")) : value),
    z
      .number({ error: "Please enter the mileage" })
      .int("Whole miles, please")
      .min(1, "Please enter the mileage")
      .max(2_000_000, "At most 2,000,000 miles"),
  ),
  sure: z.coerce.boolean().default(false),
  version: z.string().optional(),
});
export type MileageIn = z.output<typeof MileageIn>;

/** What the form was opened on: the reading that stood, and what was known of the car. */
export function mileageSeen(mileageIn: number | null, known: number | null): string {
  return `${mileageIn ?? "none"}/${known ?? "none"}`;
}

type Proposed = { proposal: string | null; lineItemId: string | null; setAside: string | null };

/** Proposed, and nobody has given it a price or said that it is not offered. */
export function waitsForPrice({ proposal, lineItemId, setAside }: Proposed): boolean {
  return proposal !== null && lineItemId === null && setAside === null;
}

/** How one is read where it is asked about; what was answered holds for these words alone. */
export function findingSaid({ name, proposal }: { name: string; proposal: string | null }): string {
  return `${name}: ${proposal}`;
}

/** What `waitsForPrice` says, as a query; in SQL it stands in the steps of Now. */
export const WAITING_FOR_PRICE = { proposal: { not: null }, lineItemId: null, setAside: null } as const;

/** In which words all that waits for its price is set aside, and what of it was read by who says so. */
export type NotOffered = { words: string; read: readonly string[] };

export const NOT_OFFERED = "Not offered with this repair";
/** Letters of the words in which a finding is set aside. */
export const LONGEST_REASON = 300;

export const SetFindingAside = z.object({
  words: lineField().min(1, "Please say why it is not offered").max(LONGEST_REASON),
  version: z.coerce.number().int().optional(),
});
export type SetFindingAside = z.output<typeof SetFindingAside>;

/** The line that a finding becomes: of the type that is chosen, else of the one that its words say. */
export const PriceFinding = z
  .object({
    type: TypedType,
    description: lineField().min(1, "Description is required").max(500),
    quantity: Quantity,
    unitPrice: amount,
  })
  .transform((line) => ({ ...line, type: typeOf(line) }));
export type PriceFinding = z.output<typeof PriceFinding>;
