import { poolOf } from "./drawn/charges.ts";
import { drawn } from "./drawn/drawn.ts";
import { type Paper, paperOf } from "./papers.ts";
import { varied } from "./varied.ts";

const DRAWN = 1200;

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
