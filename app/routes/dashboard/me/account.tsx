import { Form } from "react-router";
import { sessionCookie } from "#app/access/session.server.ts";
import { formatDate, shortId } from "#app/format.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findProfile, listOwnSessions, signOutEverywhere } from "#app/models/profile.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/account";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const [{ account }, sessions] = await Promise.all([findProfile(viewer), listOwnSessions(viewer)]);
  return {
    facts: [
      ["Account", `#${shortId(account.id)}`],
      ["Subscription tier", account.subscriptionTier],
      ["Status", account.status],
      ["Member since", formatDate(account.createdAt)],
      ["Users", String(account._count.users)],
      ["Vehicles", String(account._count.vehicles)],
      ["Repair requests", String(account._count.repairRequests)],
    ] as [string, string][],
    sessions: sessions.map((session) => ({
      id: session.id,
      current: session.current,
      browser: session.userAgent ?? "Unknown browser",
      words: `since ${formatDate(session.createdAt)}${session.ip ? `, from ${session.ip}` : ""}`,
    })),
  };
}

/** "Sign out everywhere": this browser too. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  await signOutEverywhere(viewer);
  return redirectWithToast(
    "/login",
    { kind: "success", title: "Logout successful", description: "You have been logged out everywhere." },
    { headers: { "Set-Cookie": await sessionCookie.serialize("", { maxAge: 0 }) } },
  );
}

export function meta() {
  return [{ title: "My Account · AMPed" }];
}

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="My Account" />
      <div className="grid max-w-3xl gap-6">
        <Card>
          <CardBody>
            <dl className="grid gap-4 sm:grid-cols-2">
              {loaderData.facts.map(([term, value]) => (
                <div key={term}>
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </CardBody>
        </Card>
        <Card>
          <CardHeader
            title="Where you are signed in"
            actions={
              <Form method="post">
                <Button variant="secondary" size="sm">
                  Sign out everywhere
                </Button>
              </Form>
            }
          />
          <ul className="divide-y divide-line">
            {loaderData.sessions.map((session) => (
              <li key={session.id} className="px-5 py-3 text-sm sm:px-6">
                <span className="line-clamp-1 font-medium">{session.browser}</span>
                <span className="text-muted">{session.words} </span>
                {session.current ? <Badge tone="saved">This browser</Badge> : null}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
