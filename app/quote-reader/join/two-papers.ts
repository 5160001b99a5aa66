import {
  type Alone,
  addsUp,
  areTwoCars,
  fullerOf,
  isAgain,
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
  const joint = await read(files.flat());
  if (files.length < 2) return joint;
  const alone: Paper[] = [];
  for (const [at, pages] of files.entries()) alone.push({ files: [at], pages, reading: await read(pages) });
  if (isOnePaper(joint, alone.map(aloneOf))) return joint;
  const once = await withoutAgain(alone, read);
  const isLong = files.flat().length > MOST_PAGES;
  const { reading, left, papers } = await (isLong ? togetherOf(once, read) : apartOf(once, read));
  const whole = { ...reading, pageCount: joint.pageCount };
  return left.length === 0 ? whole : saying(whole, left, papers);
}

type Counted = { reading: Reading; left: number[]; papers: number | "more" };

/** What files say that are read as one paper, and which of them do not count there. */
async function togetherOf(files: readonly Paper[], read: Read): Promise<Counted> {
  const reading = await read(files.flatMap(({ pages }) => pages));
  const each = files.map(aloneOf);
  const left = files.filter((file) => isLeftOut(aloneOf(file), each, reading)).flatMap((file) => file.files);
  return { reading, left, papers: "more" };
}

/** What the paper says that counts, of those that the files are, and which files are of the others. */
async function apartOf(files: readonly Paper[], read: Read): Promise<Counted> {
  const papers: Paper[] = [];
  // A page without prices says little of whose it is: it is placed when the others are.
  for (const file of files) if (isPaper(file.reading)) await place(file, papers, read);
  for (const file of files) if (!isPaper(file.reading)) await place(file, papers, read);
  const counted = papers.find(({ reading }) => reading.reconciles) ?? papers.find(hasLines) ?? papers[0];
  const left = papers.filter((paper) => paper !== counted).flatMap((paper) => paper.files);
  const reading = counted?.reading ?? (await read(files.flatMap(({ pages }) => pages)));
  return { reading, left, papers: papers.length };
}

function isOnePaper(joint: Reading, alone: readonly Alone[]): boolean {
  const readings = alone.map(({ reading }) => reading);
  if (!addsUp(joint, readings) || lostOf(joint, readings).length > 0) return false;
  if (alone.some((file) => isLeftOut(file, alone, joint))) return false;
  return !readings.some((one, at) => readings.slice(at + 1).some((other) => areTwoCars(one, other)));
}

/** The files, but of those that say the same one. */
async function withoutAgain(files: readonly Paper[], read: Read): Promise<Paper[]> {
  const once: Paper[] = [];
  for (const file of files) {
    let paper = file;
    for (let at = 0; at >= 0; ) {
      at = once.findIndex(({ reading }) => isAgain(reading, paper.reading));
      for (const same of at < 0 ? [] : once.splice(at, 1)) paper = await asOnce(same, paper, read);
    }
    once.push(paper);
  }
  return once.sort((one, other) => Math.min(...one.files) - Math.min(...other.files));
}

/** Two that say the same as one: with the sums that one of them alone has, where these prove all lines. */
async function asOnce(one: Paper, other: Paper, read: Read): Promise<Paper> {
  const both = one.reading.total === other.reading.total ? null : await withoutRepeated(one, other, read);
  const fuller = fullerOf(one.reading, other.reading) === one.reading ? one : other;
  return { ...(both ?? fuller), files: [...one.files, ...other.files] };
}

/** Puts a file to the paper that it is of, or makes it one of its own. */
async function place(file: Paper, papers: Paper[], read: Read): Promise<void> {
  const ways: { paper: Paper; rank: number; as: Paper }[] = [];
  for (const paper of papers) {
    const files = [...paper.files, ...file.files];
    const pages = inOrder([...paper.pages, ...file.pages]);
    const reading = await read(pages);
    const kinship = kinshipOf(aloneOf(paper), aloneOf(file), reading);
    if (kinship === "again") {
      ways.push({ paper, rank: 0, as: await asOnce(paper, file, read) });
      continue;
    }
    const isWhole = isOneSum(aloneOf(paper), aloneOf(file), reading);
    const once = isWhole ? null : await withoutRepeated(paper, file, read);
    if (once) ways.push({ paper, rank: 1, as: { ...once, files } });
    else if (kinship === "one") ways.push({ paper, rank: isWhole ? 1 : 2, as: { files, pages, reading } });
  }
  const [at] = file.files;
  const away = ({ files }: Paper) => Math.min(...files.map((one) => Math.abs(one - (at ?? 0))));
  const [best] = ways.sort((one, other) => one.rank - other.rank || away(one.paper) - away(other.paper));
  if (best) Object.assign(best.paper, best.as);
  else papers.push({ ...file });
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

function aloneOf({ reading, pages }: Paper): Alone {
  return { reading, pages: pages.map(({ number }) => number) };
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
