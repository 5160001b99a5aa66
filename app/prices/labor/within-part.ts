import type { Line } from "#app/prices/jobs/groups/group.ts";

type Priced = Pick<Line, "type" | "quantity" | "unitPrice" | "total">;

/** More than tax or a rounding, as a share of what the pieces come to. */
const ENOUGH = 0.15;

/** "Ball joints, 2 x $58.49, $325.58": what a part's line asks beyond its pieces, in cents; null where that is nothing, or its pieces were miscounted. */
export function laborWithin({ type, quantity, unitPrice, total }: Priced): number | null {
  if (type !== "Part" || !unitPrice || unitPrice <= 0 || !total) return null;
  const rest = total - Math.round(unitPrice * (quantity ?? 1));
  const pieces = total / unitPrice;
  return rest > unitPrice * (quantity ?? 1) * ENOUGH && Math.abs(pieces - Math.round(pieces)) > 0.005 ? rest : null;
}

const MEASURED =
  /\b(?:fluid|oil|coolant|anti-?freeze|refrigerant|freon|r-?134a?|r-?1234yf|cleaner|sealant|sealer|grease|rtv|hose|line|wire|tubing|def|additive|qts?|quarts?|gal\w*|oz|ounces?|lbs?|pounds?|lit(?:er|re)s?|feet|foot|ft|inch\w*|pair|set)\b/i;

/** Three tenths of a filter are hours: its price has the labor in it. */
function isByTheHour({ type, quantity, description }: Line): boolean {
  return type === "Part" && quantity !== null && !Number.isInteger(quantity) && !MEASURED.test(description);
}

/** Lines as they are judged: a part that holds its labor is the whole job. */
export function asWhole(line: Line): Line {
  if (isByTheHour(line)) return { ...line, type: "Service" };
  const rest = laborWithin(line);
  return rest === null ? line : { ...line, type: "Service", laborWithin: rest };
}
