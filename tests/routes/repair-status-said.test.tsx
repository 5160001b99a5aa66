// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { moveAppointment } from "#app/desk/calendar/move.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDate, formatDay } from "#app/platform/format.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { approveRepair, moveLineItem, recordPrices, send, updateStatus } from "#app/repair/verbs.server.ts";
import { findAppointment } from "#app/repair/work/appointment.server.ts";
import { Schedule } from "#app/repair/work/schedule.ts";
import { loader as invoiceDetail } from "#app/routes/dashboard/invoices/detail.tsx";
import { action as decideJob } from "#app/routes/repair-status/lines/job.ts";
import { halfJobs } from "#app/routes/repair-status/lines/rows.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { action as pay } from "#app/routes/repair-status/pay.tsx";
import Receipt, { loader as receipt } from "#app/routes/repair-status/receipt/page.tsx";
import { args } from "../support/args.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

function drawn(Component: any, pattern: string, path: string, loaderData: unknown) {
  const Stub = createRoutesStub([{ id: "screen", path: pattern, Component }]);
  const answers = { loaderData: { screen: loaderData } };
  return renderToString(<Stub initialEntries={[path]} hydrationData={answers} />).replaceAll("<!-- -->", "");
}

async function htmlOf(id: string) {
  const { data }: any = await loader(args(`/repair-status/${id}`, { params: { id }, cookie }));
  return drawn(RepairStatusPage, "/repair-status/:id", `/repair-status/${id}`, data);
}

test("what the server writes is what a browser reads: no form and no block lies in a paragraph", async () => {
  const lines = [{ group: "pending" as const, unitPrice: 6_415, description: "Drive belt" }];
  for (const status of ["Pending_Review", "Pending_Approval", "Pending_Repair", "Pending_Payment"] as const) {
    const html = await htmlOf((await makeRequest(driver, { status, lines })).id);
    const paragraphs = html.match(/<p[ >].*?<\/p>/gs) ?? [];
    expect(paragraphs.filter((one) => /<(?:form|div|ul|ol|dl|section|details|p)[ >]/.test(one.slice(2)))).toEqual([]);
  }
});

describe("the cost card says one thing", () => {
  test("once a named person has agreed to a price it does not say that nothing is agreed", async () => {
    const advisor = await makeUser("advisor");
    const lines = [
      { group: "quote_analyzed" as const, unitPrice: 15_700, description: "Rotors" },
      { group: "quote_analyzed" as const, unitPrice: 8_900, description: "Pads" },
    ];
    const { id, itemIds } = await makeRequest(driver, { advisor, lines });
    await send(viewerOf(driver), id, { do: "ask_savings" });
    expect(await htmlOf(id)).toContain("Nothing agreed, no fee.");
    const said = [{ id: itemIds[0] ?? "", said: "agreed" as const, unitPrice: 13_000 }];
    await recordPrices(viewerOf(advisor), id, { person: "Bill Hansen", way: "phone", lines: said });
    const html = await htmlOf(id);
    expect(html).not.toContain("Nothing agreed");
    expect(html).toContain("If the shop lowers nothing more");
    expect(html).toContain("Our fee is of what was agreed, and of nothing else.");
  });

  test("after a correction the paper is not said to add up beside what is missing of it", async () => {
    const vehicle = { year: 2021, make: "Porsche", model: "911 Carrera" };
    const { id } = await makeRequest(driver);
    const lines: [string, number][] = [
      ["Brake fluid flush", 12_900],
      ["Alignment", 20_000],
    ];
    await handIn(viewerOf(driver), id, { shop: "Hansen", number: id.slice(0, 8), vehicle, lines, total: 32_900 });
    expect(await htmlOf(id)).toContain("The lines, tax and total of this quote add up.");
    const [flush] = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
    const corrected = { description: "Brake fluid flush", quantity: 1, unitPrice: 11_900 };
    await send(viewerOf(driver), id, { do: "correct", item: flush?.id ?? "", ...corrected });
    const html = await htmlOf(id);
    expect(html).not.toContain("add up");
    expect(html).toContain("$10.00 of it stands on no line since its lines were corrected.");
  });
});

