import { beforeEach, describe, expect, test } from "vitest";
import { readToast } from "#app/http/toast.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { action as confirmLink } from "#app/routes/open-link/page.tsx";
import { action as approve, loader as review } from "#app/routes/repair-status/authorization/approve.tsx";
import { action as demoNext } from "#app/routes/repair-status/demo/demo-next.ts";
import { action as demoRestart } from "#app/routes/repair-status/demo/demo-restart.ts";
import { loader as openDocument } from "#app/routes/repair-status/documents/document.ts";
import { action as approveAll, loader as getApproveAll } from "#app/routes/repair-status/lines/approve-all.ts";
import { action as correct, loader as correctPage } from "#app/routes/repair-status/lines/correct-item.tsx";
import { action as moveItem } from "#app/routes/repair-status/lines/line-item.ts";
import { action as savings } from "#app/routes/repair-status/lines/savings.ts";
import { meta, loader as page } from "#app/routes/repair-status/page.tsx";
import { action as pay, loader as payDialog } from "#app/routes/repair-status/pay.tsx";
import { loader as record } from "#app/routes/repair-status/record/record.ts";
import { action as requestCall } from "#app/routes/repair-status/request-call.ts";
import { args, cookiesOf } from "../support/args.ts";
import { makeAccount, makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let cookie: string;

beforeEach(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

async function answerOf(run: () => unknown): Promise<Response> {
  try {
    return (await run()) as Response;
  } catch (thrown) {
    return thrown as Response;
  }
}

/** The page's data, whichever way the loader wraps it. */
async function viewOf(path: string, options: { params?: Record<string, string>; cookie?: string } = {}) {
  const answer = (await page(args(path, options))) as { data: Awaited<ReturnType<typeof page>>["data"] };
  return answer.data;
}

function post(path: string, params: Record<string, string>, form: Record<string, string> = {}, as = cookie) {
  return args(path, { method: "POST", params, cookie: as, form: { nothing: "", ...form } });
}

const groupOfItem = async (id: string) => (await db.repairLineItem.findUniqueOrThrow({ where: { id } })).group;
const statusOf = async (id: string) => (await db.repairRequest.findUniqueOrThrow({ where: { id } })).status;

describe("the access gate", () => {
  test("without a session and without a valid code: to /create-request, whatever verified says", async () => {
    const request = await makeRequest(driver);
    expect(await answerOf(() => page(args("/repair-status")))).toRedirectTo("/create-request");
    const unknown = "/repair-status?code=11111111-1111-4111-8111-111111111111";
    expect(await answerOf(() => page(args(unknown)))).toRedirectTo("/create-request?link=ended");
    // A repair that is named without a code is no link that ended: one is signed out.
    const named = `/repair-status?repairId=${request.id}&verified=true`;
    // The page names it, so that the phone's code opens it again.
    const signedOut = `/create-request?link=signed-out&redirectTo=%2Frepair-status%2F${request.id}`;
    expect(await answerOf(() => page(args(named)))).toRedirectTo(signedOut);
    const own = { params: { id: request.id } };
    expect(await answerOf(() => page(args(`/repair-status/${request.id}`, own)))).toRedirectTo(signedOut);
  });

  test("a valid code sends a one-time code for repair and goes to /verify-otp", async () => {
    const request = await makeRequest(driver);
    const answer = await answerOf(() => page(args(`/repair-status?code=${request.accessCode}&verified=true`)));
    const location = new URL(answer.headers.get("location") ?? "", "http://site");
    expect(location.pathname).toBe("/verify-otp");
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      phone: `(•••) •••-${driver.phone?.slice(-4)}`,
      redirectTo: "/repair-status",
      repairId: request.id,
    });
    expect(location.href).not.toContain(request.accessCode);
    const attempt = await db.oneTimeCode.findUniqueOrThrow({
      where: { id: location.searchParams.get("methodId") ?? "" },
    });
    expect(attempt).toMatchObject({ purpose: "repair", phone: driver.phone, repairRequestId: request.id });
    const again = await answerOf(() => page(args(`/repair-status?code=${request.accessCode}`)));
    expect(again.headers.get("location")).toContain(attempt.id);
  });

  test("the code demo and the id demo show the sample without signing in", async () => {
    expect((await viewOf("/repair-status?code=demo")).repair?.id).toBe("demo");
    expect((await viewOf("/repair-status/demo", { params: { id: "demo" } })).demo).toBe(true);
  });

  test("signed in: the own request by any of its addresses, and nobody else's", async () => {
    const request = await makeRequest(driver);
    for (const path of [
      `/repair-status?repairId=${request.id}`,
      `/repair-status?repairRequestId=${request.id}`,
      "/repair-status",
    ]) {
      expect((await viewOf(path, { cookie })).repair?.id).toBe(request.id);
    }
    const stranger = await signIn(await makeUser("driver"));
    const answer = await answerOf(() =>
      page(args(`/review-repair/${request.id}`, { params: { id: request.id }, cookie: stranger })),
    );
    expect(answer).toMatchObject({ status: 404 });
    const malformed = await answerOf(() => page(args("/repair-status/1", { params: { id: "1" }, cookie })));
    expect(malformed).toMatchObject({ status: 404 });
  });

  test("a user access code opens its owner's request without signing in, once the person said yes", async () => {
    const request = await makeRequest(driver);
    const { code } = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
    const link = `/repair-status?repairId=${request.id}&userCode=${code}`;
    const offered = await answerOf(() => page(args(link)));
    expect(offered).toRedirectTo(`/open-link?to=${encodeURIComponent(`/repair-status?repairId=${request.id}`)}`);
    const yes = await confirmLink(
      args(offered.headers.get("location") ?? "", { method: "POST", form: {}, cookie: cookiesOf(offered) }),
    );
    expect(yes).toRedirectTo(`/repair-status?repairId=${request.id}`);
    const view = await viewOf(`/repair-status?repairId=${request.id}`, { cookie: cookiesOf(yes) });
    expect(view.repair?.id).toBe(request.id);
  });

  test("signed in with no request: an empty page, no error", async () => {
    expect((await viewOf("/repair-status", { cookie })).repair).toBeNull();
  });
});

