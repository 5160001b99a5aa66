import { ButtonLink } from "#app/ui/button.tsx";
import { type EmptyProps, EmptyState } from "#app/ui/empty-state.tsx";

/** By which words a list was searched, whether it is filtered too, and the way back to all of it. */
export type Searched = { q?: string | null | undefined; filtered?: boolean; to: string };

/** A list without rows: by what it was searched and the way to clear that, else the next step. */
export function EmptyList({ searched, action, children, ...empty }: EmptyProps & { searched: Searched }) {
  const { q, filtered, to } = searched;
  const clear = clearWord(searched);
  const button = clear ? (
    <ButtonLink to={to} variant="secondary" size="sm">
      {clear}
    </ButtonLink>
  ) : (
    action
  );
  return (
    <EmptyState {...empty} action={button}>
      {children}
      {q ? (
        <p className="mt-2 [overflow-wrap:anywhere]">
          Searched for “{q}”{filtered ? ", with a filter" : ""}.
        </p>
      ) : null}
    </EmptyState>
  );
}

function clearWord({ q, filtered }: Searched): string | null {
  if (q) return filtered ? "Clear search and filter" : "Clear the search";
  return filtered ? "Clear the filter" : null;
}
