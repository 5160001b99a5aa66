import { liveCodes } from "#app/access/codes.server.ts";
import { messagesOfRepair, requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { besideFields, besideOf, carFields } from "#app/desk/beside.server.ts";
import { noteFields } from "#app/desk/notes.server.ts";
import { stepOf, turnOf } from "#app/desk/now/turn.ts";
import { toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { attachmentFields } from "#app/messages/attachments/expect.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { callBackFields } from "#app/repair/call-back.server.ts";
import { toHistory } from "#app/repair/history.server.ts";
import { recordFields, statusViewFields, toView } from "#app/repair/requests/find.server.ts";
import {
  emailFields,
  messageFields,
  textFields,
  toMessages,
  toSentEmails,
  toStatusTexts,
} from "#app/repair/requests/messages.server.ts";
import { readTaxRates } from "#app/repair/requests/paper-sums.server.ts";
import { awayOf, offFields } from "#app/repair/work/away.server.ts";
import { noSuchRepair } from "#app/repair/work/handed-on.server.ts";

/** What stands on the page of a repair beside the request itself. Each part says what it shows and to whom. */
function pageFields(viewer: Viewer) {
  return {
    ...statusViewFields,
    vehicle: { select: { ...statusViewFields.vehicle.select, ...carFields } },
    technician: { select: { id: true, user: { select: { firstName: true, lastName: true, ...offFields() } } } },
    linkDue: true,
    unbilled: true,
    withdrawnAt: true,
    billAboveAt: true,
    account: besideFields(viewer),
    history: recordFields,
    communications: messageFields(viewer),
    attachments: {
      where: { state: "kept", communication: messagesOfRepair(viewer) },
      orderBy: [{ createdAt: "asc" }, { position: "asc" }],
      select: attachmentFields,
    },
    messages: textFields(viewer),
    emails: emailFields(viewer),
    callRequests: callBackFields,
    notes: noteFields(viewer),
    // The customer's link carries it.
    accessCodes: {
      where: { AND: [{ kind: "repair" }, liveCodes()] },
      orderBy: { createdAt: "desc" },
      take: 1,
      select: { code: true },
    },
  } satisfies Prisma.RepairRequestSelect;
}

/**
 * A repair with all that its page shows, in one statement: each statement costs the page as much as what it brings. `code` opens the
 * request: it is for who may send it. Errors: 404 when the id is malformed or the request is outside the viewer's scope.
 */
export async function findRepairPage(viewer: Viewer, id: string) {
  if (!isUuid(id)) throw notFound("This repair request");
  const [found, rates] = await Promise.all([
    db.repairRequest.findFirst({
      where: { AND: [{ id }, requestScope(viewer)] },
      relationLoadStrategy: "join",
      select: pageFields(viewer),
    }),
    readTaxRates(),
  ]);
  if (!found) throw await noSuchRepair(viewer, id);
  const { history, communications, attachments, messages, emails, callRequests, notes, accessCodes, ...rest } = found;
  const { account, linkDue, unbilled, withdrawnAt, billAboveAt, ...row } = rest;
  const { plate, warrantyStatus, recommendations, updatedAt, ...vehicle } = row.vehicle;
  const [facts, today] = [{ ...row, linkDue, unbilled }, dayOf()];
  return {
    request: toView({ ...row, vehicle, callRequests }, rates),
    history: await toHistory(history),
    files: attachments.map(toAttachmentView),
    messages: toMessages(viewer, communications, messages, emails),
    texts: toStatusTexts(viewer, messages),
    emails: toSentEmails(viewer, emails),
    callBacks: callRequests,
    notes,
    turn: turnOf(facts, today).words,
    step: stepOf(facts, today),
    withdrawnAt,
    billAboveAt,
    code: accessCodes[0]?.code ?? null,
    away: awayOf(row),
    beside: besideOf(account, row.id, vehicle),
    car: { plate, warrantyStatus, recommendations },
    carVersion: updatedAt,
  };
}
