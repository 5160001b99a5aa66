// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { beforeInvoice } from "#app/desk/now/before-invoice.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { takeBack } from "#app/payments/take-back.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { approveRepair, moveLineItem, send, updateStatus } from "#app/repair/verbs.server.ts";
import { finishWork, listMyWork, startWork } from "#app/repair/work/work.server.ts";
import { loader as receipt } from "#app/routes/repair-status/receipt/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// What is approved after the work was done is work that nobody has done; and what is paid before it is done is paid, and not complete.

async function begun(withTechnician = true) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const technician = withTechnician ? await makeUser("technician") : undefined;
  const lines = [
    { description: "Tires", group: "approved" as const },
    { description: "Front brakes", unitPrice: 38_999 },
  ];
  const given = { advisor, status: "Pending_Approval" as const, lines, ...(technician ? { technician } : {}) };
  const { id, itemIds } = await makeRequest(driver, given);
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  const asTechnician = technician ? viewerOf(technician) : asAdvisor;
  await approveRepair(asDriver, id);
  if (technician) await startWork(asTechnician, id);
  else await updateStatus(asAdvisor, id, "In Progress");
  const row = () => db.repairRequest.findUniqueOrThrow({ where: { id } });
  const kinds = async (viewer = asAdvisor) =>
    (await listWaiting(viewer)).rows.filter(({ requestId }) => requestId === id).map(({ kind }) => kind);
  const texts = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id } })).map(({ body }) => body).join("\n");
  const pay = async () => {
    const invoice = await db.invoice.findUniqueOrThrow({ where: { liveRequestId: id } });
    const amount = Math.round(Number(invoice.outstandingBalance) * 100);
    await takePayment(asAdvisor, invoice.id, { amount, method: "cash", note: "", key: randomUUID() });
    return invoice.id;
  };
  return { id, brakes: itemIds[1] ?? "", driver, advisor, asDriver, asAdvisor, asTechnician, row, kinds, texts, pay };
}

test("approved after Done it is work again: record, notice, Now, My work, and the invoice asks first", async () => {
  const { id, brakes, asDriver, asAdvisor, asTechnician, row, kinds } = await begun();
  await finishWork(asTechnician, id);
  await moveLineItem(asDriver, brakes, "approved");
  expect(await row()).toMatchObject({ status: "In Progress", workDoneAt: null, workAgainAt: expect.any(Date) });
  const { summary } = await db.historyEvent.findFirstOrThrow({
    where: { repairRequestId: id, summary: { startsWith: "Work again" } },
  });
  expect(summary).toBe("Work again: Front brakes approved after the work was done");
  const notice = {
    repairRequestId: id,
    userId: asTechnician.user?.id ?? "",
    title: { endsWith: "there is work again" },
  };
  expect(await db.notification.count({ where: notice })).toBe(1);
  expect(await kinds(asTechnician)).toEqual(["more_work"]);
  expect(await kinds()).toEqual(["more_work"]);
  const mine = (await listMyWork(asTechnician)).find((one) => one.id === id);
  expect([mine?.workDoneAt, mine?.lineItems.map(({ description }) => description)]).toEqual([
    null,
    ["Tires", "Front brakes"],
  ]);
  expect(beforeInvoice(await findRepairRequest(asAdvisor, id))?.work).toBe(
    "More was approved after the work was done, and nobody has said that it is done too.",
  );
  await finishWork(asTechnician, id);
  expect(await row()).toMatchObject({ workDoneAt: expect.any(Date), workAgainAt: null });
  expect(await kinds()).toEqual(["invoice_due"]);
});

test("paid before the technician is done: paid, not complete; done, it is complete and told", async () => {
  const { id, driver, asAdvisor, asTechnician, row, texts, pay } = await begun();
  await createInvoice(asAdvisor, id);
  await pay();
  expect(await row()).toMatchObject({ status: "In Progress", completedDate: null, workDoneAt: null });
  expect(await texts()).not.toContain("is now complete");
  const last = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
  expect(last.summary).toBe(
    "Status changed from Pending Payment to In Progress: it is paid, and the work is not done yet",
  );
  expect((await listMyWork(asTechnician)).map((one) => one.id)).toEqual([id]);
  const cookie = await signIn(driver, "phone_code");
  expect(await receipt(args(`/repair-status/${id}/receipt`, { cookie, params: { id } }) as any)).toMatchObject({
    open: true,
  });
  await finishWork(asTechnician, id);
  expect(await row()).toMatchObject({ status: "Completed", completedDate: expect.any(Date) });
  expect(await texts()).toContain("complete");
});

test("a wrong entry that paid it is owed again, and paid it stands where it stood", async () => {
  const { asAdvisor, row, pay } = await begun();
  const admin = viewerOf(await makeUser("admin"));
  await createInvoice(asAdvisor, (await row()).id);
  const invoice = await pay();
  const entry = await db.ledgerEntry.findFirstOrThrow({ where: { invoiceId: invoice, kind: "payment" } });
  await takeBack(admin, invoice, { entry: String(entry.id), reason: "Typed twice" });
  expect((await row()).status).toBe("Pending_Payment");
  await pay();
  expect((await row()).status).toBe("In Progress");
});

test("the plain way: done, billed, paid, complete; without a technician the bill says that it is done", async () => {
  const plain = await begun();
  await finishWork(plain.asTechnician, plain.id);
  await createInvoice(plain.asAdvisor, plain.id);
  await plain.pay();
  expect(await plain.row()).toMatchObject({ status: "Completed" });
  const alone = await begun(false);
  await createInvoice(alone.asAdvisor, alone.id);
  expect(await alone.row()).toMatchObject({ status: "Pending_Payment", workDoneAt: expect.any(Date) });
  await alone.pay();
  expect((await alone.row()).status).toBe("Completed");
});

test("a car that is being brought back is still to be brought back when it is paid", async () => {
  const { id, asAdvisor, asTechnician, row, pay } = await begun();
  await finishWork(asTechnician, id);
  await createInvoice(asAdvisor, id);
  await send(asAdvisor, id, { do: "set_status", status: "Pending_Car_Delivery", unbilled: true });
  await pay();
  expect((await row()).status).toBe("Pending_Car_Delivery");
});
