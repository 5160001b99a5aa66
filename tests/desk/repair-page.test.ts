import { beforeAll, describe, expect, test } from "vitest";
import { nextAction } from "#app/desk/next-action.ts";
import { mentionedIn } from "#app/desk/notes.ts";
import { stepOf } from "#app/desk/now/turn.ts";
import { db } from "#app/platform/db.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { loader as openThread, action as sayInThread } from "#app/routes/dashboard/communications/thread.tsx";
import { loader as item } from "#app/routes/dashboard/repair/lines/edit-item.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { action as write } from "#app/routes/dashboard/repair/write/message.tsx";
import { action as note } from "#app/routes/dashboard/repair/write/note.tsx";
import { action as setStatus } from "#app/routes/dashboard/repair-requests/status.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let advisor: User;
let technician: User;
let admin: User;
let request: Awaited<ReturnType<typeof makeRequest>>;

beforeAll(async () => {
  driver = await makeUser("driver", { firstName: "Dana" });
  advisor = await makeUser("advisor", { firstName: "Ada", lastName: "Advisor" });
  technician = await makeUser("technician", { firstName: "Theo", lastName: "Turner" });
  admin = await makeUser("admin", { firstName: "Zelda", lastName: "Zimmer" });
  request = await makeRequest(driver, { advisor, technician, lines: [{ description: "Brake pads" }] });
});

