import type { ReactNode } from "react";

export type EmptyProps = { title: ReactNode; children?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** What is not here yet, and the next step. */
export function EmptyState({ title, children, icon, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      {icon ? (
        <span aria-hidden="true" className="mb-2 grid size-12 place-items-center rounded-full bg-raised text-muted">
          {icon}
        </span>
      ) : null}
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-md text-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
