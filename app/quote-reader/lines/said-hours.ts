import type { ReadLine } from "#app/quote-reader/reading.ts";

const AT_THE_END = /[\s,;:(-]+(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?-?(?:hrs?|hours?)\b\.?\)?$/i;
const UNIT_ALONE = /[\s,;:(-]+(?:hrs?|hours?)\.?$/i;

/** "Labor, head gaskets 12 hr" has its hours in its words; of those that were taken for its quantity the unit stays behind. */
export function withHoursSaid(items: ReadLine[]): ReadLine[] {
  return items.map((item) => {
    if (item.type !== "Labor") return item;
    if (item.quantity !== null) return { ...item, description: item.description.replace(UNIT_ALONE, "") };
    const said = AT_THE_END.exec(item.description);
    const hours = Number(said?.groups?.hours ?? 0);
    if (!said || hours <= 0 || item.unitPrice !== null) return item;
    return { ...item, quantity: hours, description: item.description.slice(0, said.index) || item.description };
  });
}
