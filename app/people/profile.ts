import { z } from "zod";
import { partOfName } from "#app/people/person-name.ts";
import { blankIsNull } from "#app/platform/form-values.ts";

export const ContactPreference = z.enum(["phone", "email", "text"]);
export type ContactPreference = z.output<typeof ContactPreference>;

/** What a person may change of their own: never role, status or account. */
export const Profile = z.object({
  firstName: partOfName("First name"),
  lastName: partOfName("Last name"),
  /** Emptied it is taken off; where the field is missing nothing changes. */
  email: z.preprocess(
    (value) => (typeof value === "string" ? blankIsNull(value.toLowerCase()) : value),
    z.email("Invalid email address").max(254, "Invalid email address").nullable().optional(),
  ),
});
export type Profile = z.output<typeof Profile>;

export const THEMES = [
  { value: "system", label: "As my account's tier" },
  { value: "blue", label: "Light, blue" },
  { value: "purple", label: "Dark, purple" },
] as const;

/** Who ticks it agrees to these words. */
export const NOTIFY_BY_SMS = "Send me repair status updates by text message";

export const Settings = z.object({
  theme: z.enum(["system", "blue", "purple"]),
  contactPreference: ContactPreference,
  notifyBySms: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  notifyByEmail: z.preprocess((value) => value === "on" || value === true, z.boolean()),
});
export type Settings = z.output<typeof Settings>;
