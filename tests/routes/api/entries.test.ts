import { beforeAll, describe, expect, test } from "vitest";
import { dayOf, momentOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest } from "../../support/world.ts";
import { makeShop, type Shop, send } from "./callers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

/** What a call answers to one entry: its status, and the sentence at the field. */
async function entered(
  method: "POST" | "PUT",
  path: string,
  json: Record<string, unknown>,
  as: keyof Shop["cookies"] = "admin",
) {
  const answer = await send(method, path, { cookie: shop.cookies[as], json });
  const body = await answer.json();
  return { status: answer.status, said: body.errors ? Object.values(body.errors).flat()[0] : body.message };
}

const QUANTITY = "Quantity must be a number from 0.01 to 9,999, with at most two decimals";

describe("half a character is refused wherever words are kept", () => {
  test.each(["initiatedBy", "description", "additionalNotes"])("%s of a repair", async (name) => {
    const refused = await entered("PUT", `/api/repair-requests/${shop.first.id}`, { [name]: "a\ud800" });
    expect(refused).toEqual({ status: 400, said: "Half a character cannot be kept." });
  });

  test("a list of a provider, and the search of a list", async () => {
    const path = `/api/repair-providers/${shop.provider.id}`;
    expect((await entered("PUT", path, { specialties: "\udc00" })).status).toBe(400);
    expect((await entered("PUT", path, { specialties: ["Brakes \u{1f697}"] })).status).toBe(200);
  });
});

test.each([
  ["color", 40],
  ["plate", 20],
  ["warrantyPlan", 120],
] as const)("a vehicle's %s has at most %d characters", async (name, longest) => {
  const path = `/api/vehicles/${shop.first.vehicleId}`;
  expect((await entered("PUT", path, { [name]: "x".repeat(longest) }, "driver")).status).toBe(200);
  const refused = await entered("PUT", path, { [name]: "x".repeat(longest + 1) }, "driver");
  expect(refused).toEqual({ status: 400, said: `At most ${longest} characters` });
});

describe("0 is no empty field", () => {
  test("of a person", async () => {
    expect((await entered("PUT", `/api/users/${shop.driver.id}`, { phone: 0 })).status).toBe(400);
    expect((await entered("PUT", `/api/users/${shop.driver.id}`, { phone: "" })).status).toBe(200);
  });

  test.each(["vin", "color", "plate", "warrantyPlan", "accountId"])("%s of a vehicle", async (name) => {
    expect((await entered("PUT", `/api/vehicles/${shop.first.vehicleId}`, { [name]: 0 })).status).toBe(400);
  });
});

describe("more decimals than a figure has are refused, and nothing is altered in silence", () => {
  const line = (figures: object) =>
    entered("POST", "/api/repair-line-items", { repairRequestId: shop.first.id, description: "Pads", ...figures });

  async function itemOf() {
    const where = { repairRequestId: shop.first.id };
    return (await db.repairLineItem.findFirstOrThrow({ where, orderBy: { id: "asc" } })).id;
  }

  test.each([{ unitPrice: 1.005 }, { unitPrice: "8.675" }])("a line with %j", async (figures) => {
    expect(await line(figures)).toEqual({ status: 400, said: "At most two decimals, such as 89.95" });
  });

  test.each([1e-9, 1.005])("a line with a quantity of %j", async (quantity) => {
    expect(await line({ unitPrice: 7, quantity })).toEqual({ status: 400, said: QUANTITY });
  });

  test.each(["abc", true, null, "1,5", [], {}])(
    "%j is no figure, and no line is made of it or changed",
    async (value) => {
      const path = `/api/repair-line-items/${await itemOf()}`;
      const count = () => db.repairLineItem.count({ where: { repairRequestId: shop.first.id } });
      const before = await count();
      for (const name of ["quantity", "unitPrice"]) {
        const refused = { status: 400, said: name === "quantity" ? QUANTITY : "Must be a number, such as 89.95" };
        expect(await line({ unitPrice: 7, [name]: value })).toEqual(refused);
        expect(await entered("PUT", path, { [name]: value })).toEqual(refused);
      }
      expect(await count()).toBe(before);
    },
  );

  test("a line without a price is none, alone or with a request; 0 is one", async () => {
    const missing = { status: 400, said: "This line has no price: give one, or take the line away" };
    for (const none of [{}, { unitPrice: "" }]) expect(await line(none)).toEqual(missing);
    expect((await entered("PUT", `/api/repair-line-items/${await itemOf()}`, { unitPrice: "" })).status).toBe(400);
    const lineItems = [{ description: "Pads" }];
    const { vehicleId } = shop.first;
    expect((await entered("POST", "/api/repair-requests", { vehicleId, lineItems })).status).toBe(400);
    expect((await line({ unitPrice: 0 })).status).toBe(201);
  });

  test("an appointment of a new request is within two years, as one that is moved", async () => {
    const { vehicleId } = shop.first;
    const year = new Date().getFullYear();
    const made = (scheduledServiceDate: string) =>
      entered("POST", "/api/repair-requests", { vehicleId, scheduledServiceDate });
    for (const slip of ["1901-03-04T10:00:00Z", `${year + 3}-03-04`])
      expect(await made(slip)).toMatchObject({
        status: 400,
        said: expect.stringMatching(/^Please enter a time between/),
      });
    expect((await made(`${year + 1}-03-04T10:00:00-08:00`)).status).toBe(201);
  });

  test("what is below 10,000,000 is taken, as the sentence says", async () => {
    expect((await line({ unitPrice: 9_999_999.99 })).status).toBe(201);
    expect(await line({ unitPrice: 10_000_000 })).toEqual({ status: 400, said: "Must be below 10,000,000" });
    expect((await line({ unitPrice: 0.29, quantity: 1.15 })).status).toBe(201);
  });

  test("an hourly rate and a rating", async () => {
    const technician = await db.technician.findFirstOrThrow({ where: { userId: shop.technician.id } });
    const path = `/api/technicians/${technician.id}`;
    expect((await entered("PUT", path, { hourlyRate: "0.005" })).said).toBe("At most two decimals, such as 89.95");
    expect((await entered("PUT", path, { hourlyRate: "99.95" })).status).toBe(200);
    const provider = `/api/repair-providers/${shop.provider.id}`;
    expect((await entered("PUT", provider, { qualityRating: "4.55" })).said).toBe(
      "Rating has at most one decimal, such as 4.5",
    );
    expect((await entered("PUT", provider, { qualityRating: "4.5" })).status).toBe(200);
  });
});

