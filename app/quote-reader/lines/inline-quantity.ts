import { agrees, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import { isQuantity } from "#app/quote-reader/lines/derive.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";

const INLINE =
  /[\s(–—-]*\b(\d+(?:\.\d+)?)\s*(hours?|hrs?|ea|each|pcs?|pieces?|qts?|quarts?|sets?|gal|gallons?|lbs?|kits?|pairs?|pr|units?)?\.?\)?\s*(?:@|x|×|at|[-–—](?=\s))\s*\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)\s*(?:\/?\s*(?:per )?(?:hr|hour|ea|each|qt|unit)\.?)?\)?\s*$/i;
const INLINE_QUANTITY =
  /[\s,(–—-]+(?:qty\.?:?\s*)?(\d+(?:\.\d+)?)\s*(hours?|hrs?)\.?\)?\s*$|[\s,(–—-]+qty\.?:?\s*(\d+(?:\.\d+)?)\)?\s*$|\s*\(x?(\d{1,2}(?:\.\d{1,2})?)x?\)\s*$|\s[x×] ?(\d{1,2})$/i;
/** "Front struts, $189.00 per side", "disposal 3.50 each": the amount says how many. */
const EACH =
  /[\s,:(–—@-]+(?:at )?\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?) ?(?:each|ea\.?|apiece|(?:per|a|\/) ?(?:side|wheel|tire|axle|corner|hour|hr|piece|unit|plug|quart|qt|end))( side)?\)?$/i;
/** "$2.66 × 2": the price before the pieces. */
const PRICE_FIRST =
  /^\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})\s*(?:\/?\s*(?:hr|hour|ea|each)\.?)?\s*(?:@|x|×|\*)\s*(\d+(?:\.\d{1,2})?)\s*([a-z]{1,5}\.?)?$/i;
const PRODUCT =
  /^(?:qty\.?:?\s*)?(\d+(?:\.\d+)?)\s*([a-z]{1,5}\.?)?\s*(?:@|x|×|\*|at)\s*\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)\s*(?:\/?\s*[a-z]{2,4}\.?)?$/i;
const LEADING_QUANTITY =
  /^\(?(\d{1,3}(?:\.\d{1,2})?)\)?\s*(?:(?:x|×|@)\s+(?=\D)|(ea|each|sets?|pcs?|qts?|quarts?|gals?|gallons?|lbs?|kits?|pairs?|pr|hrs?|hours?|oz|cans?|btls?|bottles?)\b\.?\s+(?=\S))/i;
