import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { GridLine, GridRow } from "#app/desk/packages/package.ts";
import { readPastedLines } from "#app/desk/pasted-lines.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { asTyped } from "./as-typed.ts";
import { type Suggested, useSuggestions } from "./use-suggestions.ts";

type Asked = {
  name: string;
  initial: Partial<GridRow>[];
  withoutScript: number;
  formRef: RefObject<HTMLFormElement | null>;
  onChanged: () => void;
};

export type Lines = ReturnType<typeof useLines>;

const EMPTY: GridLine = { type: "", description: "", quantity: "1", unitPrice: "" };

/** The lines of a grid as they stand, and what keys, suggestions, packages and a spreadsheet's rows do to them. */
export function useLines({ name, initial, withoutScript, formRef, onChanged }: Asked) {
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
    if (typed !== shown) change(() => untilLast(typed, ({ type }) => type !== ""));
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
  return {
    grid,
    shown,
    suggest,
    isRemovable: (line: GridLine) => hydrated && isFilled(line),
    set,
    take,
    onKey,
    onPaste,
    remove: (index: number) => change((before) => before.filter((_, at) => at !== index)),
    add: (packed: GridLine[]) => put(lines.length - 1, packed),
  };
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
function untilLast<Row extends GridLine>(lines: Row[], isBegun: (line: Row) => boolean = () => false): Row[] {
  return lines.slice(0, lines.findLastIndex((line) => isFilled(line) || isBegun(line)) + 1);
}

/** An empty line always stands at the end. */
function withRoom(lines: GridRow[]): GridRow[] {
  const last = lines.at(-1);
  return last && !isFilled(last) ? lines : keyed([...lines, EMPTY]);
}

function isFilled({ description, unitPrice }: GridLine): boolean {
  return description.trim() !== "" || unitPrice.trim() !== "";
}
