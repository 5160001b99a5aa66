import { z } from "zod";
import { STAFF_ROLES } from "#app/access/permissions.ts";
import { partOfName } from "#app/people/person-name.ts";
import { TOGETHER } from "#app/platform/fields/together.ts";
import { blankIsNone } from "#app/platform/form-values.ts";

const email = z
  .string({ error: "Invalid email address" })
  .trim()
  .toLowerCase()
  .pipe(z.email("Invalid email address").max(254, "Invalid email address"));

/** An admin invites a member of staff. */
export const NewInvitation = z.object({ email, role: z.enum(STAFF_ROLES, "Please select a role") });

/** Who opens the link says who they are; the email where the link does not name it. What a password must be is looked at later. */
export const AcceptInvitation = z
  .object({
    firstName: partOfName("First name"),
    lastName: partOfName("Last name"),
    email: z.preprocess(blankIsNone, email.optional()),
    way: z.enum(["password", "passkey"]).default("password"),
    password: z.string().max(400, "Password must be at most 400 characters").default(""),
    repeated: z.string().default(""),
  })
  .refine(({ way, password }) => way === "passkey" || password !== "", {
    ...TOGETHER,
    path: ["password"],
    error: "Please choose a password, or sign in with a passkey",
  })
  .refine(({ way, password, repeated }) => way === "passkey" || password === repeated, {
    ...TOGETHER,
    path: ["repeated"],
    error: "The two passwords are not the same",
  });

export type AcceptInvitation = z.output<typeof AcceptInvitation>;
