import { consume } from "#app/access/limits.server.ts";
import { codesCookie } from "#app/access/session.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/db.server.ts";

/** The code that is always valid and opens the sample repair. */
export const DEMO_CODE = "demo";

const DEMO_VEHICLE = { id: "demo", year: 2021, make: "Porsche", model: "911 Carrera", color: "Guards Red" };

type CodeVehicle = { id: string; year: number; make: string; model: string; color: string | null };

export type RepairCodeResult =
  | { valid: true; repairRequest: { id: string; status: string }; vehicle: CodeVehicle }
  | { valid: false; repairRequest: null; vehicle: null };

const live = () => ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] });

/** What a repair access code opens; "demo" opens the sample. Errors: 429 after 30 look-ups a minute from an address. */
export async function findRepairCode(viewer: Pick<Viewer, "ip">, code: string): Promise<RepairCodeResult> {
  if (code === DEMO_CODE) {
    return { valid: true, repairRequest: { id: DEMO_CODE, status: "Pending_Approval" }, vehicle: DEMO_VEHICLE };
  }
  await consume("code_lookup", viewer.ip ?? "unknown");
  const row = isUuid(code)
    ? await db.accessCode.findFirst({
        where: { code: code.toLowerCase(), kind: "repair", ...live() },
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
  if (!row?.repairRequest) return { valid: false, repairRequest: null, vehicle: null };
  const { vehicle, ...repairRequest } = row.repairRequest;
  return { valid: true, repairRequest, vehicle };
}

export type UserCodeResult =
  | { valid: true; user: { id: string; accountId: string; firstName: string; lastName: string } }
  | { valid: false; user: null };

/** Whom a user access code stands for; an inactive user has none. Errors: 429 as above. */
export async function findUserCode(viewer: Pick<Viewer, "ip">, code: string): Promise<UserCodeResult> {
  await consume("code_lookup", viewer.ip ?? "unknown");
  const row = isUuid(code)
    ? await db.accessCode.findFirst({
        where: {
          code: code.toLowerCase(),
          kind: "user",
          ...live(),
          user: { status: "Active", deletedAt: null, account: { status: "Active" } },
        },
        select: { user: { select: { id: true, accountId: true, firstName: true, lastName: true } } },
      })
    : null;
  return row?.user ? { valid: true, user: row.user } : { valid: false, user: null };
}

/**
 * The Set-Cookie value that keeps the valid codes a visitor came with, so that later pages need not carry them; null when
 * there is nothing new to keep. Called by the four public routes.
 */
export async function keepCodes(viewer: Viewer, cookieHeader: string | null): Promise<string | null> {
  const accessCode = viewer.repairCode?.code ?? null;
  const userAccessCode = viewer.codeUser?.code ?? null;
  if (!accessCode && !userAccessCode) return null;
  const kept = (await codesCookie.parse(cookieHeader)) as { accessCode?: string; userAccessCode?: string } | null;
  if ((kept?.accessCode ?? null) === accessCode && (kept?.userAccessCode ?? null) === userAccessCode) return null;
  return codesCookie.serialize({ accessCode, userAccessCode });
}

/** Keeps the access code of a request that was just created. Returns the Set-Cookie value. */
export async function keepAccessCode(accessCode: string, viewer: Viewer): Promise<string> {
  return codesCookie.serialize({ accessCode, userAccessCode: viewer.codeUser?.code ?? null });
}
