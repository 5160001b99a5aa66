import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

export const RECOVERY_CODES = 10;
export const MOST_PASSKEYS = 20;

/** What an authenticator app shows, or a recovery code; spaces and hyphens are how people copy them. */
const code = z
  .string({ error: "Please enter the code" })
  .transform((value) => value.replace(/[\s-]/g, "").toLowerCase())
  .pipe(z.string().min(1, "Please enter the code").max(64, "This is too long to be a code"));

export const SecondStep = z.object({ code });

/** The first code of an app that was just set up; `sealed` is the secret as the page was given it. */
export const ConfirmApp = z.object({
  sealed: z.string({ error: "Please open this page again." }).max(1000, "Please open this page again."),
  code: code.pipe(z.string().regex(/^\d{6}$/, "Please enter the 6 digits that the app shows")),
});

const json = z
  .string({ error: "No passkey came with this." })
  .max(20_000, "No passkey came with this.")
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: "custom", message: "No passkey came with this." });
      return z.NEVER;
    }
  });

const base64url = z.string().regex(/^[\w-]+$/);

/** What `startRegistration` of the browser gives, as far as the server looks at it. */
const Registration = z.looseObject({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
});

const Assertion = z.looseObject({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  clientExtensionResults: z.looseObject({}),
});

const NOT_READ = "The answer of the passkey could not be read. Please try again.";

export const RegisterPasskey = z.object({
  name: z
    .string({ error: "Please give it a name" })
    .trim()
    .min(1, "Please give it a name")
    .max(60, "Please choose a shorter name"),
  credential: json.pipe(z.custom<RegistrationResponseJSON>((value) => Registration.safeParse(value).success, NOT_READ)),
});

export const UsePasskey = z.object({
  credential: json.pipe(z.custom<AuthenticationResponseJSON>((value) => Assertion.safeParse(value).success, NOT_READ)),
  redirectTo: z.string().optional(),
});

export const ConfirmPassword = z.object({
  password: z.string({ error: "Please enter your password" }).min(1, "Please enter your password").max(400),
  redirectTo: z.string().optional(),
});