describe("days", () => {
  const wish = (preferredDate: string) =>
    entered(
      "POST",
      "/api/repair-requests",
      {
        ...{ serviceType: "Brake Service", description: "Brakes squeal at low speed" },
        ...{ vehicleId: shop.first.vehicleId, preferredDate },
      },
      "driver",
    );

  test("nobody can wish for a day that has passed at the shop; today is one", async () => {
    const yesterday = dayOf(startOfDay(new Date(), -1));
    expect(await wish(yesterday)).toEqual({ status: 400, said: "Please pick today or a later day" });
    expect((await wish(dayOf())).status).toBe(201);
  });

  test("a moment is the shop's day of it, and midnight UTC the day as it is sent", async () => {
    const day = async (requestedServiceDate: string) => {
      await entered("PUT", `/api/repair-requests/${shop.first.id}`, { requestedServiceDate });
      const { requestedServiceDate: kept } = await db.repairRequest.findUniqueOrThrow({ where: { id: shop.first.id } });
      return kept?.toISOString().slice(0, 10);
    };
    expect(await day("2027-12-05T23:30:00-08:00")).toBe("2027-12-05");
    expect(await day("2027-12-05T00:00:00.000Z")).toBe("2027-12-05");
    expect(await day("2027-12-07")).toBe("2027-12-07");
  });

  test("an invoice is not due before it was issued", async () => {
    const path = `/api/invoices/${shop.invoice}`;
    for (const dueAt of ["1969-12-31T23:59:59-12:00", dayOf(startOfDay(new Date(), -1))]) {
      const refused = await entered("PUT", path, { dueAt });
      expect(refused.status).toBe(400);
      expect(refused.said).toMatch(/^The invoice was issued on .+: it cannot be due before that\.$/);
    }
    expect((await entered("PUT", path, { dueAt: dayOf() })).status).toBe(200);
  });

  test("an invoice that is issued in the evening is due that day of the shop, though it is the next one in UTC", async () => {
    const evening = { issuedAt: momentOf("2026-11-20T20:00") };
    await db.invoice.update({ where: { id: shop.invoice }, data: evening });
    const path = `/api/invoices/${shop.invoice}`;
    expect((await entered("PUT", path, { dueAt: "2026-11-19" })).status).toBe(400);
    expect((await entered("PUT", path, { dueAt: "2026-11-20" })).status).toBe(200);
  });
});

test("one line is answered once: two decisions or prices about it are none", async () => {
  const [, line] = shop.first.itemIds;
  const said = { person: "Dana", way: "phone", said: "Yes, please", at: new Date().toISOString() };
  const lines = [
    { id: line, to: "declined" },
    { id: line, to: "approved" },
  ];
  const decided = await entered("POST", `/api/repair-requests/${shop.first.id}/decisions`, { ...said, lines });
  expect(decided).toEqual({ status: 400, said: "Each line can be answered once" });
  const prices = [700, 600].map((unitPrice) => ({ id: line, said: "agreed", unitPrice }));
  const agreed = await entered("POST", `/api/repair-requests/${shop.first.id}/shop-prices`, {
    ...{ person: "Ray", way: "phone" },
    lines: prices,
  });
  expect(agreed).toEqual({ status: 400, said: "Each line can be answered once" });
});

test("what no card pays at once is said in a sentence, and the balance itself is understood", async () => {
  const lines = Array.from({ length: 14 }, () => ({ group: "approved" as const, unitPrice: 999_999_900 }));
  const { id } = await makeRequest(shop.driver, { status: "Pending_Repair", lines });
  const invoice = await (
    await send("POST", "/api/invoices", { cookie: shop.cookies.admin, json: { repairRequestId: id } })
  ).json();
  const asked = { invoiceId: invoice.id, amount: Number(invoice.outstandingBalance) };
  expect(await entered("POST", "/api/create-payment-intent", asked, "driver")).toEqual({
    status: 409,
    said: "A card pays $999,999.99 at most, and $139,999,986.00 is due. Please pay a part of it at the shop first.",
  });
});
