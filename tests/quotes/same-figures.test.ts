import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

test.each([
  "Hilltop Auto Repair",
  "Hey, it's about the Honda: they want this now",
  "Honda of Downtown Los Angeles and the San Fernando Valley",
])("the figures of a quote are the same before the phone is given and on the status page: %s", async (shop) => {
  const read = reading({
    ...{ shop, number: "H-77", total: 109_400, tax: 0, feesSubtotal: 2_000 },
    vehicle: { year: 2018, make: "Hyundai", model: "Santa Fe Sport", mileage: 96_340 },
    lines: [
      ["Struts", 33_700, "Part"],
      ["Labor", 38_400, "Labor"],
      ["Spark plugs", 35_300],
    ],
  });
  // Which axle is said beside the line only.
  Object.assign(read.items[0] ?? {}, { section: "Front suspension", quantity: 2, unitPrice: 16_850 });
  const outcome = { ok: true as const, reading: read };
  const before = await answerOf(outcome);
  const driver = await makeUser("driver");
  const form = { ...before?.vehicle, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const after = await findEvidence(await findRepairRequest(viewerOf(driver), id));
  expect(before?.picture).not.toBeNull();
  expect(after.picture).toEqual(before?.picture);
  expect(after.summary).toBe(before?.sentence);
  const places = Object.values(after.byItem).map(({ position }) => position);
  expect(places).toContain("front");
});

test("they are of the car that the form names and of the place on the paper, before sign-in and after", async () => {
  const read = reading({
    ...{ shop: "Hollis Auto Care", number: "48213", total: 64_995, tax: 0 },
    lines: [
      ["Front brake pads, ceramic", 11_995, "Part"],
      ["Front brake rotors", 19_700, "Part"],
      ["Replace front brake pads and rotors", 33_300, "Labor"],
    ],
  });
  read.header.place = { city: "Oakland", state: "CA", zip: "94601" };
  const outcome = { ok: true as const, reading: read };
  const car = { year: 2016, make: "Honda", model: "CR-V" };
  const before = await answerOf(outcome, car);
  expect(before?.place).toEqual({ name: "Oakland, CA", only: null });
  expect(before?.matter.map(({ name }) => name)).toEqual(["Front brake pads and rotors"]);
  expect(before?.picture).not.toEqual((await answerOf(outcome))?.picture);
  const driver = await makeUser("driver");
  const form = { ...car, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const request = await findRepairRequest(viewerOf(driver), id);
  const after = await findEvidence(request);
  expect(after.picture).toEqual(before?.picture);
  expect(after.summary).toBe(before?.sentence);
  expect(after.place).toEqual({ city: "Oakland", state: "CA", from: "paper", only: null });
  expect(after.jobs.map(({ name }) => name)).toEqual(["Front brake pads and rotors"]);
  const [first] = Object.values(after.byItem);
  expect(first?.price?.rate?.where).toBe("Oakland, California, all shops");
  // The paper goes before where the chosen shop is registered; without a paper's word that counts.
  const chosen = { name: "Other Shop", type: "Independent", city: "Dayton", state: "OH" };
  const repairProvider = { ...request.repairProvider, ...chosen } as typeof request.repairProvider;
  expect((await findEvidence({ ...request, repairProvider })).place?.state).toBe("CA");
  expect((await findEvidence({ ...request, repairProvider, quoteDocuments: [] })).place).toEqual({
    ...{ city: "Dayton", state: "OH", from: "shop", only: null },
  });
  expect((await findEvidence({ ...request, repairProvider: null, quoteDocuments: [] })).place).toBeNull();
});

test("a price that may hold its labor is said to be open at its line, in the answer and in the sum alike", async () => {
  const read = reading({
    ...{ shop: "Hollis Auto Care", total: 66_745, tax: 0 },
    vehicle: { year: 2016, make: "Honda", model: "CR-V" },
    lines: [
      ["Lower control arm, front left", 21_400, "Part"],
      ["Replace lower control arm, front left", 38_850, "Labor"],
      ["Cabin air filter", 6_495, "Part"],
    ],
  });
  const outcome = { ok: true as const, reading: read };
  const before = await answerOf(outcome);
  const said = /^The quote lists no labor for this, so the labor may be in this price: ask\./;
  expect(
    before?.unknown.find((each) => each.startsWith("Cabin air filter ($65): The quote lists no labor")),
  ).toBeDefined();
  expect(before?.unknown.some((each) => each.startsWith("No published price"))).toBe(false);
  const driver = await makeUser("driver");
  const form = { ...before?.vehicle, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const request = await findRepairRequest(viewerOf(driver), id);
  const filter = request.lineItems.find(({ description }) => description === "Cabin air filter");
  const { byItem, questions } = await findEvidence(request);
  const line = byItem[filter?.id ?? ""];
  expect(line).toMatchObject({ verdict: null, low: null, high: null, placement: null, standing: null });
  expect(line?.open?.says).toMatch(said);
  expect(line?.open?.sources.length).toBeGreaterThan(0);
  expect(questions.some(({ question }) => question.includes("Cabin air filter"))).toBe(false);
});

test("what is decided, and what stands when the work is done, is asked no more", async () => {
  const read = reading({
    ...{ shop: "Hollis Auto Care", total: 31_895, tax: 0 },
    vehicle: { year: 2016, make: "Honda", model: "CR-V" },
    lines: [
      ["Fuel system cleaning service", 18_900],
      ["Brake fluid flush", 12_995],
    ],
  });
  const driver = await makeUser("driver");
  const form = { ...read.vehicle, description: "Repair quote", contactPreference: "phone" as const };
  const outcome = { ok: true as const, reading: read };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const request = await findRepairRequest(viewerOf(driver), id);
  const asked = async (groups: string[], status = request.status) => {
    const lineItems = request.lineItems.map((item, at) => ({ ...item, group: groups[at] })) as typeof request.lineItems;
    const { questions } = await findEvidence({ ...request, status, lineItems });
    return questions.map(({ question }) => /“(.+?)”/.exec(question)?.[1]);
  };
  const [cleaning, flush] = ["Fuel system cleaning service", "Brake fluid flush"];
  expect((await asked(["quote_analyzed", "quote_analyzed"])).toSorted()).toEqual([flush, cleaning]);
  expect(await asked(["declined", "pending"])).toEqual([flush]);
  expect(await asked(["pending", "approved"])).toEqual([cleaning]);
  expect(await asked(["approved", "deferred"])).toEqual([]);
  for (const status of ["Pending_Payment", "Completed"] as const)
    expect(await asked(["pending", "pending"], status)).toEqual([]);
});
