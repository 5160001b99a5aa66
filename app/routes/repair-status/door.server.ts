import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { getViewer, isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { keepForSignIn } from "#app/http/interrupted.server.ts";
import { returnPath } from "#app/http/page.server.ts";
import { redirectWithToast, type Toast, toastHeader } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { REVIEW, Refusal } from "#app/platform/refusal.ts";
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
};

/** `lost`: it never left the browser. */
export type DoorAnswer = { ok: boolean; lost?: boolean; again?: SubmissionResult<string[]> };

/**
 * The form door of one verb on a repair request. The page's script gets an answer, a browser without one a redirect back; what
 * is to be said travels as a toast in both.
 */
export async function change<Result>(
  { request, params }: { request: Request; params: { id?: string } },
  { failed, run, said: saidOf, demo, reviewAt, again }: Change<Result>,
) {
  const scripted = new URL(request.url).pathname.endsWith(".data");
  const id = params.id ?? "";
  const headers = new Headers();
  let form = new FormData();
  let back = `/repair-status/${id}`;
  /** A script stays on its page, or in the dialog over it: no other tab takes what is said there. */
  let here: string | null = null;
  try {
    form = await readForm(request);
    back = returnPath(form, back);
    here = form.has("returnTo") ? `${new URL(back, request.url).pathname}/` : null;
    let said = typeof saidOf === "function" ? undefined : saidOf;
    if (id === DEMO_ID) headers.append("Set-Cookie", await demoHeader(request, await demo(form)));
    else {
      const viewer = await getViewer(request);
      if (isSignedOut(viewer) && (again || !viewer.heldCode))
        return await toOpenAgain(request, viewer, { id, form, back, keeps: again !== undefined });
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
    if (!scripted && again) {
      const sentence = said.description ?? said.title;
      return data<DoorAnswer>({ ok: false, again: again(form, sentence) }, { status, headers: retry });
    }
    if (!scripted) return redirectWithToast(review ?? back, said);
    return data<DoorAnswer>(
      { ok: false },
      { status, headers: { ...retry, "Set-Cookie": await toastHeader(said, here) } },
    );
  }
}

type Left = { id: string; form: FormData; back: string; keeps: boolean };

/** The session ended while the page stood open: to where it opens again, with what was typed kept for who typed it. */
async function toOpenAgain(request: Request, viewer: Viewer, { id, form, back, keeps }: Left) {
  // Whoever has the link still is asked for the phone's code on the page itself.
  const to = viewer.heldCode || !isUuid(id) ? back : signedOutOf(id);
  const page = `/repair-status/${id}`;
  return redirect(to, keeps ? { headers: await keepForSignIn(request, viewer, { form, page, to }) } : {});
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
