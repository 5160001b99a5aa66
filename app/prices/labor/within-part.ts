import type { Line } from "#app/prices/jobs/group.ts";

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

/** Lines as they are judged: a part that holds its labor is the whole job. */
export function asWhole(line: Line): Line {
  const rest = laborWithin(line);
  return rest === null ? line : { ...line, type: "Service", laborWithin: rest };
}
