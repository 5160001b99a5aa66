import type { Node } from "#app/quote-reader/attention/nodes.ts";
import { toCents } from "#app/quote-reader/layout/numbers.ts";
import { median } from "#app/quote-reader/median.ts";

/** How one piece of a page stands to another, as numbers of tables: 150 by place, 13 by the order of reading, 3 by whether they say the same. */

export type Geometry = { page: number; x: number; x2: number; y: number; size: number; says: string };

export function geometryOf({ cell, row }: Node): Geometry {
  const { printed } = cell;
  const figure = printed?.kind === "number" && printed.value !== 0 ? `${toCents(Math.abs(printed.value))}` : null;
  const letters = cell.text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const says = figure ?? (printed || letters.length < 3 ? "" : letters);
  return {
    page: row.page,
    x: cell.x,
    x2: cell.x2,
    y: (cell.y + cell.y2) / 2,
    size: Math.max(1e-6, cell.y2 - cell.y),
    says,
  };
}

/** The distance of one row to the next, usually. */
export function gapOf(all: Geometry[]): number {
  const gaps: number[] = [];
  const sorted = [...all].sort((a, b) => a.page - b.page || a.y - b.y);
  for (let at = 1; at < sorted.length; at++) {
    const [one, two] = [sorted[at - 1] as Geometry, sorted[at] as Geometry];
    if (one.page === two.page && two.y - one.y > one.size * 0.5) gaps.push(two.y - one.y);
  }
  return median(gaps, 12);
}

/** The place of `b` seen from `a`. */
export function placeCode(a: Geometry, b: Geometry, gap: number): number {
  return rowsApart(a, b, gap) * 10 + beside(a, b);
}

function rowsApart(a: Geometry, b: Geometry, gap: number): number {
  if (a.page !== b.page) return b.page < a.page ? 13 : 14;
  const rows = Math.round((b.y - a.y) / gap);
  if (Math.abs(rows) <= 4) return rows + 4;
  return rows < -8 ? 9 : rows < 0 ? 10 : rows <= 8 ? 11 : 12;
}

function beside(a: Geometry, b: Geometry): number {
  const size = Math.min(a.size, b.size);
  const right = Math.abs(a.x2 - b.x2) < size * 0.6;
  const left = Math.abs(a.x - b.x) < size * 0.6;
  if (right && left) return 2;
  if (right) return 0;
  if (left) return 1;
  if (b.x < a.x2 && b.x2 > a.x) return 3;
  const space = (b.x >= a.x2 ? b.x - a.x2 : a.x - b.x2) / size;
  const step = space < 3 ? 0 : space < 15 ? 1 : 2;
  return (b.x >= a.x2 ? 4 : 7) + step;
}

export function orderCode(from: number, to: number): number {
  const steps = to - from;
  const far = Math.abs(steps);
  const bucket = far === 0 ? 0 : far === 1 ? 1 : far === 2 ? 2 : far <= 4 ? 3 : far <= 8 ? 4 : far <= 16 ? 5 : 6;
  return steps < 0 ? 6 - bucket : 6 + bucket;
}

export function sameCode(a: Geometry, b: Geometry): number {
  if (a.says === "" || a.says !== b.says) return 0;
  return /^\d+$/.test(a.says) ? 1 : 2;
}

const ORDERS = 13;
const SAMES = 3;

/** How each piece stands to each other one, as numbers of the networks' tables, a row for each piece. */
export function relationsOf(nodes: Node[]): Int16Array {
  const n = nodes.length;
  const geometry = nodes.map(geometryOf);
  const gap = gapOf(geometry);
  const codes = new Int16Array(n * n);
  geometry.forEach((one, a) => {
    geometry.forEach((other, b) => {
      codes[a * n + b] = (placeCode(one, other, gap) * ORDERS + orderCode(a, b)) * SAMES + sameCode(one, other);
    });
  });
  return codes;
}
