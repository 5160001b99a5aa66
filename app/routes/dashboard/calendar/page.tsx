import { ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { may } from "#app/access/permissions.ts";
import { type Lane, listLanes, listScheduled, type Scheduled } from "#app/desk/calendar/calendar.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { dayOf, wallTimeOf } from "#app/platform/clock.ts";
import { type DaysOff, dayOffOf } from "#app/shop/absence/days-off.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";
import { addressOf, type View, weekdayOf } from "./address.ts";
import { Board, type Cell } from "./board.tsx";
import { DayBoard } from "./day-board.tsx";
import { endOfSlot, startOf } from "./lengths.ts";
import { planOf } from "./plan.server.ts";
import { clock, type SlotProps } from "./slot.tsx";
import { Unscheduled } from "./unscheduled.tsx";
import { daysOf, viewIn } from "./view.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const shown = viewIn(url.searchParams);
  const { from, until, days, previous, next } = daysOf(shown, dayOf());
  const mayMove = may(viewer.user.role, "requests.assign");
  const [{ workers, waiting, daysOff }, bays] = await Promise.all([
    planOf(viewer, { request, url, params }),
    readSetting("bays"),
  ]);
  const { slots: rows, more } = await listScheduled(viewer, from, until, daysOff);
  const lanes = await listLanes(shown.by, rows, workers);
  const slots = rows.map((row) => slotOf(row, shown));
  const used = new Set(slots.map(({ lane }) => lane));
  return {
    shown,
    previous,
    next,
    mayMove,
    waiting,
    days,
    slots,
    // Where the list ends before the days do.
    last: more ? (rows.at(-1)?.wall.slice(0, 10) ?? shown.day) : null,
    off: offOf(lanes, days, daysOff),
    today: dayOf(),
    now: wallTimeOf(new Date()),
    hasBays: bays.length > 0 || shown.by === "bay" || rows.some(({ bay }) => bay),
    mayAddBays: bays.length === 0 && may(viewer.user.role, "settings.manage"),
    // Nobody and no bay is a lane only where something stands in it.
    lanes: lanes.filter(({ id }) => id !== "" || used.has("") || lanes.length === 1),
    conflicts: slots.filter(({ own, conflicts }) => own && conflicts.length > 0).length,
    hours: hoursOf(rows),
  };
}

function slotOf(row: Scheduled, { by }: View): SlotProps {
  const { id, wall, minutes, vehicle, service, customer, own, conflicts, technician, bay } = row;
  return {
    id,
    minutes,
    vehicle,
    service,
    customer,
    own,
    conflicts,
    wall,
    until: wallTimeOf(new Date(row.start.getTime() + minutes * 60_000)).slice(11),
    lane: (by === "bay" ? bay : technician?.id) ?? "",
    beside: (by === "bay" ? technician?.name : bay) ?? "",
  };
}

/** Who is away on which of the days, by lane and day; a closed shop in every lane. */
function offOf(lanes: Lane[], days: string[], daysOff: DaysOff[]): Record<string, string> {
  const all = lanes.flatMap(({ id, userId }) =>
    days.map((day): [string, string | null] => {
      const off = dayOffOf(daysOff, userId ?? null, day);
      return [`${id} ${day}`, off && `${off.userId ? "Away" : "Closed"}${off.note ? `: ${off.note}` : ""}`];
    }),
  );
  return Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
}

