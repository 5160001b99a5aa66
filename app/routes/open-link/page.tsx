import { Form, redirect, useNavigation } from "react-router";
import { findLinkOwner } from "#app/access/access-code.server.ts";
import { readHeldCodes, writeHeldCodes } from "#app/access/codes.server.ts";
import { endSession } from "#app/access/session.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { safePath } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/page";

const ENDED = {
  kind: "error",
  title: "This link does not work any more",
  description: "Please open the newest link we sent you, or sign in.",
} as const;

/** A link that would make someone of the visitor says whose it is and waits for a yes. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const [viewer, { offered }] = await Promise.all([getViewer(request), readHeldCodes(request.headers.get("cookie"))]);
  const owner = offered ? await findLinkOwner(offered) : null;
  if (!owner) throw await redirectWithToast("/create-request", ENDED);
  return { owner, to: safePath(url.searchParams.get("to"), "/repair-status"), signedInAs: viewer.user && viewer.name };
}

/** The yes. Whoever is signed in as somebody else is signed out first: nobody is two people at once. */
export async function action({ request, url }: Route.ActionArgs) {
  const cookieHeader = request.headers.get("cookie");
  const { offered, ...held } = await readHeldCodes(cookieHeader);
  const owner = offered ? await findLinkOwner(offered) : null;
  if (!owner) return redirectWithToast("/create-request", ENDED);
  const viewer = await getViewer(request);
  const confirmed = Object.entries(offered ?? {}).filter(([, code]) => code);
  const headers = new Headers({ "Set-Cookie": await writeHeldCodes({ ...held, ...Object.fromEntries(confirmed) }) });
  if (viewer.user) headers.append("Set-Cookie", await endSession(cookieHeader));
  return redirect(safePath(url.searchParams.get("to"), "/repair-status"), { headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Whose link is this?") }, { name: "robots", content: "noindex" }];
}

export default function OpenLinkPage({ loaderData }: Route.ComponentProps) {
  const { owner, to, signedInAs } = loaderData;
  const busy = useNavigation().formAction?.startsWith("/open-link") ?? false;
  const name = owner.firstName;
  const title = `This link belongs to ${name || "another customer"}`;
  return (
    <VisitorFrame title="Whose link is this?" backTo="/" backLabel="Back" signedIn={signedInAs !== null} width="sm">
      <Card>
        <CardHeader title={title} description={owner.vehicle ?? undefined} />
        <CardBody className="grid gap-6">
          {signedInAs ? (
            <p>
              You are signed in as <strong>{signedInAs}</strong>, and the link does not change that. To open it, sign
              out first.
            </p>
          ) : (
            <p>
              Go on only if this is you, or if you look after this car.{" "}
              {name
                ? `What you do then is done in the name of ${name}. If you do not know ${name}, somebody sent you the wrong link.`
                : "We send a code to the phone of its customer first."}
            </p>
          )}
          <div className="grid gap-3">
            <Form method="post" action={`/open-link?${new URLSearchParams({ to })}`} className="grid">
              <Button variant={signedInAs ? "secondary" : "primary"} busy={busy}>
                {signedInAs ? "Sign out and open the link" : name ? `Continue as ${name}` : "Open the link"}
              </Button>
            </Form>
            <Form method="post" action="/open-link/leave" className="grid">
              <Button variant={signedInAs ? "primary" : "secondary"} disabled={busy}>
                {signedInAs ? `Stay signed in as ${signedInAs}` : "This is not me"}
              </Button>
            </Form>
          </div>
        </CardBody>
      </Card>
    </VisitorFrame>
  );
}
