import { Link } from "react-router";
import type { DashboardMetrics } from "#app/desk/dashboard.server.ts";
import { formatMoney } from "#app/platform/format.ts";

type Card = { title: string; value: string; note: string; href: string; also?: { words: string; href: string } | null };
type Props = {
  metrics: DashboardMetrics;
  owed: { count: number; overdue: number; sum: number; disputed: number } | null;
  driver: boolean;
};

/** What each shows, and the list it counts; "—" where there is nothing to compute from. */
export function Metrics({ metrics, owed, driver }: Props) {
  const list = "/dashboard/repair-requests";
  const cards: Card[] = [
    {
      title: driver ? "Active Repairs" : "Assigned Repairs",
      value: String(metrics.assignedRepairs),
      note: `${metrics.dueToday} due today`,
      href: `${list}?status=open&sort=scheduled`,
    },
    {
      title: "Completed Today",
      value: String(metrics.completedToday),
      note: comparison(metrics.completionImprovement),
      href: `${list}?status=completed-today`,
    },
    {
      title: driver ? "Waiting Approval" : "Pending Approval",
      value: String(metrics.pendingApproval),
      note: driver ? "Waiting for your decision" : "Waiting for the customer",
      href: `${list}?status=waiting`,
    },
    {
      title: "Avg Completion Time",
      value: metrics.avgCompletionMinutes === null ? "—" : hours(metrics.avgCompletionMinutes),
      note: taken(metrics),
      href: `${list}?status=Completed`,
    },
    ...(owed
      ? [
          {
            title: "Unpaid Invoices",
            value: String(owed.count),
            note: owed.disputed
              ? `${formatMoney(owed.sum)} · ${formatMoney(owed.disputed)} disputed`
              : formatMoney(owed.sum),
            href: "/dashboard/invoices?status=unpaid",
            also: owed.overdue
              ? { words: `${owed.overdue} overdue`, href: "/dashboard/invoices?status=overdue" }
              : null,
          },
        ]
      : []),
  ];
  return (
    <dl className="grid gap-x-4 gap-y-3 border-y border-line py-2 min-[22rem]:grid-cols-2 md:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {cards.map((card) => (
        <div key={card.title} className="relative flex flex-wrap content-start items-baseline gap-x-2 hover:bg-raised">
          <dt className="w-full text-sm">
            <Link to={card.href} className="text-muted after:absolute after:inset-0">
              {card.title}
            </Link>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{card.value}</dd>
          <dd className="text-xs text-muted">
            {card.note}
            {card.also ? (
              <>
                {" · "}
                <Link to={card.also.href} className="relative z-1 text-danger underline">
                  {card.also.words}
                </Link>
              </>
            ) : null}
          </dd>
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

/** What the average is of, and how the planned ones of it did. */
function taken({ avgCompletionMinutes, minutesOverTarget: over }: DashboardMetrics) {
  if (avgCompletionMinutes === null) return "—";
  const measured = "of completed repairs, from the start of the work until it was done";
  return over === null ? measured : `${target(over)} where it was planned · ${measured}`;
}

function target(over: number) {
  if (over === 0) return "On target";
  return `${hours(Math.abs(over))} ${over < 0 ? "less" : "more"} than target`;
}
