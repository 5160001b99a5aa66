import { z } from "zod";
import { hasDecimals, readTyped } from "#app/platform/fields/typed-number.ts";

/** Said wherever a line is typed: 0 is a price where it is typed, and nothing is none. */
export const NO_PRICE = "This line has no price: give one, or take the line away";

/** A line of nothing is no line: it would cost nothing, and be a saving of all that was quoted. */
export const NO_QUANTITY = "Quantity must be more than 0";

export const QUANTITY_RANGE = "a number from 0.01 to 9,999, with at most two decimals";

const SENTENCE = `Quantity must be ${QUANTITY_RANGE}`;

/** How much of a line there is, wherever lines are typed: half an hour of labor too. `none`: what is said of nothing. */
export const quantityOr = (none: string) =>
  z
    .number(SENTENCE)
    .refine((value) => value > 0, { error: none, abort: true })
    .refine((value) => value >= 0.01 && value <= 9_999 && hasDecimals(value, 2), SENTENCE);

/** Blank is one. */
export const Quantity = z.preprocess(
  (value) => (value === "" || value === undefined ? 1 : readTyped(value)),
  quantityOr(SENTENCE),
);
