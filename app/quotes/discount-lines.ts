import { sectionKind } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType, QuoteReading, ReadAmount, ReadLine } from "#app/quote-reader/reading.ts";
import { KIND_SAID, OF_EVERY_DISCOUNT, wordsOf } from "#app/repair/paper/paper-terms.ts";

type Paper = Pick<QuoteReading, "items">;
type Placed = Pick<ReadAmount, "description" | "page" | "box">;

/**
 * The lines that a discount of a paper is for: those that its words name, within the job that it stands in where it stands in one; else all
 * of that job, or the one job whose title has its words. None where it is of the whole paper.
 */
export function linesOfDiscount(discount: Placed, { items }: Paper): ReadLine[] {
  const job = jobAround(discount, items);
  const within = linesIn(job, items);
  const kinds = kindsIn(discount.description);
  if (kinds.length > 0) return within.filter(({ type }) => kinds.includes(type));
  const said = wordsOf(discount.description).filter((word) => !OF_EVERY_DISCOUNT.test(word) && !OF_NO_LINE.test(word));
  const hasAll = (words: string) => said.length > 0 && said.every((word) => wordsOf(words).includes(word));
  if (within.length > 0) {
    const isOfJob = said.length === 0 || hasAll(job ?? "") || within.some((line) => hasAll(line.description));
    // What names lines elsewhere stands here by chance.
    return isOfJob || !items.some((line) => hasAll(line.description)) ? within : items.filter(isNamed(hasAll));
  }
  const [titled, ...more] = new Set(items.flatMap(({ section }) => (section && hasAll(section) ? [section] : [])));
  if (titled && more.length === 0) return linesIn(titled, items);
  return items.filter(isNamed(hasAll));
}

/** Fees under the last job are of the whole paper. */
function linesIn(job: string | null, items: readonly ReadLine[]): ReadLine[] {
  return job ? items.filter(({ section, type }) => section === job && type !== "Fee") : [];
}

function isNamed(hasAll: (words: string) => boolean) {
  return ({ description }: ReadLine) => hasAll(description);
}

/** What a discount is called by whoever gives it, and no line's name. */
const OF_NO_LINE =
  /^(?:bundle|package|combo|deal|event|service|vehicle|car|total|estimate|repair|job|work|price|day|visit|member|membership|club|card|fleet|cash|deduction|instant|sale|seasonal|spring|summer|fall|winter|shop|one|two|three|per|with|your|our|multi)$/;

function kindsIn(words: string): LineType[] {
  const kinds: LineType[] = ["Part", "Labor", "Service", "Fee"];
  return kinds.filter((kind) => KIND_SAID[kind].test(words));
}

/** The job whose lines stand above it, where a line of a job stands below it too: what comes under all lines is of all. */
function jobAround({ page, box }: Placed, items: readonly ReadLine[]): string | null {
  const isAbove = (line: ReadLine) => line.page < page || (line.page === page && line.box.y < box.y);
  const above = items.findLast(isAbove);
  const below = items.find((line) => !isAbove(line) && line.type !== "Fee");
  if (!above?.section || !below?.section || sectionKind(above.section) !== null) return null;
  const jobs = new Set(items.flatMap(({ section }) => section ?? []));
  return jobs.size > 1 ? above.section : null;
}
