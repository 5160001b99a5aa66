import { daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

/** As long as the cookie that names the browser. */
const KEPT_DAYS = 90;

function oldest() {
  return daysBefore(KEPT_DAYS);
}

/** This browser entered the code that was sent to this phone: links to that phone's repairs open here without another. */
export async function rememberPhoneProof(tx: Transaction, visitorId: string, phone: string): Promise<void> {
  const key = { visitorId, phone };
  await tx.phoneProof.upsert({
    where: { visitorId_phone: key },
    create: key,
    update: { provenAt: new Date() },
  });
}

export async function hasPhoneProof(visitorId: string, phone: string): Promise<boolean> {
  const proof = await db.phoneProof.findUnique({
    where: { visitorId_phone: { visitorId, phone } },
    select: { provenAt: true },
  });
  return proof !== null && proof.provenAt > oldest();
}

/** Signing out: the next person at this browser is asked again. */
export async function forgetPhoneProofs(visitorId: string): Promise<void> {
  await db.phoneProof.deleteMany({ where: { visitorId } });
}

export async function dropOldPhoneProofs(): Promise<void> {
  await db.phoneProof.deleteMany({ where: { provenAt: { lt: oldest() } } });
}
