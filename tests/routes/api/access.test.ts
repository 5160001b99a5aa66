import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { readContract } from "#app/routes/api/contract.server.ts";
import { makeAccount, makeUser, signIn } from "../../support/world.ts";
import { ROWS, type Row, type Targets } from "./access-table.ts";
import { CALLERS, type Caller, credentials, makeShop, type Shop, send } from "./callers.ts";

let shop: Shop;
let targets: Targets;

beforeAll(async () => {
  shop = await makeShop();
  targets = {
    request: shop.first,
    user: await makeTarget.user(),
    emptyAccount: await makeTarget.emptyAccount(),
    staff: await makeTarget.staff(),
    recommendation: await makeTarget.recommendation(),
    technicianUser: shop.technician.id,
  };
});

const makeTarget = {
  request: () => shop.request(),
  user: async () => {
    const user = await makeUser("technician", { accountId: shop.household });
    await db.technician.deleteMany({ where: { userId: user.id } });
    return user.id;
  },
  emptyAccount: async () => (await makeAccount()).id,
  staff: async () =>
    (
      await db.repairProviderStaff.create({
        data: { repairProviderId: shop.provider.id, name: "Sam", position: "Clerk" },
      })
    ).id,
  recommendation: async () =>
    (
      await db.serviceRecommendation.create({
        data: { vehicleId: shop.first.vehicleId, recommendationType: "Repair", recommendedServiceDescription: "Pads" },
      })
    ).id,
  technicianUser: async () => shop.technician.id,
};

/** After a write that was let through, the next case finds things as they were. */
async function renew(row: Row) {
  const text = row.call + String(row.json ?? row.form ?? "");
  const touched = (Object.keys(makeTarget) as (keyof Targets)[]).filter((name) => text.includes(name));
  if (/\{(item|vehicle|request)\}|request/.test(text)) touched.push("request");
  for (const name of new Set(touched)) Object.assign(targets, { [name]: await makeTarget[name]() });
}

function pathOf(row: Row) {
  const path = row.call.split(" ")[1] ?? "";
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(targets).filter(([, value]) => typeof value === "string")),
    request: targets.request.id,
    document: targets.request.document,
    item: targets.request.itemIds[0] ?? "",
    vehicle: targets.request.vehicleId,
    code: targets.request.accessCode,
    userCode: shop.userCode,
    driver: shop.driver.id,
    advisor: shop.advisor.id,
    technician: shop.technician.technician?.id ?? "",
    account: shop.household,
    invoice: shop.invoice,
    invoicedRequest: shop.invoiced.id,
    message: shop.message.id,
    provider: shop.provider.id,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`);
}

async function statusFor(row: Row, caller: Caller): Promise<number> {
  const method = row.call.split(" ")[0] ?? "GET";
  const path = pathOf(row);
  const code = row.invoiced ? shop.invoiced.accessCode : targets.request.accessCode;
  const own = credentials(shop, caller, code);
  // Signing out ends a session that later cases need.
  const cookie = path.endsWith("/logout") && own.cookie ? await signIn(shop.driver) : own.cookie;
  const response = await send(method, path, {
    ...own,
    ...(cookie ? { cookie } : {}),
    ...(row.json ? { json: row.json(shop, targets) } : {}),
    ...(row.form ? { form: row.form(shop, targets) } : {}),
  });
  const isFile = !response.headers.get("content-type")?.includes("json");
  const answer = isFile ? {} : await response.json();
  if (!response.ok) expect(answer, `${row.call} as ${caller}`).toHaveProperty("message");
  expect(response.headers.get("cache-control")).toMatch(/no-store$/);
  if (response.ok && method !== "GET") await renew(row);
  return response.status;
}

describe("who may make which call", () => {
  test.each(ROWS)("$call", async (row) => {
    const expected = row.expected.trim().split(/\s+/).map(Number);
    expect(expected).toHaveLength(CALLERS.length);
    const seen: [string, number][] = [];
    for (const caller of CALLERS) seen.push([caller, await statusFor(row, caller)]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(CALLERS.map((caller, at) => [caller, expected[at]])));
  });
});

test("no call of the contract is left out of the table", () => {
  const tabled = new Set(
    ROWS.map(({ call }) => call.replace(/\{\w+\}|\/demo/g, (part) => (part === "/demo" ? "/{}" : "{}"))),
  );
  const described = Object.entries(readContract().paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "{}")}`),
  );
  expect(described.filter((call) => !tabled.has(call))).toEqual([]);
  expect(ROWS.length * CALLERS.length).toBeGreaterThan(1000);
});
