import { data } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { readCallFlash } from "#app/routes/landing/call-flash.server.ts";
import type { Domains } from "#app/routes/landing/variant.ts";

export const domains: Domains = env.domains;

export function siteOrigin(request: Request): string {
  return env.PUBLIC_ORIGIN ?? new URL(request.url).origin;
}

export function requestHost(request: Request): string {
  return new URL(`http://${request.headers.get("host") ?? new URL(request.url).host}`).hostname;
}

/** What every landing page needs: whole addresses for its social card, and what a call-request box was refused for. */
export async function landingData<Extra extends object>(request: Request, extra: Extra) {
  const { flash, clear } = await readCallFlash(request);
  return data({ ...extra, origin: siteOrigin(request), flash }, clear ? { headers: { "Set-Cookie": clear } } : {});
}
