import { withCardsCharged } from "#app/quote-reader/attention/cards.ts";
import { type Charge, chargesOf } from "#app/quote-reader/attention/charges.ts";
import { isDoubtless, withoutSecondCharge } from "#app/quote-reader/attention/doubtless.ts";
import { likeliest, withinSubtotal } from "#app/quote-reader/attention/likeliest.ts";
import { type Told, told } from "#app/quote-reader/attention/network.ts";
import { isAllText, type Node, nodesOf, type Seen } from "#app/quote-reader/attention/nodes.ts";
import {
  halvesIn,
  withHalvesCharged,
  withHalvesNamed,
  withoutSecondHalves,
} from "#app/quote-reader/attention/parts-and-labor.ts";
import { closing } from "#app/quote-reader/attention/possible.ts";
import { withoutPricesOfOne, withProductsCharged, withRowsAlike } from "#app/quote-reader/attention/products.ts";
import { relationsOf } from "#app/quote-reader/attention/relations.ts";
import {
  withoutMeasures,
  withoutOffers,
  withoutWishes,
  withReductions,
} from "#app/quote-reader/attention/sentences/no-charges.ts";
import {
  withoutPricesOfOneSaid,
  withPricesOfOneCounted,
  withSeveralCharged,
} from "#app/quote-reader/attention/sentences/said-each.ts";
import { areSpoken } from "#app/quote-reader/attention/sentences/sentence.ts";
import { netOfTax } from "#app/quote-reader/attention/tax/net-of-tax.ts";
import { isFurtherTax, withoutTaxUnsaid, withTaxesByRate, withTaxSaid } from "#app/quote-reader/attention/tax/taxes.ts";
import { attentionNetworks } from "#app/quote-reader/attention/weights.server.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { looksLikeNothing, ROLES } from "#app/quote-reader/learned/solve.ts";

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
  // "So $1,019.90, tax of $36.81, and $1,056.71": a sum with its tax is no reading of the sentences before it.
  const isSpokenOf = isText || areSpoken(read.charges.map(({ entry }) => entry));
  if (read.closes && !(isSpokenOf && (read.leavesOut || read.charges.length === 1))) return read;
  const counted = await withPricesCounted(given, isText);
  if (counted?.closes && !(read.closes && counted.leavesOut)) return counted;
  if (read.closes) return read;
  if (counted && counted.total === null && read.total === null) return counted;
  if (isText) return read;
  // "coolant 2 gal 44" above "total $418.89": whole dollars of a message, where they are what makes its total.
  const bare = nodesOf(given, true);
  if (bare.entries.length === read.entries.length) return read;
  const asText = await attendTo(bare, true);
  if (asText.closes && asText.cost < AS_THEY_LOOK) return asText;
  const both = await withPricesCounted(given, true);
  return both?.closes && both.cost < AS_THEY_LOOK ? both : read;
}

/** With prices of one as often as sentences say; null where they say it of none. */
async function withPricesCounted(given: Row[], isText: boolean): Promise<Attentive | null> {
  const reads: Attentive[] = [];
  for (const how of ["each", "at", "shared"] as const) {
    const counted = nodesOf(given, isText);
    if (!withPricesOfOneCounted(counted.entries, counted.rows, how)) continue;
    const read = await attendTo(counted, isText);
    if (read.closes && !read.leavesOut) return read;
    reads.push(read);
  }
  return reads.find(({ closes }) => closes) ?? reads[0] ?? null;
}

async function attendTo({ nodes, entries, rows }: Seen, isText: boolean): Promise<Attentive> {
  const said = await toldByAll(nodes);
  const nodeOf = new Map(nodes.flatMap((node, at) => (node.entry ? [[node.entry, at] as const] : [])));
  const chances = entries.map((entry) => said.roles[nodeOf.get(entry) ?? -1] ?? looksLikeNothing());
  // "Front pads -$320": what is surely charged has a dash before it, and no minus; neither has a total behind a ruled line.
  entries.forEach((entry, at) => {
    const isTotal = (chances[at]?.[ROLES.total] ?? 0) > 0.5 && entry.cell.words[0]?.text === "-";
    if (isTotal || (chances[at]?.[ROLES.line] ?? 0) > 0.5) entry.cents = Math.abs(entry.cents);
  });
  withoutOffers(entries, rows, chances);
  withReductions(entries, rows, chances);
  if (isText) withoutMeasures(entries, chances);
  withoutTaxUnsaid(rows, chances);
  withTaxesByRate(entries, chances);
  if (isText) withTaxSaid(entries, rows, chances);
  withoutPricesOfOne(entries, chances);
  withoutPricesOfOneSaid(entries, rows, chances);
  withSeveralCharged(entries, chances);
  withCardsCharged(entries, chances);
  withProductsCharged(entries, chances);
  withRowsAlike(entries, chances);
  const halves = halvesIn(entries);
  withHalvesCharged(halves, chances);
  withoutSecondCharge(entries, halves, chances);
  let looks = likeliest(entries, chances);
  const solved = closing({ entries, chances, isText }, looks);
  if (!solved && withoutWishes(entries, rows, chances)) looks = likeliest(entries, chances);
  const chosen = solved ? netOfTax(solved, entries) : withinSubtotal(looks, entries, chances);
  const at = (list: number[]) => list.flatMap((each) => entries[each] ?? []);
  const places = at(chosen.lines);
  const seen = { nodes, rows, said, nodeOf, entries, isText };
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
