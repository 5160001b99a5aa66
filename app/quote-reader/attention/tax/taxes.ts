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

/** So many amounts that are to each other as the rates beside them are taxes of one sum. */
const ALIKE = 3;

/**
 * "CO STATE 2.90% 18.50", "ADAMS COUNTY 0.75% 4.78", "CITY 3.75% 23.92": row under row, amounts that are to each other as their rates. Nothing else is
 * taxed that no word calls a tax, where another is called so. In `chances` itself.
 */
export function withTaxesByRate(entries: Entry[], chances: Float32Array[]): void {
  const rated = entries.flatMap((entry, at) => {
    const rate = entry.cents > 0 && BEHIND_RATE.test(entry.label) && !isFee(entry.label) ? rateOf(entry) : null;
    return rate === null ? [] : [{ entry, rate, at }];
  });
  for (const one of rated) {
    const alike = rated.filter((other) => isAsRated(one, other));
    const rates = new Set(alike.map(({ rate }) => rate));
    if (alike.length >= ALIKE && rates.size > 1) for (const { at } of alike) takenAsTax(chances[at]);
  }
  const isSaid = (at: number) => SAYS_TAX.test(entries[at]?.label ?? "");
  const isCalled = [...entries.keys()].some((at) => isSaid(at) && (chances[at]?.[ROLES.tax] ?? 0) > SURE - 0.1);
  chances.forEach((own, at) => {
    const isElse = !isSaid(at) && NAME.test(entries[at]?.label ?? "") && (own[ROLES.tax] ?? 0) < UNSURE;
    if (isCalled && isElse) own[ROLES.tax] = 0;
  });
}

const BEHIND_RATE = /% ?\)?$/;
const NAME = /[a-z]{4}/i;
const UNSURE = 0.3;

type Rated = { entry: Entry; rate: number };

function isAsRated({ entry: one, rate }: Rated, { entry: other, rate: of }: Rated): boolean {
  const isNear = one.row.page === other.row.page && Math.abs(one.rowAt - other.rowAt) < 2 * ALIKE;
  return isNear && Math.abs(other.cents - (one.cents * of) / rate) <= ROUNDED + (ROUNDED * of) / rate;
}

function takenAsTax(own: Float32Array | undefined): void {
  own?.fill((1 - SURE) / 4);
  if (own) own[ROLES.tax] = SURE;
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
const LEADS_ON = /^(?:[:\s]*|[^.,;]{1,24}\b(?:is|are|was|comes? to|adds|at)[:\s]*)$/i;
/** "before tax", "total with tax": the amount is what the tax is put on, or holds it. */
const OF_THE_WHOLE = /\b(?:total|with|before|after|incl\w*|w\/o?|without|pre|no)\b[^.,;]{0,12}$/i;
/** The share of all other amounts that a tax is at the most. */
const MOST_SAID = 0.23;
const SURE = 0.98;

/** An amount within a sentence that is called tax is one, as no network needs to guess. In `chances` itself. */
export function withTaxSaid(entries: Entry[], rows: Row[], chances: Float32Array[]): void {
  const all = entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  entries.forEach((entry, at) => {
    const own = chances[at];
    const isTax = isCalledTax(entry) || WANTED.test(saidBefore(entry, rows));
    if (!own || !isTax || entry.cents <= 0 || entry.cents > (all - entry.cents) * MOST_SAID) return;
    takenAsTax(own);
  });
}

/** "the State wants its 6% on the parts, $52.50", "Vermont takes six percent": without the word. */
const WANTED =
  /\b(?:state|county|city|town|[A-Z][a-z]{3,}) (?:of [A-Z][a-z]+ )?(?:wants|takes|gets|needs|collects|asks|requires|adds|charges)\b[^.;$]{0,30}(?:%|\bper ?cent\b)[^.;$]{0,40}$/;

/** What the sentence says up to an amount, from the row before it on. */
function saidBefore({ row, rowAt, cell }: Entry, rows: Row[]): string {
  const above = rows[rowAt - 1];
  const own = row.cells.slice(0, row.cells.indexOf(cell)).map(({ text }) => text);
  return [above?.page === row.page ? rowText(above) : "", ...own].join(" ");
}

function isCalledTax({ row, cell }: Entry): boolean {
  const at = row.cells.indexOf(cell);
  const [before, behind] = [row.cells[at - 1], row.cells[at + 1]];
  const near = row.size * CLOSE;
  const said = before && before.printed === null && cell.x - before.x2 < near ? before.text.slice(-60) : "";
  if (TAX_BEFORE.test(said) && !OF_THE_WHOLE.test(said.replace(/ ?\btax.{0,20}$/i, ""))) return true;
  if (!behind || behind.printed !== null || behind.x - cell.x2 >= near) return false;
  const found = TAX_BEHIND.exec(behind.text);
  // "$690 tax $50", "$99.95. Tax on parts is $21.77": the word is of the amount that comes.
  const isOfNext = found && LEADS_ON.test(behind.text.slice(found[0].length)) && row.cells[at + 2]?.printed;
  return found !== null && !isOfNext;
}

/** In letters: what stands so near goes on in the same sentence. */
const CLOSE = 0.8;
