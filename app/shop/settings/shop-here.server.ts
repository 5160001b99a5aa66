import { placeOf } from "#app/shop/settings/place.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** Who we are to a customer who is written to from the desk: the name, where we are, and where cars stand. */
export async function shopHere() {
  const settings = await readSettings();
  return { company: settings.companyName, place: placeOf(null, settings), bays: settings.bays };
}
