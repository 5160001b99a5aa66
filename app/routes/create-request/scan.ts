import { data } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { type ScannedVehicle, scanVehicle } from "#app/quotes/vehicle-scan.server.ts";
import { listByPlate, type PlatedVehicle } from "#app/shop/vehicle-list.server.ts";
import type { Route } from "./+types/scan";

/** `known`: the cars within the viewer's scope that have the plate which was read. */
export type ScanAnswer =
  | { ok: true; vehicle: ScannedVehicle; known?: PlatedVehicle[] }
  | { ok: false; message: string };

/** A photo or PDF of a quote or registration: read for its vehicle alone, and not kept. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  try {
    const viewer = await getViewer(request);
    const file = (await readForm(request)).get("file");
    if (!(file instanceof File) || !(file.size || file.name)) throw new Refusal(400, "Please choose a photo or a PDF.");
    const vehicle = await scanVehicle(viewer, new Uint8Array(await file.arrayBuffer()), request.signal);
    const known = vehicle.plate ? await listByPlate(viewer, vehicle.plate) : null;
    return data<ScanAnswer>({ ok: true, vehicle, ...(known ? { known } : {}) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<ScanAnswer>({ ok: false, message: error.message }, { status: error.status });
  }
}

export { handle as action, handle as loader };
