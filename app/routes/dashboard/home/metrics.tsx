import type { DashboardMetrics } from "#app/desk/dashboard.server.ts";

/** What each card shows; "—" where there is nothing to compute from. */
export function Metrics({ metrics, driver }: { metrics: DashboardMetrics; driver: boolean }) {
  const cards = [
    {
      title: driver ? "Active Repairs" : "Assigned Repairs",
      value: String(metrics.assignedRepairs),
      note: `${metrics.dueToday} due today`,
    },
    {
      title: "Completed Today",
      value: String(metrics.completedToday),
      note: comparison(metrics.completionImprovement),
    },
    {
      title: driver ? "Waiting Approval" : "Pending Approval",
      value: String(metrics.pendingApproval),
      note: driver ? "Waiting for your decision" : "Waiting for the customer",
    },
    {
      title: "Avg Completion Time",
      value: metrics.avgCompletionMinutes === null ? "—" : hours(metrics.avgCompletionMinutes),
      note: target(metrics.minutesOverTarget),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map((card) => (
        <div key={card.title} className="rounded-xl border border-line bg-panel p-4 shadow-panel sm:p-5">
          <dt className="text-sm text-muted">{card.title}</dt>
          <dd className="display mt-1 text-2xl tabular-nums">{card.value}</dd>
          <dd className="mt-1 text-sm text-muted">{card.note}</dd>
        </div>
      ))}
    </dl>
  );
}

function comparison(difference: number) {
  if (difference === 0) return "Same as yesterday";
  return `${Math.abs(difference)} ${difference > 0 ? "more" : "fewer"} than yesterday`;
}

/** 150 is "2.5h"; below an hour in minutes. */
function hours(minutes: number) {
  return minutes < 60 ? `${minutes}m` : `${(minutes / 60).toFixed(1).replace(/\.0$/, "")}h`;
}

function target(over: number | null) {
  if (over === null) return "—";
  if (over === 0) return "On target";
  return `${hours(Math.abs(over))} ${over < 0 ? "less" : "more"} than target`;
}
