import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";

const TONES = {
  danger: { box: "border-danger bg-danger-soft", mark: "text-danger", icon: CircleAlert },
  info: { box: "border-line bg-raised", mark: "text-accent-text", icon: Info },
};

type Props = { tone?: keyof typeof TONES; title?: ReactNode; children?: ReactNode; className?: string };

/** A sentence that must not be missed, in the place it is about. */
export function Alert({ tone = "danger", title, children, className }: Props) {
  const { box, mark, icon: Icon } = TONES[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={cn("flex gap-3 rounded-lg border p-4 text-ink", box, className)}
    >
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", mark)} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={cn(title ? "mt-0.5 text-sm" : undefined)}>{children}</div> : null}
      </div>
    </div>
  );
}
