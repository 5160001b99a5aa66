import { learnFrom } from "#app/quote-reader/learned/weights.server.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { CorpusDocument } from "../corpus-documents.ts";
import { authorOf, papers } from "./papers.ts";
import { learned } from "./samples.ts";

/** Each author's papers as they are read with what was learned from all the others; rules were written with sight of all but the last. */
export async function* readByOthers(
  words: string[],
): AsyncGenerator<{ document: CorpusDocument; reading: QuoteReading | null }> {
  const all = await papers();
  const wanted = new Set(
    (words.length > 0 ? await papers(words) : all).map(({ document }) => document.truth.file + document.split),
  );
  const shown = all.filter(({ document }) => wanted.has(document.truth.file + document.split));
  for (const author of new Set(shown.map(({ document }) => authorOf(document)))) {
    learnFrom(learned(all.filter((paper) => paper.author !== author)));
    for (const { document, pages, author: own } of shown) {
      if (own !== author) continue;
      yield { document, reading: pages.length > 0 ? { ...readPages(pages), milliseconds: 0 } : null };
    }
  }
}
