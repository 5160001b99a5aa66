import { plainNumber, sameShop } from "#app/quote-reader/join/letterhead.ts";
import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";
import type { Paper, Role } from "#app/quotes/papers/paper.ts";

/** A paper with its lines, and whether it calls itself an invoice or a bill, and one of work that is done. */
export type Seen = { paper: Paper; lines: readonly Comparable[]; isBill: boolean; isDone?: boolean };

/**
 * What a document is, by what is read on it beside those that came before it (oldest first, the rivals left out). `authorized`:
 * the repair has the customer's go-ahead; `locked`: nothing of it can change any more.
 */
export function proposeRole(
  seen: Seen,
  before: readonly Seen[],
  { authorized, locked }: { authorized: boolean; locked: boolean },
): Role {
  if (before.length === 0 && !locked) return "original";
  const same = before.map((other) => kinship(seen, other));
  const ofShop = same.some(({ shop, number }) => shop === true || number);
  const elsewhere = before.length > 0 && !ofShop && same.every(({ shop }) => shop === false);
  if (elsewhere) return "rival";
  if ((seen.isBill && authorized) || locked) return "final";
  if (seen.isDone && same.some(({ lines }) => lines >= 0.5)) return "final";
  if (same.some(({ number }) => number)) return "revised";
  if (same.some(({ lines }) => lines >= 0.5)) return "revised";
  // A second photo of one quote names neither shop nor number, and has other lines.
  return ofShop && seen.paper.number !== null && authorized ? "revised" : "original";
}

function kinship(one: Seen, other: Seen) {
  const number = plainNumber(one.paper.number);
  const fewest = Math.min(one.lines.length, other.lines.length);
  return {
    shop: sameShop(one.paper.shop, other.paper.shop),
    number:
      number !== null &&
      number === plainNumber(other.paper.number) &&
      sameShop(one.paper.shop, other.paper.shop) !== false,
    lines: fewest === 0 ? 0 : matchLines(other.lines, one.lines).length / fewest,
  };
}

/** The same quote once more: its number and its total. */
export function isSameQuote(one: Paper, other: Paper): boolean {
  if (!one.number || one.total === null || one.total !== other.total) return false;
  if (exactNumber(one.number) !== exactNumber(other.number)) return false;
  return sameShop(one.shop, other.shop) !== false;
}

function exactNumber(number: string | null) {
  return number?.toLowerCase().replace(/[^a-z0-9]/g, "") ?? null;
}