describe("what the page shows", () => {
  test("the server's figures: approved and pending count; a target is a hope, and nothing of it is confirmed", async () => {
    const request = await makeRequest(driver, {
      lines: [
        { unitPrice: 10_000, group: "quote_analyzed" },
        { unitPrice: 5_000, group: "approved" },
        { unitPrice: 7_000, group: "declined" },
      ],
    });
    await moveLineItem(viewerOf(driver), request.itemIds[0] ?? "", "pending");
    const { repair } = await viewOf(`/repair-status/${request.id}`, { params: { id: request.id }, cookie });
    expect(repair?.summary).toEqual({
      selected: 2,
      originalTotal: 15_000,
      currentTotal: 12_800,
      savings: 2_200,
      serviceFee: 550,
      serviceFeePercentage: 25,
      discount: 0,
      discountSource: "named",
      ownDiscount: null,
      tax: 0,
      taxSource: "none",
      finalTotal: 13_350,
      keeps: 1_650,
      undecided: 0,
      openTargets: 1,
      confirmed: { total: 15_000, discount: 0, tax: 0, serviceFee: 0, finalTotal: 15_000, keeps: 0 },
    });
    expect(repair?.status).toBe("Pending_Approval");
  });

  test("the title names product, vehicle, page and status; a Luxury account has the purple theme", async () => {
    const account = await makeAccount("Luxury");
    const owner = await makeUser("driver", { accountId: account.id });
    const request = await makeRequest(owner, { status: "Pending_Car_Delivery" });
    const view = await viewOf(`/repair-status/${request.id}`, {
      params: { id: request.id },
      cookie: await signIn(owner),
    });
    expect(view.theme).toBe("purple");
    const [title] = meta({ loaderData: view, matches: [] } as never) as { title: string }[];
    expect(title?.title).toBe("AMPed · Porsche 911 2021 · Repair Status · Pending Car Delivery");
  });

  test("evidence stands beside recognised jobs only", async () => {
    const request = await makeRequest(driver, {
      lines: [{ description: "Replace front brake pads and rotors", unitPrice: 74_250 }, { description: "Zzyzx qwop" }],
    });
    const { evidence } = await viewOf(`/repair-status/${request.id}`, { params: { id: request.id }, cookie });
    expect(Object.keys(evidence?.byItem ?? {})).toEqual([request.itemIds[0]]);
    const [found] = Object.values(evidence?.byItem ?? {});
    expect(found?.job).toContain("Brake");
    expect(found?.price?.sources.length).toBeGreaterThan(0);
  });
});

