import type { PrintedNumber } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";

/** A line as it stands in its row, before wrapped text and headings are added. */
export type RawLine = {
  row: Row;
  description: string;
  quantity: PrintedNumber | null;
  unit: PrintedNumber | null;
  total: number | null;
  included: boolean;
  partNumber: string | null;
  position: string | null;
  /** Left edge of the description, for indented lines. */
  indent: number;
  /** What a column of discounts takes off: a share, or an amount in cents. */
  off: PrintedNumber | null;
  /** Only "2 x 45.00" stands beside the amount: the words are in the row above. */
  under: boolean;
};
