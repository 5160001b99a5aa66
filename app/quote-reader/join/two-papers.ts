import {
  type Alone,
  addsUp,
  areTwoCars,
  isLeftOut,
  isOneSum,
  isPaper,
  kinshipOf,
  lostOf,
  type Reading,
} from "#app/quote-reader/join/kinship.ts";
import { withoutRepeated } from "#app/quote-reader/join/overlap.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { TWO_PAPERS } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Pages that are tried together in every way: what more of them say as one paper takes long to find. */
const MOST_PAGES = 10;

type Progress = () => void;

/** Files of one paper so far: what counts of their pages, and what they say. */
type Paper = { files: number[]; pages: Page[]; reading: Reading };

/**
 * What files say that were handed in as one paper. Where they are two, the first that adds up is read, and a warning says which files
 * were not counted. The same lines once more count once. Pure; every figure in the result stands on a page.
 */
export async function readFiles(files: readonly Page[][], onProgress: Progress = () => {}): Promise<Reading> {
  const read = remembering(onProgress);
  const pages = files.flat();
  const joint = await read(pages);
  if (files.length < 2) return joint;
  const alone: Placed[] = [];
  for (const [at, own] of files.entries())
    alone.push({ at, pages: own, file: { reading: await read(own), pages: numbersOf(own) } });
  const each = alone.map(({ file }) => file);
  if (isOnePaper(joint, each)) return joint;
  if (pages.length > MOST_PAGES) {
    const left = alone.flatMap(({ at, file }) => (isLeftOut(file, each, joint) ? [at] : []));
    return left.length === 0 ? joint : saying(joint, left, "more");
  }
  const papers: Paper[] = [];
  // A page without prices says little of whose it is: it is placed when the others are.
  for (const one of alone) if (isPaper(one.file.reading)) await place(one, papers, read);
  for (const one of alone) if (!isPaper(one.file.reading)) await place(one, papers, read);
  const counted = papers.find(({ reading }) => reading.reconciles) ?? papers.find(hasLines) ?? papers[0];
  if (!counted) return joint;
  const whole = { ...counted.reading, pageCount: joint.pageCount };
  const left = papers.filter((paper) => paper !== counted).flatMap((paper) => paper.files);
  return left.length === 0 ? whole : saying(whole, left, papers.length);
}

function isOnePaper(joint: Reading, alone: readonly Alone[]): boolean {
  const readings = alone.map(({ reading }) => reading);
  if (!addsUp(joint, readings) || lostOf(joint, readings).length > 0) return false;
  if (alone.some((file) => isLeftOut(file, alone, joint))) return false;
  return !readings.some((one, at) => readings.slice(at + 1).some((other) => areTwoCars(one, other)));
}

type Placed = { at: number; file: Alone; pages: Page[] };

/** Puts a file to the paper that it is of, or makes it one of its own. */
async function place({ at, file, pages }: Placed, papers: Paper[], read: Read): Promise<void> {
  const ways: { paper: Paper; rank: number; pages: Page[]; reading: Reading }[] = [];
  for (const paper of papers) {
    const first = { reading: paper.reading, pages: numbersOf(paper.pages) };
    const both = inOrder([...paper.pages, ...pages]);
    const reading = await read(both);
    const kinship = kinshipOf(first, file, reading);
    if (kinship === "again") {
      const isBetter = file.reading.reconciles && !paper.reading.reconciles;
      ways.push({ paper, rank: 0, ...(isBetter ? { pages, reading: file.reading } : paper) });
      continue;
    }
    const isWhole = isOneSum(first, file, reading);
    const once = isWhole ? null : await withoutRepeated({ ...first, pages: paper.pages }, { ...file, pages }, read);
    if (once) ways.push({ paper, rank: 1, ...once });
    else if (kinship === "one") ways.push({ paper, rank: isWhole ? 1 : 2, pages: both, reading });
  }
  const away = ({ files }: Paper) => Math.min(...files.map((one) => Math.abs(one - at)));
  const [best] = ways.sort((one, other) => one.rank - other.rank || away(one.paper) - away(other.paper));
  if (!best) papers.push({ files: [at], pages, reading: file.reading });
  else Object.assign(best.paper, { files: [...best.paper.files, at], pages: best.pages, reading: best.reading });
}

export type Read = (pages: Page[]) => Promise<Reading>;

/** Reads no pages twice. */
function remembering(onProgress: Progress): Read {
  const known: { pages: Page[]; reading: Reading }[] = [];
  return async (pages) => {
    const before = known.find(
      (one) => one.pages.length === pages.length && one.pages.every((page, at) => page === pages[at]),
    );
    if (before) return before.reading;
    const reading = await readPages(pages);
    known.push({ pages, reading });
    onProgress();
    return reading;
  };
}

function numbersOf(pages: readonly Page[]): number[] {
  return pages.map(({ number }) => number);
}

function inOrder(pages: Page[]): Page[] {
  return pages.toSorted((one, other) => one.number - other.number);
}

function hasLines({ reading }: Paper): boolean {
  return reading.items.length > 0;
}

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The warning stands before all others: it speaks of whole files. */
function saying(reading: Reading, left: number[], papers: number | "more"): Reading {
  const names = left.toSorted((a, b) => a - b).map((at) => String(at + 1));
  const many = names.length > 1;
  const count = NUMBERS[(papers === "more" ? names.length + 1 : papers) - 2] ?? "several";
  const own = many ? "Send each paper as a quote of its own." : "Send it as a quote of its own.";
  const which = `${names.slice(0, -1).join(", ")}${many ? " and " : ""}${names.at(-1)}`;
  const message = `These look like ${count} papers: ${many ? "files" : "file"} ${which} ${many ? "were" : "was"} not counted. ${own}`;
  return { ...reading, warnings: [{ code: TWO_PAPERS, message, page: null, box: null }, ...reading.warnings] };
}
