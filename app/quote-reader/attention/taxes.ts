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

/** "plus tax 50", "tax: $50": the last words before an amount that is tax. "Tire tax" is another's, "with tax" says what the amount holds. */
const TAX_BEFORE =
  /(?:^|[.,;:+&]|\b(?:plus|and|or|for|add|est|estimated|sales|state|local|the)) ?\btax(?:es)?(?: (?:of|is|at|about|around|comes to))?[:=-]?$/i;
/** "$50 tax", "$50 in sales tax": the first words behind it. "$740 tax included" and "$50, tax extra" are none. */
const TAX_BEHIND =
  /^(?:in |of |for )?(?:the )?(?:sales |state |local )?tax(?:es)?\b(?![,:]? ?-?(?:is|are|incl\w*|already|exempt|free|extra|not|excl\w*|on top|separate\w*|will|to be|appl\w*|rate|id|added)\b)/i;
/** "before tax", "total with tax": the amount is what the tax is put on, or holds it. */
const OF_THE_WHOLE = /\b(?:total|with|before|after|incl\w*|w\/o?|without|pre|no)\b[^.,;]{0,12}$/i;
/** The share of all other amounts that a tax is at the most. */
const MOST_SAID = 0.23;
const SURE = 0.98;

/** An amount within a sentence that is called tax is one, as no network needs to guess. In `chances` itself. */
export function withTaxSaid(entries: Entry[], chances: Float32Array[]): void {
  const all = entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  entries.forEach((entry, at) => {
    const own = chances[at];
    if (!own || !isCalledTax(entry) || entry.cents <= 0 || entry.cents > (all - entry.cents) * MOST_SAID) return;
    const rest = (1 - SURE) / 4;
    own.fill(rest);
    own[ROLES.tax] = SURE;
  });
}

function isCalledTax({ row, cell }: Entry): boolean {
  const at = row.cells.indexOf(cell);
  const [before, behind] = [row.cells[at - 1], row.cells[at + 1]];
  const near = row.size * CLOSE;
  const said = before && before.printed === null && cell.x - before.x2 < near ? before.text.slice(-60) : "";
  if (TAX_BEFORE.test(said) && !OF_THE_WHOLE.test(said.replace(/ ?\btax.{0,20}$/i, ""))) return true;
  if (!behind || behind.printed !== null || behind.x - cell.x2 >= near) return false;
  const found = TAX_BEHIND.exec(behind.text);
  // "$690 tax $50": the word is of the amount that comes.
  const isOfNext = found && /^[:\s]*$/.test(behind.text.slice(found[0].length)) && row.cells[at + 2]?.printed;
  return found !== null && !isOfNext;
}

/** In letters: what stands so near goes on in the same sentence. */
const CLOSE = 0.8;
