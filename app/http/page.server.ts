import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { mayOpen } from "#app/access/permissions.ts";
import { getViewer, isSignedIn, type SignedInViewer } from "#app/access/viewer.server.ts";
import { pageOf, toSignIn } from "#app/http/interrupted.server.ts";
import { redirectWithToast, type Toast, toastOf } from "#app/http/toast.server.ts";
import { refusalOfDatabase } from "#app/platform/database/database-fault.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { AsksFirst, isOvertaken, Refusal } from "#app/platform/refusal.ts";

/** The lock of every dashboard page: signed in, or off to /login; of a role that may open it, or back with a toast. */
export async function requireScreen(request: Request): Promise<SignedInViewer> {
  const viewer = await getViewer(request);
  if (!isSignedIn(viewer)) throw await toSignIn(request, viewer);
  if (!mayOpen(viewer.user.role, pageOf(request).split("?")[0] ?? "/")) {
    throw await redirectWithToast("/dashboard", { kind: "error", ...messages.auth.accessDenied });
  }
  return viewer;
}

/** What is looked up while somebody types: who is signed in no more is not led away from what they type by it, and finds nothing. */
export function lookUp<Args extends { request: Request }, Found>(
  nothing: NoInfer<Found>,
  loader: (args: Args) => Promise<Found>,
) {
  return async (args: Args): Promise<Found> => (isSignedIn(await getViewer(args.request)) ? loader(args) : nothing);
}

/**
 * Only a path on this site is followed, and it is the normalised one that is looked at: `/.//elsewhere` has become `//elsewhere`
 * by then. Anything else is the fallback.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || !value.startsWith("/")) return fallback;
  // Control characters and backslashes change their meaning on the way to an address: nobody needs them in one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !URL.canParse(value, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  const page = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  const path = page + search + hash;
  if (origin !== HERE || path.startsWith("//") || page.endsWith(".data")) return fallback;
  // What is left has to stay as it is, read once more.
  return URL.canParse(path, HERE) && new URL(path, HERE).href === HERE + path ? path : fallback;
}

const HERE = "http://site.invalid";

/** Where an action-only door sends the browser back to: the form's own word. */
export function returnPath(form: FormData, fallback: string): string {
  return safePath(form.get("returnTo"), fallback);
}

/** What a form's action answers when it stays on its page: Conform's result and, where there is one, a toast. */
export type FormAnswer = SubmissionResult<string[]> & {
  toast?: Toast;
  /** Somebody else wrote meanwhile: the form asks what stands now, so that it may be saved over that. */
  stale?: true;
  /** What is wrong with what was asked, to be confirmed or changed. */
  conflicts?: string[];
  /** What a person is to be sure of. */
  asked?: string;
};

/**
 * A refused form: the sentence at its field or on top, the input kept; with a title also as a toast (FormToast draws it).
 * Errors that are not refusals go on, or with `unforeseen` are logged and said in those words.
 */
export function refused<Schema, FormValue>(
  error: unknown,
  submission: Submission<Schema, string[], FormValue>,
  title?: string,
  unforeseen?: string,
) {
  const refusal = asRefusal(error, unforeseen);
  const result: FormAnswer = withoutSecrets(
    refusal.field
      ? submission.reply({ fieldErrors: { [refusal.field]: [refusal.message] } })
      : submission.reply({ formErrors: [refusal.message] }),
  );
  if (isOvertaken(refusal)) result.stale = true;
  if (refusal.coded?.asked) result.asked = refusal.coded.asked;
  if (refusal instanceof AsksFirst) {
    result.conflicts = refusal.conflicts;
    return data(result, { status: refusal.status });
  }
  const heading = title === undefined ? undefined : (refusal.title ?? title);
  if (heading) result.toast = toastOf({ kind: "error", title: heading, description: refusal.message });
  return data(result, { status: refusal.status, headers: retryHeaders(refusal) });
}

/** A form that failed its schema: 400, the errors in place, the input kept; with a toast where the catalogue has one. */
export function invalid<Schema, FormValue>(
  submission: Submission<Schema, string[], FormValue>,
  toast?: { title: string; description?: string },
) {
  const result: FormAnswer = withoutSecrets(submission.reply());
  if (toast && submission.status === "error") result.toast = toastOf({ kind: "error", ...toast });
  return data(result, { status: submission.status === "error" ? 400 : 200 });
}

const SECRETS = ["password", "repeated", "currentPassword", "number", "cvc"];

/** Passwords and card numbers are the one input that is not sent back into the page. */
function withoutSecrets(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  if (!result.initialValue) return result;
  const kept = Object.entries(result.initialValue).filter(([name]) => !SECRETS.includes(name));
  return { ...result, initialValue: Object.fromEntries(kept) };
}

/** An action-only door that was refused: back to the page with the sentence as a toast. */
export async function refusedWithToast(error: unknown, to: string, title?: string) {
  const refusal = asRefusal(error);
  return redirectWithToast(to, {
    kind: "error",
    title: refusal.title ?? title ?? "That did not work",
    description: refusal.message,
  });
}

/** The same for a door with a lock: what may not be found or done is its status page, 404 or 403, not a toast. */
export async function refusedAtDoor(error: unknown, to: string, title?: string) {
  const refusal = asRefusal(error);
  if (refusal.status === 404 || refusal.status === 403) throwAsResponse(refusal);
  return refusedWithToast(refusal, to, title);
}

/** A refusal on the way to a page becomes its status page. */
export function throwAsResponse(error: unknown): never {
  const refusal = asRefusal(error);
  throw data({ message: refusal.message }, { status: refusal.status, headers: retryHeaders(refusal) });
}

/** A dialog that could not be loaded: what may not be found is its status page, anything else leads back with a toast. */
export async function backWithToast(
  error: unknown,
  to: string,
  said: { title: string; description: string },
): Promise<never> {
  if (error instanceof Response) throw error;
  if (error instanceof Refusal) throwAsResponse(error);
  logFailure(error, said.description);
  throw await redirectWithToast(to, { kind: "error", ...said });
}

/** What a person is told of an error. Errors: those that nobody foresaw, where there are no words for them. */
export function asRefusal(error: unknown, unforeseen?: string): Refusal {
  if (error instanceof Refusal) return error;
  const fault = refusalOfDatabase(error);
  if (fault) {
    logFailure(error, fault.message);
    return fault;
  }
  if (unforeseen === undefined || error instanceof Response) throw error;
  logFailure(error, "a form failed");
  return new Refusal(503, unforeseen);
}

function retryHeaders(refusal: Refusal): Record<string, string> {
  return refusal.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : {};
}
