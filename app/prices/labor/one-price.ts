import type { Line } from "#app/prices/jobs/groups/group.ts";

type Printed = Pick<Line, "description" | "type" | "quantity" | "unitPrice" | "total"> & { detail: string | null };

const BOTH = /\bparts? ?(?:and|&|\+|\/) ?labou?r\b/gi;
const SAYS_HALF = /\b(?:labou?r|lbr|parts?|pts|materials?|hrs?|hours?|suppl(?:y|ied)|provided)\b/i;

/**
 * A paper that prints one price a line, without pieces, hours or a word of parts and labor: whether "alternator replacement" sounds like
 * labor and "battery" like a part says nothing of what is in the price.
 */
export function isOnePrice(lines: Printed[]): boolean {
  return lines.every(({ description, type, quantity, unitPrice, total, detail }) => {
    if (type === "Fee" || !total) return true;
    const words = `${description} ${detail ?? ""}`.replace(BOTH, "");
    return (quantity ?? 1) === 1 && (!unitPrice || unitPrice === total) && !SAYS_HALF.test(words);
  });
}
