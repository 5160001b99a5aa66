import { withNamesFirst, withRoles } from "#app/quote-reader/layout/column-roles.ts";
import { type Column, columnsByGaps, columnsUnder, fill } from "#app/quote-reader/layout/columns.ts";
import { withFigureApart, withFlagsApart, withQuantityApart } from "#app/quote-reader/layout/fused-quantity.ts";
import type { MarkedRow, Segment } from "#app/quote-reader/layout/marked-row.ts";
import { agrees, isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import { withOperationsApart } from "#app/quote-reader/layout/operations.ts";
import { type Row, rowOfCells, rowText } from "#app/quote-reader/layout/rows.ts";
import { labelOf } from "#app/quote-reader/layout/summary-block.ts";
import { wrapText } from "#app/quote-reader/layout/wrapped-text.ts";
import { finishLine } from "#app/quote-reader/lines/finish-line.ts";
import { lineByItself, linesInRow } from "#app/quote-reader/lines/line-from-row.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import { isFee, sectionKind } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType, ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** A line that may be one. `group` names doubtful lines that stand or fall together; null is beyond doubt. */
export type Candidate = {
  line: ReadLine;
  row: Row;
  group: string | null;
  likely: boolean;
  indent: number;
  /** The document says the type. */
};

export type Found = { candidates: Candidate[]; summary: SummaryAmount[] };

/** Everything in a table that may be a line, and the labelled amounts that are none. */
export function candidatesIn(given: Segment, page: Page, place: { index: number; anyHead: boolean }): Found {
  const segment = withQuantityApart(withFigureApart(withFlagsApart(withOperationsApart(given))));
  const summary: SummaryAmount[] = [];
  const data = segment.rows.filter(
    (marked) => marked.summary.length === 0 && hasFigures(marked.row, segment.labels !== null) && !marked.labelled,
  );
  const shaping = data.filter((marked) => !marked.inSummary && !marked.afterTotal);
  const rows = (shaping.length > 0 ? shaping : data).map((marked) => marked.row);
  const drawn = segment.labels ? columnsUnder(segment.labels, rows) : columnsByGaps(rows);
  const filled = rows.map((row) => fill(row, drawn));
  const bare = segment.rows.filter((marked) => marked.summary.length === 0 && !data.includes(marked));
  const plain = bare.map((marked) => fill(marked.row, drawn));
  const columns = withNamesFirst(withRoles(drawn, filled), filled, plain);

  const edges = segment.rows.flatMap((marked) => marked.summary.flatMap(edgesOf));
  const raws: { raw: RawLine; marked: MarkedRow; doubt: string | null; likely: boolean }[] = [];
  const texts: Row[] = [];
  for (const marked of segment.rows) {
    if (marked.summary.length > 0) {
      const priced = itemDespiteLabel(marked, columns);
      // "Body labor  4.2 hrs @ 125.00  525.00" is a line, or the sum of lines: the arithmetic tells.
      const sum = marked.summary.some((amount) => amount.kind === "labor" || amount.kind === "parts");
      const doubt = sum ? `sum ${marked.row.page} ${marked.row.y}` : null;
      if (priced) raws.push({ raw: priced, marked, doubt, likely: true });
      else summary.push(...marked.summary);
      continue;
    }
    const lines = linesOf(marked, columns, segment.labels !== null, edges);
    if (lines.length === 0 || !lines.every((raw) => plausible(raw, segment))) {
      if (!isRowOfItsOwn(marked.row, columns, segment.labels !== null)) texts.push(marked.row);
      continue;
    }
    for (const raw of lines) raws.push({ raw, marked, ...doubtOf(raw, marked, segment, { ...place, columns }) });
  }
  const sections = wrapText(
    raws.map((each) => each.raw),
    texts,
    columns,
  );
  const candidates = raws.flatMap(({ raw, doubt, likely }, index): Candidate[] => {
    const title = sections[index] ?? null;
    const kind = title ? sectionKind(title) : null;
    const notOrdered = kind === "not ordered";
    const line = finishLine(raw, { title, kind: notOrdered ? null : (kind as LineType | null) }, page);
    if (!/[a-z]{2}/i.test(line.description)) return [];
    // "OTHER: 0.00" among the sums of a job.
    if (line.totalPrice === 0 && summaryKind(line.description.replace(/[\s:$]*0?\.00$/, "")) !== null) return [];
    return [
      {
        line,
        row: raw.row,
        group: notOrdered ? `not ordered ${place.index} ${title}` : doubt,
        likely: likely && !notOrdered,
        indent: raw.indent,
      },
    ];
  });
  return { candidates, summary };
}

function linesOf(marked: MarkedRow, columns: Column[], headed: boolean, edges: number[]): RawLine[] {
  if (marked.labelled) return marked.labelled;
  const bySummary = marked.inSummary || marked.bare ? lineOfSummaryRow(marked.row, edges) : [];
  if (bySummary.length > 0) return bySummary;
  if (!headed && isSentence(marked.row)) return lineByItself(marked.row);
  const inColumns = hasFigures(marked.row, headed) ? linesInRow(marked.row, fill(marked.row, columns), columns) : [];
  return inColumns.length === 0 && !headed ? lineByItself(marked.row) : inColumns;
}

/** Under a head a row with its own number in the column of the lines' numbers is nobody's second line. */
function isRowOfItsOwn(row: Row, columns: Column[], headed: boolean): boolean {
  if (!headed) return false;
  const numbered = columns.findIndex((column) => column.counts);
  return numbered >= 0 && fill(row, columns)[numbered]?.some((cell) => cell.printed?.kind === "number") === true;
}

/** Words and an amount right behind them stand in no columns. */
function isSentence(row: Row): boolean {
  const [words, amount, ...rest] = row.cells;
  if (!words || !amount || rest.length > 0 || words.printed || !isMoney(amount.printed)) return false;
  return amount.x - words.x2 < row.size * 1.2;
}

/** In the summary words and one amount make a line wherever they stand; a note may stand beside them. */
function lineOfSummaryRow(row: Row, edges: number[]): RawLine[] {
  const at = row.cells.findIndex((cell) => isMoney(cell.printed));
  const figures = row.cells.filter((cell) => cell.printed?.kind === "number").length;
  const [label, amount] = row.cells.slice(Math.max(0, at - 1));
  if (at < 1 || figures !== 1 || !label || !amount || label.printed || !/[a-z]{3}/i.test(label.text)) return [];
  // A note may stand left of the summary, whose labels are in line.
  const inLine = edges.some((edge) => Math.min(Math.abs(edge - label.x), Math.abs(edge - label.x2)) < row.size * 0.6);
  return at === 1 || inLine ? lineByItself(rowOfCells([label, amount], row.page)) : [];
}

/** Both edges of the label of a summary's amount. */
function edgesOf(amount: SummaryAmount): number[] {
  const label = labelOf(amount);
  return label ? [label.x, label.x2] : [];
}

function hasFigures(row: Row, headed: boolean): boolean {
  if (row.cells.some((cell) => isMoney(cell.printed) || cell.printed?.kind === "free")) return true;
  return headed && row.cells.some((cell) => cell.printed?.kind === "number");
}

/** "Labor  2.5  120.00  300.00" is a line although its label could be a subtotal's. */
function itemDespiteLabel(marked: MarkedRow, columns: ReturnType<typeof withRoles>): RawLine | null {
  if (
    marked.summary.some((amount) => ["tax", "total", "due", "payment", "discount", "deductible"].includes(amount.kind))
  )
    return null;
  const raw = linesInRow(marked.row, fill(marked.row, columns), columns)[0];
  if (!raw || raw.total === null) return null;
  // "Labor  1.5 hrs  225.00": a sum has no hours of its own where nothing is marked as a sum.
  const hours = marked.row.cells.some((cell) => cell.printed?.kind === "number" && cell.printed.unit !== null);
  if (hours && !marked.inSummary && marked.summary.every((amount) => !amount.strict)) return raw;
  const own = productOf(marked.row);
  if (own && !(raw.quantity && raw.unit)) return { ...raw, ...own };
  if (!raw.quantity || !raw.unit) return null;
  return agrees(raw.quantity.value, toCents(raw.unit.value), raw.total) ? raw : null;
}

/** "Body labor  5.3  58.00  307.40": hours and a rate that make the amount of their row. */
function productOf(row: Row): Pick<RawLine, "quantity" | "unit"> | null {
  const figures = row.cells.flatMap((cell) => (cell.printed?.kind === "number" ? [cell.printed] : []));
  const [quantity, unit, total] = figures.slice(-3);
  if (!quantity || !unit || !total || !isMoney(unit) || !isMoney(total) || quantity.dollar) return null;
  return agrees(quantity.value, toCents(unit.value), toCents(total.value)) ? { quantity, unit } : null;
}

function plausible(raw: RawLine, segment: Segment): boolean {
  const letters = raw.description.replace(/[^a-z]/gi, "").length;
  if (raw.description.length > 240) return false;
  // Figures set in the middle of a description of two lines have no words beside them.
  if (raw.under) return raw.total !== null;
  // "FULL SYNTHETIC OIL CHANGE" over "0W-20".
  if (/^\d{1,2}W-?\d{2}$/i.test(raw.description)) return raw.total !== null;
  if (letters < 2) return segment.labels !== null && (raw.total !== null || raw.unit !== null);
  if (
    /^(page|phone|tel|fax|vin|zip|date|time|po box|p\.o\.|license|plate|mileage|odometer)\b\s*[:#]/i.test(
      raw.description,
    )
  )
    return false;
  if (segment.labels) return true;
  return raw.total !== null && looksLikeALine(raw);
}

/** Without a head, a sentence with a price in it is a note. */
function looksLikeALine(raw: RawLine): boolean {
  const cells = raw.row.cells;
  const last = cells.at(-1);
  const before = cells.at(-2);
  const apart = last && before && last.printed && last.x - before.x2 > raw.row.size * 0.8;
  const words = raw.description.split(" ").length;
  return (
    apart ||
    (words <= 9 &&
      !/[.!?]\s/.test(raw.description) &&
      !/\b(call|you|your|we|our|if|will|may|would|should)\b/i.test(raw.description))
  );
}

const DECLINED =
  /^(declined|deferred|rejected|not (approved|authorized|done)|customer declined|postponed|recommended|no thanks)$/i;

const ASKED = /^(auth(orized|orised|\.)?|approved?|accept(ed)?|ok|y ?\/ ?n|done)\??$/i;

/** "N" under "Approved". */
function isRefused(row: Row, columns: Column[]): boolean {
  const asked = columns.flatMap((column, index) => (ASKED.test(column.label?.text ?? "") ? [index] : []));
  if (asked.length === 0) return false;
  const filled = fill(row, columns);
  return asked.some((index) => /^(n|no)$/i.test(filled[index]?.map((cell) => cell.text).join("") ?? ""));
}

function doubtOf(
  raw: RawLine,
  marked: MarkedRow,
  segment: Segment,
  place: { index: number; anyHead: boolean; columns: Column[] },
) {
  const fee = isFee(raw.description);
  if (marked.row.cells.some((cell) => DECLINED.test(cell.text)) || isRefused(marked.row, place.columns))
    return { doubt: "declined", likely: false };
  if (marked.afterTotal) return { doubt: `after total ${place.index}`, likely: false };
  if (/^(note|notes|disclaimer|terms|warranty|recommend|customer states|please|approx)/i.test(rowText(marked.row)))
    return { doubt: `note ${raw.row.page} ${raw.row.y}`, likely: false };
  if ((raw.total ?? 0) < 0 && marked.inSummary) return { doubt: `negative ${raw.row.page} ${raw.row.y}`, likely: true };
  if (marked.ofSummary && !fee) return { doubt: `summary ${raw.row.page} ${raw.row.y}`, likely: false };
  if (marked.bare && !raw.quantity) return { doubt: `bare ${raw.row.page} ${raw.row.y}`, likely: true };
  if (marked.inSummary) return { doubt: `summary ${raw.row.page} ${raw.row.y}`, likely: fee };
  if (!segment.labels && place.anyHead) return { doubt: `no head ${place.index}`, likely: false };
  if ((raw.total ?? 0) < 0) return { doubt: `negative ${raw.row.page} ${raw.row.y}`, likely: true };
  if (fee) return { doubt: `fee ${raw.row.page} ${raw.row.y}`, likely: true };
  return { doubt: null, likely: true };
}
