import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LIST_FILTERS } from "#app/platform/files/list-filters.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = {
  previousHref?: string | null;
  nextHref?: string | null;
  summary?: ReactNode;
  /** Where the list comes as a file, as it is searched, filtered and sorted here. */
  csv?: string;
};

const FILTERS = [...LIST_FILTERS, "from", "to"];

export function Pagination({ previousHref, nextHref, summary, csv }: Props) {
  const { search } = useLocation();
  const filters = [...new URLSearchParams(search)].filter(([name, value]) => value && FILTERS.includes(name));
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="text-sm text-muted tabular-nums">
        {summary}
        {csv ? (
          <a
            href={filters.length > 0 ? `${csv}?${new URLSearchParams(filters)}` : csv}
            download
            className="ms-4 inline-flex min-h-11 items-center text-accent-text underline"
          >
            Export CSV
          </a>
        ) : null}
      </p>
      {previousHref || nextHref ? (
        <div className="flex gap-2">
          {previousHref ? (
            <ButtonLink to={previousHref} rel="prev" variant="secondary" size="sm">
              <ChevronLeft aria-hidden="true" className="size-4" /> Previous
            </ButtonLink>
          ) : null}
          {nextHref ? (
            <ButtonLink to={nextHref} rel="next" variant="secondary" size="sm">
              Next <ChevronRight aria-hidden="true" className="size-4" />
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </nav>
  );
}
