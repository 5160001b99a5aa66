import { createCookie } from "react-router";
import { env } from "#app/env.server.ts";

/** What a box said wrong and what stood in it, for the page that a browser without script is sent back to. */
export type CallFlash = { box: string; phoneNumber: string; smsOptIn: boolean; errors: CallErrors };
export type CallErrors = { phoneNumber?: string; smsOptIn?: string };

const cookie = createCookie("call-request", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: 60,
});

export function flashHeader(flash: CallFlash): Promise<string> {
  return cookie.serialize(flash);
}

export async function readCallFlash(request: Request): Promise<{ flash: CallFlash | null; clear: string | null }> {
  const flash = await cookie.parse(request.headers.get("cookie"));
  if (!flash || typeof flash !== "object" || typeof flash.box !== "string") return { flash: null, clear: null };
  return { flash: flash as CallFlash, clear: await cookie.serialize("", { maxAge: 0 }) };
}
