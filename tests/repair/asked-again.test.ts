import { afterEach, describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { approveAllPending, approveRepair, editLineItem, updateStatus } from "#app/repair/verbs.server.ts";
import { loader as openDecision, action as saveDecision } from "#app/routes/dashboard/repair/decision.tsx";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../support/world.ts";

const QUOTE = {
  shop: "Precision Auto Repair",
  number: "E-77",
  vehicle: { year: 2021, make: "Porsche", model: "911 Carrera" },
  lines: [
    ["Front brake pads", 20_000, "Part"],
    ["Replace front brake pads, labor", 30_000, "Labor"],
  ] as [string, number, "Part" | "Labor"][],
  tax: 1_650,
  total: 51_650,
};

/** Both lines of the paper approved as they are printed; and the go-ahead given for them. */
async function authorized({ goAhead = true } = {}) {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { advisor, status: "Pending_Approval", made: NEW_YEAR });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  await handIn(asDriver, request.id, QUOTE);
  await db.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { group: "pending" } });
  const [pads, labor] = await db.repairLineItem.findMany({
    where: { repairRequestId: request.id },
    orderBy: { position: "asc" },
  });
  if (goAhead) {
    await approveAllPending(asDriver, request.id);
    await approveRepair(asDriver, request.id);
  }
  return { driver, advisor, request, asDriver, asAdvisor, pads: pads?.id ?? "", labor: labor?.id ?? "" };
}

function statusOf(id: string) {
  return db.repairRequest.findUniqueOrThrow({ where: { id } }).then(({ status }) => status);
}

async function lastText(repairRequestId: string) {
  const row = await db.outboundMessage.findFirst({ where: { repairRequestId }, orderBy: { createdAt: "desc" } });
  return row?.body;
}

async function setting(key: string, value: string) {
  await db.appSetting.create({ data: { key, value } });
  forgetSettings();
}

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { OR: [{ key: { startsWith: "money.tax" } }, { key: "law.state" }] } });
  forgetSettings();
});

describe("what comes to more than was authorized asks again at once", () => {
  test("a revised quote with the same lines and another tax: text, notice, and a go-ahead of its own", async () => {
    const { driver, asDriver, asAdvisor, request } = await authorized();
    await handIn(asAdvisor, request.id, { ...QUOTE, number: "E-77 Rev 2", tax: 4_150, total: 54_150 });
    expect(await statusOf(request.id)).toBe("Needs Approval");
    const sentence = "with tax and fee it comes to $541.50 now, and you authorized $516.50";
    expect(await lastText(request.id)).toContain(`needs your decision: ${sentence}`);
    const notice = await db.notification.findFirst({ where: { userId: driver.id, body: { contains: sentence } } });
    expect(notice?.title).toContain("please decide");
    const said = await db.historyEvent.findFirst({
      where: { repairRequestId: request.id, kind: "status_changed" },
      orderBy: { id: "desc" },
    });
    expect(said?.summary).toBe(
      "Status changed from Pending Repair to Needs Approval: with tax and fee it comes to $541.50 now, and $516.50 is authorized",
    );
    await expect(createInvoice(asAdvisor, request.id)).rejects.toMatchObject({ status: 409 });
    await approveRepair(asDriver, request.id);
    const [, second] = await db.authorization.findMany({
      where: { repairRequestId: request.id },
      orderBy: { revision: "asc" },
    });
    expect(String(second?.sum)).toBe("541.5");
    expect((await createInvoice(asAdvisor, request.id)).totalAmount).toBe(54_150);
  });

  test("a tax of the shop that was not authorized is not billed unasked where no limit was set either", async () => {
    const { asAdvisor, request } = await authorized();
    const taxRates = { Part: 0, Labor: 20, Service: 0, Fee: 0 };
    await db.repairRequest.update({ where: { id: request.id }, data: { paperTax: null, taxRates } });
    await expect(createInvoice(asAdvisor, request.id)).rejects.toMatchObject({
      status: 409,
      message:
        "The customer authorized $516.50 at most; this comes to $560.00. Ask the customer first: set the status to Needs Approval.",
    });
  });

  test.each([
    ["other words", { description: "Rear brake pads" }],
    ["a used part where nothing was said", { partCondition: "used" as const }],
    ["another type, which is taxed otherwise,", { type: "Fee" as const }],
  ])("%s on an approved line are other work than was approved", async (_, edit) => {
    const { asAdvisor, request, pads } = await authorized();
    await editLineItem(asAdvisor, pads, edit);
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } })).group).toBe("pending");
    expect(await lastText(request.id)).toContain("needs your decision:");
  });

  test("the same words written otherwise, a detail and a part that is new stay approved", async () => {
    const { asAdvisor, pads } = await authorized();
    await editLineItem(asAdvisor, pads, { description: "front brake PADS.", partCondition: "new" });
    await editLineItem(asAdvisor, pads, { detailedDescription: "Akebono ACT1210" });
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } })).group).toBe("approved");
  });
});

