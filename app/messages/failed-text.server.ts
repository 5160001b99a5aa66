import { mustBeSilent, silence } from "#app/messages/do-not-contact.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { tellAdminsOnceIn } from "#app/messages/operators.server.ts";
import { wordsForOperator, wordsForStaff } from "#app/messages/provider-words.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";

/** The provider's number for a phone that replied STOP to it. */
const UNSUBSCRIBED = "21610";

type Failed = {
  id: string;
  phone: string;
  kind: string;
  communicationId: string | null;
  repairRequestId: string | null;
};

/**
 * A text that did not go out or did not arrive is told to whoever wrote it, or to the shop side of its request; the operator is
 * told, once a day, of what only they can mend. The caller has noted the failure, and does so once.
 */
export async function tellOfFailedText(tx: Transaction, text: Failed, error: string): Promise<void> {
  if (error === UNSUBSCRIBED && !(await mustBeSilent(text.phone, tx))) {
    await silence(tx, text.phone, { words: "The provider says that this phone replied STOP.", source: "provider" });
  }
  const message = text.communicationId ? await findMessage(tx, text.communicationId) : null;
  await notify(tx, await concerned(tx, text, message?.senderUserId), {
    kind: "message",
    title: `Text to ${formatPhone(text.phone)} not delivered`,
    body: wordsForStaff(error),
    href: hrefOf(text, message?.receiverUserId),
    ...(text.repairRequestId ? { repairRequestId: text.repairRequestId } : {}),
  });
  const forOperator = wordsForOperator(error);
  if (!forOperator) return;
  const said = { title: `Texts are refused (${error})`, body: forOperator, href: "/dashboard/communications" };
  await tellAdminsOnceIn(tx, `provider:${error}`, said);
}

function findMessage(tx: Transaction, id: string) {
  return tx.communication.findUnique({ where: { id }, select: { senderUserId: true, receiverUserId: true } });
}

async function concerned(tx: Transaction, { repairRequestId }: Failed, senderUserId: string | null | undefined) {
  if (senderUserId) return [senderUserId];
  const request = repairRequestId
    ? await tx.repairRequest.findUnique({
        where: { id: repairRequestId },
        select: { accountId: true, advisorId: true, technician: { select: { userId: true } } },
      })
    : null;
  return shopSideOf(tx, request ?? { advisorId: null });
}

function hrefOf({ repairRequestId }: Failed, receiverUserId: string | null | undefined) {
  if (receiverUserId) return `/dashboard/communications/${receiverUserId}`;
  return repairRequestId ? `/dashboard/repair-requests/${repairRequestId}` : "/dashboard/communications";
}