test("prices of the whole country say why, a deductible stands beside the total, and a part of the estimate is called so", async () => {
  const prices = "Prices for the United States: ";
  const vehicle = { year: 2021, make: "Porsche", model: "911 Carrera" };
  const lines: [string, number, "Service"][] = [
    ["Replace alternator", 90_000, "Service"],
    ["Cabin air filter", 6_000, "Service"],
  ];
  const typed = await makeRequest(driver, {
    lines: [{ description: "Replace alternator", unitPrice: 90_000, group: "quote_analyzed" }],
  });
  expect(await htmlOf(typed.id)).toContain(`${prices}a quote that was typed in does not say where the shop is.`);

  const paper = await makeRequest(driver);
  const read = reading({ shop: "Hansen", number: "H-9", vehicle, lines, total: 96_000 });
  await handIn(viewerOf(driver), paper.id, read);
  expect(await htmlOf(paper.id)).toContain(`${prices}we could not read an address of the shop on the paper.`);
  const [first] = await db.repairLineItem.findMany({
    where: { repairRequestId: paper.id },
    orderBy: { position: "asc" },
  });
  await db.repairLineItem.update({ where: { id: first?.id ?? "" }, data: { group: "approved" } });
  expect(await htmlOf(paper.id)).toContain("Of the line that you chose");

  const crash = await makeRequest(driver);
  const crashed = reading({ shop: "Hansen", number: "H-10", vehicle, lines, total: 96_000 });
  await handIn(viewerOf(driver), crash.id, { ...crashed, kind: "insurance" as const, deductible: 50_000 });
  expect(await htmlOf(crash.id)).toContain(
    "It prints a deductible of $500.00, your own share; net of it $460.00 is left.",
  );
});

test("what is paid before its appointment is paid, and not complete; every paper names the same day of service", async () => {
  const admin = await makeUser("admin");
  const lines = [{ group: "approved" as const, unitPrice: 50_000 }];
  const { id } = await makeRequest(driver, { status: "Pending_Approval", lines });
  await approveRepair(viewerOf(driver), id);
  const day = new Date(Date.now() + 4 * 86_400_000);
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: day } });
  const invoice = await createInvoice(viewerOf(admin), id, { done: false });
  const form = { number: "4242424242424242", expiry: "12/40", cvc: "123", name: "Dana Driver", due: "50000" };
  await Promise.resolve(pay(args(`/repair-status/${id}/pay`, { params: { id }, cookie, form }))).catch(() => null);
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("Pending_Repair");
  const told = await db.outboundMessage.findMany({ where: { repairRequestId: id } });
  expect(told.some(({ body }) => / complete/.test(body))).toBe(false);
  const page = await htmlOf(id);
  expect(page).toContain("Paid - Thank you!");
  expect(page).not.toContain("Service Complete");
  expect(page).not.toContain("All done.");
  expect(page).toContain("Add to your calendar");
  const shown = await receipt(args(`/repair-status/${id}/receipt`, { params: { id }, cookie }));
  const html = drawn(Receipt, "/repair-status/:id/receipt", `/repair-status/${id}/receipt`, shown);
  expect(html).toContain("Paid - Thank you!");
  expect(html).not.toContain("Nothing more is due");
  expect(html).not.toContain("Reply to our text");
  const desk = await signIn(admin);
  const detail: any = await invoiceDetail(
    args(`/dashboard/invoices/${invoice.id}`, { params: { id: invoice.id }, cookie: desk }),
  );
  const served = page.match(/Service date: ([A-Z][a-z]{2} \d+, \d{4})/)?.[1];
  expect(served).toBeTruthy();
  expect(detail.facts.find(([name]: [string]) => name === "Service date")?.[1]).toBe(served);
});

test("the day that was booked stays while the work that was begun before it goes on, and is the day of the work at its end", async () => {
  const lines = [{ group: "approved" as const, unitPrice: 50_000 }];
  const { id } = await makeRequest(driver, { status: "Scheduled", lines });
  const day = new Date(Date.now() + 4 * 86_400_000);
  const asked = new Date("2026-03-05");
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: day, requestedServiceDate: asked } });
  const admin = viewerOf(await makeUser("admin"));
  await updateStatus(admin, id, "In Progress");
  expect(await htmlOf(id)).toContain(`Service date: ${formatDate(day)}`);
  await updateStatus(admin, id, "Completed", { unbilled: true });
  expect(await htmlOf(id)).toContain(`Service date: ${formatDate(new Date())}`);
});

