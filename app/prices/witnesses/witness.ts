import { parseTable } from "#app/prices/jobs/job.ts";
import { dearerSince, type PriceIndex } from "#app/prices/witnesses/price-index.ts";
import { authorOf, type Sites, siteOf } from "#app/prices/witnesses/site.ts";

/** Published figures as witnesses: each with its weight, its date and its author. Money in cents. */

const GRADES = ["A", "B", "C", "D"] as const;
type Grade = (typeof GRADES)[number];
export type Range = { low: number; high: number };
export type Source = { name: string; url: string | null; grade: Grade; date: string | null };
export type Witness = {
  job: string;
  hours: Range | null;
  parts: Range | null;
  total: Range | null;
  appliesTo: string | null;
  /** Pages of one author are one witness. */
  author: string;
  /** Published where cars, repairs or prices are the trade. */
  stands: boolean;
  weight: number;
  /** Of years whose prices are no longer asked, and how many times as dear car repair has become since. */
  old: boolean;
  dearer: number;
  source: Source;
};

const WEIGHT: Record<Grade, number> = { A: 4, B: 3, C: 2, D: 1 };

/** Reads the table of witnesses; `prices` says what has become dearer since the old ones, `sites` who publishes them. */
export function parseWitnesses(table: string, prices: PriceIndex, sites: Sites): Witness[] {
  return parseTable(table, [
    "job",
    "hours_low",
    "parts_low_usd",
    "total_low_usd",
    "grade",
    "date",
    "source",
    "url",
  ]).map((row) => {
    const said = sourceOf(row);
    const site = siteOf(sites, said.url);
    const source = { ...said, grade: GRADES.findLast((each) => each === said.grade || each === site?.grade) ?? "D" };
    return {
      job: row.job ?? "",
      hours: rangeOf(row.hours_low, row.hours_high, 1),
      parts: rangeOf(row.parts_low_usd, row.parts_high_usd, 100),
      total: rangeOf(row.total_low_usd, row.total_high_usd, 100),
      appliesTo: row.applies_to || null,
      author: authorOf(sites, source),
      stands: site?.stands ?? true,
      weight: WEIGHT[source.grade] * age(row) * (row.applies_to ? 0.7 : 1),
      old: age(row) === OLD,
      dearer: age(row) === OLD && row.date ? dearerSince(prices, Number(row.date.slice(0, 4))) : 1,
      source,
    };
  });
}

export function sourceOf(row: Record<string, string>): Source {
  return {
    name: (row.source ?? "").replace(/\s*\((?:OLD|\d{4}, OLD)\)/, ""),
    url: row.url || null,
    grade: GRADES.find((each) => each === row.grade) ?? "D",
    date: row.date || null,
  };
}

const OLD = 0.2;

/** What is old says less; what has no date says a little less. */
function age(row: Record<string, string>): number {
  const year = Number((row.date ?? "").slice(0, 4));
  if (/\bOLD\b/.test(`${row.source} ${row.applies_to ?? ""}`) || (year && year < 2018)) return OLD;
  if (!year) return 0.8;
  return year < 2023 ? 0.6 : 1;
}

function rangeOf(low: string | undefined, high: string | undefined, times: number): Range | null {
  // An empty upper end is a "from" price, which is no range.
  if (!low || !high) return null;
  const [from, to] = [Number(low) * times, Number(high) * times];
  return from > 0 && to >= from ? { low: from, high: to } : null;
}

/** What one author says about a job, as the middle of what they say. */
export type Voice = { author: string; middle: number; weight: number; low: number; high: number };

/** One voice an author for a figure; an author's pages are taken together. */
export function voicesOf(witnesses: Witness[], pick: (witness: Witness) => Range | null): Voice[] {
  const authors = new Map<string, { range: Range; weight: number }[]>();
  for (const witness of witnesses) {
    const range = pick(witness);
    if (!range) continue;
    const said = authors.get(witness.author) ?? [];
    said.push({ range, weight: witness.weight });
    authors.set(witness.author, said);
  }
  return [...authors].map(([author, said]) => {
    const whole = said.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (of: (range: Range) => number) =>
      Math.exp(said.reduce((sum, { range, weight }) => sum + Math.log(of(range)) * weight, 0) / whole);
    const [low, high] = [mean(({ low }) => low), mean(({ high }) => high)];
    return { author, low, high, middle: Math.sqrt(low * high), weight: Math.max(...said.map(({ weight }) => weight)) };
  });
}

/** The value below which `share` of the weight lies, between the voices where it falls between them. */
export function quantile(voices: { middle: number; weight: number }[], share: number): number {
  const sorted = voices.toSorted((a, b) => a.middle - b.middle);
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  let last = sorted[0];
  for (const voice of sorted) {
    const at = (before + voice.weight / 2) / whole;
    if (at >= share && last) {
      const from = last === voice ? at : (before - last.weight / 2) / whole;
      const part = at > from ? (share - from) / (at - from) : 1;
      return last.middle + (voice.middle - last.middle) * Math.max(0, Math.min(1, part));
    }
    before += voice.weight;
    last = voice;
  }
  return last?.middle ?? 0;
}

/**
 * The value below which `share` of what the voices say lies, each voice spread evenly over the logarithms of its own range:
 * who says "400 to 900" says as much for 450 as for 850.
 */
export function mixedQuantile(voices: Voice[], share: number): number {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const spread = voices.flatMap(({ low, high, weight }) => {
    const [from, to] = low === high ? [low * 0.85, high * 1.15] : [low, high];
    return steps.map((step) => ({ middle: from * (to / from) ** step, weight: weight / steps.length }));
  });
  return quantile(spread, share);
}

/** A range so many times as high, in its own unit. */
export function times({ low, high }: Range, factor: number): Range {
  return { low: low * factor, high: high * factor };
}

/** How far the voices are apart: the spread of the logarithms of what they say. */
export function disagreement(voices: Voice[]): number {
  const whole = voices.reduce((sum, { weight }) => sum + weight, 0);
  if (voices.length < 2 || whole === 0) return 0;
  const mean = voices.reduce((sum, { middle, weight }) => sum + Math.log(middle) * weight, 0) / whole;
  return Math.sqrt(
    voices.reduce((sum, { middle, weight }) => sum + (Math.log(middle) - mean) ** 2 * weight, 0) / whole,
  );
}
