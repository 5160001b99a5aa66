import { SlidersHorizontal } from "lucide-react";
import { Form, redirect } from "react-router";
import { findDashboard, TIMEFRAMES, type Timeframe } from "#app/desk/dashboard.server.ts";
import { customersVerb, turnOf } from "#app/desk/now/turn.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { whoseOf } from "#app/desk/now.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { listThreadEnd } from "#app/messages/recent-communications.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { formatWhen, fullName, shortId, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";
import { warrantyWords } from "#app/shop/warranty.ts";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { later } from "#app/ui/behavior/later.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { FilterSelect } from "#app/ui/form/filter-select.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/home";
import { CommunicationCenter } from "./home/communication.tsx";
import { Now } from "./home/now.tsx";
import { nowRows } from "./home/now-rows.ts";
import { RequestsOnDashboard } from "./home/requests.tsx";
import { noTimeYet, scheduledWords } from "./repair-requests/scheduled-words.ts";
import { hrefWith } from "./views/address.ts";

/** A driver's alone. */
const OwnRepairs = later(async () => (await import("./home/own-repairs.tsx")).OwnRepairs);

/** What is read alone, and leads elsewhere. */
const Metrics = asDrawn(async () => (await import("./home/metrics.tsx")).Metrics, {
  links: true,
  says: "What is counted",
});
const SetUpLeft = asDrawn(async () => (await import("./home/set-up.tsx")).SetUpLeft, {
  links: true,
  says: "What the set-up has left",
});
const Schedule = asDrawn(async () => (await import("./home/schedule.tsx")).Schedule, {
  links: true,
  says: "The upcoming schedule",
});
const CurrentVehicle = asDrawn(async () => (await import("./home/vehicle.tsx")).CurrentVehicle, {
  links: true,
  says: "The current vehicle",
});

const ROWS = 8;

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const status = url.searchParams.get("status");
  const span = url.searchParams.get("timeframe");
  const timeframe = TIMEFRAMES.find((value) => value === span) ?? ("today" satisfies Timeframe);
  const q = url.searchParams.get("conversation");
  const advisorQ = url.searchParams.get("advisorQ")?.slice(0, 200) ?? "";
  const asked = url.searchParams.get("whose");
  const named = whoseOf(asked);
  const place = readPlace(url.searchParams);
  const [{ metrics, owed, schedule, current, waiting: wanted, snoozed, advisors, conversations }, requests] =
    await Promise.all([
      findDashboard(viewer, { timeframe, whose: named, place, q, advisorQ }),
      listRepairRequests(viewer, { status, limit: ROWS, counted: false }),
    ]);
  // Where nothing waits on an admin, the team's work is what there is to look at; asked for by name, one's own stands empty.
  const team = viewer.user.role === "admin" && asked === null && wanted.total === 0;
  const whose = team ? "team" : named;
  const waiting = team ? await listWaiting(viewer, "team", place) : wanted;
  const here = whose === "mine" ? "" : `whose=${whose}`;
  // Done in the meantime, a page may be empty, and what waits stands on another.
  if (place && waiting.rows.length === 0) throw redirect(hrefWith("/dashboard", here, {}));
  const shown = conversations.map(({ lastTime, ...rest }) => ({ ...rest, at: formatWhen(lastTime) }));
  const chosen = shown.find(({ userId }) => userId === url.searchParams.get("with")) ?? null;
  const thread = chosen ? await listThreadEnd(viewer, chosen.userId) : [];
  return {
    role: viewer.user.role,
    metrics,
    owed,
    setUpLeft: viewer.user.role === "admin" ? await readSetting("setUpLeft") : [],
    now:
      viewer.user.role === "driver"
        ? null
        : {
            whose,
            total: waiting.total,
            previous: waiting.previous && hrefWith("/dashboard", here, { before: waiting.previous }),
            next: waiting.next && hrefWith("/dashboard", here, { after: waiting.next }),
            summary: `${waiting.first}–${waiting.first + waiting.rows.length - 1} of ${waiting.total}`,
            snoozed,
            // An advisor's scope is what is given to them: there is no team's beside it.
            choices: viewer.user.role === "admin",
            advisors,
            advisorQ,
            rows: nowRows(waiting.rows, viewer.name),
          },
    communication: {
      q,
      conversations: shown,
      chosen,
      messages: thread.map(({ sentAt, ...message }) => ({ ...message, at: formatWhen(sentAt) })),
    },
    status,
    timeframe,
    statuses: REQUEST_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
    more: requests.next !== null,
    requests: requests.rows.map((row) => ({
      id: row.id,
      shortId: `#${shortId(row.id)}`,
      vehicle: vehicleTitle(row.vehicle),
      service: row.initiatedBy || "Not specified",
      customer: fullName(row.requester) || "Not known",
      scheduled: scheduledWords(row),
      status: row.status,
      turn: viewer.user.role === "driver" ? noTimeYet(row) : turnOf(row, dayOf()).words,
      verb: customersVerb(row, dayOf()),
    })),
    schedule: schedule.map((row) => ({
      id: row.id,
      vehicle: vehicleTitle(row.vehicle),
      service: row.initiatedBy || "Not specified",
      at: formatWhen(row.scheduledServiceDate),
      duration: row.scheduledMinutes === null ? null : `${row.scheduledMinutes} min`,
    })),
    moreToday:
      timeframe === "today" && metrics.dueToday > schedule.length
        ? {
            count: metrics.dueToday - schedule.length,
            to:
              viewer.user.role === "driver"
                ? "/dashboard/repair-requests?status=open&sort=scheduled"
                : "/dashboard/calendar?view=day",
          }
        : null,
    vehicle: current && {
      title: vehicleTitle(current.vehicle),
      vehicleId: current.vehicle.id,
      requestId: current.id,
      status: current.status,
      vin: current.vehicle.vin,
      mileage: current.vehicle.mileage,
      color: current.vehicle.color,
      warranty: warrantyWords(current.vehicle),
    },
  };
}

