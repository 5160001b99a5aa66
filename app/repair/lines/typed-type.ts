import { z } from "zod";
import { typeOfWords } from "#app/quote-reader/lines/said-type.ts";
import { ITEM_TYPES, type ItemType } from "#app/repair/line-item.ts";

/** As it is chosen in a grid of lines; blank where the words of the line say it. */
export const TypedType = z.enum([...ITEM_TYPES, ""]).default("");

export function typeOf(
  line: { type: ItemType | ""; description: string },
  beside: { description: string }[] = [],
): ItemType {
  const { type, description } = line;
  return (
    type ||
    typeOfWords(
      description,
      beside.map((other) => other.description),
    )
  );
}
