import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type SignedIn, signInWithPassword } from "#app/models/password.server.ts";
import { SignIn } from "#app/models/password.ts";
import { Refusal } from "#app/refusal.ts";

const authenticator = new Authenticator<SignedIn>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const entered = SignIn.safeParse(Object.fromEntries(form));
    if (!entered.success) throw new Refusal(400, entered.error.issues[0]?.message ?? "");
    return signInWithPassword(entered.data, {
      ip: request.headers.get("x-client-ip"),
      userAgent: request.headers.get("user-agent"),
    });
  }),
  "password",
);

/** Signs in whoever sent the form of /login. Errors: 400, 401, 403, 429. */
export function signInByForm(request: Request): Promise<SignedIn> {
  return authenticator.authenticate("password", request);
}
