import { linesIn, wordsAround } from "#app/quote-reader/attention/around.ts";
import { withCardsCharged } from "#app/quote-reader/attention/cards.ts";
import { isDoubtless, withoutSecondCharge } from "#app/quote-reader/attention/doubtless.ts";
import { figuresOf, howWell, type Member } from "#app/quote-reader/attention/figures.ts";
import { likeliest, mostOf, withinSubtotal } from "#app/quote-reader/attention/likeliest.ts";
import { meansOf } from "#app/quote-reader/attention/meanings.server.ts";
import { nameOfCharge } from "#app/quote-reader/attention/names.ts";
import { type LineTold, type Told, told } from "#app/quote-reader/attention/network.ts";
import { isAllText, type Node, nodesOf, numbered, type Seen, WORD_BUCKETS } from "#app/quote-reader/attention/nodes.ts";
import {
  halvesIn,
  holdsBoth,
  withHalvesCharged,
  withHalvesNamed,
  withoutSecondHalves,
} from "#app/quote-reader/attention/parts-and-labor.ts";
import { closing } from "#app/quote-reader/attention/possible.ts";
import {
  amountsWithin,
  withoutPricesOfOne,
  withProductsCharged,
  withRowsAlike,
} from "#app/quote-reader/attention/products.ts";
import { relationsOf } from "#app/quote-reader/attention/relations.ts";
import { withPricesOfOneCounted, withSeveralCharged } from "#app/quote-reader/attention/said-each.ts";
import { netOfTax } from "#app/quote-reader/attention/tax/net-of-tax.ts";
import { isFurtherTax, withoutTaxUnsaid, withTaxesByRate, withTaxSaid } from "#app/quote-reader/attention/tax/taxes.ts";
import { attentionNetworks } from "#app/quote-reader/attention/weights.server.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";
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

export type Attentive = {
  charges: Charge[];
  off: Entry[];
  taxes: Entry[];
  total: Entry | null;
  /** Lines and taxes less what is taken off make the total to the cent. */
  closes: boolean;
  /** Lines and total are beyond doubt what they look like, whatever they add up to. */
  isDoubtless: boolean;
  /** An amount that is more likely charged than not is none of the charges, nor the same as one that is said again. */
  leavesOut: boolean;
  /** No amount but the charges is more likely charged than not, not even one that is said again. */
  takesAll: boolean;
  cost: number;
  margin: number;
  entries: Entry[];
  rows: Row[];
  /** How well names were told: the mean doubt about a word, the share of amounts with a word of their name beside them, and how many there are. */
  named: { doubt: number; beside: number; found: number };
};

/** What is named so in a sentence is no work; "sales tax included" names work. */
const SALES_TAX = /\bsales tax\b(?! incl)/i;
/** A body estimate prints a tax with each of its sums. */
const TAX_OF_A_SUM = /^(?:labor|parts?|materials?|paint) tax$/i;

/** What is owed from before is no work of this paper. */
const OWED_BEFORE =
  /\b(?:prev(?:ious)?|prior|past[ -]due|unpaid)\b\.? (?:acc(?:oun)?t )?(?:bal(?:ance)?|amount|invoices?)\b|\bbal(?:ance)? (?:forward|brought)\b/i;

/** A sum that costs more goes against what some of its figures look like; a total that is surely one counts five and a half below nought. */
const AS_THEY_LOOK = -2;

/** What attention makes of a paper's rows: the likeliest reading that closes, or the likeliest of all. */
export async function attend(given: Row[]): Promise<Attentive> {
  const isText = isAllText(given);
  const read = await attendTo(nodesOf(given), isText);
  if (read.closes) return read;
  const counted = nodesOf(given);
  if (withPricesOfOneCounted(counted.entries, counted.rows)) {
    const asSaid = await attendTo(counted, isText);
    if (asSaid.closes || (asSaid.total === null && read.total === null)) return asSaid;
  }
  if (isText) return read;
  // "coolant 2 gal 44" above "total $418.89": whole dollars of a message, where they are what makes its total.
  const bare = nodesOf(given, true);
  if (bare.entries.length === read.entries.length) return read;
  const asText = await attendTo(bare, true);
  return asText.closes && asText.cost < AS_THEY_LOOK ? asText : read;
}

