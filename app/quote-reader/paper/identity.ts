import { type Cell, type Row, rowText } from "#app/quote-reader/layout/rows.ts";

export const FIELD_LABELS =
  /^(shop|customer( name)?|bill(ed)? to|sold to|client|owner|name|prepared (for|by)|phone|tel|cell|email|e-mail|fax|address|city|state|zip|vehicle( info(rmation)?)?|year|make|model|y\/m\/m|(vin|vehicle id(entification)?)( ?(#|no\.?|number))?|mileage( (in|out))?|odometer( (in|out))?|odo|miles( (in|out))?|license( plate)?|lic\.?|plate|tag|color|engine|trans(mission)?|unit ?#?|date( in| out)?|(estimate|invoice|quote|ro|repair order|work order|order|document|ticket|job|est|inv|wo|w\/o|reference|ref)\.? ?(#|no\.?|number|num|id|date)?|service (advisor|writer)|advisor|writer|technician|tech|terms|due date|po ?#?|valid (until|through)|expires|created|promised|drop ?off|submodel|trim|body|hat|tag ?#|license ?#|contact|written by|in|out)\s*[:#.]*$/i;

/** The value printed beside or under a label; null when there is none. `label` matches the label alone, without its colon. */
export function fieldValue(rows: Row[], label: RegExp, shape: RegExp): string | null {
  const start = new RegExp(`(?:^|[\\s,;|(•·])(?:${label.source})[\\s.]{0,20}(?:[:#]|\\s-\\s|\\.\\s)+\\s*`, "i");
  const bare = new RegExp(`^(?:${label.source})\\s*[:#.]*$`, "i");
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    for (let at = 0; at < row.cells.length; at++) {
      const cell = row.cells[at] as Cell;
      if (bare.test(closedUp(cell.text))) {
        const beside = besideOf(row, at);
        if (beside && shape.test(beside)) return (shape.exec(beside) as RegExpExecArray)[0].trim();
        const under = underOf(rows, index, cell);
        if (under && shape.test(under)) return (shape.exec(under) as RegExpExecArray)[0].trim();
        continue;
      }
      const match = start.exec(cell.text);
      if (!match) continue;
      const rest = untilNextLabel(cell.text.slice(match.index + match[0].length));
      const value = rest === "" ? besideOf(row, at) : rest;
      if (value && shape.test(value)) return (shape.exec(value) as RegExpExecArray)[0].trim();
    }
  }
  return null;
}

/** "M I L E A G E I N": a label in letters set apart. */
function closedUp(text: string): string {
  return /^(?:[A-Z]{1,2} ){4,}[A-Z]{1,2}$/.test(text) ? text.replaceAll(" ", "") : text;
}

function untilNextLabel(text: string): string {
  const next =
    /\s+(?:year|make|model|vin|mileage|miles|odometer|color|license|plate|phone|email|date|engine|customer|tel|address|trim|unit|invoice|estimate|r\.?o\.?|advisor|tech|tag|lic|state|vehicle)(?:\s?(?:#|no\.?|number|in|out))?\s*[:#]/i.exec(
      text,
    );
  return (next ? text.slice(0, next.index) : text).trim();
}

function besideOf(row: Row, at: number): string | null {
  const next = row.cells[at + 1];
  if (!next || FIELD_LABELS.test(next.text) || /:$/.test(next.text)) return null;
  return next.text;
}

function underOf(rows: Row[], index: number, label: Cell): string | null {
  for (const row of rows.slice(index + 1, index + 3)) {
    if (row.page !== rows[index]?.page || row.y - label.y2 > (label.y2 - label.y) * 2.5) return null;
    const under = row.cells.find(
      (cell) =>
        cell.x < label.x2 + row.size && cell.x2 > label.x - row.size * 0.5 && Math.abs(cell.x - label.x) < row.size * 4,
    );
    if (!under) continue;
    return FIELD_LABELS.test(under.text) ? null : under.text;
  }
  return null;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = `(?:${MONTHS.join("|")})[a-z]{0,6}`;
const ANY_DATE = new RegExp(
  `\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\b${MONTH}\\.? \\d{1,2},? \\d{4}|\\d{1,2}[ -]${MONTH}[ ,-]{1,2}\\d{4}|\\b\\d{1,2}-${MONTH}-\\d{2}\\b`,
  "i",
);

/** "14JAN26". */
const CLOSED_DATE = /^(\d{2})([a-z]{3})(\d{2})$/i;
const EVERY_CLOSED = new RegExp(`\\b\\d{2}(?:${MONTHS.join("|")})\\d{2}\\b`, "gi");

/** The date of the document as yyyy-mm-dd; month before day, as in the United States. One more than a year after `today` was misread. */
export function documentDate(rows: Row[], today = new Date()): string | null {
  const labelled = fieldValue(
    rows,
    /(?:(?:estimate|invoice|quote|order|ro|service|work order|repair) )?date(?: (?:in|created|issued|of (?:estimate|quote|invoice)))?|dated|created|issued|prepared on|written/,
    ANY_DATE,
  );
  const printed = rows.slice(0, 40).map((row) => ANY_DATE.exec(rowText(row))?.[0] ?? "");
  const text = labelled ?? printed.find((date) => date !== "" && !CLOSED_DATE.test(date));
  // A dealer's order says in such letters when the car was sold and when it came in: the latest is the order's.
  const closed = rows.slice(0, 40).flatMap((row) => rowText(row).match(EVERY_CLOSED) ?? []);
  const latest = `${today.getUTCFullYear() + 1}${today.toISOString().slice(4, 10)}`;
  const dates = (text ? [text] : closed).flatMap((date) => isoDate(date) ?? []).filter((date) => date <= latest);
  return dates.sort().at(-1) ?? null;
}

export function isoDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return dateOf(iso[1] ?? "", Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$/.exec(text);
  if (numeric) {
    const [month, day] = Number(numeric[1]) > 12 ? [numeric[2], numeric[1]] : [numeric[1], numeric[2]];
    return dateOf(numeric[3] ?? "", Number(month), Number(day));
  }
  const closed = CLOSED_DATE.exec(text);
  if (closed) return dateOf(closed[3] ?? "", MONTHS.indexOf((closed[2] ?? "").toLowerCase()) + 1, Number(closed[1]));
  const named =
    /([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}),? (\d{4})|(\d{1,2})[ -]([A-Z][a-z]{2})[a-z]*[ ,-]{1,2}(\d{4}|\d{2}\b)/i.exec(
      text,
    );
  if (!named) return null;
  const month = MONTHS.indexOf((named[1] ?? named[5] ?? "").toLowerCase()) + 1;
  return dateOf(named[3] ?? named[6] ?? "", month, Number(named[2] ?? named[4]));
}

/** A paper's year lies among these: "2512" was misread, and "4471" is the number of a claim. */
const YEARS = /^(?:19[89]|20[0-4])\d$/;

function dateOf(year: string, month: number, day: number): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  if (month < 1 || month > 12 || day < 1 || day > 31 || !YEARS.test(full)) return null;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function customerName(rows: Row[]): string | null {
  const shape =
    /^(?!(?:phone|email|date|vehicle|address|information|info|home|cell|work|unit|service|invoice|estimate|details|items|payment|terms|account|po|year|make|model)\b|.* (?:on|is|are)\b)[A-Z][A-Za-z'’.,& -]{2,50}(?:\/P\b)?/i;
  const value =
    fieldValue(
      rows,
      /customer(?: name| info(?:rmation)?)?|client(?: name| info(?:rmation)?)?|bill(?:ed)? to|sold to|prepared for|owner(?: name)?|(?:estimate|quote) for|attn/,
      shape,
    ) ?? fieldValue(rows, /name/, shape);
  return value ? value.replace(/,? A\/P$|[,.\s-]+$/, "") : null;
}