/** "QTY 4 BOLT, FLANGE" */
const LABELLED_QUANTITY = /^qty\.?:? ?(\d{1,3}(?:\.\d{1,2})?)\s+(?=\D)/i;
/** A part's number set before its name; oil grades, tire sizes and engine sizes are none. */
const LEADING_NUMBER =
  /^(?!\d{1,2}W-?\d|[A-Z]?\d{3}\/\d{2}|R-?\d|\d\.\dL)(?=\S*\d\S*\d)[A-Z0-9][A-Z0-9./-]{3,15}\s+(?=[A-Z0-9"'(][A-Z0-9/.&-]+)/;

/** "Labor 2.5 hrs @ $120.00" tells quantity and unit price within the description. */
export function inlineQuantity(line: RawLine): RawLine {
  const pieces = /^(?:qty|quantity|count)\.?:?\s*(\d+(?:\.\d+)?)$/i.exec(line.description);
  if (pieces && line.total !== null) {
    const quantity = line.quantity ?? numberText(pieces[1] ?? "", null);
    return { ...line, quantity, description: "", under: true };
  }
  const numbered = /^(?:part|p\/n|item) ?(?:no\.?|#|number)? ?:? ?(\S+) +(?=\d)/i.exec(line.description);
  const product = PRODUCT.exec(line.description.slice(numbered?.[0].length ?? 0));
  if (product && line.total !== null) {
    const quantity = numberText(product[1] ?? "", product[2]?.toLowerCase() ?? null);
    const unit = numberText((product[3] ?? "").replaceAll(",", ""), null);
    if (line.total === 0 || agrees(quantity.value, toCents(unit.value), line.total)) {
      const partNumber = line.partNumber ?? numbered?.[1] ?? null;
      const figures = { quantity: line.quantity ?? quantity, unit: line.unit ?? unit };
      return { ...line, ...figures, description: "", partNumber, under: true };
    }
  }
  if (line.quantity && line.unit) return line;
  const each = /\s@\s?\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)$/.exec(line.description);
  const price = each ? numberText((each[1] ?? "").replaceAll(",", ""), null) : null;
  if (each && price && line.quantity && agrees(line.quantity.value, toCents(price.value), line.total ?? 0))
    return { ...line, description: line.description.slice(0, each.index), unit: price };
  const both = INLINE.exec(line.description);
  if (both && !line.quantity && !line.unit) {
    const quantity = numberText(both[1] ?? "", both[2]?.toLowerCase() ?? null);
    const unit = numberText((both[3] ?? "").replaceAll(",", ""), null);
    if (line.total === null || agrees(quantity.value, toCents(unit.value), line.total)) {
      return {
        ...line,
        description: line.description.slice(0, both.index).replace(/[\s,:(–—-]+$/, ""),
        quantity,
        unit,
      };
    }
  }
  const apiece = line.unit ? null : EACH.exec(line.description);
  const times = apiece && line.total ? line.total / toCents(Number(apiece[1]?.replaceAll(",", ""))) : 0;
  if (apiece && isQuantity(times) && (!line.quantity || line.quantity.value === times)) {
    const description = line.description.slice(0, apiece.index);
    const quantity = numberText(String(Math.round(times * 20) / 20), null);
    return { ...line, description, quantity, unit: numberText((apiece[1] ?? "").replaceAll(",", ""), null) };
  }
  if (line.quantity) return line;
  const leading = LABELLED_QUANTITY.exec(line.description) ?? LEADING_QUANTITY.exec(line.description);
  if (leading && /[a-z]{3}/i.test(line.description.slice(leading[0].length))) {
    const rest = line.description.slice(leading[0].length);
    const number = leading[2] ? LEADING_NUMBER.exec(rest)?.[0] : undefined;
    return {
      ...line,
      description: rest.slice(number?.length ?? 0),
      quantity: numberText(leading[1] ?? "", leading[2]?.toLowerCase() ?? null),
      partNumber: line.partNumber ?? number?.trim() ?? null,
    };
  }
  const first = /^(\d{1,3}(?:\.\d{1,2})?)\s+/.exec(line.description);
  const after = first ? line.description.slice(first[0].length) : "";
  const part = first ? LEADING_NUMBER.exec(after)?.[0] : undefined;
  if (first && part && product === null) {
    const quantity = numberText(first[1] ?? "", null);
    const holds = !line.unit || line.total === null || agrees(quantity.value, toCents(line.unit.value), line.total);
    if (holds)
      return { ...line, description: after.slice(part.length), quantity, partNumber: line.partNumber ?? part.trim() };
  }
  const alone = INLINE_QUANTITY.exec(line.description);
  const digits = alone?.[1] ?? alone?.[3] ?? alone?.[4] ?? alone?.[5];
  if (alone && digits && alone.index > 2) {
    return {
      ...line,
      description: line.description.slice(0, alone.index).replace(/[\s,:(–—-]+$/, ""),
      quantity: numberText(digits, alone[2]?.toLowerCase() ?? null),
    };
  }
  return line;
}

function numberText(digits: string, unit: string | null): PrintedNumber {
  return {
    kind: "number",
    value: Number(digits),
    decimals: digits.split(".")[1]?.length ?? 0,
    dollar: false,
    unit,
    percent: false,
    rate: false,
  };
}

/** "2 @ 45.00" or "1.8 hrs x $165.00" in a cell or a row of its own; null when it says anything else. */
export function productIn(text: string): { quantity: PrintedNumber; unit: PrintedNumber } | null {
  const words = text.trim().replace(/^(?:part|p\/n|item) ?(?:no\.?|#|number)? ?:? ?\S+ +(?=[\d$])/i, "");
  const price = PRICE_FIRST.exec(words);
  if (price) {
    const quantity = numberText(price[2] ?? "", price[3]?.toLowerCase().replace(/\.$/, "") ?? null);
    return { quantity, unit: numberText((price[1] ?? "").replaceAll(",", ""), null) };
  }
  const match = PRODUCT.exec(words);
  if (!match) return null;
  return {
    quantity: numberText(match[1] ?? "", match[2]?.toLowerCase().replace(/\.$/, "") ?? null),
    unit: numberText((match[3] ?? "").replaceAll(",", ""), null),
  };
}
