import { useRef } from "react";
import { Link } from "react-router";
import { type Group, type LineItem, SECTIONS } from "#app/repair/line-item.ts";
import { cn } from "#app/ui/cn.ts";

/** Links, so that each view has an address and needs no script. */
export function Views({ items, view }: { items: LineItem[]; view: Group | null }) {
  const views = SECTIONS.filter(
    ({ group }) => group !== "quote_analyzed" || items.some((item) => item.group === group),
  );
  return (
    <nav aria-label="Views" className="sideways -mx-1 flex gap-1 print:hidden">
      <View to="?" current={view === null} count={items.length}>
        All
      </View>
      {views.map(({ group, title }) => (
        <View
          key={group}
          to={`?view=${group}`}
          current={view === group}
          count={items.filter((item) => item.group === group).length}
        >
          {title}
        </View>
      ))}
    </nav>
  );
}

function View({ to, current, count, children }: { to: string; current: boolean; count: number; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? "page" : undefined}
      className={cn(
        "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-lg px-3 text-sm whitespace-nowrap",
        current ? "bg-raised font-semibold" : "text-muted hover:text-ink",
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
