import { may } from "#app/access/permissions.ts";
import { isSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { readQuote } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { makeAndYearOfVin } from "#app/quote-reader/paper/vin-table.server.ts";
import { countUpload, uploaderKey } from "#app/quotes/store.server.ts";

/** `vin` only where its check digit proves it. */
export type ScannedVehicle = {
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
  /** As it seems to stand on a photograph of the car, without blanks; for the shop side alone. */
  plate?: string;
};

/**
 * Year, make and model from a photo or PDF of a quote or registration; a proven VIN gives what the page does not say.
 * Nothing is kept. Errors: 422 when nothing could be read or no vehicle is named; 429 after too many uploads, 503 when
 * too many documents wait.
 */
export async function scanVehicle(viewer: Viewer, bytes: Uint8Array, signal?: AbortSignal): Promise<ScannedVehicle> {
  const forShop = isSignedIn(viewer) && may(viewer.user.role, "customers.keep");
  await countUpload(viewer);
  const outcome = await readQuote(bytes, { owner: uploaderKey(viewer), urgent: true, ...(signal ? { signal } : {}) });
  if (!outcome.ok) throw new Refusal(422, outcome.reason);
  const { vehicle, plate } = outcome.reading;
  const byVin = vehicle.vin ? makeAndYearOfVin(vehicle.vin) : null;
  const found = {
    year: vehicle.year ?? byVin?.year ?? null,
    make: vehicle.make ?? byVin?.make ?? null,
    model: vehicle.model,
    vin: vehicle.vin,
    ...(plate && forShop ? { plate } : {}),
  };
  if (found.year || found.make || found.model || found.vin || found.plate) return found;
  if (forShop) throw new Refusal(422, "We could not read a VIN or a license plate here; type it.");
  throw new Refusal(422, "No vehicle could be read from this file. Please fill in the fields yourself.");
}