describe("deciding on a line", () => {
  async function move(requestId: string, itemId: string, form: Record<string, string>, suffix = "") {
    const path = `/repair-status/${requestId}/line-items/${itemId}${suffix}`;
    return answerOf(() => moveItem(post(path, { id: requestId, itemId }, form)));
  }

  test.each([
    ["approved", "declined"],
    ["approved", "deferred"],
    ["pending", "approved"],
    ["pending", "declined"],
    ["pending", "deferred"],
    ["declined", "approved"],
    ["declined", "pending"],
    ["declined", "deferred"],
    ["deferred", "approved"],
    ["deferred", "pending"],
    ["deferred", "declined"],
    ["quote_analyzed", "approved"],
    ["quote_analyzed", "declined"],
    ["quote_analyzed", "deferred"],
  ] as const)("%s to %s goes back to the page it came from", async (from, to) => {
    const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: from }] });
    const [itemId = ""] = request.itemIds;
    const back = `/repair-status?repairId=${request.id}`;
    expect(await move(request.id, itemId, { group: to, returnTo: back })).toRedirectTo(back);
    expect(await groupOfItem(itemId)).toBe(to);
  });

  test.each([
    ["Pending_Payment", "Pending Payment"],
    ["Pending_Car_Delivery", "Pending Car Delivery"],
    ["Completed", "Completed"],
  ] as const)("at %s it is refused with the toast of the catalogue", async (status, label) => {
    const request = await makeRequest(driver, { status, lines: [{}] });
    const [itemId = ""] = request.itemIds;
    const answer = await move(request.id, itemId, { group: "approved" });
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
    await expect(answer).toHaveToast("Cannot modify items", `Items cannot be modified at the ${label} stage.`);
    expect(await groupOfItem(itemId)).toBe("pending");
  });

  test("the page's script gets 409 instead of a redirect, and the same toast", async () => {
    const request = await makeRequest(driver, { status: "Completed", lines: [{}] });
    const [itemId = ""] = request.itemIds;
    const answer = await move(request.id, itemId, { group: "approved" }, ".data");
    expect(answer).toMatchObject({ data: { ok: false }, init: { status: 409 } });
  });

  test("what the page's script is told waits for its page, or for the dialog over it: another tab drawn anew does not take it", async () => {
    const request = await makeRequest(driver, { status: "Completed", lines: [{}] });
    const page = `/repair-status/${request.id}`;
    const answer = await move(request.id, request.itemIds[0] ?? "", { group: "approved", returnTo: page }, ".data");
    const { init } = answer as unknown as { init?: ResponseInit };
    const cookie = new Headers(init?.headers).get("set-cookie")?.split(";")[0] ?? "";
    const on = (path: string) => readToast(new Request("http://localhost/", { headers: { cookie } }), path);
    expect((await on("/dashboard")).toast).toBeNull();
    expect((await on(`${page}9`)).toast).toBeNull();
    expect((await on(page)).toast).toMatchObject({ title: "Cannot modify items" });
    expect((await on(`${page}/further`)).toast).toMatchObject({ title: "Cannot modify items" });
  });

  test("a group that is none, and another account's line, change nothing", async () => {
    const request = await makeRequest(driver, { lines: [{}] });
    const [itemId = ""] = request.itemIds;
    await expect(await move(request.id, itemId, { group: "free" })).toHaveToast(
      "Update failed",
      "Failed to update the repair item. Please try again.",
    );
    const other = await makeRequest(await makeUser("driver"), { lines: [{}] });
    await expect(await move(other.id, other.itemIds[0] ?? "", { group: "approved" })).toHaveToast(
      "Update failed",
      "This line item was not found.",
    );
    expect(await groupOfItem(other.itemIds[0] ?? "")).toBe("pending");
  });

  test("returnTo leaves the site nowhere", async () => {
    const request = await makeRequest(driver, { lines: [{}] });
    const answer = await move(request.id, request.itemIds[0] ?? "", { group: "approved", returnTo: "//evil.example" });
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
  });

  test("a door answers GET with 405", async () => {
    expect((await answerOf(() => getApproveAll())).status).toBe(405);
  });
});

