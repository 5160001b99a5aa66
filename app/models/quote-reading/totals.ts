import { isMoney, type PrintedNumber, toCents } from "#app/models/quote-reading/numbers.ts";
import type { Cell, Row } from "#app/models/quote-reading/rows.ts";
import { isFee } from "#app/models/quote-reading/vocabulary.ts";

export type TotalKind =
  | "subtotal"
  | "parts"
  | "labor"
  | "fees"
  | "tax"
  | "total"
  | "due"
  | "group"
  | "discount"
  | "deductible"
  | "payment"
  | "rate";

/** One labelled amount of a summary. `strict` labels can be nothing but a summary ("Parts total", not "Parts"). */
export type SummaryAmount = { kind: TotalKind; label: string; cents: number; strict: boolean; cell: Cell; row: Row };

const TOTAL_WORDS =
  /^(the|your|our|this|grand|total|totals|amount|due|balance|owed|owing|estimate|estimated|est|invoice|quote|quoted|quotation|repair|repairs|order|final|cost|price|now|today|to|pay|payable|please|incl|including|inclusive|w|with|after|of|tax|taxes|all|charges|charge|customer|usd|work|vehicle|for|and|ro|on|approval|upon|completion|us|dollars|sum|all-in|out|door|the-door|otd|discount|discounts|you|owe|bill|job|service|services|investment|today's)$/;

/** What a label stands for in the summary of a quote; null when it is no summary label. */
export function summaryKind(label: string): { kind: TotalKind; strict: boolean } | null {
  const text = label
    .toLowerCase()
    .replace(/[:*#$=|•]+/g, " ")
    .replace(/\(([^)]*)\)/g, " $1 ")
    .replace(/@?\s?\d+(\.\d+)?\s?%/g, " % ")
    .replace(/\s+/g, " ")
    .trim();
  if (text === "" || text.length > 70) return null;
  if (/^(shop |labor |hourly |our |posted |door )*(labor |hourly )?rates?( per hour|\/hr| is)?$/.test(text))
    return { kind: "rate", strict: true };
  if (/\bdeductible\b/.test(text)) return { kind: "deductible", strict: true };
  if (
    /\b(amount paid|less paid|paid|deposits?|payments?|prepaid|down payment|tendered|change due|financ\w*|per month|monthly|insurance pays?|cash|check #|visa|mastercard|amex)\b/.test(
      text,
    ) &&
    !/\b(please pay|payment due|total payment)\b/.test(text)
  ) {
    return { kind: "payment", strict: true };
  }
  if (
    /\b(discounts?|coupons?|rebates?|savings|promo(tion)?s?|markdown)\b|% ?off\b|\$ ?off\b|\bamount off\b/.test(text) &&
    !/\b(after|before) (discounts?|savings)\b/.test(text)
  ) {
    return { kind: "discount", strict: !/^(potential|possible)/.test(text) };
  }
  if (
    /^(sub ?-? ?totals?|net|net total|net amount|merchandise|taxable|non-?taxable|total (before|excluding|w\/o|without|pre) tax(es)?|total pre-?tax|pre-?tax total|pretax|amount before tax|sub ?total before tax(es)?|sub ?total .{0,24}|estimate sub ?total|taxable (amount|sub ?total|total)|total after discounts?|net sub ?total|(parts|labor|services?) ?(&|and|\+|\/) ?(parts|labor|fees|supplies)( sub ?-?total| total)|total (parts|labor) ?(&|and|\+) ?(parts|labor))$/.test(
      text,
    )
  ) {
    if (/^sub ?-? ?total (for|of|-|job|line)/.test(text) && !/tax|discount/.test(text))
      return { kind: "group", strict: true };
    if (/^sub ?-? ?totals? ?-? ?\(?parts\)?$/.test(text)) return { kind: "parts", strict: true };
    if (/^sub ?-? ?totals? ?-? ?\(?labor\)?$/.test(text)) return { kind: "labor", strict: true };
    if (/^(non-?)?taxable/.test(text)) return { kind: "rate", strict: true };
    return { kind: "subtotal", strict: true };
  }
  if (
    /\b(tax(es)?|hst|gst|pst|vat)\b/.test(text) &&
    !/\b(before|pre|incl|including|inclusive|with|after|w\/|plus|exempt|id)\b/.test(text) &&
    !/^(grand )?total (due|amount|cost|price)/.test(text)
  ) {
    return { kind: "tax", strict: true };
  }
  const subject =
    /^(sub ?-? ?)?(total )?(of )?(all )?(replacement )?(parts?|materials?|parts? (?:&|and) materials?|parts? (?:&|and) supplies|labou?r|mechanical labor|labor charges?|services?|fees?|misc(?:ellaneous)?\.?|other|sublet|charges|shop fees|fees (?:&|and) (?:supplies|charges)|shop charges|tires?)( sub ?-? ?totals?| totals?| amount| cost| charges?| price| sum)*$/.exec(
      text,
    );
  if (subject) {
    const strict = /total|amount|sum/.test(text);
    const noun = subject[6] ?? "";
    if (/^(part|material|tire)/.test(noun)) return { kind: "parts", strict };
    if (/^(lab|mech)/.test(noun)) return { kind: "labor", strict };
    if (/^(fee|misc|other|charges|shop)/.test(noun)) return { kind: "fees", strict };
    return strict ? { kind: "group", strict } : null;
  }
  if (
    /^(job|line|operation|section|package|group|item|concern|page)\s*#?\s*[\da-z]{1,2}\s.*\b(total|sub ?-?total)\b/.test(
      text,
    )
  )
    return { kind: "group", strict: true };
  const words = text
    .replace(/[^a-z\s'-]/g, " ")
    .trim()
    .split(/\s+/);
  if (
    words.every((word) => TOTAL_WORDS.test(word)) &&
    /\b(total|totals|due|balance|pay|owe|estimate|sum)\b/.test(text)
  ) {
    if (/\b(due|balance|pay|owe|owed)\b/.test(text) && !/\btotal\b/.test(text)) return { kind: "due", strict: true };
    return { kind: "total", strict: true };
  }
  if (
    /^(job|line|operation|section|service|package|group|item|concern|page|repair)\b.{0,30}\b(total|sub ?-?total)\b/.test(
      text,
    )
  )
    return { kind: "group", strict: true };
  if (/^(sub ?-?)?total (for|of|-|job|line|section)\b/.test(text) || /\b(sub ?-?total|total)$/.test(text))
    return { kind: "group", strict: true };
  return null;
}

/** The labelled amounts in a row, such as "Subtotal 450.00"; a note standing left of the summary is passed over. */
export function summaryIn(row: Row): SummaryAmount[] {
  const found: SummaryAmount[] = [];
  row.cells.forEach((cell, index) => {
    if (!isAmount(cell)) return;
    const label = labelBefore(row, index);
    if (label === null) return;
    const kind = summaryKind(label.text);
    if (!kind) return;
    const value = (cell.printed as PrintedNumber).value;
    found.push({ ...kind, label: label.text.replace(/\s*:\s*$/, ""), cents: toCents(value), cell, row });
  });
  return found;
}

function isAmount(cell: Cell): boolean {
  const printed = cell.printed;
  if (printed?.kind !== "number" || printed.percent || printed.unit !== null) return false;
  return printed.decimals === 0 || isMoney(printed);
}

function labelBefore(row: Row, index: number): Cell | null {
  for (let at = index - 1; at >= 0; at--) {
    const cell = row.cells[at];
    if (!cell) return null;
    if (cell.printed === null) {
      if (/^[\W_]*$/.test(cell.text)) continue;
      return cell;
    }
    // A rate ("8.25%"), a basis ("412.00 @ 8.25%") or hours may stand between the label and its amount.
    if (index - at > 3) return null;
  }
  return null;
}

/** An amount beside the middle of a label of two lines: the label's first line is the row above. */
export function summaryBelow(labels: Row | undefined, row: Row): SummaryAmount[] {
  const [cell, ...rest] = row.cells;
  const label = labels?.cells.at(-1);
  if (!labels || !label || !cell || rest.length > 0 || labels.page !== row.page || !isMoney(cell.printed)) return [];
  if (label.printed || row.y - labels.y2 > row.size * 0.6 || label.x > cell.x) return [];
  const kind = summaryKind(label.text);
  if (!kind?.strict) return [];
  return [{ ...kind, label: label.text, cents: toCents((cell.printed as PrintedNumber).value), cell, row }];
}

/** "Labor  Parts  Tax  Total" over the amounts: the labels are in the row above. */
export function summaryUnder(labels: Row, amounts: Row): SummaryAmount[] {
  const kinds = labels.cells.map(
    (cell) => summaryKind(cell.text) ?? (isFee(cell.text) ? { kind: "fees" as const, strict: false } : null),
  );
  const known = kinds.filter(Boolean).length;
  if (known < 2 || known < labels.cells.length - 1) return [];
  if (!kinds.some((kind) => kind?.kind === "total" || kind?.kind === "tax" || kind?.kind === "subtotal")) return [];
  if (amounts.cells.length < 2 || !amounts.cells.every((cell) => cell.printed !== null)) return [];
  const found: SummaryAmount[] = [];
  for (const cell of amounts.cells) {
    if (!isAmount(cell)) continue;
    const nearest = labels.cells
      .map((label, index) => ({ index, distance: Math.abs(label.x + label.x2 - cell.x - cell.x2) }))
      .sort((a, b) => a.distance - b.distance)[0];
    const kind = nearest ? kinds[nearest.index] : null;
    if (!kind || !nearest) continue;
    const label = labels.cells[nearest.index]?.text ?? "";
    found.push({
      ...kind,
      strict: true,
      label,
      cents: toCents((cell.printed as PrintedNumber).value),
      cell,
      row: amounts,
    });
  }
  return found;
}
