import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  searched?: Searched;
};

/** By which words a list was searched, whether it is filtered too, and the way back to all of it. */
export type Searched = { q?: string | null | undefined; filtered?: boolean; to: string };

/** What is not here yet, and the next step; of a list that was searched, by what, and the way to clear it. */
export function EmptyState({ title, children, icon, action, searched }: Props) {
  const clear = searched ? clearWord(searched) : null;
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      {icon ? (
        <span aria-hidden="true" className="mb-2 grid size-12 place-items-center rounded-full bg-raised text-muted">
          {icon}
        </span>
      ) : null}
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-md text-sm text-muted">{children}</div> : null}
      {searched?.q ? (
        <p className="max-w-md text-sm text-muted [overflow-wrap:anywhere]">
          Searched for “{searched.q}”{searched.filtered ? ", with a filter" : ""}.
        </p>
      ) : null}
      {action || clear ? (
        <div className="mt-3">
          {action}
          {searched && clear ? (
            <ButtonLink to={searched.to} variant="secondary" size="sm">
              {clear}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function clearWord({ q, filtered }: Searched): string | null {
  if (q) return filtered ? "Clear search and filter" : "Clear the search";
  return filtered ? "Clear the filter" : null;
}
