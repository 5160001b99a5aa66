import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { sectionKind } from "#app/quote-reader/lines/vocabulary.ts";

const NOTE_BEGINS =
  /^\W*(?:[A-Z]\d?\s+)?(notes?|customer|tech|technician|advisor|recommend|warranty|reason|comment|complaint|cause|correction|concern|inspection|finding|performed by|estimate|thank|page|continued|prices?|all |\*)/i;

/** A sentence of its own; the rest of a wrapped description begins small. */
export function isNote(words: string): boolean {
  return NOTE_BEGINS.test(words) && !/^[a-z]/.test(words);
}

/** Words that name the lines under them. */
export function isHeading(words: string): boolean {
  // "recommendation at this mileage" is the rest of a line.
  if (/^[a-z]\S* /.test(words)) return false;
  return (
    sectionKind(words) !== null ||
    /^(job|line|operation|service|concern|section|repair|group|package)\s*(#|no\.?)?\s*[\dA-Z]{1,2}\b/i.test(words) ||
    /:$/.test(words)
  );
}

/** The heading that a line stands under, over the pages before too; null when there is none. */
export function sectionOver(raw: RawLine, headings: Row[]): string | null {
  const over = headings.filter(
    (heading) => heading.page < raw.row.page || (heading.page === raw.row.page && heading.y < raw.row.y),
  );
  const known = over.findLast((heading) => sectionKind(rowText(heading)) !== null);
  const nearest = over.at(-1);
  if (!nearest) return null;
  const text = rowText(nearest)
    .replace(/\s*:\s*$/, "")
    .trim();
  if (known && known !== nearest && sectionKind(rowText(known)) === "not ordered") return rowText(known).trim();
  const identity = /\d{3}|\b(vin|year|make|model|mileage|customer|phone|date|vehicle)\b/i.test(text);
  return text.length <= 60 && !isNote(text) && !identity ? text : known ? rowText(known).trim() : null;
}
