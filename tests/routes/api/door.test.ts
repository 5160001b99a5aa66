import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { api, call } from "#app/http/api/api.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as unknownCall } from "#app/routes/api/not-found.ts";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, newPhone, signIn } from "../../support/world.ts";
import { makeShop, newAddress, type Shop, send } from "./callers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

function raw(method: string, headers: Record<string, string>, body?: BodyInit) {
  const { request } = args("/api/vehicles", { method, headers: { ...headers, cookie: shop.cookies.driver } });
  return new Request(request, { ...(body ? { body, method } : {}) });
}

async function post(body: BodyInit, type = "application/json") {
  const { loader } = await import("#app/routes/api/vehicles.ts");
  return loader({ request: raw("POST", { "content-type": type }, body), params: {} });
}

test("a delay is said with its reason here too, and read again; the status alone stays enough", async () => {
  const { id } = await makeRequest(await makeUser("driver"), { status: "In Progress", lines: [{ group: "approved" }] });
  const cookie = shop.cookies.admin;
  const put = (json: object) => send("PUT", `/api/repair-requests/${id}`, { cookie, json });
  expect(await (await put({ status: "Delayed" })).json()).toMatchObject({ status: "Delayed", delay: null });
  const delay = { reason: "The caliper is on back order", until: "2099-12-01" };
  for (const said of [{ delay }, { delay, status: "Delayed" }]) {
    expect(await (await put(said)).json()).toMatchObject({ status: "Delayed", delay });
  }
  expect((await put({ delay: { reason: " . " } })).status).toBe(400);
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
  expect(texts.map(({ body }) => /repair is now (.*?\.) /.exec(body)?.[1])).toEqual([
    "delayed.",
    "delayed until Dec 1, 2099: The caliper is on back order.",
  ]);
  const over = await put({ delay, status: "In Progress" });
  expect(await over.json()).toMatchObject({ status: "In Progress", delay: null });
  const again = await put({ status: "Delayed", delay: { reason: "A part was wrong" } });
  expect(await again.json()).toMatchObject({ delay: { reason: "A part was wrong", until: null } });
});

test("a moment beyond what the shop's clock knows is refused at its field, wherever its year was written", async () => {
  const { id } = await makeRequest(await makeUser("driver"), { status: "Pending_Approval", lines: [{}] });
  const cookie = shop.cookies.admin;
  const put = await send("PUT", `/api/repair-requests/${id}`, {
    ...{ cookie, json: { scheduledServiceDate: "2199-12-31T23:00:00-05:00" } },
  });
  expect([put.status, (await put.json()).errors]).toEqual([
    400,
    { scheduledServiceDate: ["Please pick a valid date"] },
  ]);
  const at = "0026-11-21T09:30";
  const decided = await send("POST", `/api/repair-requests/${id}/decisions`, {
    ...{ cookie, json: { person: "Dana", way: "phone", at, said: "Go ahead", approveRepair: true } },
  });
  expect([decided.status, (await decided.json()).errors]).toEqual([400, { at: ["Please give the date and time"] }]);
});

