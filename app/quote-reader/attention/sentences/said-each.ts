import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { looksLikeNothing, ROLES } from "#app/quote-reader/learned/solve.ts";

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNTS = new Map([...WORDS.map((word, at): [string, number] => [word, at + 1]), ["both", 2], ["pair", 2]]);
const SHARES = new Map([
  ["quarter", 0.25],
  ["half", 0.5],
]);
/** So far behind a price its number may: "apiece for spark plugs and you need 4 of them". */
const REACH_BEHIND = 9;
/** So far before a price its number may stand: "two new front lower control arms at". */
const REACH = 7;
const MOST = 60;
const MOST_TIMES = 16;
const LIKELY = 0.6;
/** Of one: "a pair", "a set" and "per axle" are prices of several, "per your request" of none. */
const EACH =
  /^\W*(?:(?:dollars?|bucks) )?(?:each|apiece|a ?piece|ea|(?:per|an?|one|\/) ?(?:one|piece|unit|hour|hr|quart|qt|gallon|gal|pound|lb|ounce|oz|can|bottle|tube|jug|foot|tire|wheel|rotor|drum|plug|coil|injector|strut|shock|caliper|sensor|bolt|stud|side|corner|cylinder)s?)\b/i;
/** "17 inch tires", "6 mm", "all four wheels", "3 year": numbers of something else. */
const NO_PIECES =
  /^\W*(?:inch(?:es)?|in\.|["”]|mm|months?|mos?|years?|yrs?|miles?|mi|k|cyl\w*|wheels?|doors?|percent|%|wd|amps?|ah|psi|ply|series)(?:\W|$)/i;
/** Of one of several, whose number may stand elsewhere. */
const EACH_ALONE =
  /^\W*(?:each|apiece|ea|(?:per|a) (?:tire|wheel|rotor|drum|plug|coil|injector|strut|shock|caliper|corner))\b/i;
/** "at", "@", "at our", "at the shop rate of": what leads to the price of one. */
const AT = /(?:^|\s)(?:at|@|x|times)(?: (?:an?|my|our|the|only|just)(?: [a-z]+)?(?: rate)?(?: of)?)?$/i;
/** "a pair at", "the set at": one price of several. */
const TOGETHER = /^(?:pair|both|set)\b/i;
const LEADS_TO_COUNT =
  /^\W*(?:(?:so|x|times|and|also|again|for|the|all|you|we|it|i|will|need|needs|takes|take|of them)\b\W*){0,4}$|^(?:for|on) (?:the )?(?:[a-z-]+ ){1,3}(?:and )?(?:you|u|ya|we|it)(?:'ll|’ll| will)? (?:needs?|takes?|gets?)$/i;
const RATE = /^\W*(?:labou?r |shop )?rate\b/i;
const HOURS = /^\W*h(?:r|rs|our|ours)\b/i;
/** "It takes 3 hours", "in 2 days": how long, and no number of pieces. */
const TIMED = /^\W*(?:h(?:r|rs|our|ours)|days?|weeks?|min(?:ute)?s?|business|work(?:ing)?)\b/i;
/** A piece that a sentence may count. */
const PIECE =
  "((?:tire|tyre|rotor|pad|drum|plug|coil|injector|strut|shock|caliper|sensor|hose|belt|filter|arm|joint|link|bearing|mount|axle|wiper|blade|bulb)s?)\\b";
const [PIECES, PIECE_IN] = [new RegExp(`^\\W*${PIECE}`, "i"), new RegExp(`\\b${PIECE}`, "i")];

/**
 * "Two front rotors at $78 each", "1.5 hours at $140", "38.50 each x 2": a sentence names the price of one and how many, and never says what they come to.
 * Such prices are taken times their number, in the entries themselves; whether there were any. What is printed as well is left alone.
 */
export function withPricesOfOneCounted(entries: Entry[], rows: Row[], how: HowCounted = "each"): boolean {
  const isShared = how === "shared";
  const own = entries.map((entry) => countOf(entry, rows, how !== "each"));
  const counts = new Map(entries.map((entry, at) => [entry, own[at]]));
  const all = isShared ? commonOf(own) : null;
  const counted = entries.flatMap((entry, at) => {
    const quantity = own[at] ?? (all && EACH_ALONE.test(behindOf(entry, rows)) ? all : null);
    const cents = Math.round((quantity ?? 0) * entry.cents);
    const near = entries
      .slice(Math.max(0, at - 2), at + 3)
      .filter((other) => !counts.get(other) && !isOfOne(behindOf(other, rows)));
    // What several come to is said: so many, or another number than was found in its own sentence.
    const isSaid = (other: Entry) => isTimes(other.cents, entry.cents, quantity ?? 0, counts.get(entry) !== null);
    if (!quantity || near.some((other) => other.cents > entry.cents && isSaid(other))) return [];
    return [{ entry, quantity, cents, isOwn: own[at] !== null }];
  });
  for (const { entry, quantity, cents } of counted) {
    entry.of = { quantity, unitPrice: entry.cents };
    entry.cents = cents;
  }
  return counted.some(({ isOwn }) => isOwn !== isShared);
}

/** By what is said of each; also where several stand before "at"; also by the number that was said of others before. */
export type HowCounted = "each" | "at" | "shared";

/** The one number of pieces that all prices of one are said of; null where they differ. */
function commonOf(counts: (number | null)[]): number | null {
  const pieces = new Set(counts.filter((count) => count !== null && Number.isInteger(count)));
  const [first = null] = pieces;
  return pieces.size === 1 ? first : null;
}

function isTimes(sum: number, one: number, quantity: number, isAny: boolean): boolean {
  return (isAny && sum % one === 0 && sum / one <= MOST_TIMES) || Math.abs(sum - one * quantity) < 1;
}

/** How many a sentence says the price of one of; null where it is no price of one. */
function countOf(entry: Entry, rows: Row[], isLoose = false): number | null {
  return countBehind(entry, rows) ?? countBefore(entry, rows, isLoose);
}

/** "$145 each so 2 of those", "38.50 each x 2". */
function countBehind(entry: Entry, rows: Row[]): number | null {
  const words = behindOf(entry, rows).split(/\s+/).slice(0, REACH_BEHIND);
  if (entry.cents <= 0 || !/^\W*(?:each|apiece|ea)\b/i.test(words[0] ?? "")) return null;
  const at = words.findIndex((_, place) => place > 0 && countAt(words, place) !== null);
  const between = words.slice(1, at).join(" ");
  const isOther =
    NO_PIECES.test(words[at + 1] ?? "") || TIMED.test(words[at + 1] ?? "") || isOfOther(words[at + 1], entry);
  const count = at > 0 && !isOther && LEADS_TO_COUNT.test(between) ? countAt(words, at) : null;
  return count !== null && Number.isInteger(count) && count > 1 && count <= MOST ? count : null;
}

/** "Rotors are $78 each, you need 2 tires": pieces of another kind than those that the words before the price name. */
function isOfOther(word: string | undefined, { row, cell }: Entry): boolean {
  const piece = PIECES.exec(word ?? "")?.[1]
    ?.toLowerCase()
    .replace(/s$/, "");
  const before = textOf(row.cells.slice(0, row.cells.indexOf(cell))).toLowerCase();
  return piece !== undefined && PIECE_IN.test(before) && !before.includes(piece);
}

/** "per tire", "each": what stands behind the price of one. */
export function isOfOne(text: string): boolean {
  return EACH.test(text);
}

/** What a sentence says of a price from the words behind it on. */
function behindOf({ row, rowAt, cell }: Entry, rows: Row[]): string {
  const next = rows[rowAt + 1];
  return `${textOf(row.cells.slice(row.cells.indexOf(cell) + 1))} ${next?.page === row.page ? rowText(next) : ""}`.trim();
}

/** "1.4 hours at $159.00 for condenser labor comes to $222.60": where what several come to is said, the price of one is no charge. In `chances` itself. */
export function withoutPricesOfOneSaid(entries: Entry[], rows: Row[], chances: Float32Array[]): void {
  entries.forEach((entry, at) => {
    const quantity = countOf(entry, rows);
    if (!quantity || entry.of) return;
    const next = entries.slice(at + 1, at + 3);
    if (next.some(({ cents }) => Math.abs(cents - entry.cents * quantity) < 1)) chances[at] = looksLikeNothing();
  });
}

/** What several come to is charged rather than not, and their number beside it is no amount. In `chances` itself. */
export function withSeveralCharged(entries: Entry[], chances: Float32Array[]): void {
  entries.forEach(({ of, row }, at) => {
    const own = chances[at];
    if (!of || !own) return;
    for (const beside of [at - 1, at + 1]) {
      const { row: other, cents, cell } = entries[beside] ?? {};
      const isBare = cell?.printed?.kind === "number" && !cell.printed.dollar && cell.printed.decimals === 0;
      if (other === row && isBare && cents === of.quantity * 100) chances[beside] = looksLikeNothing();
    }
    const line = Math.max(LIKELY, own[ROLES.line] ?? 0);
    const others = own.reduce((sum, each, role) => (role === ROLES.line ? sum : sum + each), 0);
    chances[at] = own.map((each, role) => (role === ROLES.line ? line : (each * (1 - line)) / Math.max(others, 1e-6)));
  });
}

/** "Two front rotors at $78 each", "4 at $9.50", "1.5 hours at $140". */
function countBefore(entry: Entry, rows: Row[], isLoose: boolean): number | null {
  const { row, rowAt, cell, cents } = entry;
  if (cents <= 0) return null;
  const place = row.cells.indexOf(cell);
  const above = rows[rowAt - 1];
  const before = `${above && above.page === row.page ? rowText(above) : ""} ${textOf(row.cells.slice(0, place))}`;
  const words = before.trim().split(/\s+/);
  const led = AT.exec(words.slice(-6).join(" "));
  const isAt = led !== null;
  const behind = behindOf(entry, rows);
  const isEach = EACH.test(behind) || RATE.test(behind) || (cell.printed?.kind === "number" && cell.printed.rate);
  const last = words.length - (led?.[0].trim().split(" ").length ?? 0) - 1;
  for (let at = words.length - 1; at >= Math.max(0, words.length - REACH); at--) {
    const word = words[at] ?? "";
    // Another price, the sentence before, another member of a list, or what numbers one.
    if (/\$|\d\.\d\d\b/.test(word) || (at < words.length - 1 && /[\w)][.,;:!?]$/.test(word))) return null;
    const count = /^\d+\)$/.test(word) ? null : countAt(words, at);
    if (count === null || NO_PIECES.test(words[at + 1] ?? "")) continue;
    // "4 at $9.50": the number right before it.
    const isOwn =
      Number.isInteger(count) &&
      (isLoose ? !words.slice(at, last + 1).some((each) => TOGETHER.test(each)) : at === last);
    const isTimed = HOURS.test(words[at + 1] ?? "") || HOURS.test(words[at + 2] ?? "");
    return count > 0 && count !== 1 && count <= MOST && (isEach || (isAt && (isOwn || isTimed))) ? count : null;
  }
  return null;
}

/** "6", "(6.5)", "two", "one and a half": the number that ends at a word. */
export function countAt(words: string[], at: number): number | null {
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
