import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { listPaymentMethods, startPayment } from "#app/payments/payment.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listHistory } from "#app/repair/history.server.ts";
import { HistoryList } from "#app/routes/dashboard/repair/timeline/history-list.tsx";
import { anonymous, makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";
import { send } from "./callers.ts";

async function household() {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }, {}] });
  await db.paymentMethod.create({
    data: {
      accountId: driver.accountId,
      provider: "simulated",
      providerMethodId: `simulated_${driver.id}`,
      brand: "visa",
      last4: "4242",
      expMonth: 12,
      expYear: 2034,
    },
  });
  return { driver, request, code: request.accessCode };
}

test("a code for the phone behind an access code says no more of the phone than its end, and is verified with that", async () => {
  const { driver, code } = await household();
  const phone = driver.phone as string;
  const sent = await (await send("POST", "/api/auth/repair-code/send-otp", { json: { accessCode: code } })).json();
  expect(sent).toMatchObject({ success: true, phone: `(•••) •••-${phone.slice(-4)}` });
  expect(JSON.stringify(sent)).not.toContain(phone.slice(2, 8));
  const text = await db.outboundMessage.findFirstOrThrow({ where: { phone }, orderBy: { createdAt: "desc" } });
  const right = { methodId: sent.methodId, code: /\d{6}/.exec(text.body)?.[0] };
  const another = await send("POST", "/api/auth/verify-otp", { json: { ...right, phoneNumber: "(•••) •••-0000x" } });
  expect(another.status).toBe(400);
  const answer = await send("POST", "/api/auth/verify-otp", { json: { ...right, phoneNumber: sent.phone } });
  expect(await answer.json()).toMatchObject({ success: true, user: { id: driver.id } });
});

test("cards on file need the phone's code: an access code alone sees none and charges none", async () => {
  const { driver, request, code } = await household();
  const path = `/api/public/repair-requests/${request.id}/payment-methods`;
  expect(await (await send("GET", path, { search: { code } })).json()).toEqual({ paymentMethods: [] });
  const byCode = { ...anonymous, repairCode: { code, repairRequestId: request.id } };
  const byPhone = { ...byCode, knownBy: "phone_code" as const };
  const [card] = await listPaymentMethods(byPhone, { repairRequestId: request.id });
  expect(card).toMatchObject({ card: { brand: "visa", last4: "4242" } });
  const { id: invoiceId } = await createInvoice(viewerOf(await makeUser("admin")), request.id);
  const { paymentId } = await startPayment(byCode, { invoiceId });
  await expect(confirmSimulatedPayment(byCode, { paymentId, paymentMethodId: card?.id ?? "" })).rejects.toMatchObject({
    status: 400,
    message: "Payment Method Required",
  });
  await confirmSimulatedPayment(byPhone, { paymentId, paymentMethodId: card?.id ?? "" });
  expect(await db.invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({ status: "Paid" });
  expect(driver.accountId).toBeTruthy();
});

test("a session proves nothing of somebody else: with it, a foreign link still shows and charges no card on file", async () => {
  const { driver, request, code } = await household();
  const path = `/api/public/repair-requests/${request.id}/payment-methods`;
  const thief = await signIn(await makeUser("driver"), "phone_code");
  expect(await (await send("GET", path, { cookie: thief, search: { code } })).json()).toEqual({ paymentMethods: [] });
  const owner = await send("GET", path, { cookie: await signIn(driver), search: { code } });
  expect((await owner.json()).paymentMethods).toHaveLength(1);
  const userCode = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
  const byUserCode = await send("GET", path, { cookie: thief, search: { userCode: userCode.code } });
  expect(await byUserCode.json()).toEqual({ paymentMethods: [] });
});

test("a decision by the code alone stays possible, and the record says that it was by access code", async () => {
  const { request, code } = await household();
  const [, itemId] = request.itemIds;
  const decided = await send("PUT", `/api/public/repair-line-items/${itemId}`, {
    json: { group: "declined", accessCode: code },
  });
  expect(decided.status).toBe(200);
  const history = await listHistory(db, request.id);
  const shown = renderToStaticMarkup(
    HistoryList({ entries: history.map((entry) => ({ ...entry, createdAt: String(entry.createdAt) })) }),
  );
  expect(history.at(-1)).toMatchObject({ knownBy: "access_code", channel: "api" });
  expect(shown).toContain("by access code");
});

test("who is signed in as herself and brings another customer's code is known by that code, in every record", async () => {
  const { driver, request, code } = await household();
  const nora = await makeUser("driver", { firstName: "Nora" });
  const cookie = await signIn(nora, "phone_code");
  const [, itemId] = request.itemIds;
  const line = await send("PUT", `/api/public/repair-line-items/${itemId}`, {
    cookie,
    json: { group: "approved", accessCode: code },
  });
  expect(line.status).toBe(200);
  const approved = await send("PUT", `/api/public/repair-requests/${request.id}`, {
    cookie,
    json: { status: "Pending_Repair", accessCode: code },
  });
  expect(approved.status).toBe(200);
  const history = await listHistory(db, request.id);
  const decisions = history.filter(({ kind }) => kind !== "created");
  const known = decisions.map(({ knownBy, actorName }) => ({ knownBy, actorName }));
  const byCode = { knownBy: "access_code", actorName: `${driver.firstName} ${driver.lastName}` };
  expect(known).toEqual(decisions.map(() => byCode));
  expect(await db.historyEvent.count({ where: { repairRequestId: request.id, actorUserId: nora.id } })).toBe(0);
  const { shown } = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(JSON.stringify(shown)).toContain("by the link of this repair");
  expect(JSON.stringify(shown)).not.toContain("code sent to the phone");
  expect(JSON.stringify(shown)).not.toContain(nora.firstName);
  const designee = await send("POST", `/api/repair-requests/${request.id}/designee`, {
    cookie,
    search: { code },
    json: { name: nora.firstName },
  });
  expect(designee.status).toBe(403);
});

test("a call that is for who is signed in takes no customer's code beside the session, and a new request no code of a repair", async () => {
  const { request, code } = await household();
  const nora = await makeUser("driver", { firstName: "Nora" });
  const own = await makeRequest(nora);
  const cookie = await signIn(nora, "phone_code");
  const path = `/api/repair-requests/${request.id}`;
  const json = { status: "Pending_Repair" };
  expect((await send("PUT", path, { cookie, search: { code }, json })).status).toBe(404);
  const stillOpen = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
  expect(stillOpen.status).toBe("Pending_Approval");
  expect((await send("GET", "/api/auth/me", { cookie, search: { code } })).status).toBe(200);
  const { vehicleId } = await db.repairRequest.findUniqueOrThrow({ where: { id: own.id } });
  const made = await send("POST", "/api/repair-requests", { cookie, search: { code }, json: { vehicleId } });
  expect(made.status).toBe(201);
  const { id } = await made.json();
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ accountId: nora.accountId });
});

