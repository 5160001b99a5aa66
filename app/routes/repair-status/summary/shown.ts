import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";

/** No more than is shown, so that a decision changes it when it changes what is shown. */
export function overviewOf(repair: StatusView, { summary, picture, notes, place }: RequestEvidence) {
  const { id, status, visit, asksTime, invoice, shop, settlement, description, asked, ahead, ...of } = repair;
  const { typed, saysPlace, twoShops, bill, withdrawn } = of;
  return {
    repair: {
      id,
      status,
      visit,
      asksTime,
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

/** Whatever is decided changes what it says. */
export function summaryOf({ quotedBy: shop, ...of }: StatusView) {
  return { repair: { ...of, shop } };
}

export function nextOf({ taxation, quotedBy: shop, summary: { serviceFeePercentage }, settlement, left }: StatusView) {
  return { paper: taxation.paper, shop, serviceFeePercentage, settlement, left };
}