export const meta = metaOf("Dashboard");

const HEADINGS: Record<string, string> = {
  technician: "Current Repair Requests",
  driver: "Your Repair Requests",
};

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  const { role, metrics, status, statuses, timeframe } = loaderData;
  return (
    <>
      <PageHeader
        title={`${role.charAt(0).toUpperCase()}${role.slice(1)} Dashboard`}
        actions={role === "technician" ? <ButtonLink to="/dashboard/work">My work today</ButtonLink> : null}
      />
      <div className="grid grid-cols-1 gap-6">
        {loaderData.setUpLeft.length > 0 ? (
          <div className="md:-order-2">
            <SetUpLeft steps={loaderData.setUpLeft} />
          </div>
        ) : null}
        {role === "driver" && !status ? <OwnRepairs rows={loaderData.requests} /> : null}
        {loaderData.now ? (
          // What waits comes before what is counted; only where both are seen at once does the count stand first.
          <div className="min-w-0">
            <Now {...loaderData.now} />
          </div>
        ) : null}
        <div className={loaderData.now ? "md:-order-1" : "contents"}>
          <Metrics metrics={metrics} owed={loaderData.owed} driver={role === "driver"} />
        </div>
        <Card className="overflow-hidden">
          <CardHeader
            title={HEADINGS[role] ?? "All Repair Requests"}
            actions={<StatusFilter status={status} statuses={statuses} timeframe={timeframe} />}
          />
          <RequestsOnDashboard
            rows={loaderData.requests}
            role={role}
            filtered={status !== null && status !== ""}
            more={loaderData.more}
          />
        </Card>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <Schedule rows={loaderData.schedule} timeframe={timeframe} status={status} more={loaderData.moreToday} />
          <CurrentVehicle vehicle={loaderData.vehicle} />
        </div>
        <CommunicationCenter {...loaderData.communication} />
      </div>
    </>
  );
}

function StatusFilter({
  status,
  statuses,
  timeframe,
}: {
  status: string | null;
  statuses: { value: string; label: string }[];
  timeframe: string;
}) {
  return (
    <Form method="get" action="/dashboard" preventScrollReset className="flex gap-2">
      {timeframe === "today" ? null : <input type="hidden" name="timeframe" value={timeframe} />}
      <div className="w-44">
        <FilterSelect
          name="status"
          aria-label="Filter by status"
          chosen={status}
          placeholder="All statuses"
          options={statuses}
        />
      </div>
      <Button variant="secondary" size="sm">
        <SlidersHorizontal aria-hidden="true" className="size-4" /> Filter
      </Button>
    </Form>
  );
}
