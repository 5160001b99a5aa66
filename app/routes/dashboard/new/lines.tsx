import { X } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { GridLine, GridRow } from "#app/desk/packages/package.ts";
import { readPastedLines } from "#app/desk/pasted-lines.ts";
import { formatMoney } from "#app/platform/format.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { FieldError, Input } from "#app/ui/form/field-parts.tsx";
import { type Standing, StandsNow } from "#app/ui/form/stands-now.tsx";
import { AddPackage } from "./add-package.tsx";
import { asTyped } from "./as-typed.ts";
import { Figure, RowFaults } from "./figure.tsx";
import { lineTotal } from "./line-sum.ts";
import { Suggestions } from "./suggestions.tsx";
import { TypeOfLine } from "./type-of-line.tsx";
import { type Suggested, useSuggestions } from "./use-suggestions.ts";

type Props = {
  name: string;
  id: string;
  errors?: string[] | undefined;
  standing?: Standing | null;
  /** What is wrong in the rows, by the names of their fields. */
  faults?: Record<string, string[] | undefined>;
  /** As a form gives them back: what is empty may be left out. */
  initial: Partial<GridRow>[];
  /** Whether what a line is (part, labor) is chosen here; otherwise it is kept as it came. */
  withTypes?: boolean;
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

const EMPTY: GridLine = { type: "Service", description: "", quantity: "1", unitPrice: "" };
/** What stands in the grid as its form opens: what the form's last answer gives back, or what it began with. */
export function rowsOf(form: { initialValue?: unknown }, begun: { lineItems: Partial<GridRow>[] }): Partial<GridRow>[] {
  // Conform gives back what a form sent, as it was typed: all of it strings.
  const answered = form.initialValue as { lineItems?: Partial<GridRow>[] } | undefined;
  return answered?.lineItems ?? begun.lineItems;
}

const COLUMNS = "sm:grid-cols-[minmax(0,1fr)_4rem_6.5rem_minmax(6rem,auto)_2.75rem]";
const WITH_TYPES = "sm:grid-cols-[minmax(0,1fr)_7rem_4rem_6.5rem_minmax(6rem,auto)_2.75rem]";
const NARROW = "sm:grid-cols-[minmax(0,1fr)_6.25rem_4rem_6rem_2.25rem]";

/** A grid for the keyboard: Enter goes on to the price, then to the next line; rows of a spreadsheet are pasted whole. */
export function LineGrid(props: Props) {
  const { name, id, errors, faults, initial, formRef, onChanged, standing = null } = props;
  const { withTypes = false, narrow = false, withoutScript = 8, packages = [], beside } = props;
  const columns = withTypes ? WITH_TYPES : COLUMNS;
  const hydrated = useHydrated();
  const [lines, setLines] = useState(() => withRoom(keyed(untilLast(initial.map((line) => ({ ...EMPTY, ...line }))))));
  const grid = useRef<HTMLFieldSetElement>(null);
  const suggest = useSuggestions(formRef);
  // The sum beside the form reads what stands there, also what was pasted, taken or removed and not typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever they are others
  useEffect(() => void grid.current?.dispatchEvent(new Event("change", { bubbles: true })), [lines]);
  const shown = hydrated
    ? lines
    : keyed([...lines, ...Array<GridLine>(Math.max(0, withoutScript - lines.length)).fill(EMPTY)]);

  function change(next: (lines: GridRow[]) => (GridLine | GridRow)[]) {
    setLines((before) => withRoom(keyed(next(before), before)));
    onChanged();
  }
  // Before the fields are drawn from what is known here, which would empty them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes the grid over
  useLayoutEffect(() => {
    const typed = asTyped(grid.current, name, shown);
    if (typed !== shown) change(() => untilLast(typed));
  }, []);
  function set(index: number, part: Partial<GridLine>) {
    change((before) => before.map((line, at) => (at === index ? { ...line, ...part } : line)));
  }
  function focus(index: number, column: keyof GridLine) {
    const go = () => {
      const field = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${index}.${column}"]`);
      field?.focus();
      field?.select();
      return field !== null && field !== undefined;
    };
    // At once, for the next letter is on its way; a row that is not drawn yet is waited for.
    if (!go()) setTimeout(go);
  }
  function take(index: number, { job, price, lines: packed }: Suggested) {
    if (packed) return put(index, packed);
    const standing = lines[index]?.unitPrice ?? "";
    set(index, { description: job, unitPrice: standing || (price === null ? "" : (price / 100).toFixed(2)) });
    suggest.close();
    focus(index, "unitPrice");
  }
  /** A package, in place of the line whose words found it. */
  function put(index: number, packed: GridLine[]) {
    change((before) => [...before.slice(0, index), ...packed, ...before.slice(index + 1)]);
    suggest.close();
    setTimeout(() => focus(index + packed.length, "description"));
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>, index: number, column: keyof GridLine) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (column === "description" && suggest.onKey(event, (chosen) => take(index, chosen))) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (column === "description") focus(index, "unitPrice");
      else focus(index + 1, "description");
    } else if (event.key === "ArrowDown") focus(index + 1, column);
    else if (event.key === "ArrowUp" && index > 0) focus(index - 1, column);
    else return;
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = readPastedLines(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    const from = isFilled(lines[index] ?? EMPTY) ? index + 1 : index;
    change((before) => [
      ...before.slice(0, from),
      ...pasted.map((line) => ({ ...EMPTY, ...line })),
      ...before.slice(from).filter(isFilled),
    ]);
    setTimeout(() => focus(from + pasted.length, "description"));
  }

  return (
    <fieldset ref={grid} id={id} tabIndex={-1} aria-describedby={standing?.id} className="min-w-0">
      <legend className="text-sm font-medium">Lines</legend>
      <StandsNow standing={standing} />
      <FieldError id={`${id}-error`} messages={errors} />
      <div className={cn("mt-2 grid gap-x-2 gap-y-1.5", narrow ? NARROW : columns)}>
        <div aria-hidden="true" className="hidden text-sm text-muted sm:contents">
          <span>Job</span>
          {withTypes ? <span>Type</span> : null}
          <span className="text-end">Quantity</span>
          <span className="text-end">Price</span>
          {narrow ? null : <span className="text-end">Total</span>}
          <span />
        </div>
        {shown.map((line, index) => {
          const cell = (column: keyof GridLine) => ({
            name: `${name}[${index}].${column}`,
            id: `${id}[${index}].${column}`,
            "data-cell": `${index}.${column}`,
            "aria-invalid": faults?.[`${name}[${index}].${column}`] ? true : undefined,
            "aria-describedby": faults?.[`${name}[${index}].${column}`] ? `${id}-${index}-error` : undefined,
            autoComplete: "off",
            onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKey(event, index, column),
            value: line[column],
            onChange: (event: { currentTarget: HTMLInputElement }) =>
              set(index, { [column]: event.currentTarget.value }),
          });
          return (
            <div key={line.key} className="relative grid grid-cols-[6rem_1fr_2.75rem] gap-2 max-sm:mb-3 sm:contents">
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
                index={index}
                value={line.type}
                chosen={withTypes}
                onChange={(type) => set(index, { type })}
              />
              <Figure {...cell("quantity")} named="Quantity" short="Qty" index={index} maxLength={8} />
              <Figure {...cell("unitPrice")} named="Price" index={index} maxLength={12} />
              {narrow ? null : (
                <output className="hidden self-center text-end whitespace-nowrap tabular-nums sm:block">
                  {lineTotal(line) > 0 ? formatMoney(lineTotal(line)) : ""}
                </output>
              )}
              {hydrated && isFilled(line) ? (
                <Button
                  type="button"
                  variant="quiet"
                  size="sm"
                  tabIndex={-1}
                  aria-label={`Remove line ${index + 1}`}
                  onClick={() => change((before) => before.filter((_, at) => at !== index))}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              ) : (
                <span />
              )}
              <RowFaults of={faults} row={`${name}[${index}]`} id={`${id}-${index}-error`} />
            </div>
          );
        })}
      </div>
      <div className="grid items-start gap-4 not-empty:mt-4 lg:grid-cols-2">
        <AddPackage packages={packages} onTake={(packed) => put(lines.length - 1, packed)} />
        {beside}
      </div>
    </fieldset>
  );
}

/** Each row with a key of its own, which no row has had before. */
function keyed(lines: (GridLine & { key?: string })[], before: GridRow[] = []): GridRow[] {
  let newest = Math.max(-1, ...[...lines, ...before].map(({ key }) => Number(key ?? -1)).filter(Number.isInteger));
  return lines.map((line) => {
    if (line.key) return { ...line, key: line.key };
    newest += 1;
    return { ...line, key: String(newest) };
  });
}

/** Without the empty ones at the end; one between others keeps its place, by which what is wrong below it is named. */
function untilLast<Row extends GridLine>(lines: Row[]): Row[] {
  return lines.slice(0, lines.findLastIndex(isFilled) + 1);
}

/** An empty line always stands at the end. */
function withRoom(lines: GridRow[]): GridRow[] {
  const last = lines.at(-1);
  return last && !isFilled(last) ? lines : keyed([...lines, EMPTY]);
}

function isFilled({ description, unitPrice }: GridLine): boolean {
  return description.trim() !== "" || unitPrice.trim() !== "";
}
