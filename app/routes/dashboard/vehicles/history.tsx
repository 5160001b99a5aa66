import { ClipboardList } from "lucide-react";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { StatusBadge } from "#app/routes/dashboard/repair-requests/status-badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type Entry = { id: string; status: RequestStatus; title: string; total: string; about: string };

/** What was done on a vehicle, newest first. */
export function ServiceHistory({ vehicleId, entries }: { vehicleId: string; entries: Entry[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No repairs yet"
        icon={<ClipboardList aria-hidden="true" className="size-8" />}
        action={
          <ButtonLink to={`/dashboard/repair-requests/new?vehicleId=${vehicleId}`} variant="secondary" size="sm">
            New Request
          </ButtonLink>
        }
      >
        Repair requests of this vehicle show here.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center">
          <div className="min-w-0">
            <a
              href={`/dashboard/repair-requests/${entry.id}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {entry.title}
            </a>
            <p className="text-sm text-muted">{entry.about}</p>
          </div>
          <span className="tabular-nums sm:text-right">{entry.total}</span>
          <span className="justify-self-start">
            <StatusBadge status={entry.status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
