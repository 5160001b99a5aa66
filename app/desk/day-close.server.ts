import { recordAudit } from "#app/access/audit.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import {
  type CloseDay,
  COUNTED,
  type CountedKind,
  differenceOf,
  kindsSaid,
  type MethodDay,
} from "#app/desk/day-close.ts";
import type { Method } from "#app/payments/ledger.ts";
import { LIVE } from "#app/payments/payment.ts";
import { dayOf, momentOf, startOfDay } from "#app/platform/clock.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatDateTime, formatDay } from "#app/platform/format.ts";
import { fieldIn } from "#app/platform/known.ts";
import { sum, toCents, toDecimal } from "#app/platform/money.ts";
import { AsksFirst, forbidden, Refusal } from "#app/platform/refusal.ts";

/** One of the shop's days ("2026-11-22") in the books: what came in, what went back, by method; and how it was closed, the count that stands first. Errors: 401, 403. */
export async function findDay(viewer: Viewer, day: string) {
  requireAdmin(viewer);
  const [methods, closes, open] = await Promise.all([
    booksOf(db, day),
    db.dayClose.findMany({ where: { day: new Date(day) }, ...NEWEST_FIRST, take: 10 }),
    db.payment.count({ where: { status: { in: LIVE }, createdAt: spanOf(day) } }),
  ]);
  const [standing] = closes;
  return {
    methods,
    net: sum(methods.map((method) => method.net)),
    /** Card payments that were begun that day and have not ended: their word may still come. */
    open,
    closes: closes.map(({ id, note, closedByName, createdAt, books, counted }) => ({
      id,
      note,
      closedByName,
      createdAt,
      kinds: kindsOf(counted, books),
      changed: changedSince(books, methods),
    })),
    /** What is to be confirmed before another count is kept. */
    conflicts: standing ? [replacesSaid(standing)] : [],
  };
}

/**
 * Keeps what was counted beside what the books say at that moment, kind by kind. A day that is closed again keeps both counts, and the
 * newest stands. The same count sent twice is one.
 * Errors: 400 where nothing was counted, or less than nothing, or the day has not come or is before the books; 401, 403; `AsksFirst` where another count stands and was not seen.
 */
export async function closeDay(
  viewer: Viewer,
  { day, note, anyway, ...counts }: CloseDay,
): Promise<{ kinds: CountedKind[] }> {
  requireAdmin(viewer);
  if (day > dayOf()) {
    throw new Refusal(400, `${formatDay(day)} has not come yet: close a day once it has.`);
  }
  const first = await firstDay();
  if (day < first) {
    throw new Refusal(400, `The books begin on ${formatDay(first)}: there is nothing to close before it.`);
  }
  if (COUNTED.every((method) => counts[method] === null)) {
    throw new Refusal(400, "Nothing is counted yet: enter at least one kind of money, 0 where there is none.");
  }
  return db.$transaction(async (tx) => {
    // Two who close one day at once: the second sees the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('day close'), hashtext(${day}))`;
    const methods = await booksOf(tx, day);
    const kinds = methods.map(({ method, net }) => ({ method, counted: counts[method], books: net }));
    refuseBelowNothing(kinds);
    const standing = await tx.dayClose.findFirst({ where: { day: new Date(day) }, ...NEWEST_FIRST });
    if (standing && isSame(standing, { kinds, note, by: viewer.user.id })) return { kinds };
    if (standing && anyway !== replacesSaid(standing)) throw new AsksFirst(ASKS, [replacesSaid(standing)]);
    const difference = sum(kinds.map((kind) => differenceOf(kind) ?? 0));
    await tx.dayClose.create({
      data: {
        day: new Date(day),
        note: note || null,
        closedById: viewer.user.id,
        closedByName: viewer.name,
        books: Object.fromEntries(kinds.map(({ method, books }) => [method, books])),
        counted: Object.fromEntries(
          kinds.flatMap(({ method, counted }) => (counted === null ? [] : [[method, counted]])),
        ),
        difference: toDecimal(difference),
      },
    });
    const again = standing ? `, in place of the count of ${whoAndWhen(standing)}` : "";
    await recordAudit(tx, viewer, {
      kind: "day_closed",
      subject: { type: "database", name: day },
      summary: `${viewer.name} closed ${formatDay(day)}${again}. ${kindsSaid(kinds)}${note ? ` (${note})` : ""}`,
      detail: { kinds, difference, note: note || null, replaces: standing?.id ?? null },
    });
    return { kinds };
  });
}

/** The first of the shop's days in the books; today where there is none. */
export async function firstDay(): Promise<string> {
  const entry = await db.ledgerEntry.findFirst({ orderBy: { occurredAt: "asc" }, select: { occurredAt: true } });
  return dayOf(entry?.occurredAt);
}

/** Money that went back out of the float leaves less than nothing; nobody counts that otherwise. Errors: 400 at the field. */
function refuseBelowNothing(kinds: readonly CountedKind[]) {
  const below = kinds.find(({ counted, books }) => (counted ?? 0) < 0 && books >= 0);
  if (!below) return;
  throw new Refusal(400, "Below 0 only where more went back that day than came in", { field: below.method });
}

const NEWEST_FIRST = { orderBy: { createdAt: "desc" } } satisfies Prisma.DayCloseFindFirstArgs;

const ASKS = "Nothing is kept yet. Tick “Replace that count”, or leave the count as it stands.";

type Standing = { closedByName: string; createdAt: Date };

function whoAndWhen({ closedByName, createdAt }: Standing) {
  return `${closedByName} at ${formatDateTime(createdAt)}`;
}

function replacesSaid(standing: Standing) {
  return `This day is closed: a new count replaces the one of ${whoAndWhen(standing)}. Both stay in the history.`;
}

/** The press of a moment ago once more, and no second count. */
function isSame(
  standing: { closedById: string | null; note: string | null; counted: unknown; books: unknown },
  { kinds, note, by }: { kinds: CountedKind[]; note: string; by: string },
) {
  const stood = kindsOf(standing.counted, standing.books);
  const sameSums = stood.every(
    ({ counted, books }, index) => counted === kinds[index]?.counted && books === kinds[index]?.books,
  );
  return sameSums && standing.closedById === by && (standing.note ?? "") === note;
}

/** A count as it was kept. */
function kindsOf(counted: unknown, books: unknown): CountedKind[] {
  const cents = (kept: unknown, method: Method) => {
    const value = fieldIn(kept, method);
    return typeof value === "number" ? value : null;
  };
  return COUNTED.map((method) => ({ method, counted: cents(counted, method), books: cents(books, method) ?? 0 }));
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
