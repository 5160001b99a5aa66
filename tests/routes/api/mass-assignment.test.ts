import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { readContract } from "#app/routes/api/contract.server.ts";
import { makeShop, type Shop, send } from "./callers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

/** What belongs to the shop or to the server, with a value that would pay. */
const FORBIDDEN: Record<string, unknown> = {
  role: "admin",
  unitPrice: 0.01,
  totalPrice: 0.01,
  originalPrice: 99_999,
  originalUnitPrice: 99_999,
  quantity: 0,
  originalTotalPrice: 1,
  serviceFee: 0,
  serviceFeePercentage: 0,
  totalAmount: 0,
  amountPaid: 99_999,
  outstandingBalance: 0,
  subtotal: 0,
  advisorId: "00000000-0000-4000-8000-000000000001",
  technicianId: "00000000-0000-4000-8000-000000000001",
  requesterId: "00000000-0000-4000-8000-000000000001",
  userId: "00000000-0000-4000-8000-000000000001",
  subscriptionTier: "Luxury",
  approved: true,
  invoice: { status: "Paid" },
  id: "00000000-0000-4000-8000-000000000001",
  createdAt: "2001-01-01T00:00:00Z",
  passwordHash: "x",
  deletedAt: null,
};

/** Every write of the contract, with an id of the driver's own in its path. */
function writes(): { method: string; path: string; type: string }[] {
  const ids: Record<string, string> = {
    "/api/users/": shop.driver.id,
    "/api/accounts/": shop.household,
    "/api/vehicles/": shop.first.vehicleId,
    "/api/repair-line-items/": shop.first.itemIds[0] ?? "",
    "/api/public/repair-line-items/": shop.first.itemIds[0] ?? "",
    "/api/invoices/": shop.invoice,
  };
  return Object.entries(readContract().paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      if (!call.requestBody) return [];
      const prefix = Object.keys(ids).find((start) => path.startsWith(start));
      const id = prefix ? (ids[prefix] ?? "") : shop.first.id;
      return [
        {
          method: method.toUpperCase(),
          path: path.replace("{id}", id),
          type: Object.keys(call.requestBody.content)[0] ?? "",
        },
      ];
    }),
  );
}

