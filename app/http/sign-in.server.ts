import { redirect } from "react-router";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { findPendingSignIn, type PendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { isFresh } from "#app/access/session.server.ts";
import { getViewer, isSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { safePath } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { SignIn } from "#app/people/password.ts";
import { findFactors } from "#app/people/second-factor/factors.server.ts";
import type { Site } from "#app/people/second-factor/passkeys.server.ts";
import type { FactorOwner } from "#app/people/second-factor/set-up.server.ts";
import type { SignedIn, Visit } from "#app/people/sign-in/open-session.server.ts";
import { type SignInStep, signInWithPassword } from "#app/people/sign-in/password-step.server.ts";
import { env } from "#app/platform/env.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";

const authenticator = new Authenticator<SignInStep>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const entered = SignIn.safeParse(Object.fromEntries(form));
    if (!entered.success) throw new Refusal(400, entered.error.issues[0]?.message ?? "");
    return signInWithPassword(entered.data, visitOf(request), safePath(entered.data.redirectTo, "/dashboard"));
  }),
  "password",
);

/** The first step of whoever sent the form of /login. Errors: 400, 401, 403, 429. */
export function signInByForm(request: Request): Promise<SignInStep> {
  return authenticator.authenticate("password", request);
}

export function visitOf(request: Request): Visit {
  return {
    ip: request.headers.get("x-client-ip"),
    userAgent: request.headers.get("user-agent"),
    channel: "web",
    cookie: request.headers.get("cookie"),
  };
}

/** The site that passkeys are bound to, as the browser sees it. */
export function siteOf(request: Request, viewer: Viewer): Site {
  const origin = new URL(env.PUBLIC_ORIGIN ?? request.url).origin;
  return { origin, visitorId: viewer.visitorId };
}

export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
}

/** Somebody is signed in now: on to where they wanted, with the welcome. */
export function welcome({ user, cookies }: SignedIn, to: string, more = "") {
  const { title, description } = messages.auth.welcome(user.firstName);
  return redirectWithToast(
    to,
    { kind: "success", title, description: more ? `${description}. ${more}` : description },
    { headers: cookieHeaders(cookies) },
  );
}

/** The second step of this browser; without one the password is asked for. */
export async function requirePending(request: Request): Promise<PendingSignIn> {
  const pending = await findPendingSignIn(request.headers.get("cookie"));
  if (!pending) throw redirect("/login");
  return pending;
}

/**
 * Who may set up a second factor here: somebody signed in who proved it a short while ago, or somebody whose password was just
 * right and who has none yet. Everybody else is led to the step that is missing.
 */
export async function requireFactorOwner(request: Request): Promise<{ owner: FactorOwner; viewer: Viewer }> {
  const viewer = await getViewer(request);
  const pending = isSignedIn(viewer) ? null : await findPendingSignIn(request.headers.get("cookie"));
  if (isSignedIn(viewer)) {
    await requireFresh(request, viewer);
    const { user: person, sessionId } = viewer;
    if (person.role === "driver" && !(await findFactors(person.id)).any) throw redirect("/dashboard/account");
    return { owner: { person, sessionId, pendingId: null, actor: viewer }, viewer };
  }
  if (!pending) throw redirect("/login");
  if (!pending.passedAt && (await findFactors(pending.userId)).any) throw redirect("/login/second-factor");
  const owner = { person: pending.user, sessionId: null, pendingId: pending.id, actor: viewer };
  return { owner, viewer };
}

/** What changes the second factor asks for the password again when it was given long ago. */
export async function requireFresh(request: Request, viewer: Viewer): Promise<void> {
  if (isFresh(viewer.confirmedAt)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login/confirm?${new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, "") + search })}`);
}
