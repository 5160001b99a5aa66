import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** The way back to all of them, where a search found none. */
  clear?: { to: string; label?: string } | null;
};

/** What is not here yet, and the next step. */
export function EmptyState({ title, children, icon, action, clear }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      {icon ? (
        <span aria-hidden="true" className="mb-2 grid size-12 place-items-center rounded-full bg-raised text-muted">
          {icon}
        </span>
      ) : null}
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-md text-sm text-muted">{children}</div> : null}
      {action || clear ? (
        <div className="mt-3">
          {action}
          {clear ? (
            <ButtonLink to={clear.to} variant="secondary" size="sm">
              {clear.label ?? "Clear the search"}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