describe("the law's choice is asked through every door", () => {
  test("the API refuses a go-ahead without it and says what there is to choose", async () => {
    const { driver, asDriver, request } = await authorized({ goAhead: false });
    await approveAllPending(asDriver, request.id);
    await setting("law.state", "WA");
    const cookie = await signIn(driver);
    for (const path of ["public/repair-requests", "repair-requests"]) {
      const json = { status: "Pending_Repair" };
      const refused = await send("PUT", `/api/${path}/${request.id}`, { cookie, json });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        code: "choice_needed",
        alternatives: expect.arrayContaining(["I do not want a written estimate"]),
      });
    }
    expect(await statusOf(request.id)).toBe("Pending_Approval");
    const json = { status: "Pending_Repair", choice: "I do not want a written estimate" };
    expect((await send("PUT", `/api/public/repair-requests/${request.id}`, { cookie, json })).status).toBe(200);
    const { shown } = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(shown).toMatchObject({ law: { choice: "I do not want a written estimate" } });
  });

  test("who records the customer's go-ahead has asked it too", async () => {
    const { advisor, asDriver, request } = await authorized({ goAhead: false });
    await approveAllPending(asDriver, request.id);
    await setting("law.state", "FL");
    const cookie = await signIn(advisor);
    const word = { person: "Dana", way: "phone", at: "2026-01-05T17:00:00Z", said: "Go", approveRepair: true };
    const path = `/api/repair-requests/${request.id}/decisions`;
    expect((await send("POST", path, { cookie, json: word })).status).toBe(400);
    const choice = "Go ahead, and ask me before it costs more than the limit I set here";
    expect((await send("POST", path, { cookie, json: { ...word, choice } })).status).toBe(200);
    expect(await statusOf(request.id)).toBe("Pending_Repair");
  });
});

test("a price that was typed wrong and put right is told with the right one last", async () => {
  const { asAdvisor, request, pads } = await authorized();
  const texts = () => db.outboundMessage.count({ where: { repairRequestId: request.id } });
  await editLineItem(asAdvisor, pads, { unitPrice: 2000 });
  expect(await lastText(request.id)).toContain("needs your decision: Front brake pads at $2,000.00 before tax");
  const before = await texts();
  await editLineItem(asAdvisor, pads, { detailedDescription: "OEM" });
  expect(await texts()).toBe(before);
  await editLineItem(asAdvisor, pads, { unitPrice: 210 });
  expect(await lastText(request.id)).toContain("needs your decision: Front brake pads at $210.00 before tax");
});

test("who begins the repair without the customer's go-ahead stands in the record with that", async () => {
  const { advisor, asAdvisor, request } = await authorized({ goAhead: false });
  await updateStatus(asAdvisor, request.id, "In Progress");
  const entry = await db.historyEvent.findFirstOrThrow({
    where: { repairRequestId: request.id },
    orderBy: { id: "desc" },
  });
  expect([entry.summary, entry.actorUserId]).toEqual([
    "Status changed from Pending Approval to In Progress, without a go-ahead of the customer",
    advisor.id,
  ]);
});

test("a price that was raised while the customer was on the phone is not recorded as approved", async () => {
  const { advisor, asAdvisor, request, pads } = await authorized({ goAhead: false });
  const cookie = await signIn(advisor);
  const params = { id: request.id };
  const path = `/dashboard/repair-requests/${request.id}/decision`;
  const { lines } = await openDecision(args(path, { params, cookie }));
  const read = lines.find(({ id }) => id === pads);
  await editLineItem(asAdvisor, pads, { unitPrice: 260 });
  const form = {
    ...{ person: "Dana Driver", way: "phone", at: "2026-01-05T17:00", said: "Go ahead" },
    ...{ "lines[0].id": pads, "lines[0].to": "approved", "lines[0].price": String(read?.price) },
  };
  const answer = (await saveDecision(args(path, { method: "POST", params, cookie, form }))) as { init: ResponseInit };
  expect(answer.init.status).toBe(409);
  const line = await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } });
  expect([line.group, toCents(line.totalPrice)]).toEqual(["pending", 26_000]);
});
