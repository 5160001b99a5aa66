import { signedCookie } from "#app/platform/secrets/signed-cookie.server.ts";
import { addDemoEvent } from "#app/repair/sample/sample.ts";
import { type DemoEvent, DemoEvents } from "#app/repair/sample/sample-events.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const cookie = signedCookie("demo-repair");

/** What this browser did to the sample. A cookie that is not ours, or no longer readable, is the untouched sample. */
export async function readDemo(request: Request): Promise<DemoEvents> {
  const kept = await cookie.parse(request.headers.get("cookie"));
  return DemoEvents.safeParse(kept).data ?? [];
}

/** The Set-Cookie value of the sample after one more event. Errors: as addDemoEvent. */
export async function demoHeader(request: Request, event: DemoEvent): Promise<string> {
  const [events, feePercent] = await Promise.all([readDemo(request), readSetting("feePercent")]);
  return cookie.serialize(addDemoEvent(events, event, feePercent));
}

export function freshDemoHeader(): Promise<string> {
  return cookie.serialize([], { maxAge: 0 });
}
