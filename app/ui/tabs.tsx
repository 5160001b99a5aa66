import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";

export type Tab = { to: string; label: string; current: boolean; count?: number };

/** Tabs that are addresses: each works as a link, with or without script. */
export function LinkTabs({ tabs, label = "Views" }: { tabs: readonly Tab[]; label?: string }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="sideways flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className={cn(
                "flex min-h-12 items-center gap-2 border-b-2 px-4 font-medium whitespace-nowrap focus-visible:-outline-offset-2",
                tab.current ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-raised px-2 text-sm tabular-nums text-ink">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
