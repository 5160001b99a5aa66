import { cutBehind } from "#app/quote-reader/layout/fused-quantity.ts";
import type { MarkedRow, Segment } from "#app/quote-reader/layout/marked-row.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";

/** What the programs of insurers call what is done to a panel, in a column before its name. */
const OPERATION =
  /^(?:remove ?\/ ?(?:replace|install)|refinish(?: only)?|overhaul|repair|blend|check ?\/ ?adjust|add'?l (?:cost|opr|labor)|sublet)$/i;
const MOST_WORDS = 2;
const LEAST_ROWS = 2;

/** "REMOVE/REPLACE Hood panel" read as one cell: the operation in a cell of its own, and its column names no line. */
export function withOperationsApart(segment: Segment): Segment {
  const label = segment.labels?.findIndex(({ text }) => /^operation$/i.test(text)) ?? -1;
  const said = segment.rows.filter(({ row }) => row.cells.some((cell) => wordsOfOperation(cell) > 0));
  if (label < 0 || said.length < LEAST_ROWS) return segment;
  const labels =
    segment.labels?.map((each, at) => (at === label ? { ...each, roles: ["other" as const] } : each)) ?? null;
  return { ...segment, labels, rows: segment.rows.map(apart) };
}

function apart(marked: MarkedRow): MarkedRow {
  const at = marked.row.cells.findIndex((cell) => wordsOfOperation(cell) > 0);
  const cell = marked.row.cells[at];
  const words = cell ? wordsOfOperation(cell) : 0;
  return !cell || words === cell.words.length ? marked : { ...marked, row: cutBehind(marked.row, at, words) };
}

/** How many words at the start of a cell name an operation; 0 where none do. */
function wordsOfOperation(cell: Cell): number {
  if (cell.printed) return 0;
  for (let count = Math.min(MOST_WORDS, cell.words.length); count > 0; count--) {
    const text = cell.words.slice(0, count).map((word) => word.text);
    if (OPERATION.test(text.join(" "))) return count;
  }
  return 0;
}