test("who owns the request, a member of its account and staff stay who they are, whatever code they bring", async () => {
  const { driver, request, code } = await household();
  const member = await makeUser("driver", { accountId: driver.accountId });
  const admin = await makeUser("admin");
  const [, itemId] = request.itemIds;
  const moved = async (person: typeof driver, group: string) => {
    const cookie = await signIn(person, person.role === "driver" ? "phone_code" : "password");
    const json = { group, accessCode: code };
    const { status } = await send("PUT", `/api/public/repair-line-items/${itemId}`, { cookie, json });
    const last = (
      await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } })
    ).at(-1);
    return [status, last?.actorUserId, last?.knownBy];
  };
  expect(await moved(driver, "declined")).toEqual([200, driver.id, "phone_code"]);
  expect(await moved(member, "pending")).toEqual([200, member.id, "phone_code"]);
  expect((await moved(admin, "approved"))[0]).toBe(403);
});

test("a code is compared exactly: in capital letters it is another one", async () => {
  const { driver, request, code } = await household();
  const upper = code.toUpperCase();
  const path = `/api/public/repair-requests/${request.id}`;
  expect((await send("GET", path, { search: { code: upper } })).status).toBe(401);
  expect(await (await send("GET", `/api/access-code/repair/${upper}`)).json()).toMatchObject({ valid: false });
  const own = await db.accessCode.create({ data: { kind: "user", userId: driver.id, code: `ab${code.slice(2)}` } });
  for (const [asked, valid] of [
    [own.code, true],
    [own.code.toUpperCase(), false],
  ] as const)
    expect(await (await send("GET", `/api/access-code/user/${asked}`)).json()).toMatchObject({ valid });
});

test("a cookie that holds a link opens nothing by /api: a call brings its code itself", async () => {
  const { request, code } = await household();
  const { writeHeldCodes } = await import("#app/access/codes.server.ts");
  const cookie = (await writeHeldCodes({ accessCode: code })).split(";")[0] ?? "";
  expect((await send("GET", `/api/public/repair-requests/${request.id}`, { cookie })).status).toBe(401);
  expect((await send("GET", `/api/public/repair-requests/${request.id}`, { search: { code } })).status).toBe(200);
});

test("what was noted beside the shop's word is read by the shop's people alone", async () => {
  const { driver, request, code } = await household();
  const advisor = await makeUser("admin");
  const shopWord = {
    person: "Ken",
    way: "phone",
    at: new Date().toISOString(),
    until: null,
    note: "Has room for 40 more",
  };
  await db.repairLineItem.updateMany({
    where: { repairRequestId: request.id },
    data: { priceBasis: "agreed", shopWord },
  });
  const [{ id: line = "" } = {}] = await db.repairLineItem.findMany({ where: { repairRequestId: request.id } });
  const paths = [
    `/api/repair-requests/${request.id}`,
    "/api/repair-requests",
    `/api/repair-requests/${request.id}/line-items`,
    `/api/repair-line-items/${line}`,
  ];
  for (const path of paths) {
    const said = async (sent: object) => await (await send("GET", path, sent)).text();
    const [byCode, own, staff] = await Promise.all([
      said({ search: { code } }),
      said({ cookie: await signIn(driver) }),
      said({ cookie: await signIn(advisor) }),
    ]);
    expect([path, byCode.includes("Has room"), own.includes("Has room")]).toEqual([path, false, false]);
    expect([path, own.includes("Ken"), staff.includes("Has room")]).toEqual([path, true, true]);
  }
});
