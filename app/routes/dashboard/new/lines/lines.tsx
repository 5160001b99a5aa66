import type { ReactNode, RefObject } from "react";
import type { GridRow } from "#app/desk/packages/package.ts";
import { cn } from "#app/ui/cn.ts";
import { FieldError } from "#app/ui/form/field-parts.tsx";
import { type Standing, StandsNow } from "#app/ui/form/stands-now.tsx";
import { AddPackage } from "./add-package.tsx";
import { LineRow } from "./line-row.tsx";
import { useLines } from "./use-lines.ts";

type Props = {
  name: string;
  id: string;
  errors?: string[] | undefined;
  standing?: Standing | null;
  /** What is wrong in the rows, by the names of their fields. */
  faults?: Record<string, string[] | undefined>;
  /** As a form gives them back: what is empty may be left out. */
  initial: Partial<GridRow>[];
  /** Without a total of its own for each line, where there is little room. */
  narrow?: boolean;
  /** So many rows stand there where no script adds more. */
  withoutScript?: number;
  /** What may be added whole. */
  packages?: { id: string; name: string }[];
  /** Another way to the same lines, beside the packages. */
  beside?: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  onChanged: () => void;
};

/** What stands in the grid as its form opens: what the form's last answer gives back, or what it began with. */
export function rowsOf(form: { initialValue?: unknown }, begun: { lineItems: Partial<GridRow>[] }): Partial<GridRow>[] {
  // Conform gives back what a form sent, as it was typed: all of it strings.
  const answered = form.initialValue as { lineItems?: Partial<GridRow>[] } | undefined;
  return answered?.lineItems ?? begun.lineItems;
}

const COLUMNS = "sm:grid-cols-[minmax(0,1fr)_7rem_4rem_6.5rem_minmax(6rem,auto)_2.75rem]";
const NARROW = "sm:grid-cols-[minmax(0,1fr)_6.25rem_4rem_6rem_2.25rem]";

/** A grid for the keyboard: Enter goes on to the price, then to the next line; rows of a spreadsheet are pasted whole. */
export function LineGrid(props: Props) {
  const { name, id, errors, faults, initial, formRef, onChanged, standing = null } = props;
  const { narrow = false, withoutScript = 8, packages = [], beside } = props;
  const lines = useLines({ name, initial, withoutScript, formRef, onChanged });

  return (
    <fieldset ref={lines.grid} id={id} tabIndex={-1} aria-describedby={standing?.id} className="min-w-0">
      <legend className="text-sm font-medium">Lines</legend>
      <StandsNow standing={standing} />
      <FieldError id={`${id}-error`} messages={errors} />
      <div className={cn("mt-2 grid gap-x-2 gap-y-1.5", narrow ? NARROW : COLUMNS)}>
        <div aria-hidden="true" className="hidden text-sm text-muted sm:contents">
          <span>Job</span>
          <span>Type</span>
          <span className="text-end">Quantity</span>
          <span className="text-end">Price</span>
          {narrow ? null : <span className="text-end">Total</span>}
          <span />
        </div>
        {lines.shown.map((line, index) => (
          <LineRow key={line.key} of={lines} {...{ line, index, name, id, faults, narrow }} />
        ))}
      </div>
      <div className="grid items-start gap-4 not-empty:mt-4 lg:grid-cols-2">
        <AddPackage packages={packages} onTake={lines.add} />
        {beside}
      </div>
    </fieldset>
  );
}
