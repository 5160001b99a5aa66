import { type Codes, isCode, liveCodes, openCodes, writeHeldCodes } from "#app/access/codes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { toE164, vehicleTitle } from "#app/platform/format.ts";
import { consume } from "#app/platform/limits.server.ts";

/** The code that is always valid and opens the sample repair. */
export const DEMO_CODE = "demo";

const DEMO_VEHICLE = { id: "demo", year: 2021, make: "Porsche", model: "911 Carrera", color: "Guards Red" };

type CodeVehicle = { id: string; year: number; make: string; model: string; color: string | null };

export type RepairCodeResult =
  | {
      valid: true;
      repairRequest: Prisma.RepairRequestGetPayload<{ select: { id: true; status: true } }>;
      vehicle: CodeVehicle;
    }
  | { valid: false; repairRequest: null; vehicle: null };

/** What a repair access code opens; "demo" opens the sample. Errors: 429 after 30 wrong ones a minute from a network. */
export async function findRepairCode(viewer: Pick<Viewer, "ip">, code: string): Promise<RepairCodeResult> {
  if (code === DEMO_CODE) {
    return { valid: true, repairRequest: { id: DEMO_CODE, status: "Pending_Approval" }, vehicle: DEMO_VEHICLE };
  }
  const row = isCode(code)
    ? await db.accessCode.findFirst({
        where: { AND: [{ code, kind: "repair" }, liveCodes()] },
        select: {
          repairRequest: {
            select: {
              id: true,
              status: true,
              vehicle: { select: { id: true, year: true, make: true, model: true, color: true } },
            },
          },
        },
      })
    : null;
  if (!row?.repairRequest) {
    await consume("code_lookup", viewer.ip ?? "unknown");
    return { valid: false, repairRequest: null, vehicle: null };
  }
  const { vehicle, ...repairRequest } = row.repairRequest;
  return { valid: true, repairRequest, vehicle };
}

export type UserCodeResult =
  | { valid: true; user: { id: string; accountId: string; firstName: string; lastName: string } }
  | { valid: false; user: null };

/** Whom a user access code stands for; an inactive user has none. Errors: 429 as above. */
export async function findUserCode(viewer: Pick<Viewer, "ip">, code: string): Promise<UserCodeResult> {
  const row = isCode(code)
    ? await db.accessCode.findFirst({
        where: { AND: [{ code, kind: "user" }, liveCodes()] },
        select: { user: { select: { id: true, accountId: true, firstName: true, lastName: true } } },
      })
    : null;
  if (row?.user) return { valid: true, user: row.user };
  await consume("code_lookup", viewer.ip ?? "unknown");
  return { valid: false, user: null };
}

/** Keeps the access code of a request that was just created. Returns the Set-Cookie value. */
export function keepAccessCode(accessCode: string, viewer: Viewer): Promise<string> {
  return writeHeldCodes({ accessCode, userAccessCode: viewer.codeUser?.code ?? null });
}

/** Whether a phone belongs to the person whose user access code is open: only then does its code prove that person. */
export async function isPhoneOfCodeUser(viewer: Viewer, phone: string): Promise<boolean> {
  const e164 = toE164(phone);
  if (viewer.user || !viewer.codeUser || !e164) return false;
  const { accountId } = viewer.codeUser;
  const holder = await db.user.findFirst({
    where: { accountId, phone: e164, role: "driver", deletedAt: null },
    select: { id: true },
  });
  return holder !== null;
}

export type LinkOwner = { firstName: string | null; vehicle: string | null };

/**
 * Whose link it is, in no more than a first name and a car: who opens a user's link has to know in whose name they go on. A repair's
 * names its car alone, for its phone's code is asked afterwards. Null when it opens nothing any more.
 */
export async function findLinkOwner(codes: Codes): Promise<LinkOwner | null> {
  const { repair, owner } = await openCodes(codes, null);
  if (owner) {
    const person = await db.user.findUniqueOrThrow({
      where: { id: owner.userId },
      select: {
        firstName: true,
        account: { select: { vehicles: { orderBy: { createdAt: "desc" }, take: 1, select: car } } },
      },
    });
    const [vehicle] = person.account.vehicles;
    return { firstName: person.firstName, vehicle: vehicle ? vehicleTitle(vehicle) : null };
  }
  return repair && findOwnerOfRequest(repair.repairRequestId);
}

/** The same of a request. */
async function findOwnerOfRequest(repairRequestId: string): Promise<LinkOwner | null> {
  const request = await db.repairRequest.findUnique({
    where: { id: repairRequestId },
    select: { vehicle: { select: car } },
  });
  return request && { firstName: null, vehicle: vehicleTitle(request.vehicle) };
}

const car = { make: true, model: true, year: true } as const;
