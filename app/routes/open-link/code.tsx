import { Form, redirect, useNavigation } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { refusedAtDoor, safePath } from "#app/http/page.server.ts";
import { sendRepairCodeOnce } from "#app/messages/codes/repair.server.ts";
import * as messages from "#app/platform/messages.ts";
import { LINK_ENDED } from "#app/routes/create-request/ended.ts";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import { verifyPath } from "#app/routes/create-request/verify-path.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/code";

/** Where the link of a repair leads whoever may be a program: it texts nothing and tells nothing until a button is pressed. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  if (viewer.user || viewer.repairCode) throw redirect(toOf(url));
  if (!viewer.heldCode) throw redirect(LINK_ENDED);
  return { to: toOf(url) };
}

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  if (viewer.user || viewer.repairCode) return redirect(toOf(url));
  if (!viewer.heldCode) return redirect(LINK_ENDED);
  const { repairRequestId } = viewer.heldCode;
  try {
    const sent = await sendRepairCodeOnce(repairRequestId, viewer.ip);
    return redirect(verifyPath({ ...sent, redirectTo: toOf(url), repairId: repairRequestId }));
  } catch (error) {
    return refusedAtDoor(error, url.pathname + url.search, messages.sendCode.failed);
  }
}

function toOf(url: URL) {
  return safePath(url.searchParams.get("to"), "/repair-status");
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Open the repair") }, { name: "robots", content: "noindex" }];
}

export default function SendCodePage({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith("/open-link/code") ?? false;
  return (
    <VisitorFrame title="Open the repair" backTo="/" backLabel="Back" signedIn={false} width="sm">
      <Card>
        <CardHeader
          title="Is it you?"
          description="This link opens a repair, for whoever has the phone that asked for it."
        />
        <CardBody>
          <Form method="post" action={`/open-link/code?${new URLSearchParams(loaderData)}`} className="grid gap-5">
            <p>We text a 6-digit code to that phone. You enter it on the next page.</p>
            <Button busy={busy} busyLabel="Sending…">
              Text the code
            </Button>
          </Form>
        </CardBody>
      </Card>
    </VisitorFrame>
  );
}
