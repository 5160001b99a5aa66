import { linesIn, wordsAround } from "#app/quote-reader/attention/around.ts";
import { countIn } from "#app/quote-reader/attention/figures.ts";
import type { Node, Seen } from "#app/quote-reader/attention/nodes.ts";
import { isMoney, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { LINE_TYPES } from "#app/quote-reader/reading.ts";
import { plain, type Truth } from "../quote-scores.ts";
import { labelsOf, ROLES } from "./labels.ts";
import { inName } from "./names.ts";

const TYPES: readonly string[] = LINE_TYPES;

export const WORD_ROLES = ["none", "name", "quantity", "unit"];

/**
 * For each piece its role where it is a figure of money (-1 elsewhere) and its type where it is a line's (else -1); for each word its role
 * and the piece of the line that it is said of.
 */
export type AttentionLabels = { roles: number[]; types: number[]; words: number[][]; lines: number[][] };

type Item = Truth["items"][number];
type Found = { node: number; word: number; step: number; x2: number; hint: number };

/** What a label says of each piece of a paper; null where too little of the label is found. */
export function attentionLabels({ rows, nodes, entries }: Seen, given: Truth): AttentionLabels | null {
  const truth = { ...given, items: given.items.filter(({ totalPrice }) => totalPrice > 0) };
  const found = labelsOf(entries, rows, truth);
  if (!found) return null;
  const nodeOf = new Map(nodes.flatMap((node, at) => (node.entry ? [[node.entry, at] as const] : [])));
  const cellNode = new Map(nodes.map((node, at) => [node.cell, at]));
  const roles = nodes.map(() => -1);
  entries.forEach((entry, at) => {
    const node = nodeOf.get(entry);
    if (node !== undefined) roles[node] = found.roles[at] ?? 0;
  });
  const words = nodes.map((node) => node.cell.words.map(() => 0));
  const saidOf = nodes.map((node) => node.cell.words.map(() => -1));
  const isLine = ROLES.indexOf("line");
  const around = linesIn(
    rows,
    entries.filter((_, at) => found.roles[at] === isLine),
  );
  const lines = entries.flatMap((entry, at): { item: Item; node: number }[] => {
    const item = found.items[at];
    const node = nodeOf.get(entry);
    return item && node !== undefined ? [{ item, node }] : [];
  });
  const claim = (node: number, word: number, role: number, line: number) => {
    const own = words[node];
    if (own?.[word] !== 0) return;
    own[word] = role;
    (saidOf[node] as number[])[word] = line;
  };
  const open: typeof lines = [];
  for (const line of lines) {
    const place = nodes[line.node] as Node;
    const near = wordsAround(place, around);
    const named = inName(near, line.item.description);
    const said = near
      .filter((_, at) => named[at])
      .map(({ word }) => plain(word.text))
      .join("");
    if (said.length < plain(line.item.description).length * 0.85) {
      open.push(line);
      continue;
    }
    near.forEach(({ cell, word }, at) => {
      const node = cellNode.get(cell);
      if (named[at] && node !== undefined) claim(node, cell.words.indexOf(word), 1, line.node);
    });
  }
  for (const line of open) {
    const place = nodes[line.node] as Node;
    const near = nodes.flatMap((node, at) =>
      node.row.page === place.row.page && Math.abs(node.rowAt - place.rowAt) <= 4
        ? node.cell.words.map((word, index) => ({
            word,
            cell: node.cell,
            step: Math.max(-3, Math.min(3, node.rowAt - place.rowAt)),
            features: [],
            node: at,
            index,
          }))
        : [],
    );
    const free = near.filter(({ node, index }) => words[node]?.[index] === 0);
    const named = inName(free, line.item.description);
    free.forEach(({ node, index }, at) => {
      if (named[at]) claim(node, index, 1, line.node);
    });
  }
  figures(2, (item) => item.quantity, quantityIn);
  figures(3, (item) => item.unitPrice, unitIn);
  const types = nodes.map(() => -1);
  for (const { item, node } of lines) types[node] = TYPES.indexOf(item.type);
  return { roles, types, words, lines: saidOf };

  /** Of all places where a figure of a line may stand the one in the column where most lines have theirs. */
  function figures(
    role: number,
    said: (item: Item) => number | null,
    read: (node: Node, word: number) => number | null,
  ) {
    const found = lines.map(({ item, node: own }): Found[] => {
      const wanted = said(item);
      const place = nodes[own] as Node;
      if (wanted === null) return [];
      return nodes.flatMap((node, at): Found[] => {
        if (at === own || node.row.page !== place.row.page) return [];
        const step = Math.abs(node.rowAt - place.rowAt);
        if (step > 2 || (roles[at] ?? 0) > 0) return [];
        return node.cell.words.flatMap((word, index): Found[] => {
          if (words[at]?.[index] !== 0 || read(node, index) !== wanted) return [];
          const next = node.cell.words[index + 1]?.text ?? "";
          const hint = Number(
            /^(h|hr|hrs|hours?|ea|@|x|qt|qts|gal)\b/i.test(next) ||
              (node.cell.printed?.kind === "number" && node.cell.printed.unit !== null),
          );
          return [{ node: at, word: index, step, x2: word.x + word.width, hint }];
        });
      });
    });
    const size = nodes[0]?.row.size ?? 10;
    const shareOf = (each: Found) =>
      found.filter((own) => own.some((other) => Math.abs(other.x2 - each.x2) < size * 1.5 && other.step === each.step))
        .length / Math.max(1, lines.length);
    found.forEach((own, at) => {
      const best = own
        .map((each) => ({
          each,
          score: shareOf(each) * 3 - each.step * 1.2 + each.hint * 0.8 + (nodes[each.node]?.cell.printed ? 0.5 : 0),
        }))
        .sort((a, b) => b.score - a.score)[0]?.each;
      if (!best) return;
      const line = lines[at]?.node ?? -1;
      const node = nodes[best.node] as Node;
      if (node.cell.printed?.kind === "number")
        for (const index of node.cell.words.keys()) claim(best.node, index, role, line);
      else claim(best.node, best.word, role, line);
    });
  }
}

function quantityIn({ cell }: Node, word: number): number | null {
  if (cell.printed?.kind === "number") return cell.printed.percent ? null : cell.printed.value;
  return countIn(cell.words[word]?.text ?? "");
}

function unitIn({ cell }: Node, word: number): number | null {
  if (cell.printed?.kind === "number") return cell.printed.percent ? null : toCents(cell.printed.value);
  const printed = parsePrinted((cell.words[word]?.text ?? "").replace(/^[("@]+|[)",;.]+$/g, ""));
  return isMoney(printed) ? toCents(printed.value) : null;
}
