import { tmpdir } from "node:os";
import path from "node:path";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { CorpusDocument } from "../corpus-documents.ts";
import { exportPapers } from "./export-attention.ts";
import { papers } from "./papers.ts";
import { trainedAttention } from "./train-attention.ts";

/**
 * Each author's papers as they are read with what was learned from all the others, twenty minutes of two cores an author. Of the few rules left, on
 * numbers, cells, sums' names and cars, all but the newest authors' papers were seen.
 */
export async function* readByOthers(
  words: string[],
): AsyncGenerator<{ document: CorpusDocument; reading: QuoteReading | null }> {
  const all = await papers();
  const shown = words.length > 0 ? await papers(words) : all;
  const file = path.join(tmpdir(), `papers-${process.pid}.jsonl`);
  await exportPapers(file, all);
  for (const author of new Set(shown.map((paper) => paper.author))) {
    await trainedAttention(file, all, [author]);
    for (const { document, pages, author: own } of shown) {
      if (own !== author) continue;
      yield { document, reading: pages.length > 0 ? { ...(await readPages(pages)), milliseconds: 0 } : null };
    }
  }
}
