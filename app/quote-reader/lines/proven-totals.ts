import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import { type Settled, settle } from "#app/quote-reader/lines/reconcile.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

const MOST = 12;

/**
 * Amounts that the camera blurred, from the quantity and price beside them: taken only where they make a document add up that
 * does not without them, so that two sums prove each. Null where they do not.
 */
export function settleProven(candidates: Candidate[], summary: SummaryAmount[]): Settled | null {
  const unread = candidates.filter(({ line }) => line.totalPrice === null && product(line) !== null);
  const misread = candidates.filter(({ line }) => line.reconciles === false && line.totalPrice !== null).slice(0, MOST);
  if (unread.length + misread.length === 0) return null;
  for (const also of [[], ...misread.map((candidate) => [candidate]), misread]) {
    const wanting = new Set([...unread, ...also]);
    if (wanting.size === 0) continue;
    const settled = settle(
      candidates.map((candidate) => (wanting.has(candidate) ? withProduct(candidate) : candidate)),
      summary,
    );
    if (settled.reconciles) return settled;
  }
  return null;
}

function product({ quantity, unitPrice }: Candidate["line"]): number | null {
  return quantity !== null && unitPrice !== null && quantity > 0 && unitPrice > 0
    ? Math.round(quantity * unitPrice)
    : null;
}

function withProduct(candidate: Candidate): Candidate {
  const line = { ...candidate.line, totalPrice: product(candidate.line), reconciles: true };
  return { ...candidate, line };
}
