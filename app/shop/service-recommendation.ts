import { z } from "zod";
import { readTyped } from "#app/platform/fields/typed-number.ts";
import { dayOrMomentField } from "#app/platform/form-values.ts";

export const RECOMMENDATION_STATUSES = ["Pending", "Scheduled", "Completed"] as const;

const fields = {
  recommendationType: z.string({ error: "Type is required" }).trim().min(1, "Type is required").max(80),
  recommendedServiceDescription: z
    .string({ error: "Description is required" })
    .trim()
    .min(1, "Description is required")
    .max(2000),
  recommendedDueDate: z.preprocess(
    (value) => (value === "" ? null : value),
    dayOrMomentField("Please pick a valid date")
      .transform((day) => day.slice(0, 10))
      .nullable()
      .optional(),
  ),
  recommendedDueMileage: z.preprocess(
    (value) => (value === "" ? null : readTyped(value)),
    z.number().int().min(0, "Mileage must be 0 or more").max(9_999_999).nullable().optional(),
  ),
};

export const NewRecommendation = z.object({
  vehicleId: z.guid("Please select a vehicle"),
  ...fields,
  status: z.enum(RECOMMENDATION_STATUSES).default("Pending"),
});
export type NewRecommendation = z.output<typeof NewRecommendation>;

/** What is left out stays as it is. */
export const UpdateRecommendation = z.object({ ...fields, status: z.enum(RECOMMENDATION_STATUSES) }).partial();
export type UpdateRecommendation = z.output<typeof UpdateRecommendation>;

/** The dialog: all of it as it should stand; an emptied date or mileage is none. */
export const EditRecommendation = z.object({
  ...fields,
  recommendedDueDate: z.preprocess((value) => value ?? null, fields.recommendedDueDate),
  recommendedDueMileage: z.preprocess((value) => value ?? null, fields.recommendedDueMileage),
  status: z.enum(RECOMMENDATION_STATUSES),
});
