import type { ComponentProps, ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section {...props} className={cn("rounded-xl border border-line bg-panel shadow-panel", className)} />;
}

type CardHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode; level?: 2 | 3; id?: string };

export function CardHeader({ title, description, actions, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        "flex flex-wrap justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-4 sm:px-6",
        description ? "items-start" : "items-center",
      )}
    >
      <div className="min-w-0">
        <Heading id={id} className="text-lg font-semibold">
          {title}
        </Heading>
        {description ? <p className="mt-0.5 text-sm text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("px-5 py-5 sm:px-6", className)} />;
}
