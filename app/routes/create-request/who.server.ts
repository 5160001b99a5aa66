import { isSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { agreedAmong, silentAmong } from "#app/messages/do-not-contact.server.ts";
import { db } from "#app/platform/db.server.ts";
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
  /** How they want to be reached, by what they chose last. */
  prefers: string | null;
  /** They agreed to texts before: the box beside that way is not asked again. */
  agreed: boolean;
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
    ...(await waysOf(viewer)),
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

async function waysOf({ user, codeUser, repairCode }: Viewer): Promise<Pick<Who, "prefers" | "agreed">> {
  const id = user?.id ?? codeUser?.userId;
  const open = { closedAt: null, ...(id ? { requesterId: id } : { id: repairCode?.repairRequestId ?? "" }) };
  if (!id && !repairCode) return { prefers: null, agreed: false };
  const [last, person] = await Promise.all([
    db.repairRequest.findFirst({
      where: open,
      orderBy: { createdAt: "desc" },
      select: { contactPreference: true },
    }),
    id ? db.user.findUnique({ where: { id }, select: { contactPreference: true, phone: true } }) : null,
  ]);
  const phones = person?.phone ? [person.phone] : [];
  const [agreed, silent] = [await agreedAmong(db, phones), await silentAmong(db, phones)];
  return {
    prefers: last?.contactPreference ?? person?.contactPreference ?? null,
    agreed: phones.some((phone) => agreed.has(phone) && !silent.has(phone)),
  };
}

/** Whoever has no saved vehicles describes a new one. */
export function inNewVehicleMode(form: FormData, who: Who): FormData {
  if (who.vehicles.length === 0) form.set("newVehicle", "on");
  return form;
}
