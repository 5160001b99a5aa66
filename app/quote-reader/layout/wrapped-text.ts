import { LONGEST_LINE } from "#app/quote-reader/layout/bounds.ts";
import type { Column } from "#app/quote-reader/layout/columns.ts";
import { isHeading, isNote, sectionOver } from "#app/quote-reader/layout/headings.ts";
import { agrees, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { productIn } from "#app/quote-reader/lines/inline-quantity.ts";
import { isPartNumber } from "#app/quote-reader/lines/part-number.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { sectionKind } from "#app/quote-reader/lines/vocabulary.ts";
import { median } from "#app/quote-reader/median.ts";

type Block = { raw: RawLine; y: number; y2: number; leading: string[]; trailing: string[] };

/**
 * Gives the rows without figures to the lines they belong to: the rest of a wrapped description is added to its
 * line, a heading names the section of the lines below it. Returns the section of each line.
 */
export function wrapText(raws: RawLine[], texts: Row[], columns: Column[]): (string | null)[] {
  const blocks = mergeTwins(raws);
  const pitch = usualGap(blocks, texts);
  const edge = Math.max(0, ...raws.map((raw) => descriptionEnd(raw, columns)));
  const headings: Row[] = [];
  for (const text of texts) {
    const above = blocks.findLast((block) => block.raw.row.page === text.page && middle(block) <= middle(text));
    const below = blocks.find((block) => block.raw.row.page === text.page && middle(block) > middle(text));
    const words = describing(text, columns);
    if (!words) {
      headings.push(text);
      continue;
    }
    const product = productIn(words);
    const of = product ? [above, below].find((block) => block && fits(block.raw, product)) : undefined;
    if (product && of) {
      of.raw.quantity = product.quantity;
      of.raw.unit = product.unit;
      of.y = Math.min(of.y, text.y);
      of.y2 = Math.max(of.y2, text.y2);
      continue;
    }
    const up = above ? (text.y - above.y2) / text.size : Number.POSITIVE_INFINITY;
    const down = below ? (below.raw.row.y - text.y2) / text.size : Number.POSITIVE_INFINITY;
    const title = isHeading(words);
    if (above && up < 0.75 && isPartNumber(words) && !(below && bare(below) && down < up)) {
      above.raw.partNumber ??= words;
      continue;
    }
    if (
      below &&
      bare(below) &&
      down < 0.75 &&
      (!title || (below.leading.length === 0 && (below.raw.under || !sectionKind(words))))
    ) {
      lead(below, text, words);
      continue;
    }
    if (below && !title && down < 0.5 && up > down + 0.25 && isNameOver(text, below.raw)) {
      // The name is set large over a small remark, and the figures stand between them.
      lead(below, text, words);
      continue;
    }
    const nearer = up <= down + 0.2;
    if (above && bare(above) && !above.raw.under && above.leading.length > 0 && up < 0.75 && nearer && !title) {
      trail(above, text, words);
      continue;
    }
    if (below && !title && !isNote(words) && up > down + 0.25 && centred(below, text, texts, pitch)) {
      lead(below, text, words);
      continue;
    }
    if (above && !title && !isNote(words) && continues(above, text, words, { up, down, pitch, edge })) {
      trail(above, text, words);
      continue;
    }
    if (below && !title && !isNote(words) && down < 0.6 && up > down + 0.25 && goesOn(words, below.raw.description)) {
      lead(below, text, words);
      continue;
    }
    headings.push(text);
  }
  leadFurther(blocks, headings, columns);
  for (const block of blocks) {
    // "3666 CP" under its operation is a code.
    const own = bare(block) && block.leading.length > 0 ? "" : block.raw.description;
    const joined = [...block.leading, own, ...block.trailing]
      .join(" ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, LONGEST_LINE);
    for (const raw of raws) if (raw.row === block.raw.row) raw.description = joined;
  }
  return raws.map((raw) => sectionOver(raw, headings));
}

function lead(block: Block, text: Row, words: string): void {
  block.leading.push(words);
  block.y = Math.min(block.y, text.y);
}

function trail(block: Block, text: Row, words: string): void {
  block.trailing.push(words);
  block.y2 = Math.max(block.y2, text.y2);
}

/** Where words were found to stand over their figures, the words right over those belong to them too. */
function leadFurther(blocks: Block[], headings: Row[], columns: Column[]): void {
  for (const block of blocks) {
    for (let index = headings.length - 1; index >= 0 && block.leading.length > 0; index--) {
      const text = headings[index] as Row;
      const words = describing(text, columns);
      const down = (block.y - text.y2) / text.size;
      if (!words || text.page !== block.raw.row.page || down < -0.5 || down > 0.5) continue;
      const above = blocks.findLast((each) => each.raw.row.page === text.page && each.y < text.y && each !== block);
      const up = above ? (text.y - above.y2) / text.size : Number.POSITIVE_INFINITY;
      if (isHeading(words) || isNote(words) || up < down + 0.25) continue;
      block.leading.unshift(words);
      block.y = text.y;
      headings.splice(index, 1);
    }
  }
}

/** "1.5 QT @ 8.99" under or over a line without a quantity. */
function fits(raw: RawLine, product: { quantity: PrintedNumber; unit: PrintedNumber }): boolean {
  if (raw.quantity || raw.unit || raw.total === null) return false;
  return agrees(product.quantity.value, toCents(product.unit.value), raw.total);
}

/** A part and its labor in one row share their text. */
function mergeTwins(raws: RawLine[]): Block[] {
  const blocks: Block[] = [];
  for (const raw of raws) {
    if (blocks.at(-1)?.raw.row === raw.row) continue;
    blocks.push({ raw, y: raw.row.y, y2: raw.row.y2, leading: [], trailing: [] });
  }
  return blocks;
}

/** "OIL CHANGE UP TO" over "5 QT", "Replace clutch" over "and flywheel". */
function goesOn(words: string, next: string): boolean {
  return /^[a-z(&]/.test(next) || /\b(and|with|for|of|the|to|or)$|[,&/]$/i.test(words);
}

/** Larger words at the same edge as the remark under them. */
function isNameOver(text: Row, raw: RawLine): boolean {
  const remark = raw.row.cells.find((each) => !each.printed);
  const edge = text.cells[0]?.x ?? text.x;
  if (!remark || Math.abs(remark.x - edge) > text.size * 0.5) return false;
  return text.size > (remark.y2 - remark.y) * 1.12 && remark.text.length > 12;
}

function middle(place: { y: number; y2: number }): number {
  return (place.y + place.y2) / 2;
}

/** What a dealer prints of who worked, how long and who pays names no work. */
const WHO_WORKED =
  /\b(?:tech(?:nician)?|mech(?:anic)?|hrs?|hours|flat|actual|sold|cust(?:omer)?\.? ?pay|internal|pay type|type)\b/gi;

function bare(block: Block): boolean {
  return !/[a-z]{3}/i.test(block.raw.description.replace(WHO_WORKED, ""));
}

/** Figures set beside the middle of three lines: text stands as close above them as below. */
function centred(block: Block, text: Row, texts: Row[], pitch: number): boolean {
  const line = block.raw.row;
  const down = (line.y - text.y2) / text.size;
  if (down > pitch * 0.6 || pitch - down < 0.25 || down > 0.75) return false;
  return texts.some(
    (other) => other.page === line.page && other.y > line.y && (other.y - line.y2) / text.size < down + 0.15,
  );
}

/** The usual white space between two lines that follow each other with nothing between, in text heights. */
function usualGap(blocks: Block[], texts: Row[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < blocks.length; index++) {
    const [above, below] = [blocks[index - 1] as Block, blocks[index] as Block];
    if (above.raw.row.page !== below.raw.row.page) continue;
    if (texts.some((text) => text.page === above.raw.row.page && text.y >= above.y && text.y < below.y)) continue;
    gaps.push((below.y - above.y2) / below.raw.row.size);
  }
  return median(gaps, 1.2);
}

function descriptionEnd(raw: RawLine, columns: Column[]): number {
  const column = columns.find((each) => each.role === "description");
  const cells = raw.row.cells.filter(
    (cell) => !cell.printed && (!column || (cell.x >= column.from && cell.x < column.to)),
  );
  return Math.max(0, ...cells.map((cell) => cell.x2));
}

/** The words of a row that stand in the description column; null when the row says something elsewhere. */
function describing(row: Row, columns: Column[]): string | null {
  const text = row.cells.filter((cell) => cell.printed === null);
  if (text.length === 0) return null;
  const column = columns.find((each) => each.role === "description");
  if (!column) return rowText(row);
  const inside = row.cells.filter((cell) => cell.x2 > column.from && cell.x < column.to);
  return inside.length > 0 ? inside.map((cell) => cell.text).join(" ") : null;
}

function continues(
  above: Block,
  text: Row,
  words: string,
  gap: { up: number; down: number; pitch: number; edge: number },
): boolean {
  if (gap.up > 1 || words.length > 160) return false;
  const start = text.cells[0]?.x ?? text.x;
  const bullet = /^[\s•●○▪◦‣►*·☐✓✔→>–—-]+\S/.test(words);
  if (bullet) return false;
  if (Math.abs(text.size - above.raw.row.size) > above.raw.row.size * 0.25) return false;
  // A name in bold type goes on in bold type.
  if (fontOf(above.raw.row) !== fontOf(text) && !/^[a-z(&/+]/.test(words)) return false;
  const indent = (start - above.raw.indent) / text.size;
  if (indent < -1 || indent > 4) return false;
  // Closer to its line than lines are to each other: set as one cell.
  if (gap.up < gap.pitch * 0.6 && gap.pitch - gap.up > 0.25) return true;
  if (gap.up > Math.max(gap.pitch, 0.1) + 0.3) return false;
  const previous = above.trailing.at(-1) ?? above.raw.description;
  if (
    /^[a-z(&/+]/.test(words) ||
    /(\b(and|with|for|of|the|to|or|in|on|incl\.?|includes|including)|[,;&/+(-])$/i.test(previous)
  )
    return true;
  const full = Math.max(...above.raw.row.cells.filter((cell) => !cell.printed).map((cell) => cell.x2));
  return gap.down > gap.up + 0.3 && full > gap.edge - text.size * 3 && words.split(" ").length < 8;
}

/** The font of the first words of a row. */
function fontOf(row: Row): string | undefined {
  return row.cells.find((cell) => !cell.printed)?.words[0]?.font;
}
