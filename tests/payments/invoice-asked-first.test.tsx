// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as asked, action as confirm } from "#app/routes/dashboard/repair/invoice/confirm.tsx";
import { action as press } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// An invoice is told to the customer at once: what it leaves out, and that the work is not done, is asked first.

async function repair(status: any, undecided: number, technician = false) {
  const advisor = await makeUser("advisor");
  const lines = [
    { description: "Brake pads", unitPrice: 10_000, group: "approved" as const },
    ...Array.from({ length: undecided }, (_, at) => ({ description: `Open ${at + 1}`, unitPrice: 57_900 })),
  ];
  const given = technician ? { technician: await makeUser("technician") } : {};
  const { id } = await makeRequest(await makeUser("driver"), { advisor, status, lines, ...given });
  const base = `/dashboard/repair-requests/${id}`;
  const cookie = await signIn(advisor);
  const at = (path: string, form?: Record<string, string>): any =>
    args(`${base}${path}?status=open`, { cookie, params: { id }, ...(form ? { form } : {}) });
  const invoices = () => db.invoice.count({ where: { repairRequestId: id } });
  return { id, base, at, invoices };
}

test("lines nobody has decided about are named before anything is made or told", async () => {
  const { base, at, invoices } = await repair("Pending_Approval", 2);
  expect(await press(at("/invoice", { go: "1" }))).toRedirectTo(`${base}/invoice/confirm?status=open`);
  expect(await invoices()).toBe(0);
  const said: any = await asked(at("/invoice/confirm"));
  expect(said.left.map(({ description, price }: any) => [description, price])).toEqual([
    ["Open 1", 57_900],
    ["Open 2", 57_900],
  ]);
  expect([said.sum, said.work]).toEqual([115_800, "The work is not done: the repair stands at Pending Approval."]);
  expect(await confirm(at("/invoice/confirm", { version: String(said.version) }))).toRedirectTo(`${base}?status=open`);
  expect(await invoices()).toBe(1);
});

test("what was changed since is read again before it is made, and what was answered stays", async () => {
  const { id, at, invoices } = await repair("Pending_Approval", 1);
  const { version }: any = await asked(at("/invoice/confirm"));
  await db.repairRequest.update({ where: { id }, data: { version: { increment: 1 } } });
  const sent = { version: String(version), notOffered: "Your own shop does it", line: "a", "line-a": "done" };
  const again: any = await confirm(at("/invoice/confirm", sent));
  expect(again.data).toMatchObject({ words: "Your own shop does it", answers: { a: "done" }, stale: true });
  expect(again.data.changed).toContain("was changed by someone else");
  // Read where the request is locked: between a look and the press nothing slips in.
  await expect(createInvoice(viewerOf(await makeUser("admin")), id, { version })).rejects.toMatchObject({
    status: 409,
  });
  expect(await invoices()).toBe(0);
});

test("paid ahead of its work a repair goes on; said to be done by who makes the invoice, it is complete", async () => {
  const ahead = await repair("Pending_Repair", 0);
  const said: any = await asked(ahead.at("/invoice/confirm"));
  const dueOf = (id: string) => db.invoice.findUniqueOrThrow({ where: { liveRequestId: id } });
  const pay = async (id: string) => {
    const { id: invoice, outstandingBalance } = await dueOf(id);
    const amount = Math.round(Number(outstandingBalance) * 100);
    await takePayment(viewerOf(await makeUser("admin")), invoice, {
      amount,
      method: "cash",
      note: "",
      key: randomUUID(),
    });
    return db.repairRequest.findUniqueOrThrow({ where: { id } });
  };
  await confirm(ahead.at("/invoice/confirm", { version: String(said.version), asked: "work", ahead: "yes" }));
  expect(await pay(ahead.id)).toMatchObject({ status: "Pending_Repair", workDoneAt: null, completedDate: null });

  const done = await repair("Pending_Repair", 0);
  const { version }: any = await asked(done.at("/invoice/confirm"));
  await confirm(done.at("/invoice/confirm", { version: String(version), asked: "work" }));
  expect(await pay(done.id)).toMatchObject({ status: "Completed", workDoneAt: expect.any(Date) });

  // A call is not asked: where no technician would say it, the bill says that the work is done.
  const called = await repair("Pending_Repair", 0);
  await createInvoice(viewerOf(await makeUser("admin")), called.id);
  expect(await pay(called.id)).toMatchObject({ status: "Completed", completedDate: expect.any(Date) });
});

test.each<[string, boolean, string | null]>([
  ["In Progress", false, null],
  ["Completed", true, null],
  ["In Progress", true, "The technician has not said that the work is done."],
  ["Parts Ordered", false, "The work is not done: the repair stands at Parts Ordered."],
])("%s, with a technician: %s", async (status, technician, work) => {
  const { base, at, invoices } = await repair(status, 0, technician);
  const sent = await press(at("/invoice", { go: "1" }));
  expect(sent).toRedirectTo(work === null ? `${base}?status=open` : `${base}/invoice/confirm?status=open`);
  expect(await invoices()).toBe(work === null ? 1 : 0);
  if (work) expect(((await asked(at("/invoice/confirm"))) as any).work).toBe(work);
});
