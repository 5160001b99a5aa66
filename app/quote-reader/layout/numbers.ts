/** Numbers as repair shops print them. */

export type Printed =
  | {
      kind: "number";
      value: number;
      decimals: number;
      dollar: boolean;
      unit: string | null;
      percent: boolean;
      rate: boolean;
    }
  | { kind: "free"; word: string }
  | { kind: "blank" };

export type PrintedNumber = Extract<Printed, { kind: "number" }>;

const UNITS =
  "hours?|hrs?|h|ea|each|sets?|pcs?|pieces?|pairs?|pr|qts?|quarts?|gals?|gallons?|l|ltrs?|liters?|kits?|units?|aw|fru|axles?|lots?|jobs?|bottles?|btls?|cans?|oz|lbs?|x|ft|tubes?|pk|packs?|boxes|box|dz";
const NUMBER = "(?:\\d{1,3}(?:,\\d{3})+|\\d+)?(?:\\.\\d{1,4})?";
const AMOUNT = new RegExp(
  `^([(<])?(-|–|−)?\\s?(USD?)?\\s?(\\$)?\\s?(-|–|−)?(${NUMBER})\\s?([)>])?(-|\\s?CR\\b)?(%)?\\s?(/\\s?(?:hr|hour|h|ea|each|unit)|per (?:hr|hour)|USD)?\\s?([TNXY*†]|Tx|(?<=\\.\\d\\d\\s?)[A-FP-SZ])?$`,
  "i",
);
const QUANTITY = new RegExp(`^x?\\s?(${NUMBER})\\s?(?:(${UNITS})\\.?)?$`, "i");
const FREE =
  /^(included|incl\.?|inc\.?|inc'd|no charge|n\/c|nc|free|complimentary|comp\.?|waived|gratis|courtesy|no cost|w\/ ?(?:pkg|package|job|labor)|in pkg)$/i;

/** Reads a cell that is nothing but a number, a dash or a word for "free"; null for text. */
export function parsePrinted(raw: string): Printed | null {
  // A camera takes a comma for a point ("2.046.76"), a point for a colon (24:60 is no time of day) and a speck for a point behind.
  const text = raw
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^\*+\s?(?=[$\d])/, "")
    .replace(/^@\s?(?=\$?[\d.,]+\s?(?:\/\s?h|per h|%))/, "")
    .replace(/(?<=\d[.:]\d\d)\.$/, "")
    .replace(/^(-?\$?(?:\d{1,3}(?:,\d{3})+|2[4-9]|[3-9]\d|\d{3,4})):(?=\d\d$)/, "$1.")
    .replace(/^(-?\$?\d{1,3})\.(?=\d{3}\.\d{2}(?: ?USD)?$)/, "$1,")
    // "$1, 531.95": large letters stand further apart than a camera expects.
    .replace(/^(-?\$\d{1,3}), (?=\d{3}(?:,\d{3})?\.\d{2}$)/, "$1,");
  if (/^[-–—_.]{1,4}$/.test(text)) return { kind: "blank" };
  if (FREE.test(text)) return { kind: "free", word: text };
  const amount = AMOUNT.exec(text);
  if (amount && /\d/.test(amount[6] ?? "")) {
    const digits = amount[6] ?? "";
    const negative = Boolean((amount[1] && amount[7]) || amount[2] || amount[5] || amount[8]);
    if (Boolean(amount[1]) !== Boolean(amount[7])) return null;
    // "1X" is a quantity, "45.00X" a taxable price.
    if (amount[11]?.toUpperCase() === "X" && !digits.includes(".")) return quantity(text);
    return numberOf(digits, {
      negative,
      dollar: Boolean(amount[4]) || amount[3]?.toUpperCase() === "USD",
      percent: Boolean(amount[9]),
      rate: /^\/|^per/i.test(amount[10] ?? ""),
      unit: null,
    });
  }
  return quantity(text);
}

function quantity(text: string): Printed | null {
  const match = QUANTITY.exec(text);
  if (!match || !/\d/.test(match[1] ?? "")) return null;
  const unit = match[2]?.toLowerCase() ?? (/^x/i.test(text) ? "x" : null);
  return numberOf(match[1] ?? "", { negative: false, dollar: false, percent: false, rate: false, unit });
}

function numberOf(
  digits: string,
  rest: { negative: boolean; dollar: boolean; percent: boolean; rate: boolean; unit: string | null },
): Printed {
  const plain = digits.replaceAll(",", "");
  const value = Number(plain) * (rest.negative ? -1 : 1);
  const decimals = plain.includes(".") ? plain.length - plain.indexOf(".") - 1 : 0;
  return {
    kind: "number",
    value,
    decimals,
    dollar: rest.dollar,
    unit: rest.unit,
    percent: rest.percent,
    rate: rest.rate,
  };
}

/** Looks like money: two decimals or a dollar sign, no percent and no unit of quantity. */
export function isMoney(printed: Printed | null): printed is PrintedNumber {
  if (printed?.kind !== "number" || printed.percent || printed.unit !== null) return false;
  return printed.dollar || printed.decimals === 2 || printed.rate;
}

/** "103 bucks", "labor = 240", "3 hrs @ 140": a whole number is an amount by what stands beside it. */
export function isSaidAsMoney(before = "", after = ""): boolean {
  return /(?:^|\s)[=@]$/.test(before) || /^(?:bucks|dollars)\b/i.test(after);
}

/** Dollars as printed to integer cents. */
export function toCents(value: number): number {
  return Math.round(value * 100 + Math.sign(value) * 1e-6);
}

/** quantity × unit price agrees with the line total: shops round the product, and sometimes the unit price before it. */
export function agrees(quantity: number, unitCents: number, totalCents: number): boolean {
  const slack = Math.max(1, Math.abs(quantity) > 20 ? Math.abs(quantity) * 0.5 : 1);
  return Math.abs(quantity * unitCents - totalCents) <= slack + 0.5;
}
