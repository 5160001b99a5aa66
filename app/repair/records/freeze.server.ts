import type { Viewer } from "#app/access/viewer.server.ts";
import { queueWithdrawn } from "#app/messages/customers/taken-off.server.ts";
import { queueRecordCopy } from "#app/messages/customers/tell.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { formatPhone, fullName, vehicleTitle } from "#app/platform/format.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { type GoAhead, showAuthorization } from "#app/repair/records/show.ts";
import { howKnown, localTime, ShownAuthorization } from "#app/repair/records/shown.ts";
import { stageOf, withdraws, workHasBegun } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { estimateOfQuotes, shopOfQuotes, shopsSaid, standingFields } from "#app/repair/requests/standing-quotes.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { customerSaid } from "#app/repair/words.ts";
import { addressLines } from "#app/shop/repair-provider.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/**
 * A go-ahead among what came about: Approve Repair, or lines that were approved while the repair is under way, or taken back once their work
 * had begun; once for each command, however many lines it has.
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
  if (events.some((event) => event.type === "status_changed" && event.withdrawn)) return withdrawn(tx, before, events);
  const [moves, gone] = [approvedLater(before, events), takenBack(before, events)];
  if (moves.length === 0 && gone.lines.length === 0) return;
  const was = authorizedSum(before);
  await freezeAuthorization(tx, viewer, after, {
    word: moves[0]?.word ?? gone.word,
    notToExceed: after.notToExceed,
    ...(moves.length > 0 ? { further: { before: was, ids: moves.flatMap(({ ids }) => ids) } } : {}),
    ...(gone.lines.length > 0 ? { takenBack: { before: was, lines: gone.lines } } : {}),
  });
}

/** The records of what was authorized say that it is taken back; the customer reads it unless the shop wrote it down, of which they are told apart. */
async function withdrawn(
  tx: Transaction,
  { id, accountId, vehicle, authorized }: LockedRequest,
  events: RepairEvent[],
) {
  const standing = { repairRequestId: id, withdrawnAt: null };
  const { count } = await tx.authorization.updateMany({ where: standing, data: { withdrawnAt: new Date() } });
  const byShop = events.some((event) => event.type === "lines_moved" && event.word);
  if (count === 0 || byShop || authorized === null || (await goesBackAndForth(tx, id))) return;
  await queueWithdrawn(tx, { repairRequestId: id, accountId, vehicle: vehicleTitle(vehicle), sum: authorized });
}

function approvedLater(before: LockedRequest, events: RepairEvent[]) {
  if (stageOf(before.status) !== "Pending_Repair") return [];
  return events
    .filter((event) => event.type === "lines_moved")
    .filter(({ group, ids }) => group === "approved" && ids.length > 0);
}

/** What was authorized and is taken back after the work on it had begun, whoever writes it down: the record gets a revision of what stands. */
function takenBack({ status, authorized, lineItems }: LockedRequest, events: RepairEvent[]) {
  const begun = authorized !== null && workHasBegun(status, true);
  const moves = begun
    ? events.filter((event) => event.type === "lines_moved").filter(({ group }) => withdraws("approved", group))
    : [];
  const ids = new Set(moves.flatMap((move) => move.ids));
  const lines = lineItems
    .filter(({ id, group }) => ids.has(id) && group === "approved")
    .map(({ description, totalPrice }) => ({ description, totalPrice }));
  return { lines, word: moves[0]?.word };
}

/** Whether an invoice comes of it, or a go-ahead of which a record is made. */
export function nameCar(before: LockedRequest, events: RepairEvent[]): boolean {
  const papers = events.some(({ type }) => type === "invoiced" || type === "repair_approved");
  return papers || approvedLater(before, events).length > 0;
}

