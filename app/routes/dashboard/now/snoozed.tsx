import { Form, Link } from "react-router";
import { listSnoozed } from "#app/desk/now/snooze.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatMoment, vehicleTitle } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/snoozed";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const rows = await listSnoozed(viewer);
  return {
    rows: rows.map((row) => ({
      key: row.key,
      verb: verbOf(row),
      href: placeOf(row),
      about: [row.vehicle && vehicleTitle(row.vehicle), row.customer].filter(Boolean).join(" · "),
      until: formatMoment(row.until),
    })),
  };
}

export const meta = metaOf("Snoozed");

export default function Snoozed({ loaderData }: Route.ComponentProps) {
  const { rows } = loaderData;
  return (
    <>
      <PageHeader title="Snoozed" description="Out of your own Now until then, and of nobody else's." />
      {rows.length === 0 ? (
        <p className="border-y border-line py-6 text-sm text-muted">
          Nothing is snoozed that still waits.{" "}
          <Link to="/dashboard" className="text-accent-text underline">
            Back to Now
          </Link>
        </p>
      ) : (
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li
                key={row.key}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm"
              >
                <div className="min-w-0">
                  <Link to={row.href} className="row-link font-medium">
                    {row.verb}
                  </Link>
                  <p className="text-muted wrap-anywhere">{row.about}</p>
                  <p className="text-muted">Until {row.until}</p>
                </div>
                <Form method="post" action="/dashboard/now/back">
                  <input type="hidden" name="returnTo" value="/dashboard/now/snoozed" />
                  <Button variant="secondary" size="sm" name="key" value={row.key} aria-label={`Back now: ${row.verb}`}>
                    Back now
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
