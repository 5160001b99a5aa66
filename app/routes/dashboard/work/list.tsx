import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { formatWhen, vehicleTitle } from "#app/platform/format.ts";
import { listMyWork } from "#app/repair/work/work.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { StatusBadge } from "../repair-requests/status-badge.tsx";
import type { Route } from "./+types/list";
import { TimeButtons, timeWord } from "./time-buttons.tsx";
import { NotSent } from "./waiting/not-sent.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const work = await listMyWork(viewer);
  const today = dayOf();
  const shown = work.map((one) => ({
    id: one.id,
    vehicle: vehicleTitle(one.vehicle),
    plate: one.vehicle.plate,
    service: one.initiatedBy || "Not specified",
    status: one.status,
    at: one.scheduledServiceDate ? formatWhen(one.scheduledServiceDate) : null,
    // What is due, late or begun is today's.
    today:
      one.begun ||
      (one.scheduledServiceDate !== null && dayOf(one.scheduledServiceDate) <= today) ||
      one.status === "In Progress",
    jobs: one.lineItems.map(({ description }) => description),
    minutes: one.minutes,
    running: one.runningSince !== null,
    begun: one.begun,
    done: one.workDoneAt !== null,
  }));
  return {
    today: shown.filter((one) => one.today && !one.done).sort((a, b) => Number(b.running) - Number(a.running)),
    later: shown.filter((one) => !one.today && !one.done),
    done: shown.filter((one) => one.done),
  };
}

export const meta = metaOf("My Work");

export default function MyWork({ loaderData }: Route.ComponentProps) {
  const { today, later, done } = loaderData;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="My work today" />
      {today.length + later.length + done.length === 0 ? (
        <EmptyState icon={<ClipboardList className="size-6" />} title="Nothing is given to you">
          A repair appears here as soon as an advisor gives it to you.
        </EmptyState>
      ) : null}
      <Section title="Today" jobs={today} next={nextOf(today)} empty="Nothing is due today." />
      <Section title="Later" jobs={later} />
      <Section title="Done, not closed yet" jobs={done} />
    </div>
  );
}

type Job = Awaited<ReturnType<typeof loader>>["today"][number];

/** What is begun next: the first that may be, while nothing runs. */
function nextOf(jobs: Job[]): string | undefined {
  if (jobs.some(({ running }) => running)) return undefined;
  return jobs.find(({ jobs: approved }) => approved.length > 0)?.id;
}

function Section({
  title,
  jobs,
  empty,
  next,
}: {
  title: string;
  jobs: Job[];
  empty?: string;
  next?: string | undefined;
}) {
  if (jobs.length === 0 && !empty) return null;
  return (
    <section aria-label={title} className="pb-6">
      <h2 className="pb-1 text-sm font-medium text-muted">{title}</h2>
      {jobs.length === 0 ? <p className="border-y border-line py-4 text-sm text-muted">{empty}</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {jobs.map((job) => (
          <li key={job.id} className="grid gap-2 py-3 wrap-anywhere">
            <Link to={`/dashboard/work/${job.id}`} className="grid gap-0.5">
              <span className="flex items-center justify-between gap-3">
                <span className="font-semibold">{job.vehicle}</span>
                <StatusBadge status={job.status} />
              </span>
              <span className="text-sm text-muted">{[job.plate, job.service, job.at].filter(Boolean).join(" · ")}</span>
              {job.jobs.length > 0 ? <span className="text-sm">{job.jobs.join(", ")}</span> : null}
              {job.begun ? <span className="text-sm tabular-nums">{timeWord(job.minutes, job.running)}</span> : null}
            </Link>
            {job.jobs.length === 0 && !job.begun ? (
              <p className="text-sm text-warning">Nothing is approved yet: look at it, and repair nothing.</p>
            ) : null}
            <NotSent repairId={job.id} />
            <TimeButtons
              next={job.id === next}
              id={job.id}
              begun={job.begun}
              running={job.running}
              done={job.done}
              vehicle={job.vehicle}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
