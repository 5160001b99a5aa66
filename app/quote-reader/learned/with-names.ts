import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { type Near, nameOf, wordsNear } from "#app/quote-reader/learned/names.ts";
import { type Network, rolesOf } from "#app/quote-reader/learned/network.ts";
import { boxOf, nameIn } from "#app/quote-reader/lines/finish-line.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { rows: Row[]; pageOf: (number: number) => Page };

/** How well names were told: the mean doubt about a word, the share of amounts with a word of their name beside them, and how many were found. */
export type Named = { doubt: number; beside: number; found: number };

/** Names each line whose amount is found on the page by the words around it. */
export function withNames(
  settled: Settled,
  entries: Entry[],
  { rows, pageOf }: Paper,
  { network, isClosed }: { network: Network; isClosed: boolean },
): { settled: Settled; named: Named } {
  const places = settled.items.map(({ line }) => placeOf(line, entries, pageOf));
  const held = new Set(places.flatMap((place) => (place ? [place.rowAt] : [])));
  const doubts: number[] = [];
  let beside = 0;
  const items = settled.items.map((item, at) => {
    const place = places[at];
    // What is "included" is named by its column where columns made the sum.
    if (!place || (isClosed && place.cell.printed?.kind === "free")) return item;
    const near = wordsNear(place, rows, held);
    const chances = near.map(({ features }) => rolesOf(network, features)[1] ?? 0);
    doubts.push(
      near.length === 0
        ? 1
        : chances.reduce((sum, chance) => sum - Math.log(Math.max(chance, 1 - chance)), 0) / near.length,
    );
    beside += Number(chances.some((chance, word) => near[word]?.step === 0 && chance > 0.5));
    const description = nameIn(nameOf(near, chances));
    if (!/[a-z]{2}/i.test(description)) return item;
    if (isSameWords(item.line.description, description)) return item;
    if (isClosed && doubtOf(item.line.description, near, chances) < CLEARLY_ANOTHER) return item;
    return { ...item, line: { ...item.line, description } };
  });
  const found = doubts.length;
  const named = { doubt: mean(doubts), beside: found === 0 ? 0 : beside / found, found };
  return { settled: { ...settled, items }, named };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How clearly the words must speak against a name that columns gave it on a paper whose sum they made. */
const CLEARLY_ANOTHER = 4;

/** By how much the likeliest choice of words is likelier than those of a name. */
function doubtOf(name: string, near: Near[], chances: number[]): number {
  return near.reduce((sum, { word }, at) => {
    const chance = Math.min(0.98, Math.max(0.02, chances[at] ?? 0));
    const odds = Math.log(chance / (1 - chance));
    return sum + Math.max(0, saysWord(name, word.text) ? -odds : odds);
  }, 0);
}

/** The same words in another order, or behind the number of pieces, which is taken off where all lines have one. */
function isSameWords(name: string, other: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.sort()
      .join(" ");
  return wordsOf(name) === wordsOf(other) || wordsOf(name.replace(/^\d{1,3} /, "")) === wordsOf(other);
}

function saysWord(description: string, word: string): boolean {
  const text = word.toLowerCase().replace(/[^a-z0-9]/g, "");
  return (
    text !== "" &&
    description
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "")
      .includes(text)
  );
}

/** The figure that a line's amount was read from. */
export function placeOf(
  line: Settled["items"][number]["line"],
  entries: Entry[],
  pageOf: Paper["pageOf"],
): Entry | null {
  const fits = entries.filter(({ row, cents }) => row.page === line.page && cents === line.totalPrice);
  const off = (entry: Entry) => Math.abs(boxOf(entry.row, pageOf(line.page)).y - line.box.y);
  const best = fits.sort((a, b) => off(a) - off(b))[0];
  return best && off(best) < 0.012 ? best : null;
}