describe("a driver who sends what is not theirs", () => {
  test("is refused with 403 at every write, field by field, and nothing changes", async () => {
    const before = await snapshot();
    const answers: string[] = [];
    for (const { method, path, type } of writes()) {
      for (const [field, value] of Object.entries(FORBIDDEN)) {
        // What a paper is, its customer says; a role of people is no role of papers (400).
        if (path.startsWith("/api/quotes/documents/") && field === "role") continue;
        const body =
          type === "multipart/form-data" ? { form: { [field]: String(value) } } : { json: { [field]: value } };
        const response = await send(method, path, { cookie: shop.cookies.driver, ...body });
        if (response.status !== 403) answers.push(`${method} ${path} ${field}: ${response.status}`);
      }
    }
    expect(answers).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  test("is refused when it is hidden deeper in the body", async () => {
    const given = { methodId: "x", code: "123456", phoneNumber: "5551234567" };
    for (const repairFormData of [{ vehicle: { accountId: "x" } }, { vehicles: [[{ accountId: "x" }]] }]) {
      const response = await send("POST", "/api/auth/verify-otp", { json: { ...given, repairFormData } });
      expect(response.status).toBe(403);
    }
  });

  test("is refused with valid fields around it, and with a value of another", async () => {
    const { cookies, stranger, first, foreign, advisor } = shop;
    const cookie = cookies.driver;
    const cases = [
      ["PUT", `/api/vehicles/${first.vehicleId}`, { accountId: stranger.accountId }, 403],
      ["POST", "/api/vehicles", { year: 2020, make: "BMW", model: "M3", accountId: stranger.accountId }, 403],
      ["POST", "/api/communications", { senderUserId: stranger.id, receiverUserId: advisor.id, messageBody: "x" }, 403],
      ["POST", "/api/repair-requests", { vehicleId: first.vehicleId, status: "Completed" }, 403],
      [
        "POST",
        "/api/repair-requests",
        { vehicleId: first.vehicleId, serviceType: "Oil Change", status: "Completed" },
        403,
      ],
      ["POST", "/api/repair-requests", { vehicleId: foreign.vehicleId }, 404],
      ["PUT", `/api/repair-requests/${first.id}`, { status: "Completed" }, 403],
      ["PUT", `/api/public/repair-requests/${first.id}`, { status: "Completed" }, 403],
      ["PUT", `/api/repair-line-items/${first.itemIds[0]}`, { group: "declined", unitPrice: 1 }, 403],
      ["PUT", `/api/repair-line-items/${first.itemIds[0]}`, { group: "declined", description: "Free" }, 403],
      ["PUT", `/api/public/repair-line-items/${first.itemIds[0]}`, { group: "declined", status: "Same" }, 403],
      ["PUT", `/api/public/repair-line-items/${foreign.itemIds[0]}`, { group: "declined" }, 404],
      ["POST", "/api/create-payment-intent", { invoiceId: shop.invoice, amount: 0.5 }, 409],
    ] as const;
    for (const [method, path, json, status] of cases) {
      const response = await send(method, path, { cookie, json });
      expect([method, path, JSON.stringify(json), response.status]).toEqual([
        method,
        path,
        JSON.stringify(json),
        status,
      ]);
    }
  });
});

describe("staff", () => {
  test("cannot raise themselves, nor write in another's name, nor move what was quoted first", async () => {
    const { cookies, advisor, driver, first, technician, provider } = shop;
    const cases = [
      ["PUT", `/api/users/${advisor.id}`, "advisor", { role: "admin" }, 403],
      ["POST", "/api/users", "technician", { role: "admin", accountId: technician.accountId }, 403],
      ["PUT", `/api/technicians/${technician.technician?.id}`, "technician", { hourlyRate: 999 }, 403],
      [
        "POST",
        "/api/communications",
        "advisor",
        { senderUserId: driver.id, receiverUserId: driver.id, messageBody: "x" },
        403,
      ],
      ["PUT", `/api/vehicles/${first.vehicleId}`, "advisor", { accountId: advisor.accountId }, 403],
      ["PUT", `/api/repair-requests/${first.id}`, "technician", { advisorId: advisor.id }, 403],
      ["PUT", `/api/repair-line-items/${first.itemIds[0]}`, "advisor", { originalUnitPrice: 1 }, 409],
      ["PUT", `/api/repair-providers/${provider.id}`, "advisor", { qualityRating: 5 }, 403],
      ["PUT", `/api/users/${shop.admin.id}`, "admin", { role: "driver" }, 409],
      ["DELETE", `/api/users/${shop.admin.id}`, "admin", undefined, 409],
      ["DELETE", `/api/accounts/${shop.household}`, "admin", undefined, 409],
    ] as const;
    for (const [method, path, who, json, status] of cases) {
      const response = await send(method, path, { cookie: cookies[who], ...(json ? { json } : {}) });
      expect([method, path, JSON.stringify(json), response.status]).toEqual([
        method,
        path,
        JSON.stringify(json),
        status,
      ]);
    }
  });

  test("change an invoice's day, and none of its figures", async () => {
    const dueAt = `${new Date().getFullYear() + 1}-03-01`;
    const json = { totalAmount: 1, amountPaid: 999, status: "Paid", outstandingBalance: 0, dueAt };
    const response = await send("PUT", `/api/invoices/${shop.invoice}`, { cookie: shop.cookies.admin, json });
    const invoice = await response.json();
    expect(invoice).toMatchObject({ status: "Unpaid", totalAmount: 200, amountPaid: 0, outstandingBalance: 200 });
    expect(invoice.dueAt).toBe(`${dueAt}T00:00:00.000Z`);
  });
});

async function snapshot() {
  const accountId = shop.household;
  return JSON.stringify([
    await db.user.findMany({ where: { accountId }, omit: { updatedAt: true } }),
    await db.account.findMany({ where: { id: accountId }, omit: { updatedAt: true } }),
    await db.vehicle.findMany({ where: { accountId }, omit: { updatedAt: true } }),
    await db.repairRequest.findMany({
      where: { accountId },
      include: { lineItems: true, invoice: true },
      orderBy: { id: "asc" },
    }),
  ]);
}
