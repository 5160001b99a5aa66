import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { correctCar } from "#app/repair/requests/correct-car.server.ts";
import { editCar } from "#app/repair/requests/named-car.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// A car is renamed at the moment in which its invoice is made, or its repair authorized: one of the two comes first.

const WAS = { make: "Honda", model: "Civic", year: 2016, vin: null, plate: null };
const IS = { ...WAS, make: "Acura", model: "Integra" };

async function approved(status: "Pending_Repair" | "Pending_Approval" = "Pending_Repair") {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const request = await makeRequest(driver, { advisor, status, lines: [{ group: "approved" }] });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: WAS });
  return { request, driver, advisor };
}

/** Until so many of this database's transactions wait for another; or long enough for them to be done. */
async function untilWaiting(most: number) {
  // A change waits two seconds for a row, and no longer.
  for (const until = Date.now() + 1_000; Date.now() < until; await sleep(10)) {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if ((row?.waiting ?? 0) >= most) return;
  }
}

/** What `first` writes is not committed before `second` has come as far as it can. */
async function meanwhile<Result>(
  first: (tx: Transaction) => Promise<unknown>,
  second: () => Promise<Result>,
  waiting = 1,
) {
  const { begun } = await db.$transaction(async (tx) => {
    await first(tx);
    const begun = second().catch((error: unknown) => error);
    await untilWaiting(waiting);
    return { begun };
  });
  return begun;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)("on a server, where several transactions are open at once", () => {
  const rename = (id: string) => (tx: Transaction) => tx.vehicle.update({ where: { id }, data: IS });

  test("an invoice that is made while its car is renamed has the new name, on itself and in its notice", async () => {
    const { request, driver, advisor } = await approved();
    await meanwhile(rename(request.vehicleId), () => createInvoice(viewerOf(advisor), request.id));
    const invoice = await db.invoice.findUniqueOrThrow({ where: { liveRequestId: request.id } });
    expect(invoice.car).toMatchObject(IS);
    const notices = await db.notification.findMany({ where: { userId: driver.id, kind: "payment" } });
    expect(notices.map(({ title }) => title)).toEqual(["Invoice for Acura Integra 2016"]);
  });

  test("a go-ahead that is given while the car is renamed is for the new name", async () => {
    const { request, driver } = await approved("Pending_Approval");
    await meanwhile(rename(request.vehicleId), () => approveRepair(viewerOf(driver), request.id, {}));
    const [record] = await db.authorization.findMany({ where: { repairRequestId: request.id } });
    expect(record?.shown).toMatchObject({ car: { title: "Acura Integra 2016" } });
  });

  test("a car that is renamed while an invoice is made out for it keeps its name, by either door", async () => {
    for (const door of ["its own page", "another repair of it"]) {
      const { request, driver, advisor } = await approved();
      const { vehicleId } = request;
      const { id } = await makeRequest(driver, { advisor, vehicleId });
      const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
      const viewer = viewerOf(advisor);
      // Who is told of an invoice is held: it is written, and not committed.
      let making: Promise<unknown> = Promise.resolve();
      const hold = (tx: Transaction) => tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${driver.id}::uuid FOR UPDATE`;
      const renaming = await meanwhile(
        hold,
        async () => {
          making = createInvoice(viewer, request.id);
          await untilWaiting(1);
          if (door === "its own page") return editCar(viewer, vehicleId, { make: "Acura", model: "Integra" });
          return correctCar(viewer, id, { was: vehicleId, vehicleId, version, ...IS });
        },
        2,
      );
      await making;
      expect(await renaming, door).toMatchObject({
        status: 409,
        message: expect.stringContaining("names the Honda Civic 2016"),
      });
      expect(await db.vehicle.findUniqueOrThrow({ where: { id: vehicleId } }), door).toMatchObject(WAS);
      const invoice = await db.invoice.findUniqueOrThrow({ where: { liveRequestId: request.id } });
      expect(invoice.car).toMatchObject(WAS);
    }
  });
});