/** Writes down, in the transaction of the go-ahead, what was shown; its document is made of that, once, and a copy goes out. */
async function freezeAuthorization(tx: Transaction, viewer: Viewer, request: LockedRequest, event: GoAhead) {
  const { repairRequestId, revision } = {
    repairRequestId: request.id,
    revision: (await tx.authorization.count({ where: { repairRequestId: request.id } })) + 1,
  };
  const shown = await shownOf(tx, viewer, request, event, revision);
  const again = (await goesBackAndForth(tx, repairRequestId)) && (await isAsBefore(tx, repairRequestId, shown));
  const { id } = await tx.authorization.create({
    data: {
      repairRequestId,
      revision,
      sum: toDecimal(shown.sum),
      shown: ShownAuthorization.parse(shown),
    },
    select: { id: true },
  });
  await enqueue(tx, "freeze-authorization", { authorizationId: id }, { singletonKey: id });
  // Who takes something back sees it on their page at once; what the shop notes of it is told by itself.
  if (again || (event.takenBack && !event.further)) return;
  await queueRecordCopy(tx, {
    repairRequestId: request.id,
    accountId: request.accountId,
    vehicle: vehicleTitle(request.vehicle),
    revision,
    sum: shown.sum,
  });
}

/** Minutes, and go-aheads within them, after which another to and fro between the same two says nothing new: it would only fill somebody's phone. */
const [TO_AND_FRO, MOST_TOLD] = [15, 2];

async function goesBackAndForth(tx: Transaction, repairRequestId: string): Promise<boolean> {
  const since = new Date(Date.now() - TO_AND_FRO * 60_000);
  return (await tx.authorization.count({ where: { repairRequestId, createdAt: { gt: since } } })) >= MOST_TOLD;
}

/** Whether it is the go-ahead that was given before this one, with its lines and its limit. */
async function isAsBefore(
  tx: Transaction,
  repairRequestId: string,
  shown: Awaited<ReturnType<typeof shownOf>>,
): Promise<boolean> {
  const last = await tx.authorization.findFirst({
    where: { repairRequestId },
    orderBy: { revision: "desc" },
    select: { shown: true },
  });
  const was = ShownAuthorization.safeParse(last?.shown).data;
  const same = (one: ShownAuthorization) => JSON.stringify([one.sum, one.notToExceed, one.lines, one.notIncluded]);
  return was !== undefined && same(was) === same(ShownAuthorization.parse(shown));
}

async function shownOf(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  goAhead: GoAhead,
  revision: number,
): Promise<ShownAuthorization> {
  const [settings, facts] = await Promise.all([readSettings(tx), factsOf(tx, request.id)]);
  const { word } = goAhead;
  const who = {
    by: word?.person ?? viewer.name,
    how: word ? `recorded by ${viewer.name}` : howKnown(viewer.knownBy, viewer.channel),
    when: localTime(word ? new Date(word.at) : new Date(), settings.timeZone),
    said: word ? customerSaid(word) : null,
  };
  return showAuthorization(request, goAhead, { settings, facts, who, revision });
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

/** What a go-ahead is shown with besides its lines: estimate, car, customer, shop. */
export async function factsOf(tx: Transaction, repairRequestId: string) {
  const row = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      vehicle: { select: { year: true, make: true, model: true, vin: true, plate: true, mileage: true } },
      requester: { select: { firstName: true, lastName: true, phone: true, email: true } },
      repairProvider: { select: shopOnPaper },
      quoteDocuments: { select: standingFields, orderBy: { uploadedAt: "asc" } },
    },
  });
  const { vehicle, requester, repairProvider: shop, quoteDocuments } = row;
  return {
    estimate: estimateOfQuotes(quoteDocuments),
    car: { title: vehicleTitle(vehicle), vin: vehicle.vin, plate: vehicle.plate, odometer: vehicle.mileage },
    customer: requester && {
      name: fullName(requester),
      phone: requester.phone && formatPhone(requester.phone),
      email: requester.email,
    },
    shop: shop
      ? {
          name: shopsSaid({ repairProvider: shop, quoteDocuments }),
          address: addressLines(shop),
          phone: shop.phoneNumber,
          registration: shop.registrationNumber,
        }
      : shopOfPaper(shopOfQuotes(quoteDocuments)),
  };
}

/** Where no shop was chosen, the one whose paper it is: its name is all that is known. */
function shopOfPaper(name: string | null) {
  return name ? { name, address: [], phone: null, registration: null } : null;
}
