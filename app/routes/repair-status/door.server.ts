import { data, redirect } from "react-router";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { returnPath } from "#app/http/page.server.ts";
import { redirectWithToast, type Toast, toastHeader } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { REVIEW } from "#app/repair/decide/seen.ts";
import type { DemoEvent } from "#app/repair/sample/sample.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";

type Said = Omit<Toast, "id">;
type Change = {
  /** The toast when nothing better is known. */
  failed: { title: string; description: string };
  /** What is done, and what is said when it worked. */
  run: (viewer: Viewer, id: string, form: FormData) => Promise<Said | undefined>;
  /** The same on the sample. */
  demo: (form: FormData) => DemoEvent | Promise<DemoEvent>;
  /** Where what stands now is looked at, when something else did than was shown. */
  reviewAt?: (id: string, form: FormData) => string;
};

/** `lost`: it never left the browser. */
export type DoorAnswer = { ok: boolean; lost?: boolean };

/**
 * The form door of one verb on a repair request. The page's script gets an answer, a browser without one a redirect back; what
 * is to be said travels as a toast in both.
 */
export async function change(
  { request, params }: { request: Request; params: { id?: string } },
  { failed, run, demo, reviewAt }: Change,
) {
  const scripted = new URL(request.url).pathname.endsWith(".data");
  const id = params.id ?? "";
  const headers = new Headers();
  let form = new FormData();
  let back = `/repair-status/${id}`;
  try {
    form = await readForm(request);
    back = returnPath(form, back);
    let said: Said | undefined;
    if (id === DEMO_ID) headers.append("Set-Cookie", await demoHeader(request, await demo(form)));
    else said = await run(await getViewer(request), id, form);
    if (!scripted) return said ? redirectWithToast(back, said, { headers }) : redirect(back, { headers });
    if (said) headers.append("Set-Cookie", await toastHeader(said));
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
    if (!scripted) return redirectWithToast(review ?? back, said);
    const again: Record<string, string> = refusal?.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : {};
    const status = refusal?.status ?? 500;
    return data<DoorAnswer>({ ok: false }, { status, headers: { ...again, "Set-Cookie": await toastHeader(said) } });
  }
}

export function refuseGet() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