describe("the whole request", () => {
  test("Get AMPed Savings takes 22 percent off every analysed line and asks for approval", async () => {
    const request = await makeRequest(driver, {
      lines: [
        { unitPrice: 9_999, group: "quote_analyzed" },
        { unitPrice: 5_000, group: "quote_analyzed" },
      ],
    });
    const answer = await answerOf(() => savings(post(`/repair-status/${request.id}/savings`, { id: request.id })));
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
    const items = await db.repairLineItem.findMany({
      where: { repairRequestId: request.id },
      orderBy: { position: "asc" },
    });
    expect(items.map((item) => [item.group, item.status, item.unitPrice.toString()])).toEqual([
      ["pending", "Lowered", "77.99"],
      ["pending", "Lowered", "39"],
    ]);
    expect(await statusOf(request.id)).toBe("Pending_Approval");
  });

  test("Approve All Pending Items, then Approve Repair", async () => {
    const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{}, {}, { group: "declined" }] });
    const early = await answerOf(() => approve(post(`/repair-status/${request.id}/approve`, { id: request.id })));
    await expect(early).toHaveToast(
      "Repair Approval failed",
      "Approve at least one item before you approve the repair.",
    );
    await approveAll(post(`/repair-status/${request.id}/approve-all`, { id: request.id }));
    expect(await Promise.all(request.itemIds.map(groupOfItem))).toEqual(["approved", "approved", "declined"]);
    expect(await statusOf(request.id)).toBe("Pending_Approval");
    const answer = await answerOf(() => approve(post(`/repair-status/${request.id}/approve`, { id: request.id })));
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
    expect(await statusOf(request.id)).toBe("Pending_Repair");
  });

  test("what was shown is what is authorized: a line that changed meanwhile is looked at once more", async () => {
    const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
    const at = { id: request.id };
    const url = `/repair-status/${request.id}/approve`;
    const { stamp, sum } = (await review(args(url, { params: at, cookie }))) as { stamp: string; sum: number };
    expect(sum).toBe(10_000);
    await db.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { totalPrice: "90.00" } });
    const late = await answerOf(() => approve(args(url, { params: at, cookie, form: { shown: stamp } })));
    await expect(late).toHaveToast(
      "Please review",
      "What you would authorize has changed since it was shown. Look at it once more.",
    );
    expect(await statusOf(request.id)).toBe("Pending_Approval");
    // What stands now is looked at, and what was typed stays.
    const low = { shown: "", notToExceed: "12 dollars" };
    const refused = await answerOf(() => approve(args(url, { params: at, cookie, form: low })));
    expect(refused.headers.get("location")).toBe(`${url}?limit=12+dollars`);
    const again = (await review(args(url, { params: at, cookie }))) as { stamp: string };
    await answerOf(() => approve(args(url, { params: at, cookie, form: { shown: again.stamp } })));
    expect(await statusOf(request.id)).toBe("Pending_Repair");
    const entry = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id, kind: "repair_approved" },
    });
    expect(entry.data).toMatchObject({ authorized: "90.00", statement: expect.stringContaining("I authorize") });
  });

  test("Approve Repair at another stage is refused", async () => {
    const request = await makeRequest(driver, { status: "Pending_Review", lines: [{ group: "approved" }] });
    const answer = await answerOf(() => approve(post(`/repair-status/${request.id}/approve`, { id: request.id })));
    await expect(answer).toHaveToast(
      "Repair Approval failed",
      "The repair cannot be approved at the Pending Review stage.",
    );
  });

  test("Request Call makes a call-back that staff see, once", async () => {
    const advisor = await makeUser("advisor");
    const request = await makeRequest(driver, { advisor });
    for (const _ of [1, 2]) {
      const answer = await answerOf(() =>
        requestCall(post(`/repair-status/${request.id}/request-call`, { id: request.id })),
      );
      await expect(answer).toHaveToast("Call Requested");
    }
    const calls = await db.callRequest.findMany({ where: { repairRequestId: request.id } });
    expect(calls).toMatchObject([{ kind: "call_back", phoneNumber: driver.phone, status: "queued" }]);
    const notices = await db.notification.findMany({ where: { userId: advisor.id, kind: "call_back" } });
    expect(notices).toHaveLength(1);
  });
});

