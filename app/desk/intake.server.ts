import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { dropDraft, findDraft } from "#app/desk/draft.server.ts";
import { CAR_REQUIRED, type Intake, IntakeDraft, NAME_REQUIRED } from "#app/desk/intake.ts";
import { sendLink } from "#app/desk/send-link.server.ts";
import { makeCustomerIn, takeOnCustomerIn } from "#app/people/customer.server.ts";
import { CUSTOMER_TAKEN, orTaken } from "#app/people/taken.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { makeAndYearOfVin, vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import { type Incoming, storeDocument } from "#app/quotes/store.server.ts";
import { createShopRequestIn } from "#app/repair/requests/create.server.ts";
import { readCarWords } from "#app/shop/car-words.ts";
import { findOrAddVehicle } from "#app/shop/vehicle.server.ts";

type TakenIn = {
  id: string;
  /** To whom the link went; null where it was not to be sent. */
  sent: { to: string; where: string } | null;
  /** Why the link did not go out: the request stands all the same. */
  notSent: string | null;
};

/**
 * Takes in a caller: finds the customer by the phone or makes one, finds or adds the car under that customer, and makes the request
 * with its lines, or with the quote, which a job reads. One transaction; the same token makes one request. The link goes out after
 * it. Errors: 401, 403 for drivers and technicians; 400 and 409 at their fields; as storeDocument.
 */
export async function takeIn(
  viewer: Viewer,
  input: Intake,
  { origin, quote }: { origin: string; quote?: Incoming | null },
): Promise<TakenIn> {
  const before = await findMade(viewer, input.token);
  if (before) return { id: before, sent: null, notSent: null };
  const file = quote ? await storeDocument(viewer, quote) : null;
  await orTaken(
    db.$transaction(
      async (tx) => {
        const customer = await findOrMakeCustomer(tx, viewer, input);
        const vehicle = await findOrAddCar(tx, customer.accountId, input);
        await createShopRequestIn(tx, viewer, {
          id: input.token,
          vehicleId: vehicle.id,
          requesterId: customer.id,
          status: input.lineItems.length > 0 ? "Pending_Approval" : "Pending_Review",
          contactPreference: customer.contactPreference,
          ...(input.complaint ? { initiatedBy: input.complaint } : {}),
          lineItems: input.lineItems.map((line) => ({ ...line, unitPrice: toCents(line.unitPrice.toFixed(2)) })),
        });
        if (file) await attachDocumentIn(tx, viewer, { repairRequestId: input.token, file });
        await dropDraft(viewer, "intake", tx);
      },
      { timeout: 15_000, maxWait: 15_000 },
    ),
    CUSTOMER_TAKEN,
  );
  if (input.intent !== "send") return { id: input.token, sent: null, notSent: null };
  try {
    return { id: input.token, sent: await sendLink(viewer, input.token, { origin }), notSent: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id: input.token, sent: null, notSent: error.message };
  }
}

/** The request that this form has made before, when it is sent twice. */
async function findMade(viewer: Viewer, token: string): Promise<string | null> {
  const row = await db.repairRequest.findFirst({
    where: { AND: [{ id: token }, requestScope(viewer)] },
    select: { id: true },
  });
  return row?.id ?? null;
}

async function findOrMakeCustomer(tx: Transaction, viewer: Viewer, { phone, name, email }: Intake) {
  const known = await tx.user.findFirst({ where: { phone, role: "driver", deletedAt: null }, select: { id: true } });
  if (known) return takeOnCustomerIn(tx, viewer, { id: known.id, phone });
  if (!name) throw new Refusal(400, NAME_REQUIRED, { field: "name" });
  return makeCustomerIn(tx, viewer, { phone, name, email, contactPreference: "text" });
}

async function findOrAddCar(tx: Transaction, accountId: string, { vehicleId, car }: Intake): Promise<{ id: string }> {
  if (!car) {
    if (!vehicleId) throw new Refusal(400, CAR_REQUIRED, { field: "car" });
    return findOrAddVehicle(tx, accountId, { vehicleId });
  }
  const vin = provenVin(car);
  const described = vin ? carOfVin(vin) : readCarWords(car);
  if (!described) throw new Refusal(400, vin ? VIN_UNKNOWN : CAR_REQUIRED, { field: "car" });
  const same = vin ? await tx.vehicle.findFirst({ where: { accountId, vin }, select: { id: true } }) : null;
  if (same) return same;
  if (!vin) return findOrAddVehicle(tx, accountId, described);
  return tx.vehicle.create({ data: { ...described, accountId, vin }, select: { id: true } });
}

const VIN_UNKNOWN = "We do not know the model of this VIN. Please enter year, make and model, such as 2019 Honda Civic";

/** Year, make and model from a VIN; null where its maker did not file the model. */
export function carOfVin(vin: string): { year: number; make: string; model: string } | null {
  const { make, year } = makeAndYearOfVin(vin);
  const model = vinFacts(vin)?.model;
  return make && model && year ? { year, make, model } : null;
}

/** What this person began in New and has not saved. A draft that arrived after its form was saved is none. */
export async function findIntakeDraft(viewer: Viewer): Promise<unknown> {
  const draft = await findDraft(viewer, "intake");
  if (!draft) return null;
  const { token } = IntakeDraft.parse(draft.data);
  if (!(await findMade(viewer, token))) return draft.data;
  await dropDraft(viewer, "intake");
  return null;
}
