import { data, Form, useNavigation } from "react-router";
import { endFeed, findFeed, renewFeed } from "#app/desk/calendar/calendar-feed.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/calendar-feed";

export async function loader({ request }: Route.LoaderArgs) {
  const since = await findFeed(await requireScreen(request));
  return { since: since && formatDateTime(since) };
}

/** A new address is in this answer and nowhere else: only its hash is kept. */
export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  if ((await readForm(request)).get("end") !== null) {
    await endFeed(viewer);
    return redirectWithToast("/dashboard/settings/calendar", { kind: "success", title: "The address has ended" });
  }
  return data({ address: (env.PUBLIC_ORIGIN ?? url.origin) + (await renewFeed(viewer)) });
}

export const meta = metaOf("Your calendar");

export default function CalendarFeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const { since } = loaderData;
  const address = actionData?.address;
  return (
    <>
      <PageHeader title="Your calendar" />
      <Card className="max-w-xl">
        <CardHeader
          title="Appointments on your phone"
          description="A secret address that the calendar of your phone or computer subscribes to. It shows times, cars and work, and no customer."
        />
        <CardBody>
          {address ? (
            <div role="status" className="mb-5 grid gap-2">
              <label htmlFor="address" className="font-medium">
                Your address, shown this once
              </label>
              <input
                id="address"
                readOnly
                value={address}
                onFocus={({ currentTarget }) => currentTarget.select()}
                className="min-h-11 w-full rounded-lg border border-control bg-panel px-3.5 font-mono text-sm text-ink"
              />
              <p className="text-sm text-muted">
                Copy it into your calendar as a subscription (“From URL”), or{" "}
                <a
                  href={address.replace(/^https?:/, "webcal:")}
                  className="text-accent-text underline underline-offset-2"
                >
                  open it in this device’s calendar
                </a>
                . Whoever has it sees the same.
              </p>
            </div>
          ) : null}
          {since && !address ? (
            <p className="mb-5">Your address was made {since}. It cannot be shown again; a new one ends it.</p>
          ) : null}
          <Form method="post" className="flex flex-wrap gap-3">
            <Button busy={busy} busyLabel="One moment…">
              {since ? "Make a new address" : "Make my address"}
            </Button>
            {since ? (
              <Button name="end" value="yes" variant="quiet">
                End the address
              </Button>
            ) : null}
          </Form>
        </CardBody>
      </Card>
    </>
  );
}
