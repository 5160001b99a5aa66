import { createCookie, redirect } from "react-router";
import { z } from "zod";
import { type InterruptedForm, keepInterruptedForm, takeInterruptedForm } from "#app/access/interrupted-form.server.ts";
import { findLastPerson } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { COLUMNS } from "#app/desk/views.ts";
import { readForm } from "#app/http/input.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast, type Toast, toastHeader, toastOf } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";

import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";

/** Says that something waits, so that no other page asks for it. */
const cookie = createCookie("interrupted", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: 3600,
});

/** Doors without a page of their own, or with one for what was refused, and the page their forms stand on. */
const DOORS: [RegExp, string][] = [
  [new RegExp(`^(/dashboard)/views/(${Object.keys(COLUMNS).join("|")})(?:/.*)?$`), "$1/$2"],
  [
    /^(\/dashboard\/repair-requests\/[^/]+)\/(?:totals|invoice|withdrawal|time-answered|bill-settled|no-show|messages|notes|link\/.*|calls\/.*)$/,
    "$1",
  ],
  [/^(\/dashboard\/work\/[^/]+)\/(?:time|photos(?:\/.*)?)$/, "$1"],
  [/^(\/dashboard\/customers\/[^/]+)\/email-again$/, "$1"],
  [/^(\/dashboard\/communications)\/attachments\/.*$/, "$1"],
  [/^(\/dashboard\/account)\/(?:cards|sessions)\/.*$/, "$1"],
  [/^(\/dashboard\/profile)\/confirm$/, "$1"],
  [/^(\/dashboard\/shop-settings)\/(?:logo|email-preview|email-test)$/, "$1"],
  [/^(\/dashboard\/new)\/.*$/, "$1"],
  [/^(\/dashboard)\/(?:kept|now\/(?:snooze|back|assign)|views\/.*|set-up\/put-away)$/, "$1"],
];

/** The page that a request is about: never the address of its data. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  for (const ours of ["_routes", "index"]) url.searchParams.delete(ours);
  return (url.pathname.replace(/(?:\/_)?\.data$/, "") || "/") + url.search;
}

/** Where the form stands that came to this address. */
function pageOfForm(page: string): string {
  const { pathname, search } = new URL(page, "http://site.invalid");
  const [door, standsOn] = DOORS.find(([door]) => door.test(pathname)) ?? [];
  return (door && standsOn ? pathname.replace(door, standsOn) : pathname) + search;
}

/** Off to sign in, and back to the page; what was typed into a form of somebody whose session had ended waits there. */
export async function toSignIn(request: Request, viewer: Viewer, from = pageOf(request)): Promise<Response> {
  const page = pageOfForm(from);
  const to = `/login?redirectTo=${encodeURIComponent(page)}`;
  if (request.method !== "POST" || !(await keep(request, viewer, page).catch(notKept))) return redirect(to);
  const headers = new Headers({ "Set-Cookie": await cookie.serialize("1") });
  if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
  return redirectWithToast(to, { kind: "info", ...saidTo(page) }, { headers });
}

/**
 * The same for a customer, whose way in is the phone: what they typed into `form` waits on `page` for who signs in again. Returns the cookies
 * of the answer that leads `to` where they do; null where nothing can be kept.
 */
export async function keepForSignIn(
  request: Request,
  viewer: Viewer,
  { form, page, to }: { form: FormData; page: string; to: string },
): Promise<Headers | null> {
  if (!(await keep(request, viewer, page, form).catch(notKept))) return null;
  const headers = new Headers({ "Set-Cookie": await cookie.serialize("1") });
  if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
  const { pathname } = new URL(to, request.url);
  headers.append("Set-Cookie", await toastHeader({ kind: "info", ...saidTo(page) }, pathname));
  return headers;
}

const KEPT = "What you had entered is kept and waits for you.";

/** Where it stands again the page says so, beside what else it has to say. */
export function saidBack(toast: Toast | null, { files }: InterruptedForm): Toast {
  const back = `What you had entered is back, and was not sent yet.${files ? " Files have to be chosen again." : ""}`;
  if (!toast) return toastOf({ kind: "info", title: "Signed in again", description: back });
  return { ...toast, description: [toast.description?.replace(/\.?$/, "."), back].filter(Boolean).join(" ") };
}

/** Who adds a car is told in the catalogue's words. */
function saidTo(page: string) {
  if (!/^\/dashboard\/vehicles\/new(?:\?|$)/.test(page)) return { title: "Please sign in again", description: KEPT };
  return { title: messages.vehicles.unknownUser, description: `Please sign in again. ${KEPT}` };
}

type Resumed = { form: InterruptedForm | null; clear: string | null };

/** What waits for this person on this page, once; and the cookie that says so taken back. */
export function resume(request: Request, viewer: Viewer): Promise<Resumed> {
  const known = resumed.get(request);
  if (known) return known;
  const asked = readResumed(request, viewer);
  resumed.set(request, asked);
  return asked;
}

/** The loaders of one page run side by side on one request: what is handed back once is handed to all of them. */
const resumed = new WeakMap<Request, Promise<Resumed>>();

async function readResumed(request: Request, viewer: Viewer): Promise<Resumed> {
  if (request.method !== "GET" || !viewer.user) return { form: null, clear: null };
  if (!(await cookie.parse(request.headers.get("cookie")))) return { form: null, clear: null };
  const form = await takeInterruptedForm(viewer, pageOf(request).split("?")[0] ?? "/");
  return { form, clear: form ? await cookie.serialize("", { maxAge: 0 }) : null };
}

/** Only of a browser that somebody was signed in at: nobody else's words are worth the room, or are anybody's to be shown. */
async function keep(request: Request, viewer: Viewer, page: string, sent?: FormData): Promise<boolean> {
  const person = await findLastPerson(request.headers.get("cookie"));
  if (!person) return false;
  const form = sent ?? (await readForm(request));
  const files = [...form.values()].some((value) => value instanceof File && value.size > 0);
  const { payload } = parseForm(form, { schema: z.looseObject({}) });
  return keepInterruptedForm(viewer.visitorId, person, { path: page.split("?")[0] ?? "/", values: payload, files });
}

function notKept(error: unknown): false {
  logFailure(error, "a form of an ended session was not kept");
  return false;
}
