import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { openPdf as readPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { expireAgreements } from "#app/repair/expire.server.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { freezeDocument, openAuthorization } from "#app/repair/records/authorizations.server.ts";
import {
  analyzeItems,
  approveAllPending,
  approveRepair,
  editLineItem,
  moveLineItem,
  nameDesignee,
  recordDecision,
  recordPrices,
} from "#app/repair/verbs.server.ts";
import { action as approve, loader as review } from "#app/routes/repair-status/authorization/approve.tsx";
import { loader as openPdf } from "#app/routes/repair-status/authorization/authorization.ts";
import { action as saveDesignee } from "#app/routes/repair-status/authorization/designee.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../support/world.ts";

const CAR = { year: 2021, make: "Porsche", model: "911 Carrera" };

async function agreed({ until }: { until?: string } = {}) {
  const driver = await makeUser("driver", { firstName: "Dana", lastName: "Driver" });
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { advisor, made: NEW_YEAR });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  await handIn(asDriver, request.id, {
    shop: "Precision Auto Repair",
    number: "E-1042",
    date: "2026-11-20",
    vehicle: CAR,
    lines: [
      ["Front brake pads", 20_000, "Part"],
      ["Replace front brake pads, labor", 30_000, "Labor"],
    ],
    tax: 1_650,
    total: 51_650,
  });
  await analyzeItems(asDriver, request.id);
  const ids = (
    await db.repairLineItem.findMany({ where: { repairRequestId: request.id }, orderBy: { position: "asc" } })
  ).map(({ id }) => id);
  const [pads = "", labor = ""] = ids;
  await recordPrices(asAdvisor, request.id, {
    person: "Mike R.",
    way: "phone",
    ...(until ? { until } : {}),
    lines: [
      { id: pads, said: "agreed", unitPrice: 18_000 },
      { id: labor, said: "kept" },
    ],
  });
  return { driver, advisor, request, asDriver, asAdvisor, pads, labor };
}

async function authorized(limit?: number) {
  const made = await agreed();
  await approveAllPending(made.asDriver, made.request.id);
  await approveRepair(made.asDriver, made.request.id, { notToExceed: limit });
  return made;
}

const textsOf = (repairRequestId: string) =>
  db.outboundMessage
    .findMany({ where: { repairRequestId }, orderBy: { createdAt: "asc" } })
    .then((rows) => rows.map(({ body }) => body));

