import type { Settled } from "#app/quote-reader/lines/reconcile.ts";

type Item = Settled["items"][number];

const LONGEST_RECAP = 4;

/**
 * The lines without what only repeats them. An amount that its quantity and price do not make is a sum, under whatever name
 * ("Merchandise and labor"), where the lines just over it, all lines over it, all parts or all labor over it, or the sums over it
 * make it to the cent, and at least two do; or, over a group, where the lines under it do.
 */
export function withoutSums(items: Item[]): Item[] {
  const lines: Item[] = [];
  const sums: Item[] = [];
  items.forEach((item, at) => {
    const isOwn = item.line.quantity !== null && item.line.unitPrice !== null;
    const cents = item.line.totalPrice ?? 0;
    const isSum = !isOwn && cents > 0 && (isMade(cents, lines, sums) || isHeading(cents, items.slice(at + 1), lines));
    (isSum ? sums : lines).push(item);
  });
  return withoutRecap(lines);
}

/** "All the hours 1,878.16  All the material 861.15" under everything that they make together. */
function withoutRecap(lines: Item[]): Item[] {
  for (let from = 2; from < lines.length - 1; from++) {
    const above = sumOf(lines.slice(0, from));
    for (let size = 2; size <= LONGEST_RECAP && from + size <= lines.length; size++) {
      const recap = lines.slice(from, from + size);
      const isOwn = recap.some(({ line }) => line.quantity !== null && line.unitPrice !== null);
      if (!isOwn && above > 0 && sumOf(recap) === above) return [...lines.slice(0, from), ...lines.slice(from + size)];
    }
  }
  return lines;
}

function isMade(cents: number, lines: Item[], sums: Item[]): boolean {
  const ofType = (type: string) => lines.filter(({ line }) => line.type === type);
  const wholes = [ofType("Part"), ofType("Labor"), sums];
  return endsIn(cents, lines) || wholes.some((some) => some.length > 1 && sumOf(some) === cents);
}

/** Whether the last lines, two or more, make the amount. */
function endsIn(cents: number, lines: Item[]): boolean {
  let made = 0;
  for (let at = lines.length - 1; at >= 0 && made <= cents; at--) {
    made += lines[at]?.line.totalPrice ?? 0;
    if (made === cents && lines.length - at > 1) return true;
  }
  return false;
}

/** "Front brakes 549.96" over the labor and parts that make it, where it opens a group: nothing over it waits for its own sum. */
function isHeading(cents: number, after: Item[], before: Item[]): boolean {
  let made = 0;
  for (const [at, { line }] of after.entries()) {
    made += line.totalPrice ?? 0;
    if (made === cents && at > 0)
      return before.every((item) => item.line.totalPrice !== null) && after.slice(0, at + 1).every(hasFigures);
    if (made > cents) return false;
  }
  return false;
}

function hasFigures({ line }: Item): boolean {
  return line.quantity !== null || line.unitPrice !== null;
}

function sumOf(items: Item[]): number {
  return items.reduce((all, { line }) => all + (line.totalPrice ?? 0), 0);
}
