import { ListChecks, Plus } from "lucide-react";
import { useLocation } from "react-router";
import type { ServiceRecommendation } from "#app/platform/db.server.ts";
import { formatDay } from "#app/platform/format.ts";
import { isNameOf } from "#app/platform/known.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { vehicleHref } from "./address.ts";

type Recommendation = {
  id: string;
  recommendationType: string;
  recommendedServiceDescription: string;
  status: ServiceRecommendation["status"];
  recommendedDueDate: Date | null;
  recommendedDueMileage: number | null;
};
type Props = { vehicleId: string; list: Recommendation[]; mayWrite: boolean };

const TONES = { Pending: "warning", Scheduled: "accent", Completed: "saved" } as const;

/** What is due or was put off, with the way to have it done. */
export function Recommendations({ vehicleId, list, mayWrite }: Props) {
  const { search } = useLocation();
  const dialog = (id: string) => vehicleHref(vehicleId, search, "recommendations", `/recommendations/${id}`);
  const add = mayWrite ? (
    <ButtonLink to={dialog("new")} variant="secondary" size="sm">
      <Plus aria-hidden="true" className="size-4" /> Add Recommendation
    </ButtonLink>
  ) : null;
  if (list.length === 0) {
    return (
      <EmptyState title="No recommendations" icon={<ListChecks aria-hidden="true" className="size-8" />} action={add}>
        What falls due by mileage, and work that was deferred or declined, shows here.
      </EmptyState>
    );
  }
  return (
    <>
      {add ? <div className="mb-2 flex justify-end">{add}</div> : null}
      <ul className="divide-y divide-line">
        {list.map((item) => (
          <li key={item.id} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
            <div className="min-w-0">
              <p className="font-medium [overflow-wrap:anywhere]">{item.recommendedServiceDescription}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <Badge tone={isNameOf(TONES, item.status) ? TONES[item.status] : "neutral"}>{item.status}</Badge>
                {[item.recommendationType, ...dueWords(item)].join(" · ")}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {item.status === "Pending" ? (
                <ButtonLink to={requestHref(vehicleId, item)} size="sm">
                  Request This Service
                </ButtonLink>
              ) : null}
              {mayWrite ? (
                <ButtonLink
                  to={dialog(item.id)}
                  variant="secondary"
                  size="sm"
                  aria-label={`Edit ${item.recommendedServiceDescription}`}
                >
                  Edit
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function dueWords({ recommendedDueDate, recommendedDueMileage }: Recommendation) {
  return [
    ...(recommendedDueDate ? [`due ${formatDay(recommendedDueDate)}`] : []),
    ...(recommendedDueMileage === null ? [] : [`at ${recommendedDueMileage.toLocaleString("en-US")} miles`]),
  ];
}

function requestHref(vehicleId: string, { recommendedServiceDescription: service }: Recommendation) {
  return `/dashboard/repair-requests/new?${new URLSearchParams({ vehicleId, service })}`;
}
