// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { globSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { recordDecision } from "#app/repair/verbs.server.ts";
import UpdateRepairStatus, { action, loader } from "#app/routes/dashboard/repair-requests/status.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../../support/world.ts";

function drawn(data: Record<string, unknown>) {
  const Stub = createRoutesStub([{ id: "screen", path: "/form", Component: UpdateRepairStatus as any }]);
  const hydrationData = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { screen: value }]));
  return renderToString(<Stub initialEntries={["/form"]} hydrationData={hydrationData} />).replaceAll("<!-- -->", "");
}

async function shop(lines: object[]) {
  const advisor = await makeUser("advisor");
  const { id } = await makeRequest(await makeUser("driver"), { advisor, status: "In Progress", lines, made: NEW_YEAR });
  const cookie = await signIn(advisor);
  const call = (form?: Record<string, string>): any =>
    args("/dashboard/x", { cookie, params: { id }, ...(form ? { form } : {}) });
  const status_ = async () => (await db.repairRequest.findUniqueOrThrow({ where: { id } })).status;
  return { id, call, loaderData: await loader(call()), status: status_ };
}

test("a repair with approved work and no invoice is completed only once its sum was read, without a script too", async () => {
  const { call, loaderData, status } = await shop([{ group: "approved", unitPrice: 95_200 }]);
  const form = { status: "Completed", version: String(loaderData.version) };
  const asked: any = await action(call(form));
  expect(await status()).toBe("In Progress");
  const html = drawn({ loaderData, actionData: asked.data });
  expect(html).toContain("$952.00 is approved, and there is no invoice.");
  expect(html).toContain("Complete it all the same");
  expect(html).toMatch(/checked="" value="Completed"/);
  const [, name = "", value = ""] = /name="(unbilled)" value="([^"]+)"/.exec(html) ?? [];
  await expect(await action(call({ ...form, [name]: value }))).toHaveToast(
    "Status Updated",
    "The status is now Completed.",
  );
  expect(await status()).toBe("Completed");
});

test("what has nothing to bill, and what is paid, is completed at once", async () => {
  const { call, status } = await shop([{ group: "declined" }]);
  expect(await action(call({ status: "Completed" }))).toMatchObject({ status: 302 });
  expect(await status()).toBe("Completed");
});

test("a delay asks for its reason and its day where they can be seen", async () => {
  const { call, loaderData } = await shop([{ group: "approved" }]);
  const refused: any = await action(call({ status: "Delayed" }));
  const html = drawn({ loaderData, actionData: refused.data });
  const shown = html.indexOf("group-has-[input[value=Delayed]:checked]/status:grid");
  expect(html.indexOf("group/status")).toBeGreaterThan(0);
  expect(html.indexOf("group/status")).toBeLessThan(html.indexOf('type="radio"'));
  expect(html.indexOf('name="reason"')).toBeGreaterThan(shown);
  expect(html).toMatch(/checked="" value="Delayed"/);
});

test("a repair is cancelled with a reason that is asked for first, and the record keeps it", async () => {
  const { id, call, loaderData, status } = await shop([{ group: "pending" }]);
  const refused: any = await action(call({ status: "Cancelled" }));
  expect(refused.data.error.why).toEqual([
    "Please say why: it stands in the record, and the customer is told at once that it is cancelled",
  ]);
  expect(await status()).toBe("In Progress");
  const html = drawn({ loaderData, actionData: refused.data });
  expect(html).toContain("Why is the repair of the Porsche 911 2021 cancelled?");
  expect(await action(call({ status: "Cancelled", why: "Sold the car" }))).toMatchObject({ status: 302 });
  const last = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
  expect(last.summary).toBe("Status changed from In Progress to Cancelled: Sold the car");
});

test("what is pressed on the repair's own page and lacks its reason is asked for it, and nothing has failed", async () => {
  const { call, loaderData, status } = await shop([{ group: "pending" }]);
  for (const chosen of ["Cancelled", "Delayed"]) {
    const asked: any = await action(call({ status: chosen, returnTo: "/dashboard/repair-requests/x" }));
    expect(asked.init?.status ?? 200).toBe(200);
    expect(asked.data).toMatchObject({ error: null });
    expect(asked.data.toast).toBeUndefined();
    const html = drawn({ loaderData, actionData: asked.data });
    expect(html).toMatch(new RegExp(`checked="" value="${chosen}"`));
    expect(html).not.toContain("Please fix the following errors");
    expect(html).toContain('name="dialog" value="yes"');
    const again: any = await action(call({ status: chosen, returnTo: "/dashboard/x", dialog: "yes" }));
    expect(again.init.status).toBe(400);
  }
  expect(await status()).toBe("In Progress");
});