/** What is printed, in the order it was set. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await readPdf(bytes, 30);
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  return texts.join("\n").replace(/\s+/g, " ");
}

describe("new work and higher prices ask again at once", () => {
  test("an extra line in the repair: a text and a notice, and nothing is done before the answer", async () => {
    const { driver, asAdvisor, request } = await authorized();
    await addLineItem(asAdvisor, {
      repairRequestId: request.id,
      type: "Part",
      description: "Caliper, front left",
      quantity: 1,
      unitPrice: 312.5,
      status: "Pending",
    });
    expect((await textsOf(request.id)).at(-1)).toContain(
      "needs your decision: Caliper, front left at $312.50 before tax. Nothing of it is done before you approve.",
    );
    const notice = await db.notification.findFirst({
      where: { userId: driver.id, kind: "item_decision", body: { contains: "Caliper, front left" } },
    });
    expect(notice?.title).toContain("please decide");
  });

  test("approving it is a revision of its own, frozen with what is new, and a copy goes out by text", async () => {
    const { asDriver, asAdvisor, request } = await authorized(60_000);
    const first = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect((await textsOf(request.id)).at(-1)).toMatch(
      /^AMPed: You authorized \$\d+\.\d\d for your Porsche 911 2021\. Your repair is now approved, and your advisor tells the shop\. Your copy to keep: http:\/\/\S+\/repair-status\/\S+\/authorizations\/1\.pdf\?code=\S+ Reply STOP to opt out\.$/,
    );
    const added = await addLineItem(asAdvisor, {
      repairRequestId: request.id,
      type: "Part",
      description: "Caliper, front left",
      quantity: 1,
      unitPrice: 312.5,
      status: "Pending",
    });
    await moveLineItem(asDriver, added.id, "approved", { price: 31_250 });
    const { pdf } = await openAuthorization(asDriver, request.id, 2);
    const text = await wordsOf(new Uint8Array(pdf));
    const before = formatMoney(toCents(first.sum));
    expect(text).toContain(`New with this revision: Caliper, front left $312.50. Authorized before it: ${before}`);
    expect(text).toContain("revision 2");
    expect(text).toContain("By approving a line here I authorize it at the price shown");
    expect((await textsOf(request.id)).at(-1)).toContain("/authorizations/2.pdf?code=");
  });

  test("a price that moved since it was shown is not approved, on the page and by the API", async () => {
    const { driver, asDriver, asAdvisor, labor } = await authorized();
    await editLineItem(asAdvisor, labor, { unitPrice: 390 });
    await expect(moveLineItem(asDriver, labor, "approved", { price: 30_000 })).rejects.toMatchObject({
      status: 409,
      message:
        "Replace front brake pads, labor costs $390.00 now, not the $300.00 that was shown. Please look at it again.",
    });
    const path = `/api/public/repair-line-items/${labor}`;
    const cookie = await signIn(driver);
    const stale = await send("PUT", path, { cookie, json: { group: "approved", shownPrice: 300 } });
    expect(stale.status).toBe(409);
    expect((await send("PUT", path, { cookie, json: { group: "approved", shownPrice: 390 } })).status).toBe(200);
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: labor } })).group).toBe("approved");
  });

  test("staff cannot approve beside an edit", async () => {
    const { asAdvisor, labor } = await agreed();
    await expect(editLineItem(asAdvisor, labor, { description: "Labor", group: "approved" })).rejects.toMatchObject({
      status: 403,
      message: "Deciding belongs to the customer. Record the customer's decision instead: who decided, and how.",
    });
  });

  test("a dearer line asks again by text", async () => {
    const { asAdvisor, request, labor } = await authorized();
    await editLineItem(asAdvisor, labor, { unitPrice: 390 });
    expect((await textsOf(request.id)).at(-1)).toContain("Replace front brake pads, labor at $390.00");
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: labor } })).group).toBe("pending");
  });

  test("totals of the record are of what is authorized, and of nothing that waits", async () => {
    const { asDriver, request, pads } = await agreed();
    await moveLineItem(asDriver, pads, "approved");
    const event = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id },
      orderBy: { id: "desc" },
    });
    expect([event.totalBefore, event.totalAfter].map(String)).toEqual(["0", "180"]);
  });
});

describe("not to exceed", () => {
  test("an invoice above the limit is refused; approving more is the customer's own answer", async () => {
    const { asDriver, asAdvisor, request } = await authorized(52_000);
    const added = await addLineItem(asAdvisor, {
      repairRequestId: request.id,
      type: "Service",
      description: "Alignment",
      quantity: 1,
      unitPrice: 200,
      status: "Pending",
    });
    const invoice = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(String(invoice.notToExceed)).toBe("520");
    await moveLineItem(asDriver, added.id, "approved");
    const raised = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(Number(raised.notToExceed)).toBeGreaterThan(680);
    const { totalAmount } = await createInvoice(asAdvisor, request.id);
    expect(totalAmount).toBe(Math.round(Number(raised.notToExceed) * 100));
  });

  test("no rate may lift the bill above it", async () => {
    const { asAdvisor, request } = await authorized(50_500);
    // A paper without tax of its own is taxed by them.
    const taxRates = { Part: 0, Labor: 20, Service: 0, Fee: 0 };
    await db.repairRequest.update({ where: { id: request.id }, data: { paperTax: null, taxRates } });
    await expect(createInvoice(asAdvisor, request.id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^The customer authorized \$505\.00 at most; this comes to \$\d+\.\d\d\. Ask the customer first: set the status to Needs Approval\.$/,
      ),
    });
  });

  test("a limit below what is authorized by the same press is refused", async () => {
    const { asDriver, request } = await agreed();
    await approveAllPending(asDriver, request.id);
    await expect(approveRepair(asDriver, request.id, { notToExceed: 100 })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("The limit cannot be below the $"),
    });
  });
});

describe("a designee", () => {
  test("is named by the customer alone, stands in the record, and is taken back by a blank name", async () => {
    const { driver, asDriver, asAdvisor, request } = await agreed();
    const params = { id: request.id };
    const form = { name: "Robin Driver", contact: "(510) 555-0100" };
    const path = `/repair-status/${request.id}/designee`;
    await saveDesignee(args(path, { method: "POST", params, cookie: await signIn(driver), form }));
    const { designee } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(designee).toEqual(form);
    const last = () =>
      db.historyEvent.findFirstOrThrow({ where: { repairRequestId: request.id }, orderBy: { id: "desc" } });
    expect((await last()).summary).toBe("Robin Driver ((510) 555-0100) may decide for the customer");
    await expect(nameDesignee(asAdvisor, request.id, form)).rejects.toMatchObject({ status: 403 });
    // By /api a link's code views, decides and pays without the phone's code, and does no more.
    const byLink = {
      ...asDriver,
      user: null,
      knownBy: "access_code" as const,
      repairCode: { code: "held", repairRequestId: request.id },
    };
    await expect(nameDesignee(byLink, request.id, form)).rejects.toMatchObject({
      ...{ status: 403, message: expect.stringContaining("A link alone") },
    });
    await nameDesignee(asDriver, request.id, null);
    expect((await last()).summary).toBe("Nobody else may decide for the customer any more");
  });
});

describe("an agreement that is over", () => {
  test("asks again: the price is a target, and no invoice is made of it", async () => {
    const { asDriver, asAdvisor, request, pads } = await agreed({ until: "2026-11-20" });
    await expireAgreements(new Date("2026-11-20T20:00:00Z"));
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } })).priceBasis).toBe("agreed");
    await expireAgreements(new Date("2026-11-22T20:00:00Z"));
    await expireAgreements(new Date("2026-11-22T20:00:00Z"));
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } })).priceBasis).toBe("target");
    const said = await db.historyEvent.findMany({ where: { repairRequestId: request.id, kind: "prices_expired" } });
    expect(said.map(({ summary }) => summary)).toEqual([
      "Agreed prices are over, the shop is asked again: Front brake pads $180.00",
    ]);
    await approveAllPending(asDriver, request.id);
    await expect(createInvoice(asAdvisor, request.id)).rejects.toMatchObject({
      message: "1 approved item is at a price that the shop has not confirmed yet.",
    });
  });

  test("what the customer authorized while it held stands", async () => {
    const { asDriver, request, pads } = await agreed({ until: "2026-11-20" });
    await approveAllPending(asDriver, request.id);
    await approveRepair(asDriver, request.id);
    await expireAgreements(new Date("2026-11-22T20:00:00Z"));
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } })).priceBasis).toBe("agreed");
  });
});

describe("the record of authorization as a document", () => {
  async function signed() {
    const made = await agreed();
    const { request, driver, asDriver } = made;
    await db.vehicle.update({ where: { id: request.vehicleId }, data: { plate: "8ABC123" } });
    await db.repairLineItem.update({ where: { id: made.pads }, data: { partCondition: "rebuilt" } });
    const provider = await db.repairProvider.create({
      data: {
        name: "Precision Auto Repair",
        address: "12 Grand Ave",
        city: "Oakland",
        state: "CA",
        zip: "94610",
        type: "Independent",
        phoneNumber: "(510) 555-0142",
        registrationNumber: "ARD 123456",
      },
    });
    await db.repairRequest.update({ where: { id: request.id }, data: { repairProviderId: provider.id } });
    await nameDesignee(asDriver, request.id, { name: "Robin Driver", contact: "(510) 555-0100" });
    await approveAllPending(asDriver, request.id);
    await approveRepair(asDriver, request.id, { notToExceed: 60_000 });
    const { pdf, sha256 } = await openAuthorization(asDriver, request.id, 1);
    return { ...made, driver, pdf, sha256, text: await wordsOf(new Uint8Array(pdf)) };
  }

  test("its first page has each item of 16 CCR 3353, 3354 and 3356", async () => {
    const { text } = await signed();
    const items: [string, string | RegExp][] = [
      ["3353, BPC 9884.9(a) a written estimate, its number and date", "Estimate E-1042 of Nov 20, 2026, revision 1"],
      ["BPC 9884.9(a) the price of parts", /Parts \$180\.00/],
      ["BPC 9884.9(a) and of labor", /Labor \$300\.00/],
      ["3354(a)(1) the total, also of a revision", /\$48[0-9]\.\d\d|\$49[0-9]\.\d\d|\$50[0-9]\.\d\d/],
      ["3353.1 who authorized, by name", "Authorized by Dana Driver"],
      ["3353.1 date and time, in local time with its zone", /\d{1,2}:\d\d [AP]M P[SD]T/],
      ["3353.1 how the person was reached or known", "signed in, on the website"],
      ["3354(c) the person designated to authorize", "May decide too: Robin Driver (510) 555-0100"],
      ["the limit that the customer set", "Not to exceed $600.00"],
      ["3354(a) no additional work or parts without consent", "new work or a higher price needs my approval first"],
      ["3354(a)(1) what else would be charged", /Shop supplies and fees/],
      ["3356(b) the shop's registration number", "Registration no. ARD 123456"],
      ["3356(b) the shop's name", "Precision Auto Repair"],
      ["3356(b) and address", "12 Grand Ave Oakland, CA 94610"],
      ["and its phone", "(510) 555-0142"],
      ["the customer", "Dana Driver"],
      ["the vehicle", "Porsche 911 2021"],
      ["its VIN", "VIN WP0AB2A95MS221234"],
      ["its license plate", "License plate 8ABC123"],
      ["its odometer", "Odometer 21,000 miles"],
      ["3356(c)(1) each service and its price", /Labor: Replace front brake pads, labor.*\$300\.00/],
      ["3356(c)(2) each part, its quantity and price", /Part: Front brake pads.*\$180\.00/],
      ["3356(c)(2) whether a part is new, used, reconditioned, rebuilt", "Part is rebuilt"],
      ["3356(c)(3), (4) the subtotals", /Subtotal \$480\.00/],
      ["3356(c)(5) sales tax", /Sales tax[^$]*\$\d+\.\d\d/],
      ["3356(c)(6) the total", /Authorized \$\d+\.\d\d/],
      ["E-SIGN: the statement that was agreed to", "I sign this electronically"],
    ];
    for (const [item, said] of items)
      expect(text, item).toMatch(said instanceof RegExp ? said : new RegExp(plainly(said)));
    expect(text).not.toMatch(/session|access_code|::ffff|127\.0\.0\.1/);
  });

  test("is frozen: the same bytes with their SHA-256 whatever changes afterwards, and the database keeps them so", async () => {
    const { driver, asDriver, asAdvisor, request, pdf, sha256, labor } = await signed();
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(sha256);
    await editLineItem(asAdvisor, labor, { unitPrice: 390 });
    await db.vehicle.update({ where: { id: request.vehicleId }, data: { plate: "OTHER" } });
    const params = { id: request.id, revision: "1" };
    const cookie = await signIn(driver);
    const path = `/repair-status/${request.id}/authorizations/1.pdf`;
    const answer = (await openPdf(args(path, { params, cookie }))) as Response;
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    const row = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
    await freezeDocument({ authorizationId: row.id });
    expect((await openAuthorization(asDriver, request.id, 1)).sha256).toBe(sha256);
    await expect(db.authorization.update({ where: { id: row.id }, data: { sum: "1.00" } })).rejects.toThrow(
      /stands as it was given/,
    );
    await expect(db.authorization.delete({ where: { id: row.id } })).rejects.toThrow(/never removed/);
    await expect(openAuthorization(viewerOf(await makeUser("driver")), request.id, 1)).rejects.toMatchObject({
      status: 404,
    });
  });

  test("in Florida the go-ahead wants a choice, and the record has it, the plate, the limit and who may decide", async () => {
    await db.appSetting.create({ data: { key: "law.state", value: "FL" } });
    forgetSettings();
    try {
      const { driver, asDriver, request } = await agreed();
      await db.vehicle.update({ where: { id: request.vehicleId }, data: { plate: "FLA 123" } });
      await nameDesignee(asDriver, request.id, { name: "Robin Driver", contact: "(510) 555-0100" });
      await approveAllPending(asDriver, request.id);
      const params = { id: request.id };
      const cookie = await signIn(driver);
      const path = `/repair-status/${request.id}/approve`;
      const { alternatives, law, stamp } = await review(args(path, { params, cookie }));
      expect(law[0]).toBe("You are entitled to a written estimate above $150.00. This is it.");
      const press = (form: Record<string, string>) => approve(args(path, { method: "POST", params, cookie, form }));
      const without = (await press({ shown: stamp, notToExceed: "600" })) as Response;
      expect(without.headers.get("location")).toBe(`${path}?limit=600`);
      await expect(without).toHaveToast(
        "Please review",
        "Choose how you want to be told the price: your state asks for it.",
      );
      await press({ shown: stamp, notToExceed: "600", choice: alternatives[1] ?? "" });
      const { pdf } = await openAuthorization(asDriver, request.id, 1);
      const text = await wordsOf(new Uint8Array(pdf));
      for (const said of [
        "The customer's choice: Go ahead, and ask me before it costs more than the limit I set here",
        "You are entitled to a written estimate above $150.00. This is it.",
        "Not to exceed $600.00",
        "License plate FLA 123",
        "I hereby designate the individual named below to authorize any additional work",
      ])
        expect(text).toContain(said);
    } finally {
      await db.appSetting.deleteMany({ where: { key: "law.state" } });
      forgetSettings();
    }
  });

  test("a decision that staff recorded names who decided and how they were reached", async () => {
    const { asAdvisor, request, pads, labor } = await agreed();
    await recordDecision(asAdvisor, request.id, {
      person: "Dana Driver",
      way: "phone",
      address: "(510) 555-0199",
      at: "2026-11-21T18:30:00Z",
      said: "Go ahead with both",
      lines: [pads, labor].map((id) => ({ id, to: "approved" as const })),
      approveRepair: true,
    });
    const { shown } = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(shown).toMatchObject({
      by: "Dana Driver",
      when: "November 21, 2026 at 10:30 AM PST",
      said: expect.stringContaining("by phone ((510) 555-0199)"),
    });
  });
});

function plainly(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
