import { SendLink } from "#app/desk/customer-link.ts";
import { sendLink } from "#app/desk/send-link.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { env } from "#app/platform/env.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/link-send";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Link not sent" }, async () => {
    const submission = await readSubmission(request, { schema: SendLink });
    if (submission.status !== "success") throw new Refusal(400, submission.error?.text?.[0] ?? messages.unforeseen);
    const origin = env.PUBLIC_ORIGIN ?? url.origin;
    const { to, where } = await sendLink(viewer, params.id, { origin, ...submission.value });
    return { title: "Link sent", description: `${to || "The customer"} gets it ${where}.` };
  });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
