import { isPartName } from "#app/quote-reader/lines/part-names.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType, ReadLine } from "#app/quote-reader/reading.ts";

/** What a line says itself of what is in its price, before or behind the name of the work. */
const SAID: [RegExp, LineType][] = [
  [/\bparts? ?(?:and|&|\+|\/|,) ?lab(?:ou?r)?\b|\blab(?:ou?r)? ?(?:and|&|\+|\/|,) ?parts?\b/i, "Service"],
  [/^(?:parts?|pts)\b ?[-–—:](?!.*\blab)|[-–—:,(] ?(?:parts?|pts)(?: only)?\)?$/i, "Part"],
  [/^(?:labou?r|lbr)\b ?[-–—:](?!.*\bparts?\b)|[-–—:,(] ?(?:labou?r|lbr)(?: only)?\)?$/i, "Labor"],
];

const LABOR = /\blab(?:ou?r)?\b|\bmano de obra\b|\b\d+(?:\.\d+)? ?(?:h|hrs?|hours?)\b/i;

/**
 * What a line is by its words, where no paper stands around it: "Labor: front brakes 1.8 h", "Shop supplies fee", "Alternator".
 * `others`: the words of the lines typed with it, whose labor leaves it the part.
 */
export function typeOfWords(description: string, others: readonly string[] = []): LineType {
  const said = SAID.find(([words]) => words.test(description))?.[1];
  if (said) return said;
  if (isFee(description)) return "Fee";
  if (LABOR.test(description)) return "Labor";
  const beside = others.filter((words) => words !== description && LABOR.test(words));
  return isPartName(description, beside) ? "Part" : "Service";
}

/** Lines with the type that their own words give them: "Starter replacement - parts", "Labor: front pads", "Tires, parts and labor". */
export function withTypesSaid(items: ReadLine[]): ReadLine[] {
  return items.map((item) => {
    const said = SAID.find(([words]) => words.test(item.description))?.[1];
    return said && item.type !== "Fee" ? { ...item, type: said } : item;
  });
}
