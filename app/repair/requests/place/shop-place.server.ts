import type { Viewer } from "#app/access/viewer.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { placeName } from "#app/prices/place/place-name.ts";
import type { ShopPlace } from "#app/quote-reader/paper/shop-place.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { pricesAreCompared } from "#app/repair/lines/reading.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { ShopPlaceKept } from "#app/repair/requests/place/shop-place.ts";

export const PLACE_CLOSED = "You have decided on every line of this quote. Its prices are not compared any more.";

/**
 * Where the shop is, in the customer's word: from then on prices are compared by it. The same twice is said once. Errors: 404 outside
 * the scope, 409 once every line is decided.
 */
export async function sayShopPlace(viewer: Viewer, repairRequestId: string, place: ShopPlace): Promise<void> {
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (!pricesAreCompared(request)) throw new Refusal(409, PLACE_CLOSED);
    const row = await tx.repairRequest.findUniqueOrThrow({ where: { id: request.id }, select: { shopPlace: true } });
    const was = ShopPlaceKept.nullable().parse(row.shopPlace);
    if (was && was.city === place.city && was.state === place.state && was.zip === place.zip) return;
    await tx.repairRequest.update({ where: { id: request.id }, data: { shopPlace: place, version: { increment: 1 } } });
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "details_changed",
      summary: `The shop is in ${[placeName(place), place.zip].filter(Boolean).join(" ")}: prices are compared by it`,
      details: { shopPlace: place, before: was },
    });
  });
}
