import type { Near } from "#app/quote-reader/attention/around.ts";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import type { Network } from "#app/quote-reader/learned/network.ts";
import { typeFeatures } from "#app/quote-reader/learned/types.ts";
import { learnTypes } from "#app/quote-reader/learned/weights.server.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { LINE_TYPES } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { likeness } from "../quote-scores.ts";
import { poolOf } from "./drawn/charges.ts";
import { drawn } from "./drawn/drawn.ts";
import { type Paper, paperOf } from "./papers.ts";
import { hashed, type Sample, train } from "./train.ts";
import { varied } from "./varied.ts";

const BUCKETS = 8192;
const HIDDEN = 12;
const ROUNDS = 6;

const DRAWN = 1200;

/** The network of types, learned from lines as they are read, whatever type the reader would give them: the same papers give the same weights. */
export function learnedTypes(papers: Paper[]): Network {
  const roles = [...LINE_TYPES];
  learnTypes(train([], { buckets: 1, hidden: 1, roles }, 0));
  return train(typeSamples(papers), { buckets: BUCKETS, hidden: HIDDEN, roles }, ROUNDS);
}

/** The lines of readings that are found in their labels; a layout that was printed many times counts for little more than one. */
function typeSamples(papers: Paper[]): Sample[] {
  const weight = weightsOf(papers);
  return papers.flatMap(({ document, pages, ...paper }) => {
    if (pages.length === 0) return [];
    const { items } = readPages(pages);
    const { entries, rows } = nodesOf(paper.rows);
    const pageOf = (number: number) => pages.find((page) => page.number === number) as Page;
    const features = typeFeatures(items, { entries, rows, pageOf });
    const truth = [...document.truth.items];
    return items.flatMap(({ totalPrice, description }, at) => {
      const fits = truth.findIndex(
        (own) => own.totalPrice === totalPrice && likeness(own.description, description) >= LIKE_ENOUGH,
      );
      const [own] = fits < 0 ? [] : truth.splice(fits, 1);
      if (!own) return [];
      const role = LINE_TYPES.findIndex((type) => type === own.type);
      return [{ features: hashed(features[at] ?? [], BUCKETS), role, weight: weight(document) }];
    });
  });
}

const LIKE_ENOUGH = 0.6;

/** Layouts that nobody printed, with the names of what the papers charge. */
export function drawnPapers(papers: Paper[], count = DRAWN): Paper[] {
  const pool = poolOf(papers.flatMap(({ document }) => document.truth.items));
  return Array.from({ length: count }, (_, seed) => {
    const { pages, truth } = drawn(seed, pool);
    const name = truth.file;
    return paperOf({ split: "drawn", name, kind: "digital", truth, bytes: () => Buffer.alloc(0) }, pages);
  });
}

/** The same paper with a column or notes more; nothing where its label is not found again. */
export function printedOtherwise(paper: Paper, at: number): Paper[] {
  const pages = varied(paper, at * 17 + 1);
  if (!pages) return [];
  const other = paperOf(paper.document, pages);
  const found = ({ labels }: Paper) => labels?.items.filter((item) => item !== null).length ?? 0;
  return found(other) < found(paper) ? [] : [other];
}

/** A layout that was printed many times counts for little more than one that was printed once. */
export function weightsOf(papers: Paper[]): (document: Paper["document"]) => number {
  const layoutOf = ({ split, truth }: Paper["document"]) => `${split}/${truth.layout}`;
  const counts = Map.groupBy(papers, ({ document }) => layoutOf(document));
  return (document) => Math.min(1, 1.5 / Math.sqrt(counts.get(layoutOf(document))?.length ?? 1));
}

/** Which words make the name, taken from the amount's own row first and then from those around it. */
export function inName(near: Near[], name: string): boolean[] {
  const whole = plain(name);
  const named = near.map(() => false);
  let left = whole;
  for (const step of [0, -1, 1, -2, 2, -3, 3]) {
    near.forEach(({ word, cell, step: own }, at) => {
      const text = plain(word.text);
      if (own !== step || text === "" || !left.includes(text)) return;
      const before = near[at - 1];
      const after = near[at + 1];
      const isPart =
        text.length > 2 ||
        (before?.cell === cell && whole.includes(plain(before.word.text) + text)) ||
        (after?.cell === cell && whole.includes(text + plain(after.word.text))) ||
        whole === text ||
        (whole.startsWith(text) && text.length > 1);
      if (!isPart) return;
      named[at] = true;
      left = left.replace(text, " ");
    });
  }
  near.forEach(({ word, cell }, at) => {
    const isBetween = near[at - 1]?.cell === cell && near[at + 1]?.cell === cell && named[at - 1] && named[at + 1];
    if (plain(word.text) === "" && isBetween) named[at] = true;
  });
  return named;
}

export function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
