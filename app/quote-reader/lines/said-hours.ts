import type { ReadLine } from "#app/quote-reader/reading.ts";

const AT_THE_END = /[\s,;:(-]+(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?-?(?:hrs?|hours?)\b\.?\)?$/i;
const UNIT_ALONE = /[\s,;:(-]+(?:hrs?|hours?)\.?$/i;
/** "9.3 hrs @ 138.50" behind a name, and what is left of it when its figures were read. */
const AT_A_RATE =
  /[ ,;:(-](?:(?<hours>\d{1,2}(?:\.\d{1,2})?) ?)?(?:hrs?|hours?)?\.? ?@ ?\$?[\d.,]{0,9}(?: ?\/ ?(?:hr|hour))?\)?$/i;
/** A decimal at the end of a name, with its unit or alone. */
const DECIMAL = /[\s,;:(-]+(?<hours>\d{1,2}\.\d{1,2})(?:\s?(?:hrs?|hours?))?\.?\)?$/i;
/** Cents that an hour costs anywhere. */
const RATES = { least: 4_000, most: 40_000 };

/** "Labor, head gaskets 12 hr" has its hours in its words; of those that were taken for its quantity the unit stays behind. */
export function withHoursSaid(items: ReadLine[]): ReadLine[] {
  return items.map((item) => {
    if (item.type !== "Labor" && !/^labou?r\b/i.test(item.description)) return item;
    const timed = atItsRate(item);
    if (timed) return timed;
    if (item.quantity !== null) return { ...item, description: item.description.replace(UNIT_ALONE, "") };
    const said = AT_THE_END.exec(item.description);
    const hours = Number(said?.groups?.hours ?? 0);
    if (!said || hours <= 0 || item.unitPrice !== null) return item;
    return { ...item, quantity: hours, description: item.description.slice(0, said.index) || item.description };
  });
}

/** Labor at a rate that its words name: as one piece it is so many hours, where they make its price to the cent. */
function atItsRate(item: ReadLine): ReadLine | null {
  const { description, quantity, unitPrice, totalPrice } = item;
  const said = AT_A_RATE.exec(description) ?? DECIMAL.exec(description);
  if (!said || said.index === 0 || totalPrice === null) return null;
  const name = description.slice(0, said.index).replace(/[ ,;:(-]+$/, "");
  const hours = Number(said.groups?.hours ?? 0);
  if (quantity !== null && quantity === hours) return { ...item, description: name };
  const rate = Math.round(totalPrice / hours);
  const isMade = hours > 0 && rate >= RATES.least && rate <= RATES.most && Math.round(rate * hours) === totalPrice;
  const isOnePiece = quantity === null || (quantity === 1 && (unitPrice === null || unitPrice === totalPrice));
  if (isMade && isOnePiece) return { ...item, description: name, quantity: hours, unitPrice: rate };
  return /@/.test(said[0]) ? { ...item, description: name } : null;
}
