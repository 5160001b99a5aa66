import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { GridLine, GridRow } from "#app/desk/packages/package.ts";
import { formatMoney } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/form/field-parts.tsx";
import { Figure, RowFaults } from "./figure.tsx";
import { lineTotal } from "./line-sum.ts";
import { Suggestions } from "./suggestions.tsx";
import { TypeOfLine } from "./type-of-line.tsx";
import type { Lines } from "./use-lines.ts";

type Props = {
  of: Lines;
  line: GridRow;
  index: number;
  /** Of the grid. */
  name: string;
  id: string;
  faults: Record<string, string[] | undefined> | undefined;
  narrow: boolean;
};

/** One line of the grid, its fields by their names in the form. */
export function LineRow({ of, line, index, name, id, faults, narrow }: Props) {
  const { shown, suggest, isRemovable, set, take, onKey, onPaste, remove } = of;
  const cell = (column: keyof GridLine) => ({
    name: `${name}[${index}].${column}`,
    id: `${id}[${index}].${column}`,
    "data-cell": `${index}.${column}`,
    "aria-invalid": faults?.[`${name}[${index}].${column}`] ? true : undefined,
    "aria-describedby": faults?.[`${name}[${index}].${column}`] ? `${id}-${index}-error` : undefined,
    autoComplete: "off",
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKey(event, index, column),
    value: line[column],
    onChange: (event: { currentTarget: HTMLInputElement }) => set(index, { [column]: event.currentTarget.value }),
  });
  return (
    <div className="relative grid grid-cols-[6rem_1fr_2.75rem] gap-2 max-sm:mb-3 sm:contents">
      <div className="relative max-sm:col-span-3">
        <input type="hidden" name={`${name}[${index}].key`} value={line.key} />
        <Input
          {...cell("description")}
          {...suggest.inputProps(index)}
          aria-label={`Job of line ${index + 1}`}
          maxLength={500}
          className="h-11!"
          onInput={(event) => suggest.ask(index, event.currentTarget.value)}
          onBlur={suggest.close}
          onPaste={(event) => onPaste(event, index)}
        />
        <Suggestions of={suggest} line={index} onTake={(chosen) => take(index, chosen)} />
      </div>
      <TypeOfLine
        name={`${name}[${index}].type`}
        label={`Type of line ${index + 1}`}
        value={line.type}
        words={line.description}
        beside={shown.map(({ description }) => description)}
        onChange={(type) => set(index, { type })}
        className="max-sm:col-span-3"
      />
      <Figure {...cell("quantity")} named="Quantity" short="Qty" index={index} maxLength={8} />
      <Figure {...cell("unitPrice")} named="Price" index={index} maxLength={12} />
      {narrow ? null : (
        <output className="hidden self-center text-end whitespace-nowrap tabular-nums sm:block">
          {lineTotal(line) > 0 ? formatMoney(lineTotal(line)) : ""}
        </output>
      )}
      {isRemovable(line) ? (
        <Button
          type="button"
          variant="quiet"
          size="sm"
          tabIndex={-1}
          aria-label={`Remove line ${index + 1}`}
          onClick={() => remove(index)}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      ) : (
        <span />
      )}
      <RowFaults of={faults} row={`${name}[${index}]`} id={`${id}-${index}-error`} />
    </div>
  );
}
