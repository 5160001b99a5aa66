import { liveCodes } from "#app/access/codes.server.ts";
import { STOPPED } from "#app/desk/write-customer.ts";
import { requireBudget } from "#app/messages/budget.server.ts";
import { linkLeaves } from "#app/messages/customers/link-due.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { troubledAmong } from "#app/messages/email/trouble.server.ts";
import { whyUnreachable } from "#app/messages/gate.server.ts";
import { UNREACHABLE } from "#app/messages/reach.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

export type Receiver = { id: string; firstName: string } & (
  | { way: "text"; phone: string }
  | { way: "email"; address: string }
);

/**
 * Whom the customer's link goes to, and how: by the way that is asked for, else by their own choice, or by the way that is there.
 * Errors: 409 where there is none; 503 the day's budget of texts.
 */
export async function findReceiver(
  tx: Transaction,
  { id, requesterId, accountId }: LockedRequest,
  asked: { way?: "text" | "email"; to?: string | undefined } = {},
): Promise<Receiver> {
  const people = await tx.user.findMany({
    where: { accountId, role: "driver", status: "Active", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: {
      id: true,
      firstName: true,
      phone: true,
      email: true,
      contactPreference: true,
      ownRequests: { where: { id }, select: { contactPreference: true } },
    },
  });
  const able = people.filter(({ phone, email }) => phone || email);
  const chosen = able.find((person) => person.id === (asked.to ?? requesterId)) ?? able[0];
  if (!chosen) {
    throw new Refusal(
      409,
      "No phone number and no e-mail of this customer is known. Copy the link and send it another way.",
    );
  }
  const { phone, email } = chosen;
  const person = { id: chosen.id, firstName: chosen.firstName };
  const reached = email !== null && !(await troubledAmong(tx, [email])).has(email);
  const prefers = asked.way ?? chosen.ownRequests[0]?.contactPreference ?? chosen.contactPreference;
  if (asked.way === "email" && !(email && reached)) throw new Refusal(409, "E-mail does not reach this customer.");
  if (asked.way === "text" && !phone) throw new Refusal(409, "No phone number of this customer is known.");
  const stopped = phone !== null && (await mustBeSilent(phone, tx));
  const mailed = prefers === "email" || !phone || (stopped && asked.way !== "text");
  if (email && reached && mailed) return { ...person, way: "email", address: email };
  if (!phone) throw new Refusal(409, "E-mail does not reach this customer. Copy the link and send it another way.");
  if (stopped) throw new Refusal(409, STOPPED, { title: "Opted out" });
  await requireReachable(tx, phone);
  return { ...person, way: "text", phone };
}

export function whereOf(receiver: Receiver): string {
  return receiver.way === "email" ? `by e-mail at ${receiver.address}` : `by text at ${formatPhone(receiver.phone)}`;
}

async function requireReachable(tx: Transaction, phone: string): Promise<void> {
  const why = await whyUnreachable("text", phone, tx);
  if (why) throw new Refusal(409, `This customer's phone cannot get texts. ${UNREACHABLE[why]}`, { title: "Not sent" });
  await requireBudget("text", tx);
}

/** The code that opens the request now, for what leaves with it; a new one where none does. */
export async function liveCode(tx: Transaction, repairRequestId: string): Promise<string> {
  await linkLeaves(tx, repairRequestId);
  const live = await tx.accessCode.findFirst({
    where: { AND: [{ kind: "repair", repairRequestId }, liveCodes()] },
    orderBy: { createdAt: "desc" },
    select: { code: true },
  });
  if (live) return live.code;
  const { code } = await tx.accessCode.create({ data: { kind: "repair", repairRequestId }, select: { code: true } });
  return code;
}
