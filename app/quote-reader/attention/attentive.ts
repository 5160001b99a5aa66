import { linesIn, wordsAround } from "#app/quote-reader/attention/around.ts";
import { figuresOf, type Member, NAME } from "#app/quote-reader/attention/figures.ts";
import { nameOfCharge } from "#app/quote-reader/attention/names.ts";
import { netOfTax } from "#app/quote-reader/attention/net-of-tax.ts";
import { type Told, told } from "#app/quote-reader/attention/network.ts";
import { type Node, nodesOf, numbered, WORD_BUCKETS } from "#app/quote-reader/attention/nodes.ts";
import { relationsOf } from "#app/quote-reader/attention/relations.ts";
import { attentionNetworks } from "#app/quote-reader/attention/weights.server.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES, type Solved, solve } from "#app/quote-reader/learned/solve.ts";

/** A line of charge: its words, its figures as printed, and the amount that it comes to. */
export type Charge = {
  entry: Entry;
  description: string;
  quantity: number | null;
  unitPrice: number | null;
  hours: boolean;
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
  cost: number;
  margin: number;
  entries: Entry[];
  rows: Row[];
  /** How well names were told: the mean doubt about a word, the share of amounts with a word of their name beside them, and how many there are. */
  named: { doubt: number; beside: number; found: number };
};

/** A reading dearer than this, in natural logarithms of odds, closes by chance. */
const DEAREST = 14;

/** What attention makes of a paper's rows: the likeliest reading that closes, or the likeliest of all. */
export function attend(given: Row[]): Attentive {
  const { nodes, entries, rows } = nodesOf(given);
  const said = toldByAll(nodes);
  const nodeOf = new Map(nodes.flatMap((node, at) => (node.entry ? [[node.entry, at] as const] : [])));
  const nothing = Float32Array.from([1, 0, 0, 0, 0]);
  const chances = entries.map((entry) => said.roles[nodeOf.get(entry) ?? -1] ?? nothing);
  const solved = solve(entries, chances);
  const isSolved = solved !== null && solved.cost <= DEAREST;
  const chosen = isSolved ? netOfTax(solved, entries) : likeliest(entries, chances);
  const places = chosen.lines.flatMap((at) => entries[at] ?? []);
  const { charges, named } = chargesOf(places, { nodes, rows, said, nodeOf });
  const at = (list: number[]) => list.flatMap((each) => entries[each] ?? []);
  return {
    charges,
    off: at(chosen.off),
    taxes: at(chosen.taxes),
    total: entries[chosen.total] ?? null,
    closes: isSolved,
    cost: solved?.cost ?? Number.POSITIVE_INFINITY,
    margin: chosen.margin,
    entries,
    rows,
    named,
  };
}

/** What figures are by the mean of all networks, what words are by the first. */
function toldByAll(nodes: Node[]): Told {
  const relations = relationsOf(nodes);
  const [first, ...others] = attentionNetworks().map((network) => told(network, nodes, relations));
  if (!first) throw new Error("The reader has no network.");
  const roles = first.roles.map((own, node) =>
    own.map(
      (chance, role) =>
        others.reduce((sum, other) => sum + (other.roles[node]?.[role] ?? 0), chance) / (others.length + 1),
    ),
  );
  return { ...first, roles };
}

/** Each figure as what it most looks like. */
function likeliest(entries: Entry[], chances: Float32Array[]): Solved {
  const best = chances.map((each) => each.indexOf(Math.max(...each)));
  const of = (role: number) => best.flatMap((own, at) => (own === role ? [at] : []));
  const lines = of(ROLES.line).filter((at) => (entries[at]?.cents ?? 0) > 0);
  const totals = of(ROLES.total).sort((a, b) => (chances[b]?.[ROLES.total] ?? 0) - (chances[a]?.[ROLES.total] ?? 0));
  return { lines, taxes: of(ROLES.tax), off: of(ROLES.off), total: totals[0] ?? -1, cost: 99, margin: 0 };
}

type Seen = { nodes: Node[]; rows: Row[]; said: Told; nodeOf: Map<Entry, number> };

function chargesOf(places: Entry[], { nodes, rows, said, nodeOf }: Seen): Pick<Attentive, "charges" | "named"> {
  const cells = new Map(nodes.map((node, at) => [node.cell, at]));
  const lines = linesIn(rows, places);
  const around = places.map((entry): Member[] => {
    const line = nodeOf.get(entry) ?? -1;
    const near = wordsAround(entry, lines).flatMap((each) => {
      const node = cells.get(each.cell);
      return node === undefined || line < 0
        ? []
        : [{ ...each, chances: said.word(line, node, numbered(each.features, WORD_BUCKETS)) }];
    });
    const groups = Map.groupBy(near, ({ cell }) => cell);
    return [...groups].map(([cell, words]) => ({
      cell,
      step: words[0]?.step ?? 0,
      chances: words.map(({ chances }) => chances),
    }));
  });
  const members = withoutRivals(around);
  const charges = places.map((entry, at): Charge => {
    const own = members[at] ?? [];
    const description = nameOfCharge(entry, own, lines);
    return {
      entry,
      description,
      ...figuresOf(own, entry.cents),
      cells: own.flatMap(({ cell, step }) => (step === 0 ? [cell] : [])),
      names: own.flatMap(({ cell, chances }) => (chances.some((each) => (each[NAME] ?? 0) > 0.5) ? [cell] : [])),
    };
  });
  return { charges, named: howWell(around) };
}

function howWell(around: Member[][]): Attentive["named"] {
  const doubts = around.map((members) => {
    const chances = members.flatMap((member) => member.chances.map((each) => each[NAME] ?? 0));
    return chances.length === 0
      ? 1
      : chances.reduce((sum, chance) => sum - Math.log(Math.max(chance, 1 - chance)), 0) / chances.length;
  });
  const beside = around.filter((members) =>
    members.some(({ step, chances }) => step === 0 && chances.some((each) => (each[NAME] ?? 0) > 0.5)),
  );
  const found = around.length;
  return {
    doubt: doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, found),
    beside: found === 0 ? 0 : beside.length / found,
    found,
  };
}

/** What two lines take for theirs belongs to the one that is surer of it. */
function withoutRivals(around: Member[][]): Member[][] {
  const claims = new Map<Cell, number[][]>();
  for (const members of around)
    for (const { cell, chances } of members) {
      const most = chances.map((each) => 1 - (each[0] ?? 1));
      claims.set(cell, [...(claims.get(cell) ?? []), most]);
    }
  return around.map((members) =>
    members.map((member) => {
      const all = claims.get(member.cell) ?? [];
      if (all.length < 2) return member;
      const chances = member.chances.map((each, word) => {
        const own = 1 - (each[0] ?? 1);
        return all.some((other) => (other[word] ?? 0) > own) ? NOTHING : each;
      });
      return { ...member, chances };
    }),
  );
}

const NOTHING = Float32Array.from([1, 0, 0, 0]);
