import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";
import { send } from "./callers.ts";

// What the pages refuse a call refuses in the same sentence: there is one rule for who sets a status.

async function shop(lines: Parameters<typeof makeRequest>[1] = {}) {
  const [admin, advisor, driver] = [await makeUser("admin"), await makeUser("advisor"), await makeUser("driver")];
  const request = await makeRequest(driver, { advisor, status: "Pending_Approval", ...lines });
  const cookie = await signIn(advisor);
  const set = async (status: string, more: object = {}) => {
    const answer = await send("PUT", `/api/repair-requests/${request.id}`, { cookie, json: { status, ...more } });
    return [answer.status, (await answer.json()).message];
  };
  const stands = async () => (await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } })).status;
  return { ...request, admin, advisor, cookie, set, stands };
}

test("a repair is not approved where no line is, nor waits for a payment that nobody asked for", async () => {
  const { set, stands } = await shop({ lines: [{ group: "pending" }, { group: "declined" }] });
  expect(await set("Pending_Repair")).toEqual([409, "Approve at least one item before you approve the repair."]);
  expect(await set("Pending_Payment")).toEqual([
    409,
    "There is no invoice yet: create it, and the repair waits for its payment.",
  ]);
  expect(await stands()).toBe("Pending_Approval");
  expect((await set("Completed"))[0]).toBe(200);
});

test("what is approved is completed by a call as the specification sends it; a call that asks first is told its sum, as the page is", async () => {
  const { id, advisor, set, stands } = await shop({ lines: [{ group: "approved", unitPrice: 95_200 }] });
  const asks = { unbilled: false };
  expect(await set("Completed", asks)).toEqual([409, "$952.00 is approved, and there is no invoice."]);
  expect(await set("Pending_Car_Delivery")).toEqual([409, "$952.00 is approved, and there is no invoice."]);
  const { number } = await createInvoice(viewerOf(advisor), id);
  expect(await set("Completed", asks)).toEqual([409, `$952.00 of invoice ${number} is not paid.`]);
  expect(await stands()).toBe("Pending_Payment");
  expect((await set("Completed"))[0]).toBe(200);
  expect(await stands()).toBe("Completed");
});

test("completed without an invoice it stands as not billed", async () => {
  const { id, set } = await shop({ lines: [{ group: "approved", unitPrice: 95_200 }] });
  expect((await set("Completed"))[0]).toBe(200);
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "Completed",
    unbilled: true,
  });
});

test("an admin's call, and a new repair, are refused the same", async () => {
  const { id, admin, cookie, vehicleId } = await shop({ lines: [{ group: "pending" }] });
  const sent = { cookie: await signIn(admin), json: { status: "Pending_Payment" } };
  expect((await send("PUT", `/api/admin/repair-requests/${id}`, sent)).status).toBe(409);
  for (const status of ["Pending_Repair", "Pending_Payment"]) {
    const json = { vehicleId, initiatedBy: "Brakes", status };
    expect((await send("POST", "/api/repair-requests", { cookie, json })).status).toBe(409);
  }
});

test("why a repair is cancelled stands in the record, given or not", async () => {
  const last = async (id: string) =>
    (await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } })).summary;
  const said = await shop({ lines: [{ group: "pending" }] });
  expect((await said.set("Cancelled", { reason: "Sold the car" }))[0]).toBe(200);
  expect(await last(said.id)).toBe("Status changed from Pending Approval to Cancelled: Sold the car");
  const unsaid = await shop({ lines: [{ group: "pending" }] });
  expect((await unsaid.set("Cancelled"))[0]).toBe(200);
  expect(await last(unsaid.id)).toBe("Status changed from Pending Approval to Cancelled: no reason was given");
});
