import { isSameShop } from "#app/repair/requests/standing-quotes.ts";

type Bill = { shop: string | null };

/** Of the bills, oldest first, those that no later one of the same shop takes the place of. One that names no shop is of whichever. */
export function standingBills<One extends Bill>(bills: readonly One[]): One[] {
  return bills.filter(({ shop }, at) => !bills.slice(at + 1).some((later) => isOneShop(shop, later.shop)));
}

function isOneShop(shop: string | null, other: string | null) {
  return shop === null || other === null || isSameShop(shop, other);
}
