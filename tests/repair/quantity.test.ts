// biome-ignore-all lint/suspicious/noExplicitAny: a door has its own type of arguments
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { linesIn } from "#app/repair/history.server.ts";
import { MissingLine } from "#app/repair/lines/schemas.ts";
import { loader as editForm, action as saveItem } from "#app/routes/dashboard/repair/lines/edit-item.tsx";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

const NONE = "Quantity must be more than 0. To take the line away, remove it.";

async function authorized() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const oil = { description: "Oil change", unitPrice: 6_000, quantity: 2, group: "approved" as const };
  const { id, itemIds, vehicleId } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [oil] });
  const [line = ""] = itemIds;
  const cookie = await signIn(advisor);
  const call = (form?: Record<string, string>): any =>
    args("/dashboard/x", { cookie, params: { id, itemId: line }, ...(form ? { form } : {}) });
  const stands = async () => {
    const { quantity, totalPrice } = await db.repairLineItem.findUniqueOrThrow({ where: { id: line } });
    return [Number(quantity), Number(totalPrice)];
  };
  return { id, line, vehicleId, cookie, call, stands };
}

test("a line of nothing is refused wherever staff write one: dialog, calls, a new request", async () => {
  const { id, line, vehicleId, cookie, call, stands } = await authorized();
  const { values } = await editForm(call());
  for (const quantity of ["0", "0.00"]) {
    expect(await saveItem(call({ ...values, quantity } as Record<string, string>))).toMatchObject({
      init: { status: 400 },
      data: { error: { quantity: [NONE] }, initialValue: { quantity, description: "Oil change" } },
    });
  }
  const asked = async (method: string, path: string, json: object) => {
    const answer = await send(method, path, { cookie, json });
    return [answer.status, Object.values((await answer.json()).errors ?? {}).flat()];
  };
  expect(await asked("PUT", `/api/repair-line-items/${line}`, { quantity: 0 })).toEqual([400, [NONE]]);
  const added = { description: "Filter", unitPrice: 20, quantity: 0 };
  const none = [400, ["Quantity must be more than 0"]];
  expect(await asked("PUT", `/api/repair-line-items/${line}`, { originalQuantity: 0 })).toEqual(none);
  expect(await asked("POST", "/api/repair-line-items", { repairRequestId: id, ...added })).toEqual(none);
  expect(await asked("POST", "/api/repair-requests", { vehicleId, lineItems: [added] })).toEqual(none);
  expect(await stands()).toEqual([2, 120]);
  expect((await saveItem(call({ ...values, quantity: "0.5" } as Record<string, string>))) as any).toMatchObject({
    status: 302,
  });
  expect(await stands()).toEqual([0.5, 30]);
});

test("one rule for every quantity: what a new line may not have, no line gets afterwards", async () => {
  const { id, line, cookie, call, stands } = await authorized();
  const RANGE = "Quantity must be a number from 0.01 to 9,999, with at most two decimals";
  const { values } = await editForm(call());
  for (const quantity of ["9,999.01", "9999999.99", "0.001", "2.555", "two"]) {
    expect(await saveItem(call({ ...values, quantity } as Record<string, string>))).toMatchObject({
      init: { status: 400 },
      data: { error: { quantity: [RANGE] }, initialValue: { quantity } },
    });
    const answers = [
      await send("PUT", `/api/repair-line-items/${line}`, { cookie, json: { quantity } }),
      await send("PUT", `/api/repair-line-items/${line}`, { cookie, json: { originalQuantity: quantity } }),
      await send("POST", "/api/repair-line-items", {
        ...{ cookie, json: { repairRequestId: id, description: "Filter", unitPrice: 20, quantity } },
      }),
    ];
    for (const answer of answers)
      expect([answer.status, Object.values((await answer.json()).errors ?? {}).flat()]).toEqual([400, [RANGE]]);
    expect(MissingLine.shape.quantity.safeParse(quantity).success).toBe(false);
  }
  expect(await stands()).toEqual([2, 120]);
  expect((await send("PUT", `/api/repair-line-items/${line}`, { cookie, json: { quantity: 9_999 } })).status).toBe(200);
  expect(MissingLine.shape.quantity.parse("9,999")).toBe(9_999);
});

test("the record of a changed quantity has the one that it was changed to, beside its price", async () => {
  const { id, line, cookie, stands } = await authorized();
  const changed = await send("PUT", `/api/repair-line-items/${line}`, { cookie, json: { quantity: 1 } });
  expect(changed.status).toBe(200);
  expect(await stands()).toEqual([1, 60]);
  const [entry] = await db.historyEvent.findMany({
    where: { repairRequestId: id, kind: "item_edited" },
    orderBy: { id: "desc" },
  });
  expect(linesIn(entry?.data)).toMatchObject([{ quantity: 1, price: "60.00", originalPrice: "120.00" }]);
  // Put back to what was quoted, the quantity goes back too.
  const lines = [{ id: line, said: "kept" }];
  const kept = await send("POST", `/api/repair-requests/${id}/shop-prices`, {
    ...{ cookie, json: { person: "Ray", way: "phone", lines } },
  });
  expect(kept.status).toBe(200);
  expect(await stands()).toEqual([2, 120]);
  const [word] = await db.historyEvent.findMany({
    where: { repairRequestId: id, kind: "prices_kept" },
    orderBy: { id: "desc" },
  });
  expect(linesIn(word?.data)).toMatchObject([{ quantity: 2, price: "120.00" }]);
});
