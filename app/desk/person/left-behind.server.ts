import { DELETED_NAME } from "#app/access/forgotten.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { findUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney, fullName, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

const NAMED = 5;

/** What of a customer is open, owed or invoiced, each in a sentence: once they are deleted there is nobody to tell or to collect from. Errors: 401, 404. */
export async function listLeftBehind(viewer: Viewer, userId: string): Promise<string[]> {
  requireSignedIn(viewer);
  const { id, role } = await findUser(viewer, userId);
  if (role !== "driver") return [];
  const [repairs, bills, settled] = await Promise.all([
    db.repairRequest.findMany({
      where: { requesterId: id, closedAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { status: true, vehicle: { select: { make: true, model: true, year: true } } },
    }),
    db.invoice.findMany({
      where: { liveRequestId: { not: null }, outstandingBalance: { gt: 0 }, repairRequest: { requesterId: id } },
      orderBy: { issuedAt: "asc" },
      select: { number: true, outstandingBalance: true },
    }),
    db.invoice.findMany({
      where: { status: { not: "Void" }, repairRequest: { requesterId: id } },
      orderBy: { issuedAt: "asc" },
      select: { number: true, totalAmount: true },
    }),
  ]);
  const open = repairs.map(({ status, vehicle }) => `${vehicleTitle(vehicle)} is open: ${statusLabel(status)}.`);
  const owed = bills.map(
    ({ number, outstandingBalance }) => `${formatMoney(toCents(outstandingBalance))} is owed on ${number}.`,
  );
  const nameless = settled.map(
    ({ number, totalAmount }) =>
      `${number} of ${formatMoney(toCents(totalAmount))} stays without the name: it and its PDF say “${fullName(DELETED_NAME)}”.`,
  );
  return [...some(owed, "bills"), ...some(open, "repairs"), ...some(nameless, "invoices")];
}

function some(sentences: string[], what: string): string[] {
  const more = sentences.length - NAMED;
  return more > 0 ? [...sentences.slice(0, NAMED), `And ${more} more ${what}.`] : sentences;
}
