import { recordAudit } from "#app/access/audit.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { type CloseDay, COUNTED, differenceSaid, type MethodDay } from "#app/desk/day-close.ts";
import { LIVE } from "#app/payments/payment.ts";
import { momentOf, startOfDay } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { sum, toCents, toDecimal } from "#app/platform/money.ts";
import { forbidden } from "#app/platform/refusal.ts";

/** One of the shop's days ("2026-11-22") in the books: what came in, what went back, by method; and how it was closed. Errors: 401, 403. */
export async function findDay(viewer: Viewer, day: string) {
  requireAdmin(viewer);
  const [methods, closes, open] = await Promise.all([
    booksOf(db, day),
    db.dayClose.findMany({ where: { day: new Date(day) }, orderBy: { createdAt: "desc" }, take: 10 }),
    db.payment.count({ where: { status: { in: LIVE }, createdAt: spanOf(day) } }),
  ]);
  return {
    methods,
    net: sum(methods.map((method) => method.net)),
    /** Card payments that were begun that day and have not ended: their word may still come. */
    open,
    closes: closes.map(({ id, difference, note, closedByName, createdAt, books }) => ({
      id,
      note,
      closedByName,
      createdAt,
      difference: toCents(difference),
      changed: changedSince(books, methods),
    })),
  };
}

/** Keeps what was counted beside what the books say at that moment. Errors: 401, 403. */
export async function closeDay(viewer: Viewer, { day, note, ...counts }: CloseDay): Promise<{ difference: number }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const methods = await booksOf(tx, day);
    const counted = COUNTED.filter((method) => counts[method] !== null);
    const difference = sum(
      counted.map((method) => (counts[method] ?? 0) - (methods.find((one) => one.method === method)?.net ?? 0)),
    );
    await tx.dayClose.create({
      data: {
        day: new Date(day),
        note: note || null,
        closedById: viewer.user.id,
        closedByName: viewer.name,
        books: Object.fromEntries(methods.map(({ method, net }) => [method, net])),
        counted: Object.fromEntries(counted.map((method) => [method, counts[method]])),
        difference: toDecimal(difference),
      },
    });
    await recordAudit(tx, viewer, {
      kind: "day_closed",
      subject: { type: "database", name: day },
      summary: `${viewer.name} closed ${day}: ${difference === 0 ? "the count agrees with the books" : differenceSaid(difference)}`,
      detail: { difference, note: note || null },
    });
    return { difference };
  });
}

/** What the books of a day say by now beside what they said when it was closed, method by method. */
function changedSince(books: unknown, methods: MethodDay[]) {
  return methods.flatMap(({ method, net }) => {
    const booked = fieldIn(books, method);
    return typeof booked === "number" && booked !== net ? [{ method, booked, now: net }] : [];
  });
}

function spanOf(day: string) {
  const from = momentOf(day);
  return { gte: from, lt: startOfDay(from, 1) };
}

async function booksOf(tx: Transaction, day: string): Promise<MethodDay[]> {
  const rows = await tx.ledgerEntry.findMany({
    where: { occurredAt: spanOf(day) },
    select: { method: true, amount: true, kind: true },
  });
  return COUNTED.map((method) => {
    const own = rows.filter((row) => row.method === method).map((row) => ({ ...row, amount: toCents(row.amount) }));
    // What was entered by mistake never came in.
    const cameIn = own.filter(({ kind, amount }) => amount > 0 || kind === "taken_back");
    const received = sum(cameIn.map(({ amount }) => amount));
    const returned = -sum(own.filter((one) => !cameIn.includes(one)).map(({ amount }) => amount));
    return { method, received, returned, net: received - returned, entries: own.length };
  });
}

function requireAdmin(viewer: Viewer): asserts viewer is SignedInViewer {
  requireSignedIn(viewer);
  if (viewer.user.role !== "admin") throw forbidden();
}
