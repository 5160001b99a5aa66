import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";

const RATE = /(?<![\d.])(\d{1,2}(?:\.\d{1,4})?) ?%/;
/** Cents by which each of two rounded taxes may miss. */
const ROUNDED = 0.5;

/** "Tucson/Pima 3.100% 17.50" under "AZ state tax 5.600% 31.61": what is to a tax as its rate is to that tax's is one more tax on the same. */
export function isFurtherTax(entry: Entry, taxes: Entry[]): boolean {
  const rate = rateOf(entry);
  if (rate === null || isFee(entry.label)) return false;
  return taxes.some((tax) => {
    const other = rateOf(tax);
    if (other === null || Math.abs(tax.rowAt - entry.rowAt) > 2) return false;
    const expected = (tax.cents * rate) / other;
    return entry.cents > 0 && Math.abs(entry.cents - expected) <= ROUNDED + (ROUNDED * rate) / other;
  });
}

function rateOf({ row }: Entry): number | null {
  const said = RATE.exec(rowText(row))?.[1];
  return said && Number(said) > 0 ? Number(said) : null;
}

const SAYS_TAX = /t[ao]x|\btx\b|levy|excise|impuesto|\b(?:[ghpq]st|vat|iva|state|county|city|gov)\b|%/i;

/** What looks like a tax, the last amount before the total of a letter, is a charge where no word of the paper speaks of a tax. */
export function withoutTaxUnsaid(rows: Row[], chances: Float32Array[]): void {
  if (rows.some((row) => SAYS_TAX.test(rowText(row)))) return;
  for (const chance of chances) {
    chance[ROLES.line] = (chance[ROLES.line] ?? 0) + (chance[ROLES.tax] ?? 0);
    chance[ROLES.tax] = 0;
  }
}
