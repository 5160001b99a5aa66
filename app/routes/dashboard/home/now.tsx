import { Clock } from "lucide-react";
import { Form, Link, useLocation } from "react-router";
import { WHOSE, type Whose } from "#app/desk/now.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { Select } from "#app/ui/form/field-parts.tsx";
import { NarrowedSelect } from "#app/ui/form/narrowed-select.tsx";
import { Pagination } from "#app/ui/pagination.tsx";

type Row = {
  key: string;
  requestId: string | null;
  verb: string;
  word: string;
  tone: "danger" | "warning" | "accent";
  overdue: boolean;
  href: string;
  vehicle: string | null;
  service: string | null;
  /** Where another row reads the same. */
  id: string | null;
  customer: string | null;
  /** The customer, behind the car, where there is no column for them. */
  about: string;
  owner: string | null;
  sum: string | null;
  since: string;
  sinceWhen: string;
};
type Props = {
  whose: Whose;
  choices: boolean;
  total: number;
  previous: string | null;
  next: string | null;
  summary: string;
  /** How many one has put off. */
  snoozed: number;
  advisors: { options: { value: string; label: string }[]; more: boolean };
  advisorQ: string;
  rows: Row[];
};

const WORDS = { mine: "Mine", team: "Team", all: "All" };
const GRID =
  "md:grid-cols-[1.25rem_minmax(11rem,1.1fr)_minmax(0,1.5fr)_minmax(0,1fr)_6.75rem_3rem_2.75rem] xl:grid-cols-[1.25rem_minmax(14rem,1.1fr)_minmax(0,1.6fr)_minmax(0,1.1fr)_minmax(0,0.7fr)_6.75rem_3rem_2.75rem]";

/** What waits, on whom, since when and with what sum: the first thing of the day. */
export function Now({ whose, choices, total, previous, next, summary, snoozed, advisors, advisorQ, rows }: Props) {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  // A search for an advisor without script brings the ticks back as an address.
  const ticked = new Set(asked.getAll("request"));
  const returnTo = asked.has("find") ? `${pathname}?whose=${whose}` : pathname + search;
  const mayAssign = (advisors.options.length > 0 || advisors.more) && rows.some(({ requestId }) => requestId);
  return (
    <section aria-labelledby="now" className="now">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h2 id="now" className="text-lg font-semibold">
          Now <span className="font-normal text-muted tabular-nums">{total}</span>
        </h2>
        {snoozed > 0 ? (
          <Link
            to="/dashboard/now/snoozed"
            className="mr-auto inline-flex min-h-11 items-center text-sm text-accent-text underline"
          >
            {snoozed} snoozed
          </Link>
        ) : null}
        {choices ? (
          <nav aria-label="Whose work" className="flex gap-1">
            {WHOSE.map((each) => (
              <Link
                key={each}
                to={`/dashboard?whose=${each}`}
                preventScrollReset
                aria-current={each === whose ? "true" : undefined}
                className={cn(
                  "inline-flex min-h-11 items-center rounded-lg px-3 text-sm font-medium",
                  each === whose ? "bg-accent-soft text-accent-text" : "text-muted hover:bg-raised",
                )}
              >
                {WORDS[each]}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="border-y border-line py-6 text-sm text-muted">Nothing waits. What does shows here at once.</p>
      ) : (
        <Form method="post" action="/dashboard/now/assign" preventScrollReset>
          <input type="hidden" name="returnTo" value={returnTo} />
          <div
            aria-hidden="true"
            className={cn("hidden border-b border-line px-2 pb-1 text-xs text-muted md:grid md:gap-x-3", GRID)}
          >
            <span />
            <span>What</span>
            <span>Car</span>
            <span>Customer</span>
            <span className="max-xl:hidden">On whom</span>
            <span className="text-end">Sum</span>
            <span className="text-end">Since</span>
            <span />
          </div>
          <ul className="divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <Line
                key={row.key}
                row={row}
                mayAssign={mayAssign}
                ticked={ticked.has(row.requestId ?? "")}
                returnTo={returnTo}
              />
            ))}
          </ul>
          {mayAssign ? (
            <div className="assign sticky bottom-0 z-2 flex flex-wrap items-center gap-2 border-b border-line bg-ground py-2 max-md:hidden">
              {advisors.more ? (
                <div className="grid max-w-xl flex-1 grid-cols-2 items-center gap-2">
                  <input type="hidden" name="whose" value={whose} />
                  <NarrowedSelect
                    control={{ name: "advisorId", "aria-label": "Assign the ticked to" }}
                    placeholder="Assign the ticked to…"
                    options={advisors.options}
                    search={{ name: "advisorQ", value: advisorQ, placeholder: "Search advisors by name" }}
                    from="/dashboard/pick/advisors"
                    findAt="/dashboard"
                  />
                </div>
              ) : (
                <div className="w-56">
                  <Select
                    name="advisorId"
                    aria-label="Assign the ticked to"
                    placeholder="Assign the ticked to…"
                    options={advisors.options}
                  />
                </div>
              )}
              <Button variant="secondary" size="sm">
                Assign
              </Button>
            </div>
          ) : null}
        </Form>
      )}
      {previous || next ? <Pagination previousHref={previous} nextHref={next} summary={summary} /> : null}
    </section>
  );
}