describe("whose work is over before its appointment", () => {
  const day = new Date(Date.now() + 4 * 86_400_000);
  async function booked(data: { workDoneAt?: Date } = {}) {
    const lines = [{ group: "approved" as const, unitPrice: 50_000 }];
    const { id } = await makeRequest(driver, { status: "Scheduled", lines });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: day, ...data } });
    return id;
  }
  const textsOf = async (id: string) =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id } })).map(({ body }) => body).join("\n");

  test("is complete once it is paid, and its day is the day of the work", async () => {
    const admin = await makeUser("admin");
    const workDoneAt = new Date(Date.now() - 3_600_000);
    const id = await booked({ workDoneAt });
    const invoice = await createInvoice(viewerOf(admin), id);
    const form = { number: "4242424242424242", expiry: "12/40", cvc: "123", name: "Dana Driver", due: "50000" };
    await Promise.resolve(pay(args(`/repair-status/${id}/pay`, { params: { id }, cookie, form }))).catch(() => null);
    expect(await textsOf(id)).not.toContain("booked for");
    const page = await htmlOf(id);
    expect(page).not.toContain("Your appointment is");
    expect(page).toContain("All done.");
    const day = formatDate(workDoneAt);
    expect(page).toContain(`Service date: ${day}`);
    const at = `/dashboard/invoices/${invoice.id}`;
    const detail: any = await invoiceDetail(args(at, { params: { id: invoice.id }, cookie: await signIn(admin) }));
    expect(detail.facts.find(([name]: [string]) => name === "Service date")?.[1]).toBe(day);
    expect(await findAppointment(viewerOf(driver), id)).toMatchObject({ cancelled: true });
  });

  test("is complete where the shop says so, by the API too; opened again its appointment stands", async () => {
    const admin = viewerOf(await makeUser("admin"));
    const id = await booked();
    await updateRequest(admin, id, { status: "Completed", unbilled: true });
    expect(await textsOf(id)).toContain("is now complete.");
    expect(await htmlOf(id)).not.toContain("Your appointment is");
    await updateRequest(admin, id, { status: "Scheduled" });
    expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).workDoneAt).toBeNull();
    expect(await findAppointment(viewerOf(driver), id)).toMatchObject({ cancelled: false });
  });

  test("nobody is told of another time for it", async () => {
    const admin = viewerOf(await makeUser("admin"));
    const id = await booked({ workDoneAt: new Date() });
    await updateRequest(admin, id, { status: "Completed", unbilled: true });
    const at = `${dayOf(startOfDay(new Date(), 9))}T09:00`;
    const moved = await moveAppointment(admin, id, Schedule.parse({ at, scheduledMinutes: 60, tell: true }));
    expect(moved.reached).toEqual([]);
    expect(await textsOf(id)).not.toContain("booked for");
  });
});

test("a declined or deferred line has a way back to undecided, without a script too", async () => {
  const lines = [
    { group: "deferred" as const, unitPrice: 6_800, description: "Cabin filter" },
    { group: "approved" as const, description: "Pads" },
  ];
  const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines });
  const html = await htmlOf(id);
  expect(html).toContain('aria-label="Back to undecided: Cabin filter"');
  expect(html).not.toContain("Back to undecided: Pads");
  const form = { group: "pending", item: itemIds[0] ?? "", from: "deferred", price: "6800" };
  await decideJob(args(`/repair-status/${id}/job`, { params: { id }, cookie, form }));
  expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: itemIds[0] ?? "" } })).group).toBe("pending");
});

