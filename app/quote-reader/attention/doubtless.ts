import { isSubtotal } from "#app/quote-reader/attention/likeliest.ts";
import type { Halves } from "#app/quote-reader/attention/parts-and-labor.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES, type Solved } from "#app/quote-reader/learned/solve.ts";

/** So sure a figure is of what it looks like that no sum makes it anything else. */
const BEYOND_DOUBT = 0.8;
/** Below this a figure looks like anything but a charge. */
const NO_CHARGE = 0.1;

type Seen = { entries: Entry[]; chances: Float32Array[]; isText: boolean };

/** Whether every figure of a paper with a total is beyond doubt what it looks like: where that does not add up, the paper does not. */
export function isDoubtless({ lines, total }: Solved, chances: Float32Array[]): boolean {
  return lines.length > 0 && total >= 0 && chances.every((own) => Math.max(...own) >= BEYOND_DOUBT);
}

/**
 * Whether a sum closes only because a figure is charged that looks like none, or one is left out of what somebody wrote line by line, or
 * out of a subtotal that is printed: a shop that adds up wrongly is believed in its lines.
 */
export function isForced(solved: Solved, looks: Solved, { entries, chances, isText }: Seen): boolean {
  // "Alternator $690, tax $50": a charge that is taken for its own total, so that all else falls away.
  const isItsTotal = solved.lines.length === 1 && solved.lines.includes(solved.total) && looks.total < 0;
  if (isItsTotal && looks.lines.length + looks.taxes.length > 1) return true;
  if (!isDoubtless(looks, chances)) return false;
  if (solved.lines.some((at) => (chances[at]?.[ROLES.line] ?? 0) < NO_CHARGE)) return true;
  if (looks.lines.every((at) => solved.lines.includes(at))) return false;
  const whole = looks.lines.reduce((sum, at) => sum + (entries[at]?.cents ?? 0), 0);
  return isText || entries.some((entry) => entry.cents === whole && isSubtotal(entry));
}

/** The sum before tax is no charge of its own, and an amount that stands twice in a row, as a price and as what it makes, is one. In `chances` itself. */
export function withoutSecondCharge(entries: Entry[], halves: Halves[], chances: Float32Array[]): void {
  const line = (at: number) => chances[at]?.[ROLES.line] ?? 0;
  entries.forEach((entry, at) => {
    const twins = [...entries.keys()].filter((other) => isTwin(entry, entries[other]));
    const isHalf = halves.some(({ one, other }) => one === at || other === at);
    const isSecond = !isHalf && twins.some((other) => line(other) > line(at));
    if (isSecond || (isSubtotal(entry) && line(at) < NO_CHARGE)) withoutCharge(chances[at]);
  });
}

/** What looked like a charge looks like nothing. */
export function withoutCharge(own: Float32Array | undefined): void {
  if (!own) return;
  own[ROLES.none] = (own[ROLES.none] ?? 0) + (own[ROLES.line] ?? 0);
  own[ROLES.line] = 0;
}

/** The same amount in the same row with no word between. */
function isTwin(entry: Entry, other: Entry | undefined): boolean {
  if (!other || other === entry || other.row !== entry.row || other.cents !== entry.cents) return false;
  const [from = 0, to = 0] = [entry, other].map(({ row, cell }) => row.cells.indexOf(cell)).sort((a, b) => a - b);
  return !entry.row.cells.slice(from + 1, to).some(({ text }) => /[a-z]{2}/i.test(text));
}