/** A repair's page leads back to where it was opened from. */
function withFrom(href: string, from: string) {
  if (!href.startsWith("/dashboard/repair-requests/")) return href;
  const [path, hash] = href.split("#");
  return `${path}?from=${encodeURIComponent(from)}${hash ? `#${hash}` : ""}`;
}

type LineProps = { row: Row; mayAssign: boolean; ticked: boolean; returnTo: string };

function Line({ row, mayAssign, ticked, returnTo }: LineProps) {
  return (
    <li
      className={cn(
        "relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-2 py-2 text-sm max-md:pr-0 hover:bg-raised md:min-h-11 md:py-0",
        GRID,
      )}
    >
      <span className="max-md:hidden">
        {mayAssign && row.requestId ? (
          <input
            type="checkbox"
            name="request"
            value={row.requestId}
            defaultChecked={ticked}
            data-key="a"
            aria-label={`Tick ${row.verb}${row.vehicle ? `, ${row.vehicle}` : ""}`}
            className="relative z-1 size-5 align-middle"
          />
        ) : null}
      </span>
      <Link to={withFrom(row.href, returnTo)} className="row-link flex min-h-7 items-center gap-2 font-medium">
        <span
          aria-hidden="true"
          className={cn(
            "size-2 shrink-0 rounded-full",
            row.tone === "danger" ? "bg-danger" : row.tone === "warning" ? "bg-warning" : "bg-accent",
          )}
        />
        <span className="line-clamp-2 min-w-0">{row.verb}</span>
        {row.overdue ? <Badge tone="danger">{row.since} late</Badge> : null}
      </Link>
      <span className="col-start-2 text-end tabular-nums md:hidden">{row.sum}</span>
      <span className="min-w-0 max-md:col-start-1 max-md:text-muted">
        <span className="block truncate">
          {row.id ? <span className="font-mono text-muted">{row.id} </span> : null}
          {row.vehicle}
          {row.service ? null : <span className="md:hidden">{row.about}</span>}
        </span>
        {row.service ? (
          // On a phone the customer stands behind the shorter of the two: behind a long name of a car they were cut off.
          <span className="line-clamp-2 text-xs text-muted md:block md:truncate">
            {row.service}
            <span className="md:hidden">{row.about}</span>
          </span>
        ) : null}
      </span>
      <span className="min-w-0 max-md:hidden">
        <span className="block truncate">{row.customer}</span>
        {/* Between a phone and a desk there is room for one column of people. */}
        <span className="block truncate text-xs text-muted xl:hidden">{row.owner}</span>
      </span>
      <span className="truncate text-muted max-xl:hidden">{row.owner}</span>
      <span className="text-end tabular-nums max-md:hidden">{row.sum}</span>
      <span title={row.sinceWhen} className="text-end text-muted tabular-nums">
        {row.since}
        <span className="md:hidden"> ago</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        name="key"
        value={row.key}
        formAction="/dashboard/now/snooze"
        data-key="s"
        title="Snooze until tomorrow (s)"
        aria-label={`Snooze ${row.verb} until tomorrow`}
        className="relative z-1 justify-self-end px-2 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
      >
        <Clock aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}