test("a request without lines says that it is here, what comes next and what was asked for", async () => {
  const { id } = await makeRequest(driver, { lines: [] });
  const asked = { serviceType: "Oil Change", urgency: "urgent", additionalNotes: "Ring the bell twice" } as const;
  await db.repairRequest.update({ where: { id }, data: asked });
  const html = await htmlOf(id);
  for (const words of [
    "We have your request.",
    "An advisor will look at it",
    "Ring the bell twice",
    "Urgent",
    "No lines yet",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("as on the paper");
});

test("what is asked about as the parts of a job holds every line of it that is no labor", () => {
  const line = (id: string, type: string, group: string) => ({ id, type, group, totalPrice: 100 }) as any;
  const items = [
    line("pads", "Service", "declined"),
    line("rotors", "Part", "deferred"),
    line("labor", "Labor", "approved"),
  ];
  const [half] = halfJobs(items, [{ name: "Front brakes", items: ["pads", "rotors", "labor"] }]);
  expect(half?.missing.map(({ id }) => id)).toEqual(["pads", "rotors"]);
  // Labor that waits again since its price rose was left out by nobody.
  const risen = [line("pads", "Part", "approved"), line("labor", "Labor", "pending")];
  expect(halfJobs(risen, [{ name: "Front brakes", items: ["pads", "labor"] }])).toEqual([]);
});

test("a line that was put off is due on a day of the shop, the same wherever it stands", async () => {
  const { id, itemIds, vehicleId } = await makeRequest(driver, {
    status: "Pending_Approval",
    lines: [{ group: "pending" }],
  });
  await moveLineItem(viewerOf(driver), itemIds[0] ?? "", "deferred");
  const [due] = await db.serviceRecommendation.findMany({ where: { vehicleId, sourceLineItemId: itemIds[0] ?? "" } });
  const shopDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(
    Date.now() + 60 * 86_400_000,
  );
  expect(id).toBeTruthy();
  expect(due?.recommendedDueDate?.toISOString().slice(0, 10)).toBe(shopDay);
  expect(formatDay(due?.recommendedDueDate)).toContain(String(Number(shopDay.slice(8))));
});

describe("what the quote asks of whoever declines it", () => {
  const SENTENCE = "Diagnostic fee of $165.00 applies if the repair is declined.";

  async function withCondition(groups: ("quote_analyzed" | "declined" | "approved")[]) {
    const request = await makeRequest(driver, { status: "Pending_Approval" });
    const lines = groups.map((_group, at): [string, number] => [`Line ${at}`, 10_000]);
    await handIn(viewerOf(driver), request.id, { ...reading({ lines, total: 20_000 }), conditions: [SENTENCE] });
    const made = await db.repairLineItem.findMany({
      where: { repairRequestId: request.id },
      orderBy: { position: "asc" },
    });
    for (const [at, { id }] of made.entries()) {
      const group = groups[at] ?? "quote_analyzed";
      if (group !== "quote_analyzed") await moveLineItem(viewerOf(driver), id, group);
    }
    return htmlOf(request.id);
  }

  test("stands beside the lines before the last no, with its figure", async () => {
    const html = await withCondition(["quote_analyzed", "declined"]);
    expect(html).toContain("If you decline every line, the quote asks $165.00 for that");
    expect(html).toContain("It is in no total here: you owe it to the shop, if it is due.");
    expect(html).toContain(
      "You would then owe it to the shop, if it is due, and not to us: nothing of it is charged here.",
    );
  });

  test("and once every line is declined; not where work is approved", async () => {
    const html = await withCondition(["declined", "declined"]);
    expect(html).toContain("You declined every line: the quote asks $165.00 for that");
    const approved = await withCondition(["declined", "approved"]);
    expect(approved).not.toContain("the quote asks $165.00");
    expect(approved).toContain(`“${SENTENCE}”`);
  });
});

test("a price that was raised says from what, and not that it is the same", async () => {
  const lines = [{ group: "pending" as const, unitPrice: 29_700, description: "Labor" }];
  const { id, itemIds } = await makeRequest(driver, { status: "Needs Approval", lines });
  const raised = { unitPrice: "310.50", totalPrice: "310.50", status: "Same" as const };
  await db.repairLineItem.update({ where: { id: itemIds[0] ?? "" }, data: raised });
  const page = await htmlOf(id);
  expect(page).toContain("Price: Raised from $297.00");
  expect(page).not.toContain("Price: Same");
});
