import { z } from "zod";
import { readTyped } from "#app/platform/fields/typed-number.ts";

export const QUANTITY_RANGE = "a number from 0.01 to 9,999, with at most two decimals";

const SENTENCE = `Quantity must be ${QUANTITY_RANGE}`;

/** How much of a line there is, wherever lines are typed: half an hour of labor too. Blank is one. */
export const Quantity = z.preprocess(
  (value) => (value === "" || value === undefined ? 1 : readTyped(value)),
  z
    .number(SENTENCE)
    .refine((value) => value >= 0.01 && value <= 9_999 && Math.round(value * 100) / 100 === value, SENTENCE),
);
