import { z } from "zod";
import { ROLES } from "#app/access/permissions.ts";
import { TextWords } from "#app/messages/communication.ts";
import { Password } from "#app/people/password.ts";
import { partOfName } from "#app/people/person-name.ts";
import { blankIsNone, phoneField } from "#app/platform/form-values.ts";
import { Version } from "#app/platform/version.ts";

export const USER_STATUSES = ["Active", "Inactive", "Suspended"] as const;

const phone = z.preprocess(blankIsNone, phoneField("Please enter a valid phone number").optional());

const person = {
  accountId: z.guid("Please select an account"),
  firstName: partOfName("First name"),
  lastName: partOfName("Last name"),
  email: z
    .string({ error: "Invalid email address" })
    .trim()
    .toLowerCase()
    .pipe(z.email("Invalid email address").max(254, "Invalid email address")),
  phone,
  password: z.preprocess((value) => ((value ?? "") === "" ? undefined : value), Password.optional()),
};

/** The Create User dialog and POST /api/users. */
export const NewUser = z.object({
  ...person,
  role: z.enum(ROLES).default("driver"),
  status: z.enum(USER_STATUSES).default("Active"),
});
export type NewUser = z.output<typeof NewUser>;

/** What is left out stays; a blank password keeps the current one. */
export const UpdateUser = z.object({ ...person, role: z.enum(ROLES), status: z.enum(USER_STATUSES) }).partial();
export type UpdateUser = z.output<typeof UpdateUser>;

/** The Edit User dialog: all of it as it should stand. An emptied phone is none; a blank password keeps the current one. */
export const EditUser = z.object({
  ...person,
  version: Version,
  phone: z.preprocess(
    (value) => value ?? "",
    phone.transform((value) => value ?? null),
  ),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
});
export type EditUser = z.output<typeof EditUser>;

export const SendText = z.object({
  message: TextWords,
});
