import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import type { JobLines } from "#app/repair/evidence.server.ts";
import { type Group, type LineItem, SECTIONS } from "#app/repair/line-item.ts";
import { cn } from "#app/ui/cn.ts";
import { rowsOf } from "./rows.ts";

type Props = { repairId: string; items: LineItem[]; jobs: JobLines[]; view: Group | null };

/** The repair stands in it: without an id, or with one that is asked for, the address would lead to the newest one. */
export function viewAddress(repairId: string, view: Group | null): string {
  return `/repair-status/${repairId}${view ? `?view=${view}` : ""}`;
}

/** Links, so that each view has an address and needs no script; each says how many rows it has. */
export function Views({ repairId, items, jobs, view }: Props) {
  const views = SECTIONS.filter(
    ({ group }) => group !== "quote_analyzed" || items.some((item) => item.group === group),
  );
  return (
    <nav aria-label="Views" className="-mx-2 flex flex-wrap sm:gap-1 print:hidden">
      <View to={viewAddress(repairId, null)} current={view === null} count={rowsOf(items, jobs).length}>
        All
      </View>
      {views.map(({ group, title }) => (
        <View
          key={group}
          to={viewAddress(repairId, group)}
          current={view === group}
          count={
            rowsOf(
              items.filter((item) => item.group === group),
              jobs,
            ).length
          }
        >
          <span className="max-sm:hidden">{title}</span>
          <span className="sm:hidden">{title.replace(/^Quote | (?:Items|Approval)$/, "")}</span>
        </View>
      ))}
    </nav>
  );
}

function View({ to, current, count, children }: { to: string; current: boolean; count: number; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? "page" : undefined}
      className={cn(
        "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-lg px-2 text-sm sm:px-3 whitespace-nowrap",
        current ? "bg-raised font-semibold" : "text-muted hover:text-ink",
        // On a phone there is room for those that have something in them.
        count === 0 && !current && "max-sm:hidden",
      )}
    >
      {children} <span className="tabular-nums">{count}</span>
    </Link>
  );
}

/** The lines of a view, and those that were in it when it was opened: nothing slides under the finger. */
export function useShown(items: LineItem[], view: Group | null): LineItem[] {
  const seen = useRef({ view, ids: new Set<string>() });
  if (seen.current.view !== view) seen.current = { view, ids: new Set() };
  const { ids } = seen.current;
  for (const item of items) if (view === null || item.group === view) ids.add(item.id);
  return items.filter(({ id }) => ids.has(id));
}
