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

/** A flash: set with a redirect, rendered by the server on the next page, then gone. */
const toastCookie = createCookie("toast", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: 60,
});

export async function toastHeader(toast: Omit<Toast, "id">): Promise<string> {
  return toastCookie.serialize({ ...toast, id: randomUUID() });
}

export async function readToast(request: Request): Promise<{ toast: Toast | null; clear: string | null }> {
  const toast = Toast.safeParse(await toastCookie.parse(request.headers.get("cookie"))).data ?? null;
  return { toast, clear: toast ? await toastCookie.serialize("", { maxAge: 0 }) : null };
}

/** A toast for the answer to a form that stays on its page: the page draws it by FormToast. */
export function toastOf(toast: Omit<Toast, "id">): Toast {
  return { ...toast, id: randomUUID() };
}

/** Redirects (302, GET follows) and shows the toast there. */
export async function redirectWithToast(to: string, toast: Omit<Toast, "id">, init: { headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await toastHeader(toast));
  return redirect(to, { headers });
}
