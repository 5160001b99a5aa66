import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { STATES, stateCode } from "#app/prices/place/states.ts";
import { stateOfZip } from "#app/prices/place/zip-state.ts";
import type { ShopPlace } from "#app/quote-reader/paper/shop-place.ts";

/** Where a shop is, as the row keeps it. */
export const ShopPlaceKept = z.object({
  city: z.string().nullable(),
  state: z.string(),
  zip: z.string().nullable(),
}) satisfies z.ZodType<ShopPlace>;

/** The same as a customer says it: the ZIP code tells the state where it is not named, and is held against it where it is. */
export const SaidShopPlace = z
  .object({
    city: lineField().max(60, "At most 60 characters").optional(),
    state: z
      .string()
      .optional()
      .transform((state) => stateCode(state) ?? undefined),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, "A ZIP code has five digits")
      .optional(),
  })
  .superRefine(({ state, zip }, context) => {
    const found = zip ? stateOfZip(zip) : null;
    if (!state && !found) context.addIssue({ code: "custom", path: ["state"], message: "Please choose the state" });
    if (!state || !found || found === state) return;
    context.addIssue({
      code: "custom",
      path: ["zip"],
      message: `${zip} is in ${STATES[found]}, not in ${STATES[state]}`,
    });
  })
  .transform(({ city, state, zip }) => ({
    city: city || null,
    state: state ?? stateOfZip(zip ?? "") ?? "",
    zip: zip ?? null,
  }));