/** From eight to five, and as early and as late as something is scheduled. */
function hoursOf(rows: Scheduled[]): number[] {
  const [first, last] = [
    Math.min(8, ...rows.map(({ wall }) => Math.floor(startOf({ wall }) / 60))),
    Math.max(17, ...rows.map((row) => Math.ceil(endOfSlot(row) / 60) - 1)),
  ];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const meta = metaOf("Calendar");

/** Who works on what, when and where: times on the shop's clock. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { shown, lanes, days, hours, slots, mayMove, conflicts } = loaderData;
  const at = (change: Partial<View>) => addressOf({ ...shown, ...change });
  const what = shown.view === "day" ? "day" : "week";
  const week = shown.view === "week";
  const columns = days.map((day) => ({ id: day, name: weekdayOf(day, "short") }));
  const cellOf = (slot: SlotProps): Cell => ({ row: slot.lane, column: slot.wall.slice(0, 10) });
  const targetOf = ({ row, column }: Cell, wall: string) => ({
    at: `${column}T${wall.slice(11, 16) || "09:00"}`,
    lane: row,
  });
  const today = shown.day === loaderData.today;
  return (
    <>
      <PageHeader
        title="Calendar"
        description={
          conflicts > 0
            ? `${conflicts} ${conflicts === 1 ? "conflict" : "conflicts"}, said in red below.`
            : "Times on the shop's clock."
        }
        actions={
          <>
            <ButtonLink to="/dashboard/days-off" variant="quiet" size="sm">
              Days off
            </ButtonLink>
            <ButtonLink to="/dashboard/settings/calendar" variant="quiet" size="sm">
              Subscribe
            </ButtonLink>
            <span className="flex gap-2">
              <Step to={at({ day: loaderData.previous })} label={`The ${what} before`} Sign={ChevronLeft} />
              <ButtonLink to={at({ day: loaderData.today })} preventScrollReset variant="secondary" size="sm">
                Today
              </ButtonLink>
              <Step to={at({ day: loaderData.next })} label={`The ${what} after`} Sign={ChevronRight} />
            </span>
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-x-6 pb-3">
        <LinkTabs
          label="Length"
          tabs={[
            { to: at({ view: "day" }), label: "Day", current: !week },
            { to: at({ view: "week" }), label: "Week", current: week },
          ]}
        />
        {loaderData.hasBays ? (
          <LinkTabs
            label="Lanes"
            tabs={[
              { to: at({ by: "technician" }), label: "By technician", current: shown.by === "technician" },
              { to: at({ by: "bay" }), label: "By bay", current: shown.by === "bay" },
            ]}
          />
        ) : null}
        {loaderData.mayAddBays ? (
          <Link to="/dashboard/shop-settings/workshop" className="inline-flex min-h-11 items-center text-sm underline">
            Add bays in Shop Settings
          </Link>
        ) : null}
        <h2 className="py-2 text-sm font-medium">
          {week ? `${weekdayOf(days[0] ?? shown.day)} to ${weekdayOf(days.at(-1) ?? shown.day)}` : weekdayOf(shown.day)}
        </h2>
      </div>
      {week ? null : <Wrong slots={slots} />}
      {slots.length === 0 ? <p className="pb-3 text-sm text-muted">Nothing is scheduled this {what}.</p> : null}
      {loaderData.last ? (
        <p className="pb-3 text-sm font-medium text-warning">
          {`The ${slots.length} earliest appointments of this ${what} are shown. `}
          {week ? (
            <Link to={at({ view: "day", day: loaderData.last })} className="underline">
              See {weekdayOf(loaderData.last)} and the days after it one by one
            </Link>
          ) : null}
        </p>
      ) : null}
      {week ? (
        <Board
          {...{ columns, slots, mayMove, shown, cellOf, targetOf }}
          rows={lanes}
          off={loaderData.off}
          today={loaderData.today}
          corner={shown.by === "bay" ? "Bay" : "Technician"}
        />
      ) : (
        <DayBoard
          {...{ hours, slots, mayMove, shown }}
          lanes={lanes.map(({ id, name }) => ({ id, name, off: loaderData.off[`${id} ${shown.day}`] ?? null }))}
          now={today ? startOf({ wall: loaderData.now }) : null}
        />
      )}
      <Unscheduled repairs={loaderData.waiting} shown={shown} />
      <Outlet />
    </>
  );
}

/** A card is as high as it takes long: what is wrong on a day is said whole above the cards. */
function Wrong({ slots }: { slots: SlotProps[] }) {
  const wrong = slots.filter(({ own, conflicts }) => own && conflicts.length > 0);
  if (wrong.length === 0) return null;
  return (
    <ul className="grid gap-1 pb-3 text-sm">
      {wrong.map(({ id, wall, vehicle, conflicts }) => (
        <li key={id} className="text-danger">
          <TriangleAlert aria-hidden="true" className="inline size-4 align-text-bottom" />{" "}
          <span className="font-medium">
            {clock(wall.slice(11))} {vehicle}
          </span>
          : {conflicts.join(" ")}
        </li>
      ))}
    </ul>
  );
}

function Step({ to, label, Sign }: { to: string; label: string; Sign: typeof ChevronLeft }) {
  return (
    <Link to={to} preventScrollReset aria-label={label} className={buttonClass({ variant: "secondary", size: "sm" })}>
      <Sign aria-hidden="true" className="size-5" />
    </Link>
  );
}
