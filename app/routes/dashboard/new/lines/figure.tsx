import type { ComponentProps } from "react";
import { FieldError, Input } from "#app/ui/form/field-parts.tsx";

type FigureProps = ComponentProps<"input"> & { named: string; short?: string; index: number };

/** An amount; where no column has a head, its name stands in the field. */
export function Figure({ named, short = named, index, ...props }: FigureProps) {
  return (
    <span className="relative block">
      <span aria-hidden="true" className="absolute inset-y-0 left-3.5 flex items-center text-sm text-muted sm:hidden">
        {short}
      </span>
      <Input
        {...props}
        aria-label={`${named} of line ${index + 1}`}
        inputMode="decimal"
        className="h-11! text-end tabular-nums max-sm:pl-12"
      />
    </span>
  );
}

type FaultsProps = { of: Record<string, string[] | undefined> | undefined; row: string; id: string };

/** What is wrong in a row, below it. */
export function RowFaults({ of = {}, row, id }: FaultsProps) {
  const wrong = Object.entries(of).flatMap(([name, said]) => (name.startsWith(`${row}.`) ? (said ?? []) : []));
  if (wrong.length === 0) return null;
  return (
    <div className="col-span-full">
      <FieldError id={id} messages={wrong} />
    </div>
  );
}
