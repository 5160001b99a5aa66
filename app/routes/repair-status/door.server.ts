import type { SubmissionResult } from "@conform-to/react";
import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { getViewer, isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { keepForSignIn } from "#app/http/interrupted.server.ts";
import { returnPath } from "#app/http/page.server.ts";
import { redirectWithToast, type Toast, toastHeader } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { REVIEW, Refusal, unauthenticated } from "#app/platform/refusal.ts";
import type { DemoEvent } from "#app/repair/sample/sample-events.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { signedOutOf } from "#app/routes/create-request/ended.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import type { Failure } from "#app/routes/repair-status/failure.ts";
import { isSignedOut } from "#app/routes/repair-status/open.server.ts";

type Said = Omit<Toast, "id">;
type Change<Result> = {
  /** The toast when nothing better is known. */
  failed: Failure;
  run: (viewer: Viewer, id: string, form: FormData) => Promise<Result>;
  /** What is said when it worked, if anything; on the sample too where no result is needed for it. */
  said?: Said | ((result: Result) => Said | undefined);
  /** The same on the sample. */
  demo: (form: FormData) => DemoEvent | Promise<DemoEvent>;
  /** Where what stands now is looked at, when something else did than was shown. */
  reviewAt?: (id: string, form: FormData) => string;
  /** Of a form into which something is typed: it is shown again, filled in, where a browser without a script is refused. */
  again?: (form: FormData, sentence: string) => SubmissionResult<string[]>;
  /** The fields into which somebody types: what stands in them waits for who signs in again. */
  typed?: string[];
};

/**
 * `lost`: it never left the browser. `stays`: why what was typed is left where it stands, on a page that would not open again. `faults`: of
 * what was typed, each in a sentence for its field.
 */
export type DoorAnswer = {
  ok: boolean;
  lost?: boolean;
  stays?: string;
  again?: SubmissionResult<string[]>;
  faults?: Record<string, string>;
};

/** That a form of somebody who is signed out is shown again: its page is drawn, though it opens nothing. */
export const shownAgain = createContext(false);

type Sent = { request: Request; params: { id?: string }; context: Readonly<RouterContextProvider> };

/**
 * The form door of one verb on a repair request. The page's script gets an answer, a browser without one a redirect back; what
 * is to be said travels as a toast in both.
 */
export async function change<Result>(
  { request, params, context }: Sent,
  { failed, run, said: saidOf, demo, reviewAt, again, typed = [] }: Change<Result>,
) {
  const scripted = new URL(request.url).pathname.endsWith(".data");
  const id = params.id ?? "";
  const headers = new Headers();
  let form = new FormData();
  let back = `/repair-status/${id}`;
  /** A script stays on its page, or in the dialog over it: no other tab takes what is said there. */
  let here: string | null = null;
  let stays: string | undefined;
  try {
    form = await readForm(request);
    back = returnPath(form, back);
    here = form.has("returnTo") ? `${new URL(back, request.url).pathname}/` : null;
    let said = typeof saidOf === "function" ? undefined : saidOf;
    if (id === DEMO_ID) headers.append("Set-Cookie", await demoHeader(request, await demo(form)));
    else {
      const viewer = await getViewer(request);
      if (isSignedOut(viewer) && (hasTyped(form, typed) || !viewer.heldCode)) {
        const review = reviewAt?.(id, form);
        const page = review ?? `/repair-status/${id}`;
        const away = await toOpenAgain(request, viewer, { id, form, page, back: review ?? back, typed });
        if (away) return away;
        stays = NOT_KEPT;
        throw unauthenticated(stays);
      }
      const result = await run(viewer, id, form);
      if (typeof saidOf === "function") said = saidOf(result);
    }
    if (!scripted) return said ? redirectWithToast(back, said, { headers }) : redirect(back, { headers });
    if (said) headers.append("Set-Cookie", await toastHeader(said, here));
    return data<DoorAnswer>({ ok: true }, { headers });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : null;
    if (!refusal) logFailure(error, "a change of a repair request failed");
    const said: Said = {
      kind: "error",
      title: refusal?.title ?? failed.title,
      description: refusal?.message ?? failed.description,
    };
    const review = refusal?.title === REVIEW ? reviewAt?.(id, form) : undefined;
    const retry: Record<string, string> = refusal?.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : {};
    const status = refusal?.status ?? 500;
    if (scripted && stays) return data<DoorAnswer>({ ok: false, stays }, { status });
    if (!scripted && again) {
      if (stays) context.set(shownAgain, true);
      const sentence = said.description ?? said.title;
      return data<DoorAnswer>({ ok: false, again: again(form, sentence) }, { status, headers: retry });
    }
    // Without a page of its own it cannot be shown again: this is said where they sign in.
    if (!scripted && stays)
      return redirectWithToast(signedOutOf(id, reviewAt?.(id, form)), { ...said, description: NOT_SENT });
    if (!scripted) return redirectWithToast(review ?? back, said);
    const faults = refusal?.field && typed.includes(refusal.field) ? { [refusal.field]: refusal.message } : null;
    return data<DoorAnswer>(
      { ok: false, ...(faults ? { faults } : {}) },
      { status, headers: { ...retry, "Set-Cookie": await toastHeader(said, here) } },
    );
  }
}

const NOT_SENT = "You are signed out, so nothing was sent.";
export const NOT_KEPT = `${NOT_SENT} Copy what you wrote, then sign in again.`;

/** `page`: where what was typed is shown again; `back`: where who holds the link is asked for the phone's code. */
type Left = { id: string; form: FormData; page: string; back: string; typed: string[] };

/**
 * The session ended while the page stood open: to where it opens again, with what was typed kept for who typed it. Null where it
 * cannot be kept: whoever were led away would lose it.
 */
export async function toOpenAgain(request: Request, viewer: Viewer, { id, form, page, back, typed }: Left) {
  // Whoever has the link still is asked for the phone's code on the page itself.
  const to = viewer.heldCode || !isUuid(id) ? back : signedOutOf(id, page);
  if (!hasTyped(form, typed)) return redirect(to);
  const headers = await keepForSignIn(request, viewer, { form, page, to });
  return headers && redirect(to, { headers });
}

function hasTyped(form: FormData, typed: string[]) {
  return typed.some((name) => String(form.get(name) ?? "").trim() !== "");
}

/**
 * Reads the form of a verb as its schema takes it. Errors: 400 with the sentence of the schema's own, or that of `failed` for
 * what nobody typed.
 */
export function readerOf<Wanted>(schema: z.ZodType<Wanted>, failed: Failure, fieldsOf: FieldsOf = Object.fromEntries) {
  return (form: FormData): Wanted => {
    const parsed = schema.safeParse(fieldsOf(form), { error: () => failed.description });
    if (parsed.success) return parsed.data;
    throw new Refusal(400, parsed.error.issues[0]?.message ?? failed.description, failed);
  };
}

type FieldsOf = (form: FormData) => unknown;
