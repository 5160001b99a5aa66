import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { readTyped } from "#app/platform/fields/typed-number.ts";
import { blankIsNone, blankIsNull, dayField, optionalLine, optionalUuid } from "#app/platform/form-values.ts";
import { Version } from "#app/platform/version.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { FIRST_YEAR } from "#app/shop/makes.ts";

const vehicleYear = z.preprocess(
  readTyped,
  z
    .number({ error: "Year must be a number" })
    .int("Year must be a whole number")
    .min(FIRST_YEAR, `Year must be ${FIRST_YEAR} or later`)
    .refine((year) => year <= new Date().getFullYear() + 1, "Year cannot be later than next year"),
);

const mileage = z.preprocess(
  (value) => (value === "" || value === null ? undefined : readTyped(value)),
  z
    .number({ error: "Mileage must be a number" })
    .int("Mileage must be a whole number")
    .min(0, "Mileage must be 0 or more")
    .max(9_999_999)
    .optional(),
);

/** As it is read off a car, where its check digit leaves no doubt: an O is a 0. */
const vin = z.preprocess(
  (value) =>
    blankIsNone(typeof value === "string" ? (provenVin(value) ?? value.replace(/\s/g, "").toUpperCase()) : value),
  z.string().max(32, "A VIN has 17 characters").optional(),
);

const color = optionalLine(40);
const plate = optionalLine(20);
const warrantyPlan = optionalLine(120);

/** The Add Vehicle dialog and POST /api/vehicles. */
export const NewVehicle = z.object({
  make: lineField("Make is required").min(1, "Make is required").max(60),
  model: lineField("Model is required").min(1, "Model is required").max(60),
  year: vehicleYear,
  vin,
  mileage,
  color,
  plate,
  warrantyStatus: lineField().max(40).default("Unknown"),
  accountId: optionalUuid,
  /** What was asked about its VIN, as it was seen, and is so all the same. */
  sure: z.string().max(1000).optional(),
});
export type NewVehicle = z.output<typeof NewVehicle>;

export const OWNER_REQUIRED = "Please choose whose vehicle this is";

/** The Add Vehicle dialog of those who add customers' cars: it says whose. */
export const NewOwnedVehicle = NewVehicle.extend({ accountId: z.uuid({ error: OWNER_REQUIRED }) });

/** What is left out stays as it is, the warranty too. */
export const UpdateVehicle = NewVehicle.partial().extend({
  warrantyStatus: lineField().max(40).optional(),
  warrantyPlan,
  warrantyExpiresAt: z.preprocess(blankIsNone, dayField("Please pick a valid date").optional()),
});

/** The Edit Vehicle dialog: all of it as it should stand; an emptied field is empty then, and not as it was. */
export const EditVehicle = NewVehicle.extend({
  version: Version,
  vin: z.preprocess(blankIsNull, z.union([z.null(), vin])),
  mileage: z.preprocess(blankIsNull, z.union([z.null(), mileage])),
  color: z.preprocess(blankIsNull, z.union([z.null(), color])),
  plate: z.preprocess(blankIsNull, z.union([z.null(), plate])),
  warrantyStatus: z.preprocess((value) => blankIsNone(value) ?? "Unknown", lineField().max(40)),
  warrantyPlan: z.preprocess(blankIsNull, z.union([z.null(), warrantyPlan])),
  warrantyExpiresAt: z.preprocess(blankIsNull, dayField("Please pick a valid date").nullable()),
});
export type EditVehicle = z.output<typeof EditVehicle>;

/** What the page of a repair corrects of a car. */
export const CorrectedCar = EditVehicle.pick({
  make: true,
  model: true,
  year: true,
  vin: true,
  plate: true,
  sure: true,
});
export type CorrectedCar = z.output<typeof CorrectedCar>;