describe("correcting a misread line", () => {
  async function analysed() {
    const advisor = await makeUser("advisor");
    const request = await makeRequest(driver, { advisor, lines: [{ group: "quote_analyzed", unitPrice: 10_000 }] });
    const [itemId = ""] = request.itemIds;
    const params = { id: request.id, itemId };
    return { advisor, request, itemId, params, path: `/repair-status/${request.id}/line-items/${itemId}/correct` };
  }

  test("sets the line to the paper, keeps the first reading in the history and asks an advisor", async () => {
    const { advisor, request, itemId, params, path } = await analysed();
    const form = { description: "Brake pads", quantity: "2", unitPrice: "$1,045.50" };
    const answer = await answerOf(() => correct(post(path, params, form)));
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
    const item = await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } });
    expect([item.description, item.originalUnitPrice.toString(), item.originalPrice.toString()]).toEqual([
      "Brake pads",
      "1045.5",
      "2091",
    ]);
    const [event] = await db.historyEvent.findMany({ where: { repairRequestId: request.id, kind: "item_edited" } });
    expect(event?.data).toMatchObject({ corrected: true, before: { description: "Line 1", unitPrice: "100.00" } });
    expect(await db.notification.count({ where: { userId: advisor.id } })).toBe(1);
    expect((await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } })).needsAdvisor).toBe(true);
  });

  test("errors stand at their fields and the input is kept", async () => {
    const { params, path } = await analysed();
    const answer = await correct(post(path, params, { description: " ", quantity: "0", unitPrice: "free" }));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        initialValue: { quantity: "0", unitPrice: "free" },
        error: {
          description: ["Description is required"],
          quantity: ["Quantity must be more than 0"],
          unitPrice: ["Unit price must be a number with at most two decimals"],
        },
      },
    });
  });

  test("is over once something was decided", async () => {
    const { itemId, params, path } = await analysed();
    await moveLineItem(viewerOf(driver), itemId, "pending");
    await expect(await answerOf(() => correctPage(args(path, { params, cookie })))).toHaveToast("Update failed");
    const answer = await correct(post(path, params, { description: "x", quantity: "1", unitPrice: "1" }));
    expect(answer).toMatchObject({ init: { status: 409 } });
  });
});

describe("the document and the record", () => {
  test("a document is served to whoever may see its request, as what it is and nothing more", async () => {
    const request = await makeRequest(driver);
    const key = `${crypto.randomUUID()}.pdf`;
    await documents.save(key, new TextEncoder().encode("%PDF-1.4"), "application/pdf");
    const document = await db.quoteDocument.create({
      data: {
        repairRequestId: request.id,
        fileName: 'quo"te\n.pdf',
        storageKey: key,
        fileType: "application/pdf",
        fileSize: 8,
        sha256: "0".repeat(64),
      },
    });
    const params = { id: request.id, documentId: document.id };
    const path = `/repair-status/${request.id}/documents/${document.id}`;
    const answer = await answerOf(() => openDocument(args(path, { params, cookie })));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toBe("%PDF-1.4");
    const stranger = await signIn(await makeUser("driver"));
    expect(await answerOf(() => openDocument(args(path, { params, cookie: stranger })))).toMatchObject({
      status: 404,
    });
    expect(await answerOf(() => openDocument(args(path, { params })))).toMatchObject({ status: 404 });
  });

  test("the record of authorization is a PDF of its request only", async () => {
    const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
    await moveLineItem(viewerOf(driver), request.itemIds[0] ?? "", "approved");
    const params = { id: request.id };
    const path = `/repair-status/${request.id}/record.pdf`;
    const answer = await answerOf(() => record(args(path, { params, cookie })));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(await answerOf(() => record(args(path, { params })))).toRedirectTo(
      `/create-request?link=signed-out&redirectTo=%2Frepair-status%2F${request.id}`,
    );
  });
});

