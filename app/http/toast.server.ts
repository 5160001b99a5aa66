import { randomUUID } from "node:crypto";
import { createCookie, redirect } from "react-router";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";

const Toast = z.object({
  id: z.string(),
  kind: z.enum(["success", "error", "info"]),
  title: z.string(),
  description: z.string().exactOptional(),
  /** A form that takes it back: where it goes, and what it says. */
  undo: z
    .object({ action: z.string().startsWith("/dashboard/"), fields: z.record(z.string(), z.string()) })
    .exactOptional(),
});
export type Toast = z.output<typeof Toast>;

/** `at`: the page that it is for, dialogs over it too where it ends in a slash; `sent`: since when it is under way (milliseconds). */
const Flash = Toast.extend({ at: z.string().exactOptional(), sent: z.number().exactOptional() });

/** So long (milliseconds) a toast waits for its own page: another tab, that news just drew anew, would take it away. After that any page shows it. */
const WAITS_MS = 2_000;

/** A flash: set with a redirect, rendered by the server on the next page, then gone. */
const toastCookie = createCookie("toast", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: 60,
});

export async function toastHeader(toast: Omit<Toast, "id">, at: string | null): Promise<string> {
  return toastCookie.serialize({ ...toast, id: randomUUID(), ...(at ? { at, sent: Date.now() } : {}) });
}

/** `page`: the path of the page that is drawn, without what a script asks for its data by. */
export async function readToast(
  request: Request,
  page: string,
): Promise<{ toast: Toast | null; clear: string | null }> {
  const flash = Flash.safeParse(await toastCookie.parse(request.headers.get("cookie"))).data;
  if (!flash) return { toast: null, clear: null };
  const { at, sent = 0, ...toast } = flash;
  const isForPage = !at || at === page || (at.endsWith("/") && `${page}/`.startsWith(at));
  if (!isForPage && Date.now() - sent < WAITS_MS) return { toast: null, clear: null };
  return { toast, clear: await toastCookie.serialize("", { maxAge: 0 }) };
}

/** A toast for the answer to a form that stays on its page: the page draws it by FormToast. */
export function toastOf(toast: Omit<Toast, "id">): Toast {
  return { ...toast, id: randomUUID() };
}

/** Redirects (302, GET follows) and shows the toast there. */
export async function redirectWithToast(to: string, toast: Omit<Toast, "id">, init: { headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await toastHeader(toast, new URL(to, "http://here").pathname));
  return redirect(to, { headers });
}
