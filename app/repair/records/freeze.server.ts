import type { Viewer } from "#app/access/viewer.server.ts";
import { queueRecordCopy } from "#app/messages/customers/tell.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { formatPhone, vehicleTitle } from "#app/platform/format.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { sum, toDecimal } from "#app/platform/money.ts";
import { authorizationOf, authorizedSum, FURTHER_STATEMENT, STATEMENT } from "#app/repair/authorization.ts";
import { priceWord } from "#app/repair/line-item.ts";
import { howKnown, localTime, ShownAuthorization } from "#app/repair/records/shown.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { type CustomerWord, customerSaid } from "#app/repair/words.ts";
import { readSettings } from "#app/shop/settings.server.ts";
import { addressLines, type ShopSettings } from "#app/shop/settings.ts";

/** Who recorded it in whose words, the limit, and what is new where work was authorized before. */
type GoAhead = {
  word?: CustomerWord | undefined;
  notToExceed: number | null;
  further?: { before: number; ids: string[] };
};

/**
 * A go-ahead among what came about: Approve Repair, or lines that were approved while the repair is under way; once for each
 * command, however many lines it has.
 */
export async function freezeGoAhead(
  tx: Transaction,
  viewer: Viewer,
  before: LockedRequest,
  after: LockedRequest,
  events: RepairEvent[],
): Promise<void> {
  const goAhead = events.find((event) => event.type === "repair_approved");
  if (goAhead) return freezeAuthorization(tx, viewer, after, goAhead);
  if (stageOf(before.status) !== "Pending_Repair") return;
  const moves = events.filter((event) => event.type === "lines_moved").filter(({ group }) => group === "approved");
  const ids = moves.flatMap((event) => event.ids);
  if (ids.length === 0) return;
  const further = { before: authorizedSum(before), ids };
  await freezeAuthorization(tx, viewer, after, { word: moves[0]?.word, notToExceed: after.notToExceed, further });
}

/** Writes down, in the transaction of the go-ahead, what was shown; its document is made of that, once, and a copy goes out. */
async function freezeAuthorization(tx: Transaction, viewer: Viewer, request: LockedRequest, event: GoAhead) {
  const { repairRequestId, revision } = {
    repairRequestId: request.id,
    revision: (await tx.authorization.count({ where: { repairRequestId: request.id } })) + 1,
  };
  const shown = await shownOf(tx, viewer, request, event, revision);
  const { id } = await tx.authorization.create({
    data: {
      repairRequestId,
      revision,
      sum: toDecimal(shown.sum),
      shown: ShownAuthorization.parse(shown) as unknown as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
  await enqueue(tx, "freeze-authorization", { authorizationId: id }, { singletonKey: id });
  await queueRecordCopy(tx, {
    repairRequestId: request.id,
    accountId: request.accountId,
    vehicle: vehicleTitle(request.vehicle),
    revision,
    sum: shown.sum,
  });
}

async function shownOf(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { word, notToExceed, further }: GoAhead,
  revision: number,
): Promise<ShownAuthorization> {
  const [settings, facts] = await Promise.all([readSettings(tx), factsOf(tx, request.id)]);
  const lines = request.lineItems.filter(({ group }) => group === "approved");
  const {
    subtotal: work,
    discount,
    tax,
    serviceFee,
    sum: total,
    undecided,
  } = authorizationOf(request.lineItems, request.feePercent, { paper: request.paper, rates: request.taxRates });
  const ofType = (type: string) => sum(lines.filter((line) => line.type === type).map((line) => line.totalPrice));
  return {
    estimate: { ...facts.estimate, revision },
    company: companyOf(settings),
    shop: facts.shop,
    customer: facts.customer,
    designee: request.designee,
    car: facts.car,
    lines: lines.map((line) => ({
      type: line.type,
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      totalPrice: line.totalPrice,
      condition: line.partCondition,
      partNumber: line.partNumber,
      word: priceWord(line),
    })),
    subtotals: {
      parts: ofType("Part"),
      labor: ofType("Labor"),
      services: ofType("Service"),
      fees: ofType("Fee"),
      work,
    },
    further: further
      ? {
          before: further.before,
          lines: lines
            .filter(({ id }) => further.ids.includes(id))
            .map(({ description, totalPrice }) => ({ description, totalPrice })),
        }
      : null,
    discount,
    tax,
    serviceFee,
    sum: total,
    notToExceed,
    notIncluded: [
      ...(undecided > 0 ? [`${undecided} ${undecided === 1 ? "item" : "items"} not decided at that moment`] : []),
      ...(tax === 0 ? ["Sales tax, where the quote prints none"] : []),
    ],
    statement: further ? FURTHER_STATEMENT : STATEMENT,
    by: word?.person ?? viewer.name,
    how: word ? `recorded by ${viewer.name}` : howKnown(viewer.knownBy, viewer.channel),
    when: localTime(word ? new Date(word.at) : new Date(), settings.timeZone),
    said: word ? customerSaid(word) : null,
  };
}

function companyOf(settings: ShopSettings) {
  return {
    name: settings.companyName,
    address: addressLines(settings),
    phone: settings.companyPhone,
    email: settings.companyEmail,
    registration: settings.companyRegistration,
  };
}

/** What a document says of the shop. */
export const shopOnPaper = {
  name: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  phoneNumber: true,
  registrationNumber: true,
} satisfies Prisma.RepairProviderSelect;

async function factsOf(tx: Transaction, repairRequestId: string) {
  const row = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      vehicle: { select: { year: true, make: true, model: true, vin: true, plate: true, mileage: true } },
      requester: { select: { firstName: true, lastName: true, phone: true, email: true } },
      repairProvider: { select: shopOnPaper },
      quoteDocuments: {
        where: { readStatus: "read", role: { in: ["original", "revised"] } },
        orderBy: { uploadedAt: "desc" },
        take: 1,
        select: { reading: true },
      },
    },
  });
  const { vehicle, requester, repairProvider: shop, quoteDocuments } = row;
  const header = (quoteDocuments[0]?.reading as { header?: { documentNumber?: string; date?: string } } | null)?.header;
  return {
    estimate: { number: header?.documentNumber ?? null, date: header?.date ?? null },
    car: { title: vehicleTitle(vehicle), vin: vehicle.vin, plate: vehicle.plate, odometer: vehicle.mileage },
    customer: requester && {
      name: `${requester.firstName} ${requester.lastName}`.trim(),
      phone: requester.phone && formatPhone(requester.phone),
      email: requester.email,
    },
    shop: shop && {
      name: shop.name,
      address: [shop.address, `${shop.city}, ${shop.state} ${shop.zip ?? ""}`.trim()],
      phone: shop.phoneNumber,
      registration: shop.registrationNumber,
    },
  };
}
