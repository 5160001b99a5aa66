import { Clock } from "lucide-react";
import { Link } from "react-router";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";

type Row = { id: string; vehicle: string; service: string; at: string; duration: string | null };
type Props = { rows: Row[]; timeframe: string; status: string | null; more: { count: number; to: string } | null };

const FRAMES = [
  { value: "today", label: "Today" },
  { value: "tomorrow", label: "Tomorrow" },
  { value: "week", label: "Next 7 days" },
];

export function Schedule({ rows, timeframe, status, more }: Props) {
  return (
    <Card>
      <CardHeader title="Upcoming Schedule" />
      <LinkTabs
        label="Time frame"
        tabs={FRAMES.map(({ value, label }) => ({ to: href(value, status), label, current: value === timeframe }))}
      />
      {rows.length === 0 ? (
        <p className="px-6 py-8 text-center text-sm text-muted">No scheduled repairs for this timeframe</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={`/dashboard/repair-requests/${row.id}`}
                className="block px-5 py-3 text-sm hover:bg-raised sm:px-6"
              >
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{row.vehicle}</span>
                  <span className="text-muted">{row.at}</span>
                </span>
                <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-muted">
                  <span>{row.service}</span>
                  {row.duration ? (
                    <span className="inline-flex items-center gap-1">
                      <Clock aria-hidden="true" className="size-3.5" /> {row.duration}
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more ? (
        <Link
          to={more.to}
          className="flex min-h-11 items-center border-t border-line px-5 text-sm text-accent-text hover:underline sm:px-6"
        >
          {more.count === 1 ? "1 more is" : `${more.count} more are`} due today
        </Link>
      ) : null}
    </Card>
  );
}

function href(timeframe: string, status: string | null) {
  const search = new URLSearchParams();
  if (timeframe !== "today") search.set("timeframe", timeframe);
  if (status) search.set("status", status);
  return `/dashboard?${search}`;
}