describe("Complete Payment", () => {
  async function invoiced() {
    const admin = await makeUser("admin");
    const request = await makeRequest(driver, {
      status: "In Progress",
      lines: [{ unitPrice: 20_000, group: "approved" }],
    });
    const invoice = await createInvoice(viewerOf(admin), request.id);
    return { request, invoice, params: { id: request.id }, path: `/repair-status/${request.id}/pay` };
  }
  const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };

  test("without an invoice: Invoice Required", async () => {
    const request = await makeRequest(driver, { status: "Pending_Payment" });
    const path = `/repair-status/${request.id}/pay`;
    const params = { id: request.id };
    await expect(await answerOf(() => payDialog(args(path, { params, cookie })))).toHaveToast(
      "Invoice Required",
      "No invoice found for this repair request",
    );
  });

  test("a new card pays the server's outstanding balance and completes the request", async () => {
    const { request, invoice, params, path } = await invoiced();
    const answer = await answerOf(() => pay(post(path, params, { ...CARD, due: "20000", saveCard: "on" })));
    expect(answer).toRedirectTo(`/repair-status/${request.id}/receipt`);
    await expect(answer).toHaveToast("Payment Successful");
    expect(await statusOf(request.id)).toBe("Completed");
    const row = await db.invoice.findUniqueOrThrow({ where: { id: invoice.id } });
    expect([row.status, row.amountPaid.toString(), row.outstandingBalance.toString()]).toEqual(["Paid", "200", "0"]);
    expect(await db.paymentMethod.count({ where: { accountId: driver.accountId } })).toBe(1);
  });

  test("another amount than is due is refused, and nothing is charged", async () => {
    const { request, params, path } = await invoiced();
    expect(await pay(post(path, params, { ...CARD, due: "100" }))).toMatchObject({ init: { status: 409 } });
    expect(await statusOf(request.id)).toBe("Pending_Payment");
  });

  test("no card: Payment Method Required; a declined one: Payment Failed in the bank's words", async () => {
    const { params, path } = await invoiced();
    expect(await pay(post(path, params))).toMatchObject({
      init: { status: 400 },
      data: { toast: { title: "Payment Method Required" } },
    });
    const declined = await pay(post(path, params, { ...CARD, number: "4000000000000002" }));
    expect(declined).toMatchObject({ init: { status: 422 }, data: { toast: { title: "Payment Failed" } } });
    expect(JSON.stringify(declined)).toContain("Your card was declined.");
    expect(JSON.stringify(declined)).not.toContain("4000000000000002");
  });

  test("who is signed out meanwhile is led to the page that asks for the phone, and nothing is charged", async () => {
    const { request, params, path } = await invoiced();
    const answer = await answerOf(() => pay(post(path, params, { ...CARD, due: "20000" }, "")));
    expect(answer).toRedirectTo(`/repair-status/${request.id}`);
    expect(await statusOf(request.id)).toBe("Pending_Payment");
  });
});

describe("the sample", () => {
  const base = "/repair-status/demo";
  const params = { id: "demo" };

  test("goes all its way in a cookie and never touches the database", async () => {
    const before = await db.historyEvent.count();
    let jar = "";
    const keep = async (run: () => unknown) => {
      const answer = await answerOf(run);
      jar = cookiesOf(answer, jar);
      return answer;
    };
    const first = (await viewOf(base, { params })).repair?.lineItems.find(({ group }) => group === "pending");
    const itemParams = { ...params, itemId: first?.id ?? "" };
    await keep(() => moveItem(post(`${base}/line-items/x`, itemParams, { group: "declined" }, jar)));
    await keep(() => savings(post(`${base}/savings`, params, {}, jar)));
    await keep(() => approveAll(post(`${base}/approve-all`, params, {}, jar)));
    await keep(() => approve(post(`${base}/approve`, params, {}, jar)));
    expect((await viewOf(base, { params, cookie: jar })).repair?.status).toBe("Pending_Repair");
    await keep(() => demoNext(post(`${base}/next`, params, {}, jar)));
    const locked = await answerOf(() => moveItem(post(`${base}/line-items/x`, itemParams, { group: "approved" }, jar)));
    await expect(locked).toHaveToast("Cannot modify items", "Items cannot be modified at the Pending Payment stage.");
    await keep(() =>
      pay(post(`${base}/pay`, params, { number: "4242424242424242", expiry: "12/40", cvc: "123" }, jar)),
    );
    const { repair, history } = await viewOf(base, { params, cookie: jar });
    expect(repair?.status).toBe("Completed");
    expect(repair?.lineItems.find(({ id }) => id === first?.id)?.group).toBe("declined");
    expect(history.some(({ summary }) => summary.includes("(simulated)"))).toBe(true);
    expect(await db.historyEvent.count()).toBe(before);
    const fresh = await keep(() => demoRestart(post(`${base}/restart`, params, {}, jar)));
    expect(fresh).toRedirectTo("/repair-status/demo");
    expect((await viewOf(base, { params, cookie: jar })).repair?.status).toBe("Pending_Approval");
  });

  test("its record is a PDF too", async () => {
    const answer = await answerOf(() => record(args(`${base}/record.pdf`, { params })));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
  });
});
