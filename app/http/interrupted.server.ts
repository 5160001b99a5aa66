import { createCookie, redirect } from "react-router";
import { z } from "zod";
import { type InterruptedForm, keepInterruptedForm, takeInterruptedForm } from "#app/access/interrupted-form.server.ts";
import { findSessionOwner } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
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

/** Doors without a page of their own, and the page their forms stand on. */
const DOORS = /^(\/dashboard\/repair-requests\/[^/]+)\/(?:totals|invoice|calls\/.*)$/;

/** The page that a request is about: never the address of its data. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  for (const ours of ["_routes", "index"]) url.searchParams.delete(ours);
  const path = url.pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  return path.replace(DOORS, "$1") + url.search;
}

/** Off to sign in, and back to the page; what was typed into a form of somebody whose session had ended waits there. */
export async function toSignIn(request: Request, viewer: Viewer): Promise<Response> {
  const page = pageOf(request);
  const to = `/login?redirectTo=${encodeURIComponent(page)}`;
  if (request.method !== "POST" || !(await keep(request, viewer, page).catch(notKept))) return redirect(to);
  const headers = new Headers({ "Set-Cookie": await cookie.serialize("1") });
  if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
  return redirectWithToast(to, { kind: "info", ...saidTo(page) }, { headers });
}

const KEPT = "What you had entered is kept and waits for you.";

/** Who adds a car is told in the catalogue's words. */
function saidTo(page: string) {
  if (!/^\/dashboard\/vehicles\/new(?:\?|$)/.test(page)) return { title: "Please sign in again", description: KEPT };
  return { title: messages.vehicles.unknownUser, description: `Please sign in again. ${KEPT}` };
}

/** What waits for this person on this page, once; and the cookie that says so taken back. */
export async function resume(
  request: Request,
  viewer: Viewer,
): Promise<{ form: InterruptedForm | null; clear: string | null }> {
  if (request.method !== "GET" || !viewer.user) return { form: null, clear: null };
  if (!(await cookie.parse(request.headers.get("cookie")))) return { form: null, clear: null };
  const form = await takeInterruptedForm(viewer, pageOf(request).split("?")[0] ?? "/");
  return { form, clear: form ? await cookie.serialize("", { maxAge: 0 }) : null };
}

/** Only of a browser that did have a session here: nobody else's words are worth the room. */
async function keep(request: Request, viewer: Viewer, page: string): Promise<boolean> {
  const owner = await findSessionOwner(request.headers.get("cookie"));
  if (!owner) return false;
  const { payload } = parseForm(await readForm(request), { schema: z.looseObject({}) });
  return keepInterruptedForm(viewer.visitorId, owner.userId, { path: page.split("?")[0] ?? "/", values: payload });
}

function notKept(error: unknown): false {
  logFailure(error, "a form of an ended session was not kept");
  return false;
}
