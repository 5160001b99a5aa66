import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { blankIsNone, blankIsNull } from "#app/platform/form-values.ts";
import { Version } from "#app/platform/version.ts";

export const TIERS = ["Free", "Premium", "Exclusive", "Luxury"] as const;
export const ACCOUNT_STATUSES = ["Active", "Inactive", "Suspended"] as const;

const name = lineField().max(120, "At most 120 characters");

export const NewAccount = z.object({
  /** To choose it by; without one its first customer's name stands for it. */
  name: z.preprocess(blankIsNone, name.optional()),
  subscriptionTier: z.enum(TIERS, "Please select a subscription tier"),
  status: z.enum(ACCOUNT_STATUSES, "Please select a status").default("Active"),
});
export type NewAccount = z.output<typeof NewAccount>;

/** What is left out stays as it is. */
export const UpdateAccount = z.object({
  name: name.nullable().optional(),
  subscriptionTier: z.enum(TIERS, "Please select a subscription tier").optional(),
  status: z.enum(ACCOUNT_STATUSES, "Please select a status").optional(),
});
/** The Edit Account dialog: an emptied name is none. */
export const EditAccount = NewAccount.extend({
  name: z.preprocess(blankIsNull, name.nullable()),
  version: Version,
});
export type EditAccount = z.output<typeof EditAccount>;

export type UpdateAccount = z.output<typeof UpdateAccount>;
