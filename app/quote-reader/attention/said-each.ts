import type { Row } from "#app/quote-reader/layout/rows.ts";
import { rowText } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNTS = new Map([...WORDS.map((word, at): [string, number] => [word, at + 1]), ["both", 2], ["pair", 2]]);
const SHARES = new Map([
  ["quarter", 0.25],
  ["half", 0.5],
]);
/** So far before a price its number may stand: "two new lower control arms for the front at". */
const REACH = 9;
const MOST = 60;
const LIKELY = 0.6;
const EACH = /^\W*(?:each\b|apiece\b|a ?piece\b|ea\b|per\b|\/ ?[a-z]|an? (?!total\b|deposit\b)[a-z]{3})/i;
const AT = /^(?:at|@|x|times)$/i;
const LEADS_TO_COUNT = /^\W*(?:(?:so|x|times|and|for|you|we|it|i|will|need|needs|takes|take|of them)\b\W*){0,4}$/i;
const HOURS = /^\W*h(?:r|rs|our|ours)\b/i;

/**
 * "Two front rotors at $78 each", "1.5 hours at $140", "38.50 each x 2": a sentence names the price of one and how many, and never says what they come to.
 * Such prices are taken times their number, in the entries themselves; whether there were any. What is printed as well is left alone.
 */
export function withPricesOfOneCounted(entries: Entry[], rows: Row[]): boolean {
  const counted = entries.flatMap((entry, at) => {
    const quantity = countBehind(entry, rows) ?? countBefore(entry, rows);
    const cents = Math.round((quantity ?? 0) * entry.cents);
    const near = entries.slice(Math.max(0, at - 2), at + 3);
    if (!quantity || near.some((other) => other !== entry && other.cents === cents)) return [];
    return [{ entry, quantity, cents }];
  });
  for (const { entry, quantity, cents } of counted) {
    entry.of = { quantity, unitPrice: entry.cents };
    entry.cents = cents;
  }
  return counted.length > 0;
}

/** "$145 each so 2 of those", "38.50 each x 2". */
function countBehind(entry: Entry, rows: Row[]): number | null {
  const words = behindOf(entry, rows).split(/\s+/).slice(0, REACH);
  if (entry.cents <= 0 || !/^\W*(?:each|apiece|ea)\b/i.test(words[0] ?? "")) return null;
  const at = words.findIndex((_, place) => place > 0 && countAt(words, place) !== null);
  const between = words.slice(1, at).join(" ");
  const count = at > 0 && LEADS_TO_COUNT.test(between) ? countAt(words, at) : null;
  return count !== null && Number.isInteger(count) && count > 1 && count <= MOST ? count : null;
}

/** What a sentence says of a price from the words behind it on. */
function behindOf({ row, rowAt, cell }: Entry, rows: Row[]): string {
  const next = rows[rowAt + 1];
  return `${textOf(row.cells.slice(row.cells.indexOf(cell) + 1))} ${next?.page === row.page ? rowText(next) : ""}`.trim();
}

/** What several come to is charged rather than not. In `chances` itself. */
export function withSeveralCharged(entries: Entry[], chances: Float32Array[]): void {
  entries.forEach(({ of }, at) => {
    const own = chances[at];
    if (!of || !own) return;
    const line = Math.max(LIKELY, own[ROLES.line] ?? 0);
    const others = own.reduce((sum, each, role) => (role === ROLES.line ? sum : sum + each), 0);
    chances[at] = own.map((each, role) => (role === ROLES.line ? line : (each * (1 - line)) / Math.max(others, 1e-6)));
  });
}

/** How many the price of one is said of; null where it is no price of one. */
function countBefore(entry: Entry, rows: Row[]): number | null {
  const { row, rowAt, cell, cents } = entry;
  if (cents <= 0) return null;
  const place = row.cells.indexOf(cell);
  const above = rows[rowAt - 1];
  const before = `${above && above.page === row.page ? rowText(above) : ""} ${textOf(row.cells.slice(0, place))}`;
  const words = before.trim().split(/\s+/);
  const isAt = AT.test(words.at(-1) ?? "");
  const isEach = EACH.test(behindOf(entry, rows));
  for (let at = words.length - 1; at >= Math.max(0, words.length - REACH); at--) {
    const word = words[at] ?? "";
    // Another price, or the sentence before.
    if (/\$|\d\.\d\d\b/.test(word) || (at < words.length - 1 && /[a-z)][.;!?]$/i.test(word))) return null;
    const count = countAt(words, at);
    if (count === null) continue;
    const isTimed = HOURS.test(words[at + 1] ?? "") || HOURS.test(words[at + 2] ?? "");
    return count > 0 && count !== 1 && count <= MOST && (isEach || (isAt && isTimed)) ? count : null;
  }
  return null;
}

/** "6", "(6.5)", "two", "one and a half": the number that ends at a word. */
function countAt(words: string[], at: number): number | null {
  const bare = (step: number) => (words[at - step] ?? "").toLowerCase().replace(/^\W+|[^\w.]+$|\.$/g, "");
  const share = SHARES.get(bare(0));
  if (share !== undefined) {
    const whole =
      /^an?$/.test(bare(1)) && bare(2) === "and" ? (COUNTS.get(bare(3)) ?? Number(bare(3) || Number.NaN)) : 0;
    return Number.isFinite(whole) ? whole + share : null;
  }
  if (/^\d{1,2}(?:\.\d{1,2})?$/.test(bare(0))) return Number(bare(0));
  return COUNTS.get(bare(0)) ?? null;
}

function textOf(cells: Row["cells"]): string {
  return cells.map(({ text }) => text).join(" ");
}
