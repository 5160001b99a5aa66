import { hasPhoneProof } from "#app/access/phone-proof.server.ts";
import { db } from "#app/platform/db.server.ts";
import { consume, requireLeft } from "#app/platform/limits.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

type Asking = { purpose: string; repairRequestId?: string; ip: string | null; visitorId?: string };

/** What names somebody whom strangers who ask for the phone's codes do not keep out: a browser that proved it, or a link to its repair. */
async function knownAs(phone: string, { visitorId, purpose, repairRequestId }: Asking): Promise<string | null> {
  if (visitorId && (await hasPhoneProof(visitorId, phone))) return `${phone}/${visitorId}`;
  if (purpose !== "repair" || !repairRequestId) return null;
  const own = await db.repairRequest.count({ where: { id: repairRequestId, requester: { phone, deletedAt: null } } });
  return own > 0 ? `${phone}/${repairRequestId}` : null;
}

/** Counts one code: for the phone, or for whom it is known by, and for the network. Errors: 429. */
export async function countAgainstLimits(phone: string, asked: Asking): Promise<void> {
  const [address, known] = [asked.ip ?? "unknown", await knownAs(phone, asked)];
  await requireLeft("code_per_address", address);
  await requireLeft("code_per_address_day", address);
  await consume(known === null ? "code_per_phone_short" : "code_of_known_short", known ?? phone);
  if (known === null || !(await tookOwnShare(known))) {
    await consume("code_per_phone", phone);
    await consume("code_per_phone_day", phone);
  }
  await consume("code_per_address", address);
  await consume("code_per_address_day", address);
}

/** Whether there was one left of a share of one's own; where there is none, what everybody has is left to them too. */
async function tookOwnShare(known: string): Promise<boolean> {
  try {
    await consume("code_of_known", known);
    await consume("code_of_known_day", known);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}
