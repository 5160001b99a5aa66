import { z } from "zod";

export const TIERS = ["Free", "Premium", "Exclusive", "Luxury"] as const;
export const ACCOUNT_STATUSES = ["Active", "Inactive", "Suspended"] as const;

export const NewAccount = z.object({
  subscriptionTier: z.enum(TIERS, "Please select a subscription tier"),
  status: z.enum(ACCOUNT_STATUSES, "Please select a status").default("Active"),
});
export type NewAccount = z.output<typeof NewAccount>;

/** What is left out stays as it is. */
export const UpdateAccount = z.object({
  subscriptionTier: z.enum(TIERS, "Please select a subscription tier").optional(),
  status: z.enum(ACCOUNT_STATUSES, "Please select a status").optional(),
});
export type UpdateAccount = z.output<typeof UpdateAccount>;
