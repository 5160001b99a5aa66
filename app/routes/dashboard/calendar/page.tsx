import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { may } from "#app/access/permissions.ts";
import { listScheduled } from "#app/desk/calendar/calendar.server.ts";
import { requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { dayOf, momentOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { formatDay, vehicleTitle } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { titled } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";

const PATH = "/dashboard/calendar";
const NOBODY = "No technician yet";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const asked = url.searchParams.get("day") ?? "";
  const chosen = /^\d{4}-\d\d-\d\d$/.test(asked) ? momentOf(`${asked}T12:00`) : new Date();
  const middle = Number.isNaN(chosen.getTime()) ? new Date() : chosen;
  const view = url.searchParams.get("view") === "day" ? "day" : "week";
  // A week begins on Monday.
  const weekday = (new Date(`${dayOf(middle)}T00:00Z`).getUTCDay() + 6) % 7;
  const first = view === "day" ? startOfDay(middle) : startOfDay(middle, -weekday);
  const length = view === "day" ? 1 : 7;
  try {
    const rows = await listScheduled(viewer, first, startOfDay(first, length));
    const days = Array.from({ length }, (_, index) => dayOf(startOfDay(first, index)));
    return {
      view,
      day: dayOf(middle),
      today: dayOf(),
      previous: dayOf(startOfDay(middle, view === "day" ? -1 : -7)),
      next: dayOf(startOfDay(middle, view === "day" ? 1 : 7)),
      mayMove: may(viewer.user.role, "requests.assign"),
      clashes: rows.filter(({ clash }) => clash).length,
      days: days.map((day) => ({
        day,
        label: labelOf(day),
        people: peopleOf(rows.filter(({ start }) => dayOf(start) === day)),
      })),
    };
  } catch (error) {
    throwAsResponse(error);
  }
}

type Rows = Awaited<ReturnType<typeof listScheduled>>;

function peopleOf(rows: Rows) {
  const named = Map.groupBy(rows, ({ technician }) =>
    technician ? `${technician.user.firstName} ${technician.user.lastName}`.trim() : NOBODY,
  );
  return [...named]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, slots]) => ({
      name,
      slots: slots.map((slot) => ({
        id: slot.id,
        at: wallTimeOf(slot.start).slice(11),
        until: wallTimeOf(new Date(slot.start.getTime() + slot.minutes * 60_000)).slice(11),
        vehicle: vehicleTitle(slot.vehicle),
        service: slot.initiatedBy || "Not specified",
        customer: slot.requester ? `${slot.requester.firstName} ${slot.requester.lastName}`.trim() : "Not known",
        clash: slot.clash,
      })),
    }));
}

function labelOf(day: string) {
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }).format(new Date(day));
  return `${weekday}, ${formatDay(day)}`;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Calendar") }];
}

/** Who works on what, when: times on the shop's clock. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { view, day, days, mayMove, clashes } = loaderData;
  const at = (of: string, as = view) => `${PATH}?${new URLSearchParams({ view: as, day: of })}`;
  return (
    <>
      <PageHeader
        title="Calendar"
        description={
          clashes > 0
            ? `${clashes} of these times overlap another of the same technician.`
            : "Times on the shop's clock."
        }
        actions={
          <>
            <ButtonLink to="/dashboard/settings/calendar" variant="quiet" size="sm">
              On your phone
            </ButtonLink>
            <Link
              to={at(loaderData.previous)}
              preventScrollReset
              aria-label={view === "day" ? "The day before" : "The week before"}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Link>
            <ButtonLink to={at(loaderData.today)} preventScrollReset variant="secondary" size="sm">
              Today
            </ButtonLink>
            <Link
              to={at(loaderData.next)}
              preventScrollReset
              aria-label={view === "day" ? "The day after" : "The week after"}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          </>
        }
      />
      <LinkTabs
        label="Length"
        tabs={[
          { to: at(day, "day"), label: "Day", current: view === "day" },
          { to: at(day, "week"), label: "Week", current: view === "week" },
        ]}
      />
      <div className={cn("grid gap-x-3 gap-y-6 pt-4", view === "week" && "lg:grid-cols-7")}>
        {days.map((one) => (
          <section key={one.day} aria-label={one.label} className="min-w-0">
            <h2
              className={cn(
                "border-b border-line pb-1 text-sm font-medium",
                one.day === loaderData.today && "text-accent-text",
              )}
            >
              {one.label}
            </h2>
            {one.people.length === 0 ? <p className="py-2 text-sm text-muted">Nothing is scheduled.</p> : null}
            {one.people.map((person) => (
              <div key={person.name} className="pt-2">
                <h3 className="text-sm text-muted">{person.name}</h3>
                <ul className="grid gap-1.5 pt-1">
                  {person.slots.map((slot) => (
                    <li
                      key={slot.id}
                      className={cn(
                        "rounded-lg border px-2.5 py-1.5 text-sm",
                        slot.clash ? "border-danger bg-danger-soft" : "border-line bg-panel",
                      )}
                    >
                      <Link
                        to={`/dashboard/repair-requests/${slot.id}?from=${encodeURIComponent(at(day))}`}
                        className="row-link relative block min-h-11"
                      >
                        <span className="block tabular-nums">
                          {slot.at}–{slot.until} {slot.clash ? <Badge tone="danger">Overlaps</Badge> : null}
                        </span>
                        <span className="block font-medium">{slot.vehicle}</span>
                        <span className="block text-muted">
                          {slot.service} · {slot.customer}
                        </span>
                      </Link>
                      {mayMove ? (
                        <Link
                          to={`/dashboard/repair-requests/${slot.id}/assign?from=${encodeURIComponent(at(day))}`}
                          aria-label={`Move ${slot.vehicle}, ${slot.at}`}
                          className="relative z-1 inline-flex min-h-11 items-center text-accent-text underline"
                        >
                          Move
                        </Link>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
