import type { ReactNode } from "react";

/** A part of the repair's page under a title that can be linked to. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 gap-3 border-t border-line pt-3">
      <h2 id={`${id}-title`} className="font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