test("work that nobody approved is begun only after it was asked about, and the record says so", async () => {
  const advisor = await makeUser("advisor");
  const { id } = await makeRequest(await makeUser("driver"), { advisor, status: "Delayed", lines: [{}] });
  const cookie = await signIn(advisor);
  const call = (form?: Record<string, string>): any =>
    args("/dashboard/x", { cookie, params: { id }, ...(form ? { form } : {}) });
  const loaderData = await loader(call());
  const asked: any = await action(call({ status: "In Progress" }));
  const html = drawn({ loaderData, actionData: asked.data });
  expect(html).toContain("Nothing of this repair is approved. What did the customer say?");
  expect(html).toContain(`/dashboard/repair-requests/${id}/decision`);
  expect(html).toContain("Start without a go-ahead");
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("Delayed");
  const [, name = "", value = ""] = /name="(asked)" value="([^"]+)"/.exec(html) ?? [];
  await action(call({ status: "In Progress", [name]: value }));
  const last = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
  expect(last.summary).toBe("Status changed from Delayed to In Progress, without a go-ahead of the customer");
});

test("parts that nobody approved are ordered only after the same question, and the record says so", async () => {
  const advisor = await makeUser("advisor");
  const { id } = await makeRequest(await makeUser("driver"), { advisor, status: "Pending_Approval", lines: [{}] });
  const cookie = await signIn(advisor);
  const call = (form?: Record<string, string>): any =>
    args("/dashboard/x", { cookie, params: { id }, ...(form ? { form } : {}) });
  const loaderData = await loader(call());
  const asked: any = await action(call({ status: "Parts Ordered" }));
  const html = drawn({ loaderData, actionData: asked.data });
  expect(html).toContain("Nothing of this repair is approved. What did the customer say?");
  expect(html).toContain("The customer is told at once that parts were ordered.");
  expect(html).toContain("Order without a go-ahead");
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("Pending_Approval");
  expect(await db.outboundMessage.count({ where: { repairRequestId: id } })).toBe(0);
  await action(call({ status: "Parts Ordered", asked: "yes" }));
  const last = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
  expect(last.summary).toBe(
    "Status changed from Pending Approval to Parts Ordered, without a go-ahead of the customer",
  );
});

test("what nobody decided about is asked for before the end; opened again it is decided and billed", async () => {
  const { id, call, loaderData, status } = await shop([{ group: "pending", unitPrice: 187_500 }]);
  const asked: any = await action(call({ status: "Completed" }));
  const html = drawn({ loaderData, actionData: asked.data });
  expect(html).toContain("Nobody has decided about 1 line, $1,875.00. What happened with it?");
  expect(await status()).toBe("In Progress");
  await action(call({ status: "Completed", asked: "yes" }));
  expect(await status()).toBe("Completed");
  const last = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
  expect(last.summary).toBe("Status changed from In Progress to Completed, with 1 line that nobody decided about");
  const admin = viewerOf(await makeUser("admin"));
  await expect(createInvoice(admin, id)).rejects.toMatchObject({
    message:
      "This repair is completed and nothing of it is approved. Set it to In Progress, record what the customer decided, and create the invoice then.",
  });
  expect(await action(call({ status: "In Progress" }))).toMatchObject({ status: 302 });
  const { id: line = "" } = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id } });
  const word = { person: "Kim", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Yes" };
  await recordDecision(admin, id, { ...word, lines: [{ id: line, to: "approved" }], approveRepair: false });
  await createInvoice(admin, id);
  expect(await status()).toBe("Pending_Payment");
});

test("what shows by the state of a named group stands in a group of that name", () => {
  const lost = globSync("app/**/*.tsx").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const named = [...source.matchAll(/group-[a-z-]+(?:\[[^\s"]*\])?\/([a-z]+):/g)].map(([, name]) => name);
    return named.filter((name) => !new RegExp(`group/${name}\\b`).test(source)).map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});
