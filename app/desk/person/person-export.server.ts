import { recordAudit } from "#app/access/audit.server.ts";
import { namesOfForgotten } from "#app/access/audit-forgotten.server.ts";
import { readableBy } from "#app/access/keys-in-words.ts";
import { may } from "#app/access/permissions.ts";
import { personFields } from "#app/access/person-fields.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { authorizationTold } from "#app/desk/person/authorization-told.ts";
import { db } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import { whoActed, withoutDeleted } from "#app/repair/history.server.ts";

/**
 * Everything that is kept about one person, as JSON: themselves, their account's cars and repairs with lines, documents and record,
 * invoices and money, messages, consents, calls and sign-ins. No secret of ours is in it. For the person and for admins; that it was
 * made stands in the audit record. Errors: 401; 403; 404.
 */
export async function exportPerson(viewer: Viewer, id: string): Promise<Record<string, unknown>> {
  requireSignedIn(viewer);
  if (viewer.user.id !== id && !may(viewer.user.role, "users.manage")) throw forbidden();
  const person = isUuid(id) ? await findPerson(id) : null;
  if (!person) throw notFound("This person");
  const { accountId, phone, email, ...fields } = person;
  const ofAccount = person.role === "driver" ? await findAccount(accountId) : {};
  const ofPhone = phone ? await findByPhone(phone) : null;
  const [messages, sessions, notices, emails] = await Promise.all([
    db.communication.findMany({
      where: { OR: [{ senderUserId: id }, { receiverUserId: id }] },
      orderBy: { sentAt: "asc" },
      select: { messageBody: true, channel: true, direction: true, sentAt: true, readAt: true },
    }),
    db.session.findMany({
      where: { userId: id },
      select: { knownBy: true, ip: true, userAgent: true, createdAt: true, lastSeenAt: true, endedAt: true },
    }),
    db.notification.findMany({
      where: { userId: id },
      select: { title: true, body: true, createdAt: true, readAt: true },
    }),
    db.outboundEmail.findMany({
      where: { OR: [{ userId: id }, ...(email ? [{ address: email }] : [])] },
      select: { address: true, kind: true, status: true, createdAt: true, sentAt: true },
    }),
  ]);
  await recordAudit(db, viewer, {
    kind: "data_exported",
    subject: { type: "user", id, name: fullName(person) },
    summary: `${viewer.name} exported all that is kept about ${fullName(person) || id}`,
  });
  return {
    madeAt: new Date(),
    person: { ...fields, phone, email },
    ...ofAccount,
    messages: messages.map((one) => ({ ...one, messageBody: readableBy(viewer, one.messageBody) })),
    ...ofPhone,
    ...(ofPhone && { texts: ofPhone.texts.map((one) => ({ ...one, body: readableBy(viewer, one.body) })) }),
    emails,
    sessions,
    notices: notices.map((one) => ({ ...one, body: readableBy(viewer, one.body) })),
  };
}

function findPerson(id: string) {
  return db.user.findFirst({
    where: { id, deletedAt: null },
    select: {
      ...personFields,
      contactPreference: true,
      notifyBySms: true,
      notifyByEmail: true,
      createdAt: true,
    },
  });
}

async function findAccount(accountId: string) {
  const [account, people, vehicles, repairs, cards] = await Promise.all([
    db.account.findUnique({
      where: { id: accountId },
      select: { id: true, name: true, subscriptionTier: true, status: true, createdAt: true },
    }),
    db.user.findMany({ where: { accountId, role: "driver" }, select: { id: true, deletedAt: true } }),
    db.vehicle.findMany({ where: { accountId }, include: { recommendations: true } }),
    db.repairRequest.findMany({
      where: { accountId },
      orderBy: { createdAt: "asc" },
      // Who works on it, and how the desk works with it, is the staff's.
      omit: { advisorId: true, technicianId: true, made: true, linkDue: true, needsAdvisorReason: true },
      include: {
        lineItems: { omit: { sourceBox: true } },
        quoteDocuments: {
          select: { id: true, fileName: true, fileType: true, fileSize: true, uploadedAt: true, reading: true },
        },
        history: {
          orderBy: { id: "asc" },
          select: {
            kind: true,
            summary: true,
            actorName: true,
            actorUserId: true,
            channel: true,
            ip: true,
            createdAt: true,
            data: true,
            knownBy: true,
            userAgent: true,
            repairRequestId: true,
            ...whoActed,
          },
        },
        authorizations: {
          select: { revision: true, sum: true, shown: true, sha256: true, createdAt: true, withdrawnAt: true },
        },
        allInvoices: {
          include: {
            ledger: { omit: { id: true, refundOfId: true } },
            payments: { omit: { clientSecret: true, checkoutUrl: true } },
          },
        },
      },
    }),
    db.paymentMethod.findMany({
      where: { accountId },
      select: { brand: true, last4: true, expMonth: true, expYear: true, createdAt: true, removedAt: true },
    }),
  ]);
  const own = new Set<string | null>([null, ...people.map(({ id }) => id)]);
  const told = Map.groupBy(
    await withoutDeleted(repairs.flatMap(({ history }) => history)),
    ({ repairRequestId }) => repairRequestId,
  );
  const gone = people.flatMap(({ id, deletedAt }) => (deletedAt ? id : []));
  const names = [...(await namesOfForgotten(gone)).values()].flat();
  const withOwnAddresses = repairs.map((repair) => ({
    ...repair,
    authorizations: repair.authorizations.map((one) => ({ ...one, shown: authorizationTold(one.shown, names) })),
    history: (told.get(repair.id) ?? []).map(
      ({ kind, summary, actorName, actorUserId, channel, ip, createdAt, data }) => ({
        ...{ kind, summary, actorName, channel, createdAt, data },
        ip: own.has(actorUserId) ? ip : null,
      }),
    ),
  }));
  return { account, vehicles, repairs: withOwnAddresses, cards };
}

async function findByPhone(phone: string) {
  const [texts, consents, calls] = await Promise.all([
    db.outboundMessage.findMany({
      where: { phone, kind: { not: "code" } },
      select: { body: true, kind: true, status: true, createdAt: true, sentAt: true },
    }),
    db.smsConsent.findMany({
      where: { phone },
      orderBy: { id: "asc" },
      select: { kind: true, action: true, textShown: true, source: true, createdAt: true },
    }),
    db.callRequest.findMany({
      where: { phoneNumber: phone },
      select: { kind: true, status: true, result: true, createdAt: true },
    }),
  ]);
  return { texts, consents, calls };
}
