import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { assignIn } from "#app/desk/calendar/assign.server.ts";
import { dropDraft, listDrafts } from "#app/desk/draft.server.ts";
import { findOrAddCar, isSameCar, meantCar } from "#app/desk/intake/car.server.ts";
import { type Intake, IntakeDraft } from "#app/desk/intake.ts";
import { completeCar, noteKeptPlate, takeInAgain } from "#app/desk/intake-again.server.ts";
import { findOrMakeCustomer, noteNumber } from "#app/desk/person/who-calls.server.ts";
import { sendFirstLink } from "#app/desk/send-link.server.ts";
import { SMS_CONSENT_TOLD } from "#app/messages/consent-texts.ts";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { CUSTOMER_TAKEN, orTaken } from "#app/people/taken.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { maskPhone } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import type { Incoming } from "#app/quotes/join.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import { discardDocument, storeDocument } from "#app/quotes/store.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { keyOf, lineIdOf } from "#app/repair/lines/add-many.server.ts";
import { createShopRequestIn } from "#app/repair/requests/create.server.ts";
import { lockRequest } from "#app/repair/requests/lock.server.ts";
import { hasMadeCar } from "#app/repair/requests/made-car.server.ts";

type TakenIn = {
  id: string;
  /** To whom the link went; null where it was not to be sent. */
  sent: { to: string; where: string } | null;
  /** Why the link did not go out: the request stands all the same. */
  notSent: string | null;
  /** What was typed and not taken, for the car has another. */
  kept: string | null;
  /** Whether this form had made it before. */
  again: boolean;
};

/**
 * Takes in a caller: finds the customer by the phone or makes one, finds or adds the car under that customer, and makes the request
 * with its lines, or with the quote, which a job reads. One transaction; the same token makes one request: sent again, what was
 * corrected is put right there. The link goes out after it, once. Errors: 401, 403 for drivers and
 * technicians; 400 and 409 at their fields; as storeDocument and takeInAgain.
 */
export async function takeIn(
  viewer: Viewer,
  sent: Intake,
  { origin, quote }: { origin: string; quote?: Incoming | readonly Incoming[] | null },
): Promise<TakenIn> {
  const input = await meantCar(viewer, sent);
  const vin = input.car ? provenVin(input.car) : null;
  const lines = input.lineItems.map((line) => ({ ...line, unitPrice: toCents(line.unitPrice.toFixed(2)) }));
  const before = await findMade(viewer, input.token);
  if (before) {
    if (before.phone !== input.phone && before.requesterId !== input.same)
      throw new Refusal(409, MADE_FOR_ANOTHER, { field: "phone" });
    const again = quote ? await storeDocument(viewer, quote) : null;
    const car = isSameCar(before.vehicle, input, hasMadeCar(before.made)) ? null : findOrAddCar;
    const { isUsed, kept } = await takeInAgain(viewer, input, { lines, file: again, car, vin });
    if (again && !isUsed) await discardDocument(again);
    await db.$transaction(async (tx) => {
      if (input.texts && before.phone === input.phone) await noteConsent(tx, viewer, input);
      await book(tx, viewer, input);
    });
    return { ...(await sendOnce(viewer, input, origin)), kept, again: true };
  }
  const file = quote ? await storeDocument(viewer, quote) : null;
  let kept: string | null = null;
  const stands = await orTaken(
    db.$transaction(
      async (tx) => {
        const customer = await findOrMakeCustomer(tx, viewer, input);
        const vehicle = await findOrAddCar(tx, viewer, customer.accountId, input);
        const completed = await completeCar(tx, vehicle.id, { plate: input.plate, vin });
        const made = [...(customer.made ? ["customer"] : []), ...(vehicle.made ? [completed] : [])];
        await createShopRequestIn(tx, viewer, {
          id: input.token,
          vehicleId: vehicle.id,
          takenOn: customer.accountId,
          requesterId: customer.id,
          made,
          status: input.lineItems.length > 0 ? "Pending_Approval" : "Pending_Review",
          contactPreference: customer.contactPreference,
          ...(input.complaint ? { initiatedBy: input.complaint } : {}),
          lineItems: lines.map(({ key: _, ...line }, index) => ({
            ...line,
            id: lineIdOf(input.token, input.token, keyOf(lines, index)),
          })),
        });
        kept = await noteKeptPlate(tx, viewer, { id: input.token, vehicleId: vehicle.id, plate: input.plate });
        await noteNumber(tx, viewer, input);
        // Of a number that is not on them nothing is agreed.
        if (input.texts && customer.own) await noteConsent(tx, viewer, input);
        await book(tx, viewer, input);
        if (file) await attachDocumentIn(tx, viewer, { repairRequestId: input.token, file });
        await dropDraft(viewer, "intake", input.token, tx);
      },
      { timeout: 15_000, maxWait: 15_000 },
    ),
    CUSTOMER_TAKEN,
    { viewer, email: input.email },
  ).then(
    () => false,
    (error) => madeMeanwhile(viewer, input, error),
  );
  if (stands && file) await discardDocument(file);
  if (stands) return takeIn(viewer, input, { origin, quote: quote ?? null });
  return { ...(await sendOnce(viewer, input, origin)), kept, again: false };
}