async function given(user: User, search = "", form?: Record<string, string>) {
  const cookie = await signIn(user);
  return args(`/dashboard/repair-requests/${request.id}${search}`, {
    cookie,
    params: { id: request.id },
    ...(form ? { form } : {}),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: what a loader answers, or throws
async function shown(user: User, search = ""): Promise<any> {
  return page(await given(user, search));
}

describe("internal notes", () => {
  test("are read by the shop, tell whom they name, and no customer ever sees them", async () => {
    const body = "Rotor is warped, @Theo please measure. @zelda zimmer: goodwill?";
    await expect(await note(await given(advisor, "", { body }))).toHaveToast(
      "Note added",
      "Told: Theo Turner, Zelda Zimmer.",
    );
    for (const user of [advisor, technician, admin]) {
      const { timeline } = await shown(user);
      expect(timeline).toContainEqual(expect.objectContaining({ kind: "note", from: "Ada Advisor", body }));
    }
    expect(JSON.stringify(await shown(driver))).not.toContain("warped");
    const told = await db.notification.findMany({ where: { repairRequestId: request.id, body } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([admin.id, technician.id].sort());
  });

  test("an empty one comes back with its sentence, a customer and a stranger write none", async () => {
    const empty = await note(await given(advisor, "", { body: "  " }));
    expect(JSON.stringify(empty)).toContain("Please write the note");
    for (const user of [driver, await makeUser("advisor")]) {
      const refused = await given(user, "", { body: "Let me in" });
      // biome-ignore lint/suspicious/noExplicitAny: what was thrown
      const answer: any = await Promise.resolve(note(refused)).catch((thrown) => thrown);
      expect([403, 404]).toContain(answer.init?.status);
    }
    expect(await db.internalNote.count({ where: { repairRequestId: request.id, body: "Let me in" } })).toBe(0);
  });

  test("a first name that two people have names neither, an address is no name", () => {
    const people = [
      { id: "1", firstName: "Ada", lastName: "One" },
      { id: "2", firstName: "Ada", lastName: "Two" },
      { id: "3", firstName: "Bo", lastName: "Li" },
    ];
    const named = (body: string) => mentionedIn(body, people).map(({ id }) => id);
    expect(named("@Ada look")).toEqual([]);
    expect(named("@ada two, look")).toEqual(["2"]);
    expect(named("write to x@bo.example and @Bob")).toEqual(["3"]);
    expect(named("@Bo.")).toEqual(["3"]);
    expect(named("@Boris")).toEqual([]);
  });
});

describe("a message to the customer", () => {
  test("by text leaves with the link, and its state is in the timeline; the conversation keeps no code", async () => {
    const answer = await write(await given(advisor, "", { messageBody: "Your car is ready.", way: "text" }));
    expect(answer).toRedirectTo(`/dashboard/repair-requests/${request.id}#timeline`);
    await expect(answer).toHaveToast("Message Sent", "By text to Dana.");
    const [text] = await db.outboundMessage.findMany({ where: { repairRequestId: request.id, kind: "staff" } });
    expect(text?.phone).toBe(driver.phone);
    expect(text?.body).toMatch(/: Your car is ready\.\nhttp\S+\/repair-status\?code=[0-9a-f-]{36}$/);
    const entry = (await shown(advisor)).timeline.find((one: { body?: string }) => one.body === "Your car is ready.");
    expect(entry).toMatchObject({ kind: "message", channel: "sms", delivery: { label: "Queued" } });
    expect(await db.notification.count({ where: { userId: driver.id, kind: "message" } })).toBe(1);
  });

  test("by e-mail, where that is chosen for one message, with its state in the thread and in the Communication Center", async () => {
    const reader = await makeUser("driver");
    const own = await makeRequest(reader, { advisor });
    const cookie = await signIn(advisor);
    const sent = (form: Record<string, string>) => write(args("/x", { cookie, params: { id: own.id }, form }));
    await expect(await sent({ messageBody: "See the photo", way: "email" })).toHaveToast(
      "Message Sent",
      "By e-mail to Dana.",
    );
    await db.outboundEmail.updateMany({
      where: { address: reader.email ?? "" },
      data: { status: "bounced", error: "bounce" },
    });
    const failed = { label: "Came back", why: "Mail to this address came back." };
    // biome-ignore lint/suspicious/noExplicitAny: what a loader answers
    const { timeline }: any = await page(args("/x", { cookie, params: { id: own.id } }));
    const [entry] = timeline;
    expect(entry).toMatchObject({ channel: "email", delivery: failed });
    const call = { cookie, params: { userId: reader.id } };
    const thread = await openThread(args("/x", call));
    expect(thread.messages.at(-1)).toMatchObject({ messageBody: "See the photo", delivery: failed });
    expect(thread.leaving?.ways.map(({ value }) => value)).toEqual(["text", "email", "web"]);
    const answer = await sayInThread(args("/x", { ...call, form: { messageBody: "It is ready", way: "text" } }));
    expect(answer).toMatchObject({ status: 302 });
    const [text] = await db.outboundMessage.findMany({ where: { phone: reader.phone ?? "", kind: "staff" } });
    expect(text?.body).toMatch(/It is ready\nhttp\S+code=/);
    await db.user.update({ where: { id: reader.id }, data: { email: null } });
    expect(JSON.stringify(await sent({ messageBody: "Again", way: "email" }))).toContain(
      "E-mail does not reach this customer.",
    );
  });

  test("after STOP it is refused in a sentence, and what was written comes back", async () => {
    const silent = await makeUser("driver");
    const other = await makeRequest(silent, { advisor });
    await db.smsConsent.create({
      data: { phone: silent.phone ?? "", kind: "sms", action: "opt_out", textShown: "STOP", source: "reply" },
    });
    const call = args("/x", {
      cookie: await signIn(advisor),
      params: { id: other.id },
      form: { messageBody: "Hello there", way: "text" },
    });
    const answer = JSON.stringify(await write(call));
    expect(answer).toContain("This customer replied STOP and receives no text messages.");
    expect(answer).toContain("Hello there");
    // Both places say so before anything is written, and offer what arrives.
    const cookie = await signIn(advisor);
    const repair = await page(args("/x", { cookie, params: { id: other.id } }));
    const { leaving } = await openThread(args("/x", { cookie, params: { userId: silent.id } }));
    for (const shown of [repair, leaving]) {
      expect(shown).toMatchObject({ stopped: true, ways: [{ value: "email" }, { value: "web" }] });
    }
    expect(await shown(advisor)).toMatchObject({ stopped: false, ways: [{ value: "text" }, {}, {}] });
  });

  test("a technician writes on the page, and texts nobody", async () => {
    await expect(await write(await given(technician, "", { messageBody: "On the lift now" }))).toHaveToast(
      "Message Sent",
      "Dana reads it on their page.",
    );
    const call = await given(technician, "", { messageBody: "By text", way: "text" });
    await expect(Promise.resolve(write(call))).rejects.toMatchObject({ init: { status: 403 } });
  });
});

describe("the way back", () => {
  test("keeps the list's search, page and row", async () => {
    const { back } = await shown(advisor, "?q=porsche&status=Scheduled&after=abc&edit=1");
    expect(back).toEqual({
      to: `/dashboard/repair-requests?q=porsche&status=Scheduled&after=abc#r-${request.id}`,
      label: "Repair Requests",
    });
  });

  test("leads to where one came from, on this site alone", async () => {
    const from = (path: string) => shown(advisor, `?from=${encodeURIComponent(path)}`).then(({ back }) => back);
    expect(await from("/dashboard?whose=team")).toEqual({ to: "/dashboard?whose=team", label: "Dashboard" });
    expect((await from("//elsewhere.example/dashboard")).label).toBe("Repair Requests");
  });

  test("a status set on the page leads back to the page", async () => {
    const { version } = await shown(advisor);
    const returnTo = `/dashboard/repair-requests/${request.id}?q=porsche`;
    const form = { status: "Needs Approval", version: String(version), returnTo };
    const answer = await setStatus(await given(advisor, "?q=porsche", form));
    expect(answer).toRedirectTo(returnTo);
    await expect(answer).toHaveToast("Status Updated", "The status is now Needs Approval.");
  });
});

test("what stands beside the repair: the customer's other cars and repairs, the car's recalls, nobody else's", async () => {
  const car = await db.vehicle.create({
    data: { accountId: driver.accountId, make: "Honda", model: "Civic", year: 2019 },
  });
  const hidden = await makeRequest(driver, { vehicleId: car.id });
  const seen = await makeRequest(driver, { advisor, vehicleId: car.id });
  const { beside } = await shown(advisor);
  expect(beside.repairs.map(({ id }: { id: string }) => id)).toEqual([seen.id]);
  expect(beside.cars.map(({ id }: { id: string }) => id)).toEqual([car.id]);
  expect(hidden.id).not.toBe(seen.id);
});

test("a line that is opened for editing is the page's own, with its version for the door", async () => {
  const [lineId = ""] = request.itemIds;
  expect(await shown(advisor, `?edit=${lineId}`)).toMatchObject({ edit: lineId });
  const call = args("/x", { cookie: await signIn(advisor), params: { id: request.id, itemId: lineId } });
  expect(await item(call)).toMatchObject({ version: 1 });
});

describe("the next action", () => {
  const AHEAD = new Date(Date.now() + 86_400_000);
  const BEHIND = new Date(Date.now() - 86_400_000);
  const may = {
    ...{ editItems: true, recordPrices: true, keepLink: true, changeStatus: true },
    ...{ assign: true, uploadQuote: true, createInvoice: true, priceFindings: true, recordDecision: true },
  };
  const base = {
    ...{
      id: "1",
      status: "Pending_Review" as RequestStatus,
      needsAdvisor: false,
      advisorId: "a",
      updatedAt: new Date(),
      linkDue: false,
      unbilled: false,
    },
    ...{
      invoice: null,
      lineItems: [],
      documents: [],
      callBack: null,
      dispute: null,
      unreached: false,
      technicianAway: false,
      findings: 0,
      workDoneAt: null,
      workAgainAt: null,
      missedAt: null,
      timeAskedAt: null,
      timeCancelledAt: null,
      mileageIn: null,
      startedAt: null,
      workSessions: [],
      inspection: [],
    },
    ...{ delayedUntil: null, scheduledServiceDate: null, quoteDocuments: [] },
  };
  const line = (group: "pending" | "approved" | "declined", priceBasis: "quoted" | "target" = "quoted") => ({
    group,
    priceBasis,
  });
  const offered = (changes: object, rights = may) => {
    const request = { ...base, ...changes };
    return nextAction(request, rights, stepOf({ ...request, quoteDocuments: request.documents }, "2026-11-28"));
  };
  const label = (changes: object) => offered(changes)?.label ?? null;

  test.each([
    ["Call the customer back", { callBack: { id: "c" }, needsAdvisor: true }],
    ["Compare with the quote", { needsAdvisor: true, documents: [{ id: "d", waitsFor: null, readStatus: "read" }] }],
    ["Assign an advisor", { advisorId: null, lineItems: [line("pending")] }],
    ["Upload the quote", {}],
    ["Price 2 findings", { status: "In Progress", findings: 2, lineItems: [line("approved")] }],
    ["Send to customer", { linkDue: true, lineItems: [line("pending")] }],
    ["Call the customer: no text, no e-mail", { linkDue: true, unreached: true, lineItems: [line("pending")] }],
    ["Answer the dispute", { status: "Completed", dispute: { invoiceId: "i" }, lineItems: [line("approved")] }],
    [null, { lineItems: [line("pending")] }],
    ["Say what the quote is", { documents: [{ id: "d", waitsFor: "car", readStatus: "read" }] }],
    ["Say until when", { status: "Delayed", lineItems: [line("approved")] }],
    ["Say a new day", { status: "Delayed", delayedUntil: new Date("2026-11-20"), lineItems: [line("approved")] }],
    ["Start the repair", { status: "Delayed", delayedUntil: new Date("2026-12-20"), lineItems: [line("approved")] }],
    ["Create Invoice", { status: "Completed", unbilled: true, lineItems: [line("approved")] }],
    [null, { status: "Completed", lineItems: [line("approved")] }],
    ["Collect payment", { status: "Completed", invoice: { id: "i", status: "Unpaid", outstandingBalance: 100 } }],
    ["Ask the shop about 1 price", { status: "Pending_Approval", lineItems: [line("pending", "target")] }],
    [
      "Create Invoice",
      { status: "Parts Ordered", workDoneAt: new Date(), lineItems: [line("approved"), line("pending")] },
    ],
    [
      "Record the Customer's Decision",
      { status: "In Progress", workDoneAt: new Date(), lineItems: [line("declined")] },
    ],
    ["Confirm 1 price", { lineItems: [line("approved", "target"), line("pending")] }],
    ["Start the repair", { status: "Pending_Repair", lineItems: [line("approved")] }],
    ["Start the repair", { status: "Pending_Repair", lineItems: [line("approved"), line("pending")] }],
    ["Record the Customer's Decision", { status: "Pending_Repair", lineItems: [line("pending")] }],
    ["Record the Customer's Decision", { status: "Pending_Repair", lineItems: [line("pending"), line("declined")] }],
    ["Find another technician", { status: "Pending_Repair", technicianAway: true, lineItems: [line("approved")] }],
    ["Name a time", { status: "Scheduled", lineItems: [line("approved")] }],
    ["Start the repair", { status: "Scheduled", scheduledServiceDate: AHEAD, lineItems: [line("approved")] }],
    ["Start the repair", { status: "Scheduled", scheduledServiceDate: BEHIND, lineItems: [line("approved")] }],
    ["Name a new time", { status: "Scheduled", scheduledServiceDate: BEHIND, lineItems: [line("pending")] }],
    ["Name a new time", { scheduledServiceDate: BEHIND }],
    ["Name a new time", { status: "Pending_Approval", scheduledServiceDate: BEHIND, lineItems: [line("pending")] }],
    [null, { status: "Pending_Approval", scheduledServiceDate: BEHIND, mileageIn: 9, lineItems: [line("pending")] }],
    ["Name a time", { missedAt: BEHIND }],
    ["Pick up the car", { status: "Pending_Pickup", lineItems: [line("approved")] }],
    [
      "Bring the car back",
      { status: "Pending_Car_Delivery", invoice: { id: "i", status: "Paid", outstandingBalance: 0 } },
    ],
    [null, { documents: [{ id: "d", waitsFor: null, readStatus: "reading" }] }],
    ["Send to customer", { status: "Scheduled", linkDue: true, lineItems: [line("pending")] }],
    ["Create Invoice", { status: "In Progress", lineItems: [line("approved")] }],
    ["Collect payment", { status: "Pending_Payment", invoice: { id: "i", status: "Unpaid", outstandingBalance: 100 } }],
    [null, { status: "Completed", invoice: { id: "i", status: "Paid", outstandingBalance: 0 } }],
    [null, { status: "Cancelled", lineItems: [line("pending")] }],
  ])("%s", (wanted, changes) => {
    expect(label(changes)).toBe(wanted);
  });

  test("of what somebody may not do nothing is offered", () => {
    const none = Object.fromEntries(Object.keys(may).map((right) => [right, false])) as typeof may;
    expect(offered({ linkDue: true, lineItems: [line("pending")] }, none)).toBeNull();
  });
});
