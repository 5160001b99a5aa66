import { readFileSync } from "node:fs";
import { boundedPage } from "#app/quote-reader/layout/bounds.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { unweave } from "#app/quote-reader/layout/unweave.ts";
import { type Entry, entriesOf } from "#app/quote-reader/learned/entries.ts";
import { rowsOfPage } from "#app/quote-reader/lines/read-rows.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { Example } from "#app/quotes/examples/example.ts";
import { type CorpusDocument, documentsOf } from "../corpus-documents.ts";
import { wordsOf } from "../words-of.ts";
import { type Labelled, labelsOf } from "./labels.ts";

export type Paper = {
  document: CorpusDocument;
  author: string;
  pages: Page[];
  rows: Row[];
  entries: Entry[];
  labels: Labelled | null;
  /** The types of its charges, where its words are marked and the label need not be looked for. */
  marked?: Map<string, string>;
};

export function rowsOfPages(given: Page[]): Row[] {
  return given.map(boundedPage).map(rowsOfPage).flatMap(unweave);
}

/** The same with tables that stand beside each other in one row. */
export function wovenRows(given: Page[]): Row[] {
  return given.map(boundedPage).flatMap(rowsOfPage);
}

export async function papers(words: string[] = []): Promise<Paper[]> {
  const found: Paper[] = [];
  for (const document of documentsOf(words)) {
    const pages = await wordsOf(new Uint8Array(document.bytes()));
    found.push(paperOf(document, pages));
  }
  return found;
}

/** What `npm run reader:examples` printed: papers that customers corrected and let the reader learn from, as one author's. */
export function examplesIn(file: string): Paper[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line, at) => {
    const { pages, truth: said } = Example.parse(JSON.parse(line));
    const kind = pages.every((page) => page.source === "digital") ? "digital" : "pictures";
    const none = { header: { documentNumber: null, shop: "" }, vehicle: {}, hardships: [] };
    const truth = { ...none, ...said, file: `example-${at + 1}`, layout: `example-${at + 1}` };
    return paperOf({ split: "customers", name: truth.file, kind, truth, bytes: () => Buffer.alloc(0) }, pages);
  });
}

export function paperOf(document: CorpusDocument, pages: Page[]): Paper {
  const rows = rowsOfPages(pages);
  const entries = entriesOf(rows);
  return {
    document,
    author: authorOf(document),
    pages,
    rows,
    entries,
    labels: labelsOf(entries, rows, document.truth),
  };
}

/** Who drew it: the sets of one generator are one author. */
export function authorOf({ split }: CorpusDocument): string {
  if (["tuned", "held-back"].includes(split)) return "chromium";
  if (split === "scans") return "chromium";
  if (/^(other|third|fourth|fifth)\//.test(split)) return split.split("/")[0] as string;
  return split;
}
