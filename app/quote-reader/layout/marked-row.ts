import type { Label } from "#app/quote-reader/layout/columns.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/**
 * `ofSummary`: stands under the labels of the summary, away from the lines of the table. `bare`: words and an amount under
 * lines that have more, just above the summary.
 */
export type MarkedRow = {
  row: Row;
  summary: SummaryAmount[];
  /** The line of a card whose figures have labels. */
  labelled?: RawLine[];
  afterTotal: boolean;
  inSummary: boolean;
  ofSummary?: boolean;
  bare?: boolean;
};

/** Rows of one page that share columns; `labels` is null where no head stands over them. */
export type Segment = { labels: Label[] | null; rows: MarkedRow[]; page: number };
