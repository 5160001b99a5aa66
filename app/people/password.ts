import { z } from "zod";
import { PASSWORD_MIN } from "#app/people/password-length.ts";

/** The specification has its own sentence for fewer than 6; what is new has 8 or more. */
const SHORTEST_SAID = 6;
const BOTH_REQUIRED = "Please enter both email and password";

const email = z
  .string({ error: "Invalid email address" })
  .trim()
  .toLowerCase()
  .pipe(z.email("Invalid email address").max(254, "Invalid email address"));

/** A new password: at least 8 characters; bytes beyond 400 are a mistake, not a password. What is too common the server knows. */
export const Password = z
  .string({ error: `Password must be at least ${SHORTEST_SAID} characters` })
  .min(SHORTEST_SAID, { error: `Password must be at least ${SHORTEST_SAID} characters`, abort: true })
  .min(PASSWORD_MIN, `That is a little short. Please choose a password of at least ${PASSWORD_MIN} characters.`)
  .max(400, "Password must be at most 400 characters");

/** The sign-in form and POST /api/auth/login. */
export const SignIn = z
  .object({
    email: z.string().trim().toLowerCase().max(254).default(""),
    password: z.string().max(400).default(""),
    redirectTo: z.string().optional(),
  })
  .refine((entered) => entered.email !== "" && entered.password !== "", { error: BOTH_REQUIRED });

/** POST /api/auth/login: both steps in one call. */
export const SignInCall = SignIn.safeExtend({
  code: z
    .string()
    .max(64)
    .transform((value) => value.replace(/[\s-]/g, "").toLowerCase() || undefined)
    .optional()
    .describe("Of the second factor, where there is one: a code of the authenticator app, or a recovery code."),
});

export const ForgotPassword = z.object({ email, way: z.enum(["phone", "email"]).catch("phone") });

/** Whoever wants a link instead of a password. */
export const LinkByEmail = z.object({ email, redirectTo: z.string().optional() });

export const PasswordByLink = z
  .object({ password: Password, repeated: z.string({ error: "Please repeat the new password" }) })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    message: "The two passwords are not the same",
  });

export const ResetPassword = z
  .object({
    email,
    methodId: z.uuid("Please ask for a new code."),
    code: z
      .string({ error: "Please enter the 6-digit code" })
      .trim()
      .regex(/^\d{6}$/, "Please enter the 6-digit code"),
    password: Password,
    repeated: z.string({ error: "Please repeat the new password" }),
  })
  .refine((entered) => entered.password === entered.repeated, {
    path: ["repeated"],
    error: "The two passwords are not the same",
  });

export const ChangePassword = z
  .object({
    currentPassword: z.string().max(400).default(""),
    password: Password,
    repeated: z.string({ error: "Please repeat the new password" }),
  })
  .refine((entered) => entered.password === entered.repeated, {
    path: ["repeated"],
    error: "The two passwords are not the same",
  });
