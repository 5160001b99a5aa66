import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { cloneDatabase } from "../support/database.ts";
import { underEnvironment } from "../support/environment.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let restore: () => void;

// Set before anything reads it: the demo shop has a database of its own.
beforeAll(async () => {
  database = await cloneDatabase();
  restore = underEnvironment({ DATABASE_URL: database.url });
  const { loadDemoWorld } = await import("#prisma/seed.ts");
  await loadDemoWorld({ onlyIfEmpty: true });
}, 60_000);

afterAll(async () => {
  const { db } = await import("#app/platform/db.server.ts");
  await db.$disconnect();
  await database.close();
  restore();
});

test("an invoice of the demo that is voided leaves the work done: Now and the page say to make the invoice, not to begin", async () => {
  const [{ db }, { listWaiting }, { voidInvoice }, { viewerOf }] = await Promise.all([
    import("#app/platform/db.server.ts"),
    import("#app/desk/now.server.ts"),
    import("#app/payments/void.server.ts"),
    import("../support/world.ts"),
  ]);
  const invoice = await db.invoice.findFirstOrThrow({
    where: { number: "INV-1002" },
    include: { repairRequest: { include: { advisor: { include: { technician: true } } } } },
  });
  const { id, advisor } = invoice.repairRequest;
  if (!advisor) throw new Error("The demo's repair has an advisor.");
  const viewer = viewerOf(advisor) as SignedInViewer;
  const kinds = async () =>
    (await listWaiting(viewer)).rows.flatMap(({ kind, requestId }) => (requestId === id ? kind : []));
  expect(await kinds()).toEqual(["unpaid"]);
  await voidInvoice(viewer, invoice.id, { reason: "Wrong customer" });
  expect(await kinds()).toEqual(["invoice_due"]);
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "In Progress" });
});

test("an invoice of the demo is due thirty days after the day that stands as its date, as every other", async () => {
  const [{ db }, { dayOf, startOfDay }] = await Promise.all([
    import("#app/platform/db.server.ts"),
    import("#app/platform/clock.ts"),
  ]);
  const invoices = await db.invoice.findMany({ select: { issuedAt: true, dueAt: true } });
  expect(invoices.length).toBeGreaterThan(1);
  for (const { issuedAt, dueAt } of invoices)
    expect(dueAt?.toISOString()).toBe(`${dayOf(startOfDay(issuedAt, 30))}T00:00:00.000Z`);
});
