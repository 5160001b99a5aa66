import { Camera, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";
import { POINTS, RATINGS, type Rating, UNCHECKED } from "#app/repair/work/inspection.ts";
import { findWorkSheet } from "#app/repair/work/work.server.ts";
import { keepBehind } from "#app/ui/behavior/keep-behind.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { titled } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/sheet";
import { TimeButtons, timeWord } from "./time-buttons.tsx";
import { NotSent } from "./waiting/not-sent.tsx";

export const shouldRevalidate = keepBehind;

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const sheet = await findWorkSheet(viewer, params.id);
  const named = new Map(sheet.inspection.map((point) => [point.name, point]));
  const own = sheet.inspection.filter(({ name }) => !isOneOf<string>(POINTS, name));
  return {
    id: sheet.id,
    vehicle: vehicleTitle(sheet.vehicle),
    facts: [sheet.vehicle.color, sheet.vehicle.plate, sheet.vehicle.vin].filter((fact) => fact !== null),
    // New writes both of the same words.
    complaint: [...new Set([sheet.initiatedBy, sheet.description])].filter(Boolean).join(": "),
    mileageIn: sheet.mileageIn,
    minutes: sheet.minutes,
    running: sheet.runningSince !== null,
    begun: sheet.begun,
    done: sheet.workDoneAt !== null,
    ended: whyNotBegun(sheet.status),
    closed: sheet.status === "Completed" || sheet.status === "Cancelled",
    jobs: sheet.lineItems
      .filter(({ group }) => group === "approved" || group === "pending")
      .map(({ id, description, group }) => ({ id, description, approved: group === "approved" })),
    points: [
      ...POINTS.map((name) => ({ name, found: named.get(name) ?? null })),
      ...own.map((found) => ({ name: found.name, found })),
    ].map(({ name, found }) => ({
      name,
      pointId: found?.id ?? null,
      rating: found?.rating ?? null,
      note: found?.note ?? null,
      proposal: found?.proposal ?? null,
      version: found?.version ?? UNCHECKED,
      photos: found?.photos.length ?? 0,
      decided: found?.lineItem?.group ?? null,
    })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: titled(matches, loaderData?.vehicle ?? "Work") }];
}

export default function WorkSheet({ loaderData }: Route.ComponentProps) {
  const { id, vehicle, jobs, points, mileageIn } = loaderData;
  const checked = points.filter(({ rating }) => rating !== null).length;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={vehicle}
        description={loaderData.facts.join(" · ")}
        backTo="/dashboard/work"
        backLabel="My work"
      />
      <div className="grid gap-6">
        {loaderData.complaint ? <p>{loaderData.complaint}</p> : null}
        <div className="grid gap-2">
          {loaderData.begun ? (
            <p className="text-sm text-muted tabular-nums">{timeWord(loaderData.minutes, loaderData.running)}</p>
          ) : null}
          <TimeButtons
            next={loaderData.jobs.some(({ approved }) => approved)}
            id={id}
            vehicle={vehicle}
            begun={loaderData.begun}
            running={loaderData.running}
            done={loaderData.done}
            ended={loaderData.ended}
          />
        </div>
        <div className="flex items-center justify-between gap-4 border-y border-line py-2">
          <span>
            Mileage in:{" "}
            <strong className="tabular-nums">
              {mileageIn === null ? "not taken" : `${mileageIn.toLocaleString("en-US")} miles`}
            </strong>
          </span>
          {loaderData.closed ? null : (
            <ButtonLink to={`/dashboard/work/${id}/mileage`} variant="secondary" size="sm">
              {mileageIn === null ? "Take it" : "Change"}
            </ButtonLink>
          )}
        </div>
        <section aria-labelledby="jobs">
          <h2 id="jobs" className="pb-1 text-sm font-medium text-muted">
            To do
          </h2>
          {jobs.length === 0 ? <p className="text-sm text-muted">Nothing is approved yet.</p> : null}
          <ul className="grid gap-1">
            {jobs.map((job) => (
              <li key={job.id} className={cn(job.approved ? "font-medium" : "text-muted")}>
                {job.description}
                {job.approved ? "" : ": not approved, do not begin"}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="inspection">
          <h2 id="inspection" className="pb-1 text-sm font-medium text-muted">
            Inspection <span className="tabular-nums">{`${checked} of ${points.length}`}</span>
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {points.map((point) => (
              <PointRow key={point.name} id={id} point={point} />
            ))}
          </ul>
          <ButtonLink to={`/dashboard/work/${id}/points/other`} variant="secondary" size="sm" className="mt-3">
            Something else
          </ButtonLink>
        </section>
      </div>
      <Outlet />
    </div>
  );
}

type Point = Awaited<ReturnType<typeof loader>>["points"][number];

/** Good is one tap; for the other two the point opens, for a note, photos and what should be done. */
function PointRow({ id, point }: { id: string; point: Point }) {
  const { name, pointId, rating, note, proposal, version, photos, decided } = point;
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-center justify-between gap-x-3 max-[22rem]:flex-wrap">
        <Link
          to={`/dashboard/work/${id}/points/${encodeURIComponent(name)}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1 font-medium"
        >
          {name}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Link>
        <Form method="post" action={`/dashboard/work/${id}/points/${encodeURIComponent(name)}`} preventScrollReset>
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="note" value={note ?? ""} />
          <input type="hidden" name="proposal" value={proposal ?? ""} />
          <input type="hidden" name="version" value={version} />
          <fieldset className="flex overflow-hidden rounded-lg border border-control">
            <legend className="sr-only">{name}</legend>
            {RATINGS.map(({ value, label }) => (
              <button
                key={value}
                type="submit"
                name="rating"
                value={value}
                aria-pressed={rating === value}
                aria-label={`${name}: ${label}`}
                className={cn(
                  "min-h-11 min-w-16 border-line px-3 text-sm font-medium not-first:border-l",
                  rating === value ? CHOSEN[value] : "bg-panel hover:bg-raised",
                )}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </Form>
      </div>
      {note || proposal || photos > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {note ? <span>{note}</span> : null}
          {proposal ? <span>Proposed: {proposal}</span> : null}
          {decided ? <span>The customer: {DECIDED[decided] ?? decided}</span> : null}
          {photos > 0 ? (
            <span className="inline-flex items-center gap-1">
              <Camera aria-hidden="true" className="size-4" /> {photos}
            </span>
          ) : null}
        </p>
      ) : null}
      {pointId ? <NotSent repairId={id} pointId={pointId} /> : null}
    </li>
  );
}

const CHOSEN: Record<Rating, string> = {
  green: "bg-saved-soft text-saved",
  yellow: "bg-warning-soft text-warning",
  red: "bg-danger-soft text-danger",
};

const DECIDED: Record<string, string> = {
  pending: "asked, no answer yet",
  approved: "approved, go ahead",
  declined: "declined",
  deferred: "not now",
};
