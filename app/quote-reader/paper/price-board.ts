import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { type Kind, kindOfPaper, MENU_KIND, pageOfSomethingElse, unclearPaper } from "#app/quote-reader/paper/kind.ts";
import { namesModel } from "#app/quote-reader/paper/models.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

type Unproven = Pick<QuoteReading, "items" | "total" | "sums" | "vehicle" | "header">;

const LEAST_OF_BOARD = 6;

const DOUBTFUL: Kind = {
  kind: "quote",
  notice: "This may be a list of prices and not a quote for your car. An advisor will look at it.",
};

/** What a paper is that no sum holds. Of a board on the wall of a shop nothing is dollars; where it may be someone's quote its lines are kept. */
export function kindOfUnproven(reading: Unproven, rows: Row[]): Kind {
  const kind = unclearPaper(rows) ?? pageOfSomethingElse(rows) ?? kindOfPaper(rows);
  if (kind.kind !== "quote" || !isLikeBoard(reading)) return kind;
  const texts = rows.map(rowText);
  if (isOfCar(reading.vehicle) || reading.header.customer || reading.header.documentNumber) return kind;
  if (texts.some((text) => QUOTES.some((sign) => sign.test(text)) || namesModel(text))) return kind;
  return reading.header.date || texts.some((text) => TO_SOMEONE.test(text)) ? DOUBTFUL : MENU_KIND;
}

/** Prices under one another, no number of pieces and nothing that adds them up. */
function isLikeBoard({ items, total, sums }: Unproven): boolean {
  if (total !== null || (sums?.length ?? 0) > 0 || items.length < LEAST_OF_BOARD) return false;
  return items.every((item) => item.quantity === null && item.totalPrice);
}

function isOfCar(vehicle: QuoteReading["vehicle"]): boolean {
  return Object.values(vehicle).some((said) => said !== null);
}

/** What only a paper for someone's car says. "Free estimates" and "ask for a written estimate" stand on boards. */
const QUOTES = [
  /(?<!\b(?:free|written|an?) )\b(?:estimate|quote|quotation|invoice|(?:work|repair|service) order)\b/i,
  /\br\.?o\.? ?#? ?\d{2}/i,
  /\bpage \d{1,2} ?(?:of|\/) ?(?:[2-9]|\d\d)\b|\bcontinued\b/i,
  /\b(?:vin|vehicle|car|model|year|engine|customer|client|owner|attn|advisor|technician)(?: ?(?:#|no\.?|name|number))? ?:/i,
  /\b(?:vin|plate|lic(?:ense)?|odometer|odo|mileage)(?: in| no| plate)?\b[ :#.]{1,4}(?=[A-Z0-9]{0,7}\d)[A-Z0-9]{2}/i,
  /\b(?:date of service|service date|(?:sub)?total|amount due|balance due)\b/i,
];

const TO_SOMEONE =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|HI|HELLO|DEAR)\b|\b(?:[Ff]or|FOR|[Tt]o|TO) (?!Most|All|Any|Your|Cars|Light|Trucks)(?:M(?:r|rs|s)\.? )?[A-Z][a-z]{1,14} [A-Z][a-z]{1,19}\b/;
