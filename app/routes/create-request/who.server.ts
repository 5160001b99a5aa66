import { isSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { listVehicles } from "#app/shop/vehicle.server.ts";

export type SavedVehicle = { id: string; year: number; make: string; model: string };

export type Who = {
  /** Signed in, or holding a valid access code of either kind: no contact block. */
  identified: boolean;
  /** Signed in, or holding a user access code: a request needs no phone. */
  mayCreate: boolean;
  vehicles: SavedVehicle[];
  vehiclesFailed: boolean;
};

/** Who fills in a visitor's form, with the vehicles saved for them. */
export async function whoFillsIn(viewer: Viewer): Promise<Who> {
  const accountId = viewer.user?.accountId ?? viewer.codeUser?.accountId;
  const mayCreate = accountId !== undefined;
  const who = {
    identified: mayCreate || Boolean(viewer.repairCode ?? viewer.heldCode),
    mayCreate,
    vehicles: [],
    vehiclesFailed: false,
  };
  if (!accountId) return who;
  try {
    const vehicles = await listVehicles(viewer, { accountId });
    return { ...who, vehicles: vehicles.map(({ id, year, make, model }) => ({ id, year, make, model })) };
  } catch (error) {
    logFailure(error, "saved vehicles", { signedIn: isSignedIn(viewer) });
    return { ...who, vehiclesFailed: true };
  }
}

/** Whoever has no saved vehicles describes a new one. */
export function inNewVehicleMode(form: FormData, who: Who): FormData {
  if (who.vehicles.length === 0) form.set("newVehicle", "on");
  return form;
}
