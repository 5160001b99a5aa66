import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { agreedAmong, silentAmong } from "#app/messages/do-not-contact.server.ts";
import { findCaller } from "#app/people/customer.server.ts";
import { listDue } from "#app/people/customer-list.server.ts";
import { whyNoCustomers } from "#app/people/taken.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { typedPhone } from "#app/platform/format.ts";
import { REQUEST_STATUSES, stageOf, UNDER_WAY_STATUSES } from "#app/repair/repair-request.ts";

const OPEN = 6;

const EXPECTED = REQUEST_STATUSES.filter((status) => stageOf(status) === "Pending_Pickup");

/** The work in hand first, then the cars that are expected, in the order in which they come. */
const BY_URGENCY: Pick<Prisma.RepairRequestFindManyArgs, "where" | "orderBy">[] = [
  { where: { status: { in: UNDER_WAY_STATUSES } }, orderBy: [] },
  { where: { status: { in: EXPECTED } }, orderBy: [{ scheduledServiceDate: { sort: "asc", nulls: "last" } }] },
  { where: { status: { notIn: [...UNDER_WAY_STATUSES, ...EXPECTED] } }, orderBy: [] },
];

/** Of an account's repairs that are not done the first few, and how many more there are. */
async function listOpen(viewer: Viewer, accountId: string) {
  const mine: Prisma.RepairRequestWhereInput = { AND: [{ accountId, closedAt: null }, requestScope(viewer)] };
  const [count, ...groups] = await Promise.all([
    db.repairRequest.count({ where: mine }),
    ...BY_URGENCY.map(({ where = {}, orderBy }) =>
      db.repairRequest.findMany({
        where: { AND: [mine, where] },
        orderBy: [...[orderBy ?? []].flat(), { createdAt: "desc" }, { id: "desc" }],
        take: OPEN,
        relationLoadStrategy: "join",
        select: {
          id: true,
          initiatedBy: true,
          status: true,
          vehicle: { select: { make: true, model: true, year: true } },
        },
      }),
    ),
  ]);
  const open = groups.flat().slice(0, OPEN);
  return { open, more: count - open.length };
}

/**
 * Who calls, with what they said of texts, and of who is within reach the repairs that are not done and what their cars are due for,
 * the put-off work among it. Errors: as findCaller.
 */
export async function findCallerAndWork(viewer: Viewer, phone: string) {
  const caller = await findCaller(viewer, phone);
  if (!caller) return null;
  const { accountId, known } = caller;
  const [stopped, agreed, { open, more }, due] = await Promise.all([
    silentAmong(db, [phone]),
    agreedAmong(db, [phone]),
    known ? listOpen(viewer, accountId) : { open: [], more: 0 },
    known ? listDue(viewer, accountId) : [],
  ]);
  const texts = stopped.has(phone) ? ("stopped" as const) : agreed.has(phone) ? ("agreed" as const) : null;
  return {
    ...caller,
    texts,
    open,
    more,
    due: due.map(({ id, recommendedServiceDescription, vehicle }) => ({ id, recommendedServiceDescription, vehicle })),
  };
}

/** The number that was typed, in E.164, with who calls from it, or why it can be no new customer's. Errors: as findCaller. */
export async function findWhoCalls(viewer: Viewer, typed: string | null) {
  const phone = typedPhone(typed);
  const caller = phone ? await findCallerAndWork(viewer, phone) : null;
  const refusal = phone && !caller ? (await whyNoCustomers(db, [phone])).get(phone) : null;
  return { phone, caller, refused: refusal?.message ?? null };
}
