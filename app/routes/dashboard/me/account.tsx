import { sessionCookie } from "#app/access/session.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { listPaymentMethods } from "#app/payments/payment.server.ts";
import { findProfile, listOwnSessions, signOutEverywhere } from "#app/people/profile.server.ts";
import { findFactors } from "#app/people/second-factor/factors.server.ts";
import { formatDate, formatWhen, shortId } from "#app/platform/format.ts";
import { describeBrowser } from "#app/platform/http/user-agent.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/account";
import { CardsOnFile } from "./cards-on-file.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const [{ account, role }, sessions, factors, cards] = await Promise.all([
    findProfile(viewer),
    listOwnSessions(viewer),
    askedOnce(request, "factors", () => findFactors(viewer.user.id)),
    listPaymentMethods(viewer),
  ]);
  return {
    facts: [
      ["Account", `#${shortId(account.id)}`],
      ["Subscription tier", account.subscriptionTier],
      ["Status", account.status],
      ["Member since", formatDate(account.createdAt)],
      ["Users", String(account._count.users)],
      ["Vehicles", String(account._count.vehicles)],
      ["Repair requests", String(account._count.repairRequests)],
    ],
    secondFactor: role === "driver" && !factors.any ? null : wordsOf(factors),
    cards: cards.map(({ id, card }) => ({
      id,
      words: `${card.brand} ending in ${card.last4}, until ${card.exp_month}/${card.exp_year}`,
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      current: session.current,
      browser: describeBrowser(session.userAgent),
      place: session.ip ?? "an unknown address",
      since: formatWhen(session.createdAt),
      seen: formatWhen(session.lastSeenAt),
    })),
  };
}

function wordsOf({ app, passkeys, codesLeft, any }: Awaited<ReturnType<typeof findFactors>>) {
  return {
    any,
    codesLeft,
    app: app && `Added ${formatDate(app)}`,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      words: `Added ${formatDate(createdAt)}${lastUsedAt ? `, last used ${formatDate(lastUsedAt)}` : ""}`,
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

export const meta = metaOf("My Account");

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
        {loaderData.secondFactor ? <SecondFactorCard {...loaderData.secondFactor} /> : null}
        {loaderData.cards.length > 0 ? <CardsOnFile cards={loaderData.cards} /> : null}
        <SessionsCard sessions={loaderData.sessions} />
      </div>
      <Outlet />
    </>
  );
}
