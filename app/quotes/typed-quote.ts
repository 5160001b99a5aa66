import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import type { QuotedLine } from "#app/quotes/quote-document.ts";

/** A job of a typed quote: its words and its price in cents. `sure`: the price has a dollar sign or cents. */
type Job = { text: string; cents: number; sure: boolean };

/** `unsplit`: why jobs that have prices stand as one line; a sentence for the customer. */
type Typed = { lines: QuotedLine[]; unsplit: string | null };

/**
 * The lines of a typed quote: one for each job that ends in a price, line by line or with commas between, where their prices make
 * the amount; without an amount each price has its dollar sign or cents. Else a single line for all of it, with the whole amount and
 * every word, so that nothing is compared with a part of it. Amounts in cents; no amount anywhere gives no line.
 */
export function typedQuote(description: string, amount: number | undefined): Typed {
  const written = description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const ways = [jobsOf(written), jobsOf(written.flatMap(atCommas))].filter((jobs) => jobs !== null);
  const fits = ways.find((jobs) =>
    amount === undefined ? jobs.every(({ sure }) => sure) : jobs.length > 1 && totalOf(jobs) === amount,
  );
  if (fits) return { lines: fits.map(({ text, cents }) => typedLine(text, cents)), unsplit: null };
  if (!amount) return { lines: [], unsplit: null };
  const words = written.join("; ");
  const line = { ...typedLine(words, amount), detailedDescription: words.length > LONGEST ? description : null };
  const jobs = ways.find(({ length }) => length > 1);
  return { lines: [line], unsplit: jobs ? unsplit(totalOf(jobs), amount) : null };
}

function unsplit(found: number, amount: number) {
  return `The prices that you wrote beside the jobs come to ${formatMoney(found)}, and the amount is ${formatMoney(amount)}: they stand together as one line. An advisor will ask you for the difference.`;
}

/** A comma or a plus after a price, or between words: what has no price of its own goes with the next that has. */
function atCommas(line: string): string[] {
  return line.split(/[,;+]\s+|(?<=\d)\s+and\s+/i).filter(Boolean);
}

/** Words without a price belong to the job that follows; null where none follows, or no price is written at all. */
function jobsOf(written: readonly string[]): Job[] | null {
  const jobs: Job[] = [];
  let before: string[] = [];
  for (const words of written) {
    const job = jobIn(words);
    if (job && isTotal(job, jobs)) continue;
    if (job) jobs.push({ ...job, text: [...before, job.text].join(", ") });
    before = job ? [] : [...before, words];
  }
  return jobs.length > 0 && before.length === 0 ? jobs : null;
}

function isTotal({ text, cents }: Job, jobs: readonly Job[]) {
  return jobs.length > 1 && /^(?:grand )?total\b/i.test(text) && cents === totalOf(jobs);
}

function totalOf(jobs: readonly Job[]) {
  return sum(jobs.map(({ cents }) => cents));
}

function jobIn(words: string): Job | null {
  const match = /^(.*?\S)[\s:–—-]+(\$?)\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{2}))?\.?$/.exec(words);
  const [, text, sign, dollars, cents] = match ?? [];
  if (!text || !dollars || !/\p{L}/u.test(text)) return null;
  const price = Number(dollars.replaceAll(",", "")) * 100 + Number(cents ?? 0);
  return { text, cents: price, sure: sign === "$" || cents !== undefined };
}

const LONGEST = 200;

function typedLine(text: string, cents: number): QuotedLine {
  return {
    description: text.slice(0, LONGEST),
    type: "Service",
    quantity: 1,
    unitPrice: cents,
    totalPrice: cents,
    partNumber: null,
    detailedDescription: null,
    page: null,
    box: null,
    reconciles: null,
    priced: true,
  };
}
