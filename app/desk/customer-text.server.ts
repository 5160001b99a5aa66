import { liveCodes } from "#app/access/codes.server.ts";
import { requireBudget } from "#app/messages/budget.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { whyUnreachable } from "#app/messages/gate.server.ts";
import { UNREACHABLE } from "#app/messages/reach.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

/** Whom a text about a request goes to: who asked for it, or else a driver of the account with a phone. Errors: 409 without one. */
export async function findReceiver(tx: Transaction, { requesterId, accountId }: LockedRequest) {
  const people = await tx.user.findMany({
    where: { accountId, role: "driver", status: "Active", deletedAt: null, phone: { not: null } },
    orderBy: { createdAt: "asc" },
    select: { id: true, firstName: true, phone: true },
  });
  const chosen = people.find(({ id }) => id === requesterId) ?? people[0];
  if (!chosen?.phone) {
    throw new Refusal(409, "No phone number of this customer is known. Copy the link and send it another way.");
  }
  return { ...chosen, phone: chosen.phone };
}

/** Errors: 409 after STOP and for a phone that texts do not reach; 503 the day's budget. */
export async function requireReachable(tx: Transaction, phone: string): Promise<void> {
  if (await mustBeSilent(phone, tx)) {
    throw new Refusal(409, "This customer replied STOP and receives no text messages.", { title: "Opted out" });
  }
  const why = await whyUnreachable("text", phone, tx);
  if (why) throw new Refusal(409, `This customer's phone cannot get texts. ${UNREACHABLE[why]}`, { title: "Not sent" });
  await requireBudget("text", tx);
}

/** The code that opens the request now; a new one where none does. */
export async function liveCode(tx: Transaction, repairRequestId: string): Promise<string> {
  const live = await tx.accessCode.findFirst({
    where: { AND: [{ kind: "repair", repairRequestId }, liveCodes()] },
    orderBy: { createdAt: "desc" },
    select: { code: true },
  });
  if (live) return live.code;
  const { code } = await tx.accessCode.create({ data: { kind: "repair", repairRequestId }, select: { code: true } });
  return code;
}