/** The appointment that was typed, as Assign writes it; what was left blank stays as it is. They are on the phone, and hear of it there. */
async function book(tx: Transaction, viewer: Viewer, { token, at, technicianId, bay, anyway }: Intake): Promise<void> {
  if (!at && !technicianId && !bay) return;
  const request = await lockRequest(tx, viewer, token);
  const { advisorId, repairProviderId, scheduledMinutes, scheduledServiceDate: before } = request;
  const scheduledServiceDate = at ?? (before ? wallTimeOf(before) : undefined);
  await assignIn(
    tx,
    viewer,
    request,
    {
      ...{ advisorId: advisorId ?? undefined, repairProviderId: repairProviderId ?? undefined },
      technicianId: technicianId ?? request.technicianId ?? undefined,
      bay: bay ?? request.bay ?? undefined,
      ...{ scheduledServiceDate, scheduledMinutes: scheduledMinutes ?? undefined, anyway, tell: false },
    },
    "at",
  );
}

/** What the customer said of texts, with who heard it and when: in the consents of the phone, and in the record of the repair. */
async function noteConsent(tx: Transaction, viewer: Viewer, { token, phone }: Intake): Promise<void> {
  const source = `/dashboard/new, told to ${viewer.name}`;
  const said = { phone, kind: "sms", action: "opt_in", textShown: SMS_CONSENT_TOLD, source } as const;
  if ((await tx.smsConsent.count({ where: { ...said, createdAt: { gt: daysBefore(1) } } })) > 0) return;
  await recordConsent(tx, { ...said, ip: viewer.ip, userAgent: viewer.userAgent });
  const summary = `Agreed to texts at ${maskPhone(phone)}, as told to ${viewer.name}`;
  await appendHistory(tx, viewer, { repairRequestId: token, kind: "details_changed", summary });
}

/** The same form, pressed twice at once, has made it. Errors: the one that came, where it has not. */
async function madeMeanwhile(viewer: Viewer, { token }: Intake, error: unknown): Promise<boolean> {
  if (!(await findMade(viewer, token))) throw error;
  return true;
}

/** The link, unless this form has sent it before. */
async function sendOnce(viewer: Viewer, { token: id, intent }: Intake, origin: string) {
  if (intent !== "send") return { id, sent: null, notSent: null };
  try {
    return { id, sent: await sendFirstLink(viewer, id, { origin }), notSent: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, sent: null, notSent: error.message };
  }
}

const MADE_FOR_ANOTHER =
  "This form has made a repair request for another customer already. Press Start over to take in the next caller.";

/** The request that this form has made before, when it is sent twice. */
async function findMade(viewer: Viewer, token: string) {
  const row = await db.repairRequest.findFirst({
    where: { AND: [{ id: token }, requestScope(viewer)] },
    select: {
      id: true,
      made: true,
      requesterId: true,
      requester: { select: { phone: true } },
      vehicle: { select: { id: true, year: true, make: true, model: true, vin: true, plate: true } },
    },
  });
  return row && { ...row, phone: row.requester?.phone ?? null };
}

/** What this person began in New and has not saved, the newest first. A draft that arrived after its form was saved is none. */
export async function findIntakeDrafts(viewer: Viewer): Promise<IntakeDraft[]> {
  const drafts = (await listDrafts(viewer, "intake")).map(({ data }) => IntakeDraft.parse(data));
  if (drafts.length === 0) return [];
  const rows = await db.repairRequest.findMany({
    where: { AND: [{ id: { in: drafts.map(({ token }) => token) } }, requestScope(viewer)] },
    select: { id: true },
  });
  for (const { id } of rows) await dropDraft(viewer, "intake", id);
  return drafts.filter(({ token }) => rows.every(({ id }) => id !== token));
}
