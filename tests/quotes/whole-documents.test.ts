import { describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import {
  analyzeItems,
  approveAllPending,
  approveRepair,
  moveLineItem,
  recordPrices,
} from "#app/repair/verbs.server.ts";
import { settleBill } from "#app/repair/work/settle.server.ts";
import { action as say } from "#app/routes/repair-status/documents/say-document.ts";
import { loader as page } from "#app/routes/repair-status/page.tsx";
import { toStatusView } from "#app/routes/repair-status/view.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { args } from "../support/args.ts";
import { handIn, reading, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const SHOP = "Precision Auto Repair";
const CAR = { year: 2021, make: "Porsche", model: "911 Carrera" };
const PADS: [string, number] = ["Replace front brake pads", 40_000];
const ROTORS: [string, number] = ["Resurface rotors", 18_000];
const FLUSH: [string, number] = ["Brake fluid flush", 12_900];
const QUOTE = { shop: SHOP, number: "E-1042", total: 70_900, vehicle: CAR, lines: [PADS, ROTORS, FLUSH] };

async function quoted(status: "Pending_Review" | "Pending_Approval" = "Pending_Review") {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { advisor, status });
  const asDriver = viewerOf(driver);
  const first = await handIn(asDriver, request.id, QUOTE);
  return { driver, advisor, request, asDriver, asAdvisor: viewerOf(advisor), first };
}

function linesOf(repairRequestId: string) {
  return db.repairLineItem.findMany({ where: { repairRequestId }, orderBy: { position: "asc" } });
}

async function shown(repairRequestId: string) {
  return (await linesOf(repairRequestId)).map((line) => `${line.description} ${line.totalPrice} ${line.group}`);
}

function summaries(repairRequestId: string) {
  return db.historyEvent
    .findMany({ where: { repairRequestId }, orderBy: { id: "asc" } })
    .then((rows) => rows.map(({ summary }) => summary));
}

describe("the same quote again", () => {
  test("the same number and total under another file adds nothing and points to the first", async () => {
    const { asDriver, request, first } = await quoted();
    const again = await handIn(asDriver, request.id, { ...QUOTE, number: "e1042" }, storedFile("photo.jpg"));
    expect(again.sameAsId).toBe(first.id);
    expect(again.readMessage).toBe("You have uploaded this quote already.");
    expect(await linesOf(request.id)).toHaveLength(3);
    expect(await summaries(request.id)).toContain("Quote e1042 was uploaded before: nothing was added");
    expect((await findPaper(asDriver, again.id)).view?.sameAs).toBe(
      `/repair-status/${request.id}#document-${first.id}`,
    );
  });

  test("the same bytes in a new form lead to the request that stands, and make none", async () => {
    const { driver, asDriver, request } = await quoted();
    const file = storedFile("same.pdf");
    const kept = await handIn(
      asDriver,
      request.id,
      { ...QUOTE, number: "E-2000", total: 5_000, lines: [["Wipers", 5_000]] },
      file,
    );
    const form = { vehicleId: request.vehicleId, description: "Repair quote", contactPreference: "phone" as const };
    const answer = await createQuote(asDriver, form as never, { file: { ...file, key: "another.pdf" } });
    expect(answer).toMatchObject({ id: request.id, documentId: kept.id, already: true });
    const outcome = { ok: true as const, reading: reading(QUOTE) };
    const byNumber = await createQuote(asDriver, form as never, { file: storedFile("other.pdf"), outcome });
    expect(byNumber).toMatchObject({ id: request.id, already: true });
    expect(await db.repairRequest.count({ where: { accountId: driver.accountId } })).toBe(1);
  });

  test("handed in twice at the same moment it makes one request, by its bytes and by its number", async () => {
    const { asDriver, request } = await quoted();
    const form = { vehicleId: request.vehicleId, description: "Repair quote", contactPreference: "phone" as const };
    const file = storedFile("twice.pdf");
    const twins = (hand: (at: number) => Parameters<typeof createQuote>[2]) =>
      Promise.all([1, 2, 3].map((at) => createQuote(asDriver, form as never, hand(at))));
    const byBytes = await twins((at) => ({ file: { ...file, key: `twin-${at}-${file.key}` } }));
    expect(new Set(byBytes.map(({ id }) => id)).size).toBe(1);
    const outcome = { ok: true as const, reading: reading({ ...QUOTE, number: `T-${file.key}`, total: 33_300 }) };
    const byNumber = await twins(() => ({ file: storedFile(), outcome }));
    expect(new Set(byNumber.map(({ id }) => id)).size).toBe(1);
  });

  test("another customer's same quote is their own", async () => {
    const { asDriver, request } = await quoted();
    const other = await quoted();
    expect(other.first.sameAsId).toBeNull();
    expect(await linesOf(other.request.id)).toHaveLength(3);
    expect((await linesOf(request.id)).length).toBe(3);
    await expect(sayDocument(asDriver, other.first.id, { role: "rival" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a final bill", () => {
  test("an invoice of work that is done leaves the lines and what was decided on them as they are", async () => {
    const { asDriver, request } = await quoted();
    const [pads = "", rotors = "", flush = ""] = (await linesOf(request.id)).map(({ id }) => id);
    await moveLineItem(asDriver, pads, "approved");
    await moveLineItem(asDriver, rotors, "declined");
    await moveLineItem(asDriver, flush, "deferred");
    const before = await shown(request.id);
    const bill = {
      ...reading({ ...QUOTE, number: "1042-F", lines: [PADS, FLUSH], total: 52_900 }),
      bill: "completed" as const,
    };
    expect(await handIn(asDriver, request.id, bill)).toMatchObject({ role: "final", roleBy: "reader" });
    expect(await shown(request.id)).toEqual(before);
  });
});

describe("a revised quote", () => {
  test("replaces line by line, keeps what was decided, and says what changed", async () => {
    const { asDriver, asAdvisor, request } = await quoted();
    const [pads = "", rotors = ""] = (await linesOf(request.id)).map(({ id }) => id);
    await moveLineItem(asDriver, pads, "approved");
    await moveLineItem(asDriver, rotors, "approved");
    const lines: [string, number][] = [PADS, ["Resurface rotors", 21_000], ["Wheel alignment", 9_900]];
    const revised = await handIn(asDriver, request.id, { ...QUOTE, number: "E-1042 Rev 2", total: 70_900 + 1, lines });
    expect([revised.role, revised.roleBy]).toEqual(["revised", "reader"]);
    expect(await shown(request.id)).toEqual([
      "Replace front brake pads 400 approved",
      "Resurface rotors 210 pending",
      "Wheel alignment 99 quote_analyzed",
    ]);
    expect((await findPaper(asAdvisor, revised.id)).view?.changes).toEqual([
      "Resurface rotors $180.00 is now $210.00",
      "Wheel alignment is new at $99.00",
      "Brake fluid flush is no longer on it",
      "1 line is as it was quoted",
    ]);
    expect(await summaries(request.id)).toContain(
      "Revised quote: Resurface rotors $180.00 is now $210.00, Wheel alignment is new at $99.00, Brake fluid flush is no longer on it",
    );
  });

  test("other work in the place of an approved line is not approved with it, however cheap", async () => {
    const { asDriver, asAdvisor, request } = await quoted();
    await moveLineItem(asDriver, (await linesOf(request.id))[0]?.id ?? "", "approved");
    const lines: [string, number][] = [["Replace rear brake pads", 39_900], ROTORS, FLUSH];
    const revised = await handIn(asAdvisor, request.id, { ...QUOTE, number: "E-1042 Rev 3", total: 70_800, lines });
    expect((await shown(request.id))[0]).toBe("Replace rear brake pads 399 pending");
    expect((await findPaper(asAdvisor, revised.id)).view?.changes[0]).toBe(
      "Replace front brake pads is now Replace rear brake pads at $399.00",
    );
  });

  test("what a named person agreed to stands against a paper that asks for more", async () => {
    const { asDriver, asAdvisor, request } = await quoted();
    await analyzeItems(asDriver, request.id);
    const [pads = ""] = (await linesOf(request.id)).map(({ id }) => id);
    await recordPrices(asAdvisor, request.id, {
      person: "Mike R.",
      way: "phone",
      lines: [{ id: pads, said: "agreed", unitPrice: 30_000 }],
    });
    await handIn(asDriver, request.id, {
      ...QUOTE,
      total: 60_900,
      lines: [["Replace front brake pads", 35_000], ROTORS, FLUSH],
    });
    const [line] = await linesOf(request.id);
    expect([line?.id, line?.totalPrice.toString(), line?.priceBasis]).toEqual([pads, "300", "agreed"]);
  });

  test("one tap corrects it: as another shop's it makes no lines, and what it replaced is back", async () => {
    const { driver, asDriver, request } = await quoted();
    const before = await shown(request.id);
    const revised = await handIn(asDriver, request.id, { ...QUOTE, total: 1_000, lines: [["Wiper blades", 1_000]] });
    expect(await shown(request.id)).toEqual(["Wiper blades 10 quote_analyzed"]);
    const path = `/repair-status/${request.id}/documents/${revised.id}/say`;
    const params = { id: request.id, documentId: revised.id };
    const cookie = await signIn(driver, "phone_code");
    const answer = (await say(args(path, { method: "POST", params, cookie, form: { role: "rival" } }))) as Response;
    expect(answer.status).toBe(302);
    expect((await shown(request.id)).toSorted()).toEqual(before.toSorted());
    const { view, roleBy } = await findPaper(asDriver, revised.id);
    expect(roleBy).toBe("person");
    expect(view?.rival?.rows).toHaveLength(4);
    await sayDocument(asDriver, revised.id, { role: "rival" });
    expect(await linesOf(request.id)).toHaveLength(3);
  });
});

describe("another shop's quote", () => {
  test("makes no lines and stands beside, line by line and by total", async () => {
    const { asDriver, request } = await quoted();
    const rival = await handIn(asDriver, request.id, {
      shop: "Northside Motors",
      number: "77",
      total: 49_900,
      vehicle: CAR,
      lines: [
        ["Front brake pads, replace", 31_000],
        ["Brake fluid exchange", 9_900],
      ],
    });
    expect(rival.role).toBe("rival");
    expect(await linesOf(request.id)).toHaveLength(3);
    const { view } = await findPaper(asDriver, rival.id);
    expect(view?.rival).toMatchObject({ shop: "Northside Motors", common: { here: 52_900, there: 40_900 } });
    // What we only ask for is not what the shop asks.
    await analyzeItems(asDriver, request.id);
    expect((await findPaper(asDriver, rival.id)).view?.rival?.common).toEqual({ here: 52_900, there: 40_900 });
  });
});

describe("the final bill", () => {
  test("is held against what was approved: $96 above on one line is said to both sides", async () => {
    const { driver, asDriver, asAdvisor, request } = await quoted("Pending_Approval");
    await analyzeItems(asDriver, request.id);
    const lines = (await linesOf(request.id)).map(({ id }) => ({ id, said: "kept" as const }));
    await recordPrices(asAdvisor, request.id, { person: "Mike R.", way: "phone", lines });
    await approveAllPending(asDriver, request.id);
    await approveRepair(asDriver, request.id);
    const bill = await handIn(
      asDriver,
      request.id,
      { ...QUOTE, number: "INV-88", total: 80_500, lines: [PADS, ["Resurface rotors", 27_600], FLUSH] },
      storedFile("Invoice 88.pdf"),
    );
    expect(bill.role).toBe("final");
    expect(await linesOf(request.id)).toHaveLength(3);
    const sentence = "The bill asks for $96.00 more than was approved: Resurface rotors $96.00 more.";
    expect(bill.readMessage).toBe(sentence);
    expect(await summaries(request.id)).toContain(sentence);
    const notice = await db.notification.findFirst({ where: { userId: driver.id, body: sentence } });
    expect(notice).not.toBeNull();
    const row = () => db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(await row()).toMatchObject({ needsAdvisor: false, billAboveAt: expect.any(Date) });
    const waits = async () =>
      (await listWaiting(asAdvisor)).rows.filter(({ kind, thingId }) => kind === "bill" && thingId === request.id);
    expect(await waits()).toHaveLength(1);
    const stands = async () => {
      const found = await findRepairRequest(asDriver, request.id);
      const { repair } = toStatusView(found, [], asDriver, await readSettings());
      return { bill: repair.bill, documents: repair.documents.flatMap(({ paper }) => paper?.bill ?? []) };
    };
    const approved = 70_900;
    expect((await stands()).bill).toMatchObject({ headline: "The bill is $96.00 above what you authorized." });

    // A corrected bill takes its place, and ends the alarm.
    const corrected = [PADS, ROTORS, FLUSH];
    await handIn(
      asDriver,
      request.id,
      { ...QUOTE, number: "INV-88", total: approved, lines: corrected },
      storedFile("Invoice 88b.pdf"),
    );
    expect((await stands()).bill).toBeNull();
    expect((await stands()).documents).toMatchObject([
      { overtaken: true, above: 9_600 },
      { overtaken: false, above: 0 },
    ]);
    expect((await row()).billAboveAt).toBeNull();
    expect(await waits()).toEqual([]);

    // Another one above begins it anew; a person ends it with a press, once, and another word on a paper does not bring it back.
    const dearer: [string, number][] = [PADS, ["Resurface rotors", 30_000], FLUSH];
    await handIn(
      asDriver,
      request.id,
      { ...QUOTE, number: "INV-89", total: 82_900, lines: dearer },
      storedFile("Invoice 89.pdf"),
    );
    expect(await waits()).toHaveLength(1);
    await settleBill(asAdvisor, request.id);
    await settleBill(asAdvisor, request.id);
    expect(await waits()).toEqual([]);
    const settled = "The bill that asked for more than was authorized is settled";
    expect((await summaries(request.id)).filter((summary) => summary === settled)).toHaveLength(1);
    await sayDocument(asDriver, bill.id, { role: "final" });
    expect((await row()).billAboveAt).toBeNull();
    await expect(settleBill(asDriver, request.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe("the car on the paper", () => {
  const PASSAT = {
    ...QUOTE,
    number: "P-1",
    vehicle: { year: 2014, make: "Volkswagen", model: "Passat", mileage: 90_000 },
  };

  async function waiting() {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver);
    const document = await handIn(viewerOf(driver), request.id, PASSAT);
    return { driver, asDriver: viewerOf(driver), request, document };
  }

  test("another car is said before anything is priced", async () => {
    const { driver, request, document } = await waiting();
    expect(document).toMatchObject({ waitsFor: "car", readMessage: "This quote is for a 2014 Volkswagen Passat" });
    expect(await linesOf(request.id)).toHaveLength(0);
    const answer = await page(
      args(`/repair-status/${request.id}`, { params: { id: request.id }, cookie: await signIn(driver) }),
    );
    const { repair } = (answer as { data: Awaited<ReturnType<typeof page>>["data"] }).data;
    expect(repair?.documents[0]?.paper?.otherCar).toBe("This quote is for a 2014 Volkswagen Passat");
  });

  test("use this car: the request is about it then, and the lines come", async () => {
    const { asDriver, request, document } = await waiting();
    await sayDocument(asDriver, document.id, { car: "use_this_car" });
    await sayDocument(asDriver, document.id, { car: "use_this_car" });
    const { vehicle } = await db.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      include: { vehicle: true },
    });
    expect([vehicle.year, vehicle.make, vehicle.model, vehicle.mileage]).toEqual([
      2014,
      "Volkswagen",
      "Passat",
      90_000,
    ]);
    expect(await linesOf(request.id)).toHaveLength(3);
    expect(await summaries(request.id)).toContain(
      "The car of the request is the 2014 Volkswagen Passat, as on the quote, and not the 2021 Porsche 911",
    );
  });

  test("a mistake of the paper: the car stays, and the lines come", async () => {
    const { asDriver, request, document } = await waiting();
    await sayDocument(asDriver, document.id, { car: "mistake_of_the_paper" });
    const { vehicleId } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(vehicleId).toBe(request.vehicleId);
    expect(await linesOf(request.id)).toHaveLength(3);
  });

  test("wrong file: it counts for nothing, and may be handed in for the right car", async () => {
    const { driver, asDriver, request, document } = await waiting();
    await sayDocument(asDriver, document.id, { car: "wrong_file" });
    expect(await linesOf(request.id)).toHaveLength(0);
    const { id: vehicleId } = await db.vehicle.create({
      data: { accountId: driver.accountId, year: 2014, make: "Volkswagen", model: "Passat" },
    });
    const right = await makeRequest(driver, { vehicleId });
    await handIn(asDriver, right.id, PASSAT);
    expect(await linesOf(right.id)).toHaveLength(3);
  });

  test("what the vehicle lacks is filled in from the paper: VIN, mileage, a make that the list lacks", async () => {
    const driver = await makeUser("driver");
    const { id: vehicleId } = await db.vehicle.create({
      data: { accountId: driver.accountId, year: 2016, make: "Other", model: "Giulia" },
    });
    const request = await makeRequest(driver, { vehicleId });
    const vehicle = { year: 2016, make: "Alfa Romeo", model: "Giulia", vin: "ZARFAEBN5H7512345", mileage: 41_000 };
    await handIn(viewerOf(driver), request.id, { ...QUOTE, vehicle });
    expect(await db.vehicle.findUniqueOrThrow({ where: { id: vehicleId } })).toMatchObject({
      make: "Alfa Romeo",
      vin: "ZARFAEBN5H7512345",
      mileage: 41_000,
    });
    expect(await linesOf(request.id)).toHaveLength(3);
  });
});

test("the sums of the paper are kept, and fees that are printed as a sum are a line", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver);
  const document = await handIn(viewerOf(driver), request.id, {
    ...QUOTE,
    date: "2026-11-20",
    feesSubtotal: 1_500,
    discount: 2_000,
    tax: 5_000,
    total: 75_400,
  });
  const { paperLines, paperDiscount, paperTax, paperTotal } = await db.repairRequest.findUniqueOrThrow({
    where: { id: request.id },
  });
  expect([paperLines, paperDiscount, paperTax, paperTotal].map(String)).toEqual(["724", "20", "50", "754"]);
  expect((await linesOf(request.id)).at(-1)).toMatchObject({ description: "Shop supplies and fees", type: "Fee" });
  expect((await findPaper(viewerOf(driver), document.id)).view?.printed).toEqual([
    { label: "Shop", text: SHOP },
    { label: "Number", text: "E-1042" },
    { label: "Date", text: "Nov 20, 2026" },
    { label: "Shop supplies and fees", cents: 1_500 },
    { label: "Discounts", cents: -2_000 },
    { label: "Tax", cents: 5_000 },
    { label: "Total", cents: 75_400 },
  ]);
});

describe("a quote that was typed by hand, and then its paper", () => {
  async function typed() {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, {
      lines: [
        { description: "Replace front brake pads", unitPrice: 40_000, group: "approved" },
        { description: "Rotors and the flush", unitPrice: 30_900, group: "quote_analyzed" },
      ],
    });
    const document = await handIn(viewerOf(driver), request.id, QUOTE);
    return { driver, asDriver: viewerOf(driver), request, document };
  }

  test("asks whether it is the same one before anything counts twice", async () => {
    const { driver, request, document } = await typed();
    expect(document).toMatchObject({
      waitsFor: "lines",
      readMessage: "2 lines were typed by hand before this paper came ($709.00)",
    });
    expect(await linesOf(request.id)).toHaveLength(2);
    const answer = await page(
      args(`/repair-status/${request.id}`, { params: { id: request.id }, cookie: await signIn(driver) }),
    );
    const { repair } = (answer as { data: Awaited<ReturnType<typeof page>>["data"] }).data;
    expect(repair?.documents[0]?.paper?.typed).toBe("2 lines were typed by hand before this paper came ($709.00)");
  });

  test("the same quote: the paper's lines take their place, what was decided stays, and the totals are the paper's", async () => {
    const { driver, asDriver, request, document } = await typed();
    const path = `/repair-status/${request.id}/documents/${document.id}/say`;
    const params = { id: request.id, documentId: document.id };
    const cookie = await signIn(driver);
    await say(args(path, { method: "POST", params, cookie, form: { lines: "instead" } }));
    await sayDocument(asDriver, document.id, { lines: "beside" });
    expect((await shown(request.id)).toSorted()).toEqual([
      "Brake fluid flush 129 quote_analyzed",
      "Replace front brake pads 400 approved",
      "Resurface rotors 180 quote_analyzed",
    ]);
    const { paperLines, paperTotal } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect([paperLines, paperTotal].map(String)).toEqual(["709", "709"]);
    await sayDocument(asDriver, document.id, { car: "wrong_file" });
    expect((await shown(request.id)).toSorted()).toEqual([
      "Replace front brake pads 400 approved",
      "Rotors and the flush 309 quote_analyzed",
    ]);
  });

  test("further work: both stay", async () => {
    const { asDriver, request, document } = await typed();
    await sayDocument(asDriver, document.id, { lines: "beside" });
    expect(await linesOf(request.id)).toHaveLength(5);
    expect((await findPaper(asDriver, document.id)).view?.typed).toBeNull();
  });
});
