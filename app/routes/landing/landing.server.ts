import { data } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { readCallFlash } from "#app/routes/landing/call-flash.server.ts";
import type { Domains } from "#app/routes/landing/variant.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { FeeTerms } from "#app/shop/settlement.ts";

export const domains: Domains = env.domains;

export function siteOrigin(request: Request): string {
  return env.PUBLIC_ORIGIN ?? new URL(request.url).origin;
}

export function requestHost(request: Request): string {
  return new URL(`http://${request.headers.get("host") ?? new URL(request.url).host}`).hostname;
}

/** What every landing page needs: whole addresses for its social card, what a call-request box was refused for, and what we charge. */
export async function landingData<Extra extends object>(request: Request, extra: Extra) {
  const [{ flash, clear }, { feePercent, settlement }] = await Promise.all([readCallFlash(request), readSettings()]);
  const terms: FeeTerms = { feePercent, settlement };
  return data(
    { ...extra, origin: siteOrigin(request), flash, terms },
    clear ? { headers: { "Set-Cookie": clear } } : {},
  );
}
