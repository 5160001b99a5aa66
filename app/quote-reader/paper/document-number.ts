import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { fieldValue } from "#app/quote-reader/paper/identity.ts";

const PAPER =
  "(?:repair |service |auto |work |body |tow )?(?:estimate|invoice|quote|quotation|order|ticket|receipt|bill|statement|authorization|proposal|slip|sale|report|document|job|appraisal|approval|workfile|factura|recibo|cotizaci[oó]n|presupuesto|orden)|est|inv|w ?\\/? ?o|w\\. ?o|r ?o|r\\. ?o|ref(?:erence)?|case|our (?:file|number)";
const SIGN = "(?:#|n\\.?[º°]|no\\b|num(?:ber)?\\b|id\\b|is\\b|\\.|:)";
const LETTERS = "(?:INV|EST|RO|WO|SO|PO|[A-Z])";
/** A number of a paper: "30716", "2-118-40772", "WO 9440", "K-5590". */
const NUMBER = `(?:${LETTERS} (?=\\d{3}))?(?=[A-Z/-]{0,10}\\d)[A-Z0-9]{1,14}(?:[/-][A-Z0-9]{1,10}){0,3}`;
const ENDS = "(?![\\w]|[.,/-]?\\d|[ ]?(?:mi|miles|hrs?|hours?)\\b)";

const LABEL = new RegExp(`(?:${PAPER})(?: ?${SIGN}){0,3}`, "i");
const SHAPE = new RegExp(`^#? ?${NUMBER}${ENDS}`, "i");
const SAID = new RegExp(
  `(?:^|[\\s(*#])(?:${PAPER})\\*?(?: (?:of repairs?|revision|rev\\.?)(?: \\d)?)?(?: ?(?:(?:${SIGN}|\\[) ?){1,3}| )(${NUMBER})${ENDS}`,
  "gi",
);
/** "No. 44718", "file 83541". */
const NUMBERED = new RegExp(`(?:^|\\s)(?:no\\b\\.?|number|file) ?:? ?#? ?(${NUMBER})${ENDS}`, "gi");
/** "#INV-0702", "EST-30992", "RE: 2009 Volvo XC60 [74146]". */
const MARKED = new RegExp(`(?:# ?|\\[|(?:^|\\s)(?=(?:INV|EST|RO|WO|SO)-?\\d{3}))(${NUMBER})${ENDS}`, "gi");
/** "E2493-102" with nothing beside it. */
const ALONE =
  /^#? ?((?:INV|EST|RO|WO|SO|[A-Z]{1,2})[ -]?\d{3,8}(?:-[A-Z0-9]{1,6})?|[A-Z]{2,3}-\d{3}[A-Z0-9]{4,12}|\d{5,8}|\d{2,4}-\d{3,7}(?:-\d{1,4})?)$/;
const TITLE = /\b(?:estimate|invoice|quote|quotation|order|receipt|ticket|bill|statement)\b/i;
/** What says that a number is another one. */
const OTHERS =
  /\b(?:customer|cust|account|acct|policy|phone|tel|cell|fax|zip|tag|plate|lic(?:ense)?|vin|unit|bar|reg|epa|dealer|store|mileage|odometer|miles|prior|previous|balance|p\.?o\.?|stock)\b[^A-Za-z0-9]*$/i;
/** The first page's rows in which a paper says its number. */
const ROWS = 30;
const HEAD = 12;

/** The number of a paper, from a labelled field, from the words before it, or alone beside the paper's title; null where none is said. */
export function documentNumber(rows: Row[]): string | null {
  const field = fieldValue(rows.slice(0, ROWS), LABEL, SHAPE)?.replace(/^#? ?/, "");
  if (field && isNumber(field)) return field;
  const top = rows.filter(({ page }) => page === rows[0]?.page).slice(0, ROWS);
  const head = top.slice(0, HEAD);
  return first(top, SAID) ?? first(head, NUMBERED) ?? first(head, MARKED) ?? besideTitle(head);
}

function first(rows: Row[], pattern: RegExp): string | null {
  for (const row of rows) {
    const text = rowText(row);
    for (const match of text.matchAll(pattern)) {
      const found = match[1] ?? "";
      const isYear = /^(?:19|20)\d\d$/.test(found) && !/[#:]|no\b|num/i.test(match[0]);
      if (isNumber(found) && !isYear && !OTHERS.test(text.slice(0, match.index + 1))) return found;
    }
  }
  return null;
}

/** A number alone in its piece where the paper's title stands in its row or next to it. */
function besideTitle(rows: Row[]): string | null {
  for (const [at, row] of rows.entries()) {
    const near = [rows[at - 1], row, rows[at + 1]].flatMap((each) => each?.cells ?? []);
    if (!near.some(({ text }) => TITLE.test(text))) continue;
    for (const [place, { text }] of row.cells.entries()) {
      const found = ALONE.exec(text)?.[1];
      if (found && isNumber(found) && !OTHERS.test(row.cells[place - 1]?.text ?? "")) return found;
    }
  }
  return null;
}

function isNumber(text: string): boolean {
  // A day, a telephone, "3rd/4th" gear.
  return !/^(?:\d{1,2}-[a-z]{3,9}-\d{2,4}|\d(?:st|nd|rd|th)\b.*|\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d|\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{4}-\d{2}-\d{2})$/i.test(
    text,
  );
}