async function attendTo({ nodes, entries, rows }: Seen, isText: boolean): Promise<Attentive> {
  const said = await toldByAll(nodes);
  const nodeOf = new Map(nodes.flatMap((node, at) => (node.entry ? [[node.entry, at] as const] : [])));
  const nothing = Float32Array.from([1, 0, 0, 0, 0]);
  const chances = entries.map((entry) => said.roles[nodeOf.get(entry) ?? -1] ?? nothing);
  // "Front pads -$320": what is surely charged has a dash before it, and no minus; neither has a total behind a ruled line.
  entries.forEach((entry, at) => {
    const isTotal = (chances[at]?.[ROLES.total] ?? 0) > 0.5 && entry.cell.words[0]?.text === "-";
    if (isTotal || (chances[at]?.[ROLES.line] ?? 0) > 0.5) entry.cents = Math.abs(entry.cents);
  });
  withoutTaxUnsaid(rows, chances);
  withTaxesByRate(entries, chances);
  if (isText) withTaxSaid(entries, rows, chances);
  withoutPricesOfOne(entries, chances);
  withSeveralCharged(entries, chances);
  withCardsCharged(entries, chances);
  withProductsCharged(entries, chances);
  withRowsAlike(entries, chances);
  const halves = halvesIn(entries);
  withHalvesCharged(halves, chances);
  withoutSecondCharge(entries, halves, chances);
  const looks = likeliest(entries, chances);
  const solved = closing({ entries, chances, isText }, looks);
  const chosen = solved ? netOfTax(solved, entries) : withinSubtotal(looks, entries, chances);
  const at = (list: number[]) => list.flatMap((each) => entries[each] ?? []);
  const places = at(chosen.lines);
  const seen = { nodes, rows, said, nodeOf, entries };
  const { charges: found, named } = await chargesOf(places, seen);
  const firsts = withoutSecondHalves(chosen.lines, halves);
  const whole = firsts.length < places.length ? await chargesOf(at(firsts), seen) : null;
  const charges = whole ? withHalvesNamed(found, whole.charges, { lines: chosen.lines, halves, entries }) : found;
  const taxes = at(chosen.taxes);
  const taxed = charges.filter(
    ({ entry, description }) =>
      TAX_OF_A_SUM.test(description) || (taxes.length === 0 ? SALES_TAX.test(description) : isFurtherTax(entry, taxes)),
  );
  const owed = charges.filter(({ description }) => OWED_BEFORE.test(description));
  const before = owed.reduce((sum, { entry }) => sum + entry.cents, 0);
  const due = entries[chosen.total] ?? null;
  // What is due with it is not what this paper comes to, if that is printed too.
  const ownTotal = before > 0 && due ? entries.find(({ cents }) => cents === due.cents - before) : due;
  const likely = [...entries.keys()].filter((each) => (chances[each]?.[ROLES.line] ?? 0) > 0.5);
  return {
    charges: charges.filter((charge) => !taxed.includes(charge) && !owed.includes(charge)),
    off: at(chosen.off),
    taxes: [...taxes, ...taxed.map(({ entry }) => entry)],
    total: ownTotal ?? due,
    closes: solved !== null && ownTotal !== undefined,
    isDoubtless: chosen.lines === looks.lines && isDoubtless(looks, chances),
    leavesOut: likely.some((own) => !chosen.lines.some((line) => entries[line]?.cents === entries[own]?.cents)),
    takesAll: likely.every((own) => chosen.lines.includes(own)),
    cost: solved?.cost ?? Number.POSITIVE_INFINITY,
    margin: chosen.margin,
    entries,
    rows,
    named,
  };
}

/** What all networks say, by their mean: probabilities of figures' roles, logarithms of the odds of words' and types. */
async function toldByAll(nodes: Node[]): Promise<Told> {
  const relations = relationsOf(nodes);
  const all = await Promise.all((await attentionNetworks()).map((network) => told(network, nodes, relations)));
  return {
    roles: nodes.map((_, node) => meanOf(all.map(({ roles }) => roles[node]))),
    words: async (lines) => {
      const said = await Promise.all(all.map(({ words }) => words(lines)));
      return lines.map(({ near }, line) => ({
        odds: near.map((_, word) => meanOf(said.map((each) => each[line]?.odds[word]))),
        types: meanOf(said.map((each) => each[line]?.types)),
      }));
    },
  };
}

function meanOf(lists: (Float32Array | undefined)[]): Float32Array {
  const [first = new Float32Array(), ...others] = lists;
  return first.map((own, at) => others.reduce((sum, other) => sum + (other?.[at] ?? 0), own) / lists.length);
}

type Heard = Seen & { said: Told; nodeOf: Map<Entry, number> };

async function chargesOf(
  places: Entry[],
  { nodes, rows, said, nodeOf, entries }: Heard,
): Promise<Pick<Attentive, "charges" | "named">> {
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
  const charges = places.map((entry, at): Charge => {
    const own = around[at] ?? [];
    return {
      entry,
      ...nameOfCharge(entry, own, lines),
      type: holdsBoth(entry, entries)
        ? "Service"
        : (LINE_TYPES[mostOf(words[at]?.types ?? new Float32Array())] ?? "Service"),
      ...(entry.of ?? figuresOf(own, entry.cents, amountsWithin(entry, entries))),
      cells: own.flatMap(({ cell, step }) => (step === 0 ? [cell] : [])),
    };
  });
  return { charges, named: howWell(around) };
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
