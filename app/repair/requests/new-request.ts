import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { figureOrNull, hasDecimals, TWO_DECIMALS } from "#app/platform/fields/typed-number.ts";
import { blankIsNone, dayField } from "#app/platform/form-values.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { Quantity } from "#app/repair/lines/quantity.ts";

/** In dollars, as a person types it; null where none stands there. */
export const Price = z.preprocess(
  figureOrNull,
  z
    .number("Price must be a number, such as 89.95")
    .min(0, "Price must be 0 or more")
    .lt(10_000_000, "Price must be below 10,000,000")
    .refine((value) => hasDecimals(value, 2), TWO_DECIMALS)
    .nullable(),
);

export const Line = z.object({
  type: z.enum(ITEM_TYPES).default("Service"),
  description: lineField().max(500, "At most 500 characters").default(""),
  quantity: Quantity,
  unitPrice: Price.transform((dollars) => dollars ?? 0),
});

export const VEHICLE_REQUIRED = "Please select a vehicle for this repair request";
export const SERVICE_REQUIRED = "Please add at least one service with description and price";

/** The New Request dialog; prices in dollars. Lines without a description or a price do not count. */
export const NewRequest = z.object({
  vehicleId: z.uuid({ error: VEHICLE_REQUIRED }),
  initiatedBy: z.preprocess(blankIsNone, z.string().trim().max(2000).optional()),
  requestedServiceDate: z.preprocess(blankIsNone, dayField("Please enter a date").optional()),
  lineItems: z
    .array(Line)
    .default([])
    .refine((lines) => lines.some((line) => line.description !== "" && line.unitPrice > 0), {
      error: SERVICE_REQUIRED,
    }),
});

export const WISH_REQUIRED = "Please tell us what you need";

/** The same for a driver, who sets no prices: what is asked for stands in words. Lines that came all the same are refused. */
export const NewWish = NewRequest.omit({ lineItems: true }).extend({
  initiatedBy: z.string({ error: WISH_REQUIRED }).trim().min(1, WISH_REQUIRED).max(2000),
  lineItems: z.array(Line).optional(),
});

export const EMPTY_LINE = { type: "Service", description: "", quantity: "1", unitPrice: "" };
