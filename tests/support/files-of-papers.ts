import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { readFiles } from "#app/quote-reader/join/two-papers.ts";
import { pagesOf } from "#app/quote-reader/process/read-document.ts";
import { TWO_PAPERS } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";

const CORPUS = path.join(import.meta.dirname, "../corpus");

export type Reading = Awaited<ReturnType<typeof readFiles>>;

/** The PDFs of a set of the corpus, by their names without the ending. */
export function papersOf(set: string): string[] {
  const files = readdirSync(path.join(CORPUS, set)).sort();
  return files.filter((file) => file.endsWith(".pdf")).map((file) => `${set}/${file.slice(0, -4)}`);
}

/** Every set of the corpus that holds PDFs, but those of scans, which take long. */
export function setsOfPapers(): string[] {
  const folders = readdirSync(CORPUS, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sets = folders.map(({ parentPath, name }) => path.relative(CORPUS, path.join(parentPath, name))).sort();
  return sets.filter((set) => !/generator|scans/.test(set) && papersOf(set).length > 0);
}

export async function pageCountOf(name: string): Promise<number> {
  const pdf = await openPdf(bytesOf(name), 30);
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}

export async function pagesOfPaper(name: string): Promise<Page[]> {
  return await pagesOf(bytesOf(name), () => {});
}

function bytesOf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(CORPUS, `${name}.pdf`)));
}

/** Files that are handed in as one quote: their pages counted on. */
export function asFiles(files: readonly Page[][]): Page[][] {
  let number = 0;
  return files.map((pages) => pages.map((page) => ({ ...page, number: ++number })));
}

/** A page photographed in two parts, at a height of it; what lies within `over` of that, in points, is on both. */
export function inTwoParts(page: Page, at: number, over = 0): Page[][] {
  const within = (from: number, to: number) => ({ ...page, words: page.words.filter(({ y }) => y > from && y <= to) });
  return asFiles([[within(-page.height, at + over)], [within(at - over, page.height)]]);
}

/** What is said of files that were not counted. */
export function papersSaid({ warnings }: Reading): string | null {
  return warnings.find(({ code }) => code === TWO_PAPERS)?.message ?? null;
}

export const notCounted = (file: number) =>
  `These look like two papers: file ${file} was not counted. Send it as a quote of its own.`;

export function amountsOf({ items }: Reading): string {
  return items
    .map(({ totalPrice }) => Number(totalPrice))
    .toSorted((one, other) => one - other)
    .join(" ");
}
