import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { findUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

const NAMED = 5;

/** What of a customer is open or owed, each in a sentence: once they are deleted there is nobody to tell or to collect from. Errors: 401, 404. */
export async function listLeftBehind(viewer: Viewer, userId: string): Promise<string[]> {
  requireSignedIn(viewer);
  const { id, role } = await findUser(viewer, userId);
  if (role !== "driver") return [];
  const [repairs, bills] = await Promise.all([
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
  ]);
  const open = repairs.map(({ status, vehicle }) => `${vehicleTitle(vehicle)} is open: ${statusLabel(status)}.`);
  const owed = bills.map(
    ({ number, outstandingBalance }) => `${formatMoney(toCents(outstandingBalance))} is owed on ${number}.`,
  );
  return [...some(owed, "bills"), ...some(open, "repairs")];
}

function some(sentences: string[], what: string): string[] {
  const more = sentences.length - NAMED;
  return more > 0 ? [...sentences.slice(0, NAMED), `And ${more} more ${what}.`] : sentences;
}
