import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";

/** No more than is shown, so that a decision changes it when it changes what is shown. */
export function overviewOf(repair: StatusView, { summary, picture, notes, place }: RequestEvidence) {
  const { id, status, visit, invoice, shop, settlement, description, asked, ahead, ...of } = repair;
  const { typed, saysPlace, twoShops, bill, withdrawn } = of;
  return {
    repair: {
      id,
      status,
      visit,
      invoice,
      lineItems: repair.lineItems.map(({ group }) => ({ group })),
      shop,
      settlement,
      description,
      asked,
      ahead,
      typed,
      saysPlace,
      twoShops,
      bill,
      withdrawn,
    },
    evidence: { summary, picture, notes, place },
  };
}

export function summaryOf({
  id,
  summary,
  quotedBy: shop,
  taxation,
  settlement,
  invoice,
  corrected,
  sumsDiffer,
  ...of
}: StatusView) {
  const { left, correctsSumsOf, costOfNo, lineItems, status, authorized, setAside } = of;
  const nothing = invoice || itemsAreLocked(status) ? null : nothingOwed(lineItems, setAside);
  const said = { left, correctsSumsOf, costOfNo, status, authorized, lineItems, nothing };
  return { repair: { id, summary, shop, taxation, settlement, invoice, corrected, sumsDiffer, ...said } };
}

/** Where nothing of it is wanted, or nothing of it was meant: what is owed, what happens and what can still be done. */
function nothingOwed(lines: StatusView["lineItems"], setAside: boolean): string | null {
  if (lines.length === 0) return setAside ? "That was the wrong file, so nothing is open here." : null;
  if (!lines.every(({ group }) => group === "declined" || group === "deferred")) return null;
  return "You want none of it now, so nothing of it is done. Your advisor reads that here. To change your mind, answer a line otherwise.";
}

export function nextOf({ taxation, quotedBy: shop, summary: { serviceFeePercentage }, settlement, left }: StatusView) {
  return { paper: taxation.paper, shop, serviceFeePercentage, settlement, left };
}
