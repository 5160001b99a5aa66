import { redirect } from "react-router";
import { postOnly } from "#app/http/post-only.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { freshDemoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import type { Route } from "./+types/demo-restart";

export { postOnly as loader };

/** The sample as it was at first. */
export async function action({ params }: Route.ActionArgs) {
  const headers = params.id === DEMO_ID ? { "Set-Cookie": await freshDemoHeader() } : undefined;
  return redirect(`/repair-status/${DEMO_ID}`, { headers });
}
