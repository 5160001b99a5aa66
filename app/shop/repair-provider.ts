import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { hasDecimals, readTyped, TWO_DECIMALS } from "#app/platform/fields/typed-number.ts";
import { blankIsNone } from "#app/platform/form-values.ts";
import { Version } from "#app/platform/version.ts";

export const PROVIDER_TYPES = ["Independent", "Dealership", "Franchise", "Specialty"] as const;
export const PROVIDER_STATUSES = ["Active", "Inactive", "Pending"] as const;

type Address = { address: string; city: string; state: string; zip: string | null };

/** Where a shop is, as it stands on an envelope: the street, then "Oakland, CA 94607". */
export function addressLines({ address, city, state, zip }: Address): string[] {
  const place = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [address, place].filter(Boolean);
}

/** The same in one line. */
export function addressWords(address: Address): string {
  return addressLines(address).join(", ");
}

/** Its name before it: where somebody drives to. Empty where there is none. */
export function placeWords(shop: (Address & { name: string }) | null): string {
  return shop ? [shop.name, ...addressLines(shop)].join(", ") : "";
}

const MISSING = "Please fill in all required fields";

const atMost = (longest: number) => `At most ${longest} characters`;
const required = (longest: number) => lineField(MISSING).min(1, MISSING).max(longest, atMost(longest));
/** Left out it stays; blank it is emptied. */
const clearable = (longest: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    lineField().max(longest, atMost(longest)).nullable().optional(),
  );

/** A list, or one text with commas: trimmed, without empties. */
const list = z.preprocess(
  (value) => {
    const parts = typeof value === "string" ? value.split(",") : value;
    if (!Array.isArray(parts)) return parts;
    return parts.map((part) => (typeof part === "string" ? part.trim() : part)).filter((part) => part !== "");
  },
  z.array(z.string().max(120, "At most 120 characters each")).max(50, "At most 50 of them"),
);

const rating = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : readTyped(value)),
  z
    .number({ error: "Rating must be a number" })
    .min(0, "Rating must be between 0 and 5")
    .max(5, "Rating must be between 0 and 5")
    .refine((value) => hasDecimals(value, 1), "Rating has at most one decimal, such as 4.5")
    .nullable()
    .optional(),
);

const fields = {
  name: required(120),
  address: required(200),
  city: required(80),
  state: required(40),
  zip: clearable(20),
  phoneNumber: clearable(40),
  registrationNumber: clearable(40),
  type: z.enum(PROVIDER_TYPES, MISSING),
  qualityRating: rating,
};

/** The Add Provider dialog and POST /api/repair-providers. */
export const NewProvider = z.object({
  ...fields,
  specialties: list.default([]),
  certifications: list.default([]),
  status: z.enum(PROVIDER_STATUSES).default("Active"),
});
export type NewProvider = z.output<typeof NewProvider>;

export const REQUIRED_OF_PROVIDER = ["name", "address", "city", "state", "type"] as const;
export const REQUIRED_OF_STAFF = ["name", "position"] as const;
export const REQUIRED_OF_TECHNICIAN = ["userId", "hourlyRate"] as const;

/** What is left out stays as it is. */
export const UpdateProvider = z
  .object({ ...fields, specialties: list, certifications: list, status: z.enum(PROVIDER_STATUSES) })
  .partial();
export type UpdateProvider = z.output<typeof UpdateProvider>;

/** The same in the Edit Provider dialog, which says what it saw. */
export const EditProvider = UpdateProvider.extend({ version: Version });

const staff = {
  name: lineField("Name is required").min(1, "Name is required").max(120, atMost(120)),
  position: lineField("Position is required").min(1, "Position is required").max(120, atMost(120)),
  email: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    z.email("Please enter a valid email address").max(254).nullable().optional(),
  ),
  phoneNumber: clearable(40),
};

export const NewStaff = z.object({ ...staff, repairProviderId: z.guid("Please select a provider") });
export type NewStaff = z.output<typeof NewStaff>;

export const UpdateStaff = z.object(staff).partial();
export type UpdateStaff = z.output<typeof UpdateStaff>;

export const EditStaff = UpdateStaff.extend({ version: Version });

/** Dollars an hour; they come out in cents. Blank is not 0. */
const hourlyRate = z.preprocess(
  (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : readTyped(value)),
  z
    .number({ error: "Hourly rate is required" })
    .min(0, "Hourly rate must be 0 or more")
    .lt(100_000, "Hourly rate must be below 100,000")
    .refine((value) => hasDecimals(value, 2), TWO_DECIMALS)
    .transform((dollars) => Math.round(dollars * 100)),
);

/** The Add Technician dialog and POST /api/technicians. */
export const NewTechnician = z.object({
  userId: z.guid("Please select a user"),
  repairProviderId: z.preprocess(blankIsNone, z.guid("Please select a provider").optional()),
  hourlyRate,
  certifications: list.default([]),
});
export type NewTechnician = z.output<typeof NewTechnician>;

export const UpdateTechnician = z.object({
  repairProviderId: z.guid("Please select a provider").nullable().optional(),
  hourlyRate: hourlyRate.optional(),
  certifications: list.optional(),
});
export type UpdateTechnician = z.output<typeof UpdateTechnician>;

export const EditTechnician = UpdateTechnician.omit({ repairProviderId: true }).extend({ version: Version });
