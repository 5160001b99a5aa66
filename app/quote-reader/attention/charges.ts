import { linesIn, wordsAround } from "#app/quote-reader/attention/around.ts";
import { figuresOf, howWell, type Member } from "#app/quote-reader/attention/figures.ts";
import { mostOf } from "#app/quote-reader/attention/likeliest.ts";
import { meansOf } from "#app/quote-reader/attention/meanings.server.ts";
import { nameOfCharge } from "#app/quote-reader/attention/names.ts";
import type { LineTold, Told } from "#app/quote-reader/attention/network.ts";
import { numbered, type Seen, WORD_BUCKETS } from "#app/quote-reader/attention/nodes.ts";
import { holdsBoth } from "#app/quote-reader/attention/parts-and-labor.ts";
import { amountsWithin } from "#app/quote-reader/attention/products.ts";
import { withLaborNamed, withNamesOfOne } from "#app/quote-reader/attention/sentences/named-before.ts";
import { withSaidOf } from "#app/quote-reader/attention/sentences/said-of.ts";
import { areSpoken } from "#app/quote-reader/attention/sentences/sentence.ts";
import { withNamesWhole } from "#app/quote-reader/attention/sentences/whole-names.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { LINE_TYPES, type LineType } from "#app/quote-reader/reading.ts";

/** A line of charge: its words, its figures as printed, and the amount that it comes to. */
export type Charge = {
  entry: Entry;
  description: string;
  type: LineType;
  quantity: number | null;
  unitPrice: number | null;
  /** The pieces of its own row, and those that its name was taken from. */
  cells: Cell[];
  names: Cell[];
};

/** What the networks say of a paper's pieces; `isText` where nothing but text is. */
type Heard = Seen & { said: Told; nodeOf: Map<Entry, number>; isText: boolean };

/** The lines of charge at these places, and how well their names were told. */
export async function chargesOf(
  places: Entry[],
  { nodes, rows, said, nodeOf, entries, isText }: Heard,
): Promise<{ charges: Charge[]; named: ReturnType<typeof howWell> }> {
  const cells = new Map(nodes.map((node, at) => [node.cell, at]));
  const lines = linesIn(rows, places);
  const asked = places.map((entry) => {
    const line = nodeOf.get(entry);
    const near = wordsAround(entry, lines).flatMap((each) => {
      const node = cells.get(each.cell);
      return node === undefined || line === undefined
        ? []
        : [{ ...each, node, features: numbered(each.features, WORD_BUCKETS), means: meansOf(each.word.text) }];
    });
    return { line: line ?? 0, near };
  });
  const words = await said.words(asked);
  const chances = chancesOf(asked, words);
  const around = asked.map(({ near }, line): Member[] => {
    const groups = Map.groupBy(near.keys(), (at) => near[at]?.cell as Cell);
    return [...groups].map(([cell, words]) => ({
      cell,
      step: near[words[0] ?? 0]?.step ?? 0,
      chances: words.flatMap((at) => chances[line]?.[at] ?? []),
    }));
  });
  const named = howWell(around);
  const isProse = isText || areSpoken(places);
  if (isProse) withNamesWhole(around, places);
  const charges = places.map((entry, at): Charge => {
    const own = around[at] ?? [];
    return {
      entry,
      ...nameOfCharge(entry, own, lines, isProse),
      type: holdsBoth(entry, entries)
        ? "Service"
        : (LINE_TYPES[mostOf(words[at]?.types ?? new Float32Array())] ?? "Service"),
      ...(entry.of ?? figuresOf(own, entry.cents, amountsWithin(entry, entries))),
      cells: own.flatMap(({ cell, step }) => (step === 0 ? [cell] : [])),
    };
  });
  if (!isProse) return { charges, named };
  return { charges: withSaidOf(withNamesOfOne(withLaborNamed(charges), entries, rows), rows), named };
}

/** The probabilities of none, name, quantity and unit price: a word belongs to one line at most, so the odds of all lines share one sum. */
function chancesOf(lines: { near: { node: number; index: number }[] }[], said: LineTold[]): Float32Array[][] {
  const keyOf = ({ node, index }: { node: number; index: number }) => node * 65_536 + index;
  const sums = new Map<number, number>();
  lines.forEach(({ near }, line) => {
    near.forEach((word, at) => {
      const own = said[line]?.odds[at]?.reduce((sum, each) => sum + Math.exp(each), 0) ?? 0;
      sums.set(keyOf(word), (sums.get(keyOf(word)) ?? 1) + own);
    });
  });
  return lines.map(({ near }, line) =>
    near.map((word, at) => {
      const whole = sums.get(keyOf(word)) ?? 1;
      const own = Array.from(said[line]?.odds[at] ?? [], (each) => Math.exp(each) / whole);
      return Float32Array.from([1 - own.reduce((sum, each) => sum + each, 0), ...own]);
    }),
  );
}