describe("the JSON door", () => {
  test("answers a method it does not know with 405 and Allow", async () => {
    const response = await send("DELETE", "/api/vehicles", { cookie: shop.cookies.admin });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    const getOfWrite = await send("GET", "/api/auth/login");
    expect([getOfWrite.status, getOfWrite.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("answers HEAD without a body and OPTIONS with what is possible", async () => {
    const head = await send("HEAD", "/api/vehicles", { cookie: shop.cookies.driver });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const options = await send("OPTIONS", "/api/vehicles");
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
  });

  test("refuses a body that is no JSON, malformed, too large, or nested beyond reason", async () => {
    expect((await post("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await post('{"make":', "application/json")).status).toBe(400);
    expect((await post(`{"make":"${"x".repeat(300_000)}"}`)).status).toBe(413);
    expect((await post(`${"[".repeat(5000)}${"]".repeat(5000)}`)).status).toBe(400);
    expect((await post('{"make":"A\\u0000B","model":"x","year":2020}')).status).toBe(400);
    expect((await post("[]")).status).toBe(400);
    expect((await post('"text"')).status).toBe(400);
    const multipart = await send("POST", "/api/quotes/upload", { cookie: shop.cookies.driver, json: {} });
    expect(multipart.status).toBe(415);
  });

  test("says what is wrong at each field, in the words of the specification", async () => {
    const response = await send("POST", "/api/vehicles", { cookie: shop.cookies.driver, json: { year: 1800 } });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject({ make: ["Make is required"], model: ["Model is required"] });
    const user = { accountId: shop.household, email: "no", password: "short" };
    const refused = await send("POST", "/api/users", { cookie: shop.cookies.admin, json: user });
    expect((await refused.json()).errors).toEqual({
      firstName: ["First name is required"],
      lastName: ["Last name is required"],
      email: ["Invalid email address"],
      password: ["Password must be at least 6 characters"],
    });
    const login = await send("POST", "/api/auth/login", { json: {} });
    expect((await login.json()).message).toBe("Please enter both email and password");
  });

  test("a malformed id is 404", async () => {
    for (const path of ["/api/vehicles/x", "/api/repair-requests/1", "/api/invoices/%00", "/api/users/'or 1=1"]) {
      expect((await send("GET", path, { cookie: shop.cookies.admin })).status).toBe(404);
    }
  });

  test("says how long to wait after too many", async () => {
    const phoneNumber = newPhone();
    const first = await send("POST", "/api/auth/send-otp", { json: { phoneNumber } });
    expect(await first.json()).toMatchObject({ success: true, phone: phoneNumber });
    const second = await send("POST", "/api/auth/send-otp", { json: { phoneNumber } });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("hides a fault, and what the answer does not name", async () => {
    const broken = api("/api/test", {
      GET: call({
        summary: "Breaks",
        access: "public",
        output: z.object({}),
        run: () => {
          throw new Error("SELECT secret FROM users");
        },
      }),
      POST: call({
        summary: "Says too much",
        access: "public",
        output: z.object({ id: z.string() }),
        run: () => ({ id: "1", passwordHash: "secret" }) as { id: string },
      }),
    });
    const fault = await broken({ request: args("/api/test").request, params: {} });
    expect([fault.status, await fault.json()]).toEqual([500, { message: "Something went wrong. Please try again." }]);
    const answer = await broken({ request: args("/api/test", { method: "POST" }).request, params: {} });
    expect(await answer.json()).toEqual({ id: "1" });
  });

  test("an unknown call is 404 in JSON", async () => {
    const response = unknownCall(args("/api/nothing"));
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: "There is no such call. See /api/docs." },
    ]);
  });
});

describe("lists", () => {
  test("are plain arrays, and go on in pages without a gap or a row twice", async () => {
    const driver = await makeUser("driver");
    const cookie = await signIn(driver);
    for (let year = 2001; year <= 2007; year++) {
      await db.vehicle.create({ data: { accountId: driver.accountId, make: "Audi", model: "A4", year } });
    }
    const all = await (await send("GET", "/api/vehicles", { cookie })).json();
    expect(all).toHaveLength(7);
    const paged: unknown[] = [];
    let cursor: string | null = null;
    do {
      const search: Record<string, string> = { limit: "3", ...(cursor ? { cursor } : {}) };
      const response = await send("GET", "/api/vehicles", { cookie, search });
      paged.push(...(await response.json()));
      cursor = response.headers.get("x-next-cursor");
      if (cursor) expect(response.headers.get("link")).toBe(`</api/vehicles?limit=3&cursor=${cursor}>; rel="next"`);
    } while (cursor);
    expect(paged).toEqual(all);
  });

  test("go on after a row that is out of reach by now with the very next one", async () => {
    const [driver, other] = [await makeUser("driver"), await makeUser("driver")];
    const cookie = await signIn(driver);
    for (let year = 2001; year <= 2004; year++) {
      await db.vehicle.create({ data: { accountId: driver.accountId, make: "Audi", model: "A4", year } });
    }
    const all = await (await send("GET", "/api/vehicles", { cookie })).json();
    const first = await send("GET", "/api/vehicles", { cookie, search: { limit: "2" } });
    const cursor = first.headers.get("x-next-cursor") ?? "";
    await db.vehicle.update({ where: { id: cursor }, data: { accountId: other.accountId } });
    const next = await send("GET", "/api/vehicles", { cookie, search: { limit: "2", cursor } });
    expect(await next.json()).toEqual(all.slice(2));
  });

  test("go on where the row before is hidden by now, and never end early where it was taken away", async () => {
    const request = await shop.request();
    const cookie = shop.cookies.admin;
    for (let more = 0; more < 4; more++) {
      const json = { repairRequestId: request.id, description: `More ${more}`, unitPrice: 10 };
      await send("POST", "/api/repair-line-items", { cookie, json });
    }
    for (const path of [`/api/repair-requests/${request.id}`, `/api/public/repair-requests/${request.id}`]) {
      const all = await (await send("GET", `${path}/line-items`, { cookie })).json();
      const first = await send("GET", `${path}/line-items`, { cookie, search: { limit: "2" } });
      const cursor = first.headers.get("x-next-cursor") ?? "";
      const next = await send("GET", `${path}/line-items`, { cookie, search: { limit: "2", cursor } });
      expect((await next.json()).map(({ id }: { id: string }) => id)).toEqual([all[2].id, all[3].id]);
      await send("DELETE", `/api/admin/repair-line-items/${cursor}`, { cookie });
      const gone = await send("GET", `${path}/line-items`, { cookie, search: { limit: "2", cursor } });
      expect(gone.status).toBe(400);
      expect((await gone.json()).message).toBe(
        "The row of this cursor is not there any more: read the list from its beginning.",
      );
    }
  });

  test("refuse a page that makes no sense", async () => {
    const senseless: Record<string, string>[] = [{ limit: "0" }, { limit: "501" }, { limit: "many" }, { cursor: "x" }];
    for (const search of senseless) {
      expect((await send("GET", "/api/vehicles", { cookie: shop.cookies.driver, search })).status).toBe(400);
    }
  });
});

describe("signing in over the API", () => {
  test("with a phone code makes a driver, a session and the request that was filled in before", async () => {
    const phoneNumber = newPhone();
    const { methodId } = await (await send("POST", "/api/auth/send-otp", { json: { phoneNumber } })).json();
    const text = await db.outboundMessage.findFirstOrThrow({ where: { phone: phoneNumber }, select: { body: true } });
    const code = /\d{6}/.exec(text.body)?.[0] ?? "";
    const repairFormData = {
      serviceType: "Brake Service",
      description: "The brakes squeal at low speed",
      year: 2021,
      make: "Porsche",
      model: "911",
      name: "Nora Newman",
    };
    const verified = await send("POST", "/api/auth/verify-otp", {
      json: { methodId, code, phoneNumber, firstName: "Nora", lastName: "Newman", repairFormData },
    });
    const answer = await verified.json();
    expect(answer).toMatchObject({ success: true, user: { phone: phoneNumber, role: "driver", firstName: "Nora" } });
    expect(answer.redirect).toBe(`/repair-status/${answer.repairRequest.id}`);
    const cookie =
      verified.headers
        .getSetCookie()
        .find((value) => value.startsWith("session="))
        ?.split(";")[0] ?? "";
    const me = await (await send("GET", "/api/auth/me", { cookie })).json();
    expect(me.user).toMatchObject({ id: answer.user.id, subscriptionTier: "Free" });
    const again = await send("POST", "/api/auth/verify-otp", { json: { methodId, code, phoneNumber } });
    expect(again.status).toBe(400);
    await send("POST", "/api/auth/logout", { cookie });
    expect((await send("GET", "/api/auth/me", { cookie })).status).toBe(401);
  });

  test("the access code of a request opens it, decides and shows the server's figures", async () => {
    const { id, accessCode, itemIds } = await shop.request();
    const search = { code: accessCode };
    const seen = await (await send("GET", `/api/public/repair-requests/${id}`, { search })).json();
    expect(seen).toMatchObject({ id, status: "Pending_Approval", invoice: { id: null, totalAmount: 300.5 } });
    const lines = await (await send("GET", `/api/public/repair-requests/${id}/line-items`, { search })).json();
    expect(lines[1]).toMatchObject({ unitPrice: 100.5, group: "pending", approved: false, status: "pending" });
    const json = { group: "approved", accessCode };
    const decided = await (await send("PUT", `/api/public/repair-line-items/${itemIds[1]}`, { json })).json();
    expect(decided).toMatchObject({ approved: true, repairRequest: { id, status: "Pending_Approval" } });
    const history = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
    expect(history).toMatchObject({ knownBy: "access_code", channel: "api" });
  });

  test("a visitor's typed quote waits for the phone and becomes a request then", async () => {
    const phoneNumber = newPhone();
    const form = { year: 2021, make: "BMW", model: "M3", repairDescription: "Brakes", quoteAmount: 420 };
    const kept = await send("POST", "/api/quotes/analyze-manual", {
      json: { ...form, name: "Vera Visitor", email: "vera@example.com", phone: phoneNumber },
    });
    expect(await kept.json()).toEqual({ repairRequestId: null, accessCode: null, verificationRequired: true });
    const cookie = kept.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { methodId } = await (await send("POST", "/api/auth/send-otp", { cookie, json: { phoneNumber } })).json();
    const text = await db.outboundMessage.findFirstOrThrow({ where: { phone: phoneNumber }, select: { body: true } });
    const json = { methodId, phoneNumber, code: /\d{6}/.exec(text.body)?.[0] };
    const answer = await (await send("POST", "/api/auth/verify-otp", { cookie, json })).json();
    const [item] = await db.repairLineItem.findMany({ where: { repairRequestId: answer.repairRequest.id } });
    expect([item?.group, item?.unitPrice.toString()]).toEqual(["quote_analyzed", "420"]);
  });

  test("a code of nobody is valid: false, and too many look-ups are refused", async () => {
    const { loader } = await import("#app/routes/api/access-codes.ts");
    const address = newAddress();
    const look = (code: string) =>
      loader({
        request: args(`/api/access-code/repair/${code}`, { headers: { "x-client-ip": address } }).request,
        params: { code },
      });
    const none = await look("11111111-1111-4111-8111-111111111111");
    expect(await none.json()).toEqual({ valid: false, repairRequest: null, vehicle: null });
    for (let count = 0; count < 29; count++) await look("x");
    expect((await look("x")).status).toBe(429);
  });
});
