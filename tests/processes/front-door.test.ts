import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { build, dataFolder, startProcess } from "./process.ts";

const ORIGIN = "https://shop.example";
const FORM = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
let dataDir: string;
let shop: Awaited<ReturnType<typeof startProcess>>;
/** What is said to a body that stops on its way: the fifteen seconds that it is waited for pass beside the other tests. */
let toStopped: Promise<string>;

beforeAll(async () => {
  build();
  dataDir = await dataFolder();
  shop = await startProcess("server.ts", {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `${ORIGIN}/`,
    TRUST_PROXY: "1",
    HOST: "0.0.0.0",
    ALLOW_DEMO_ON_NETWORK: "true",
    DRAIN_SECONDS: "1",
  });
  toStopped = stopOnTheWay();
}, 180_000);

afterAll(async () => {
  await shop?.end();
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, { method: "POST", body, redirect: "manual", headers: { ...FORM, ...headers } });

test("a demo that other machines may reach says that it is one", async () => {
  expect(await (await fetch(`${shop.url}/sms-policy`)).text()).toContain("This is a demonstration.");
});

/** Answers at once: nothing holds the event loop. */
async function alive() {
  const began = performance.now();
  const response = await fetch(`${shop.url}/healthz`);
  expect(response.status).toBe(200);
  return performance.now() - began;
}

describe("behind a proxy that ends TLS", () => {
  test.each(["/login", "/login.data"])("a page's form at %s is taken from the public origin", async (path) => {
    const response = await post(path, "email=nobody%40amped.demo&password=wrong-one", { origin: ORIGIN });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("Something went wrong");
  });

  it("and refused from the address behind the proxy, as from any other", async () => {
    for (const origin of [shop.url, "https://evil.example", "null"]) {
      const response = await post("/login", "email=a&password=b", { origin });
      expect(response.status).toBe(403);
      expect(response.headers.get("set-cookie") ?? "").not.toContain("session=");
    }
  });
});

test("a page's form of another site gets a page that says so, and is one line of the log and no error", async () => {
  await sleep(300);
  const before = shop.said().length;
  for (const [name, value] of [
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    const response = await post("/login", "email=a&password=b", { [name]: value });
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain(
      "This came from another address than this site's, so nothing of it was taken. Please open the page at its own address, and try again.",
    );
  }
  await sleep(300);
  const said = shop.said().slice(before).trim().split("\n");
  expect(said.map((line) => JSON.parse(line)).map(({ level, status }) => [level, status])).toEqual([
    ["info", 403],
    ["info", 403],
  ]);
});

describe("bodies", () => {
  test.each([
    ["an index that would fill the memory", "email[99999999]=x", 400],
    ["a hundred thousand fields", "email=1&".repeat(100_000), 413],
    ["a nesting of fifty thousand", `${"a.".repeat(50_000)}a=1`, 400],
    ["300 KB", `email=${"x".repeat(300_000)}`, 413],
  ])("%s: refused at once", async (_, body, status) => {
    const began = performance.now();
    const response = await post("/login", body, { origin: ORIGIN });
    expect(response.status).toBe(status);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await alive()).toBeLessThan(1000);
  });

  it("300 MB to /login: 413 before it has been sent, and the connection ends", async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(97);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 300) controller.enqueue(megabyte);
        else controller.close();
      },
    });
    const init = { method: "POST", body: stream, duplex: "half", headers: { ...FORM, origin: ORIGIN } };
    const response = await fetch(`${shop.url}/login`, init as RequestInit).catch(() => null);
    if (response) {
      expect(response.status).toBe(413);
      expect(response.headers.get("connection")).toBe("close");
      expect(await response.text()).toContain("The body is too large: at most 256 KB.");
    }
    expect(sent).toBeLessThan(100);
    expect(await alive()).toBeLessThan(1000);
  });

  test.each([
    ["/api/vehicles", "application/json", 300_000, 413],
    ["/webhooks/stripe", "application/json", 1_100_000, 413],
    ["/webhooks/twilio", FORM["content-type"], 300_000, 413],
    ["/api/vehicles", "application/json", 200_000, 400],
  ])("%s of %s with %i bytes: %i", async (path, type, size, status) => {
    const response = await post(path, "x".repeat(size), { "content-type": type, accept: "*/*" });
    expect([status, 401]).toContain(response.status);
    if (status === 413) expect(await response.json()).toMatchObject({ message: /^The body is too large/ });
  });

  it("a file that is too large is said on the page it was chosen on, and what was typed beside it stays", async () => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(17 * 1024 * 1024)], "quote.pdf"));
    for (const [name, value] of Object.entries(TYPED)) form.set(name, value);
    const { "content-type": _, ...accept } = FORM;
    const response = await fetch(`${shop.url}/upload-quote?index`, {
      method: "POST",
      body: form,
      headers: { ...accept, origin: ORIGIN },
    });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toContain("This file is larger than 15 MB. Please upload a smaller one.");
    for (const what of ["Name", "Email", "Phone", "Model"]) expect(page).not.toContain(`${what} is required`);
    for (const value of Object.values(TYPED)) expect(page).toContain(`value="${value}"`);
  });
});

const TYPED = { model: "330i xDrive", name: "Casey Rivera", email: "casey@example.com", phone: "(512) 555-0142" };

describe("odd requests", () => {
  it("of methods that nothing here has are 405", async () => {
    for (const method of ["PATCH", "PROPFIND", "PUT", "DELETE"]) {
      const response = await fetch(`${shop.url}/login`, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    }
    const call = await fetch(`${shop.url}/api/vehicles`, { method: "PATCH" });
    expect([call.status, call.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, PUT, DELETE, OPTIONS"]);
    const asked = await fetch(`${shop.url}/login`, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  });

  it("no page tells another one more than the site", async () => {
    const response = await fetch(`${shop.url}/login?code=11111111-1111-4111-8111-111111111111`);
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  });
});

test.each([
  ["PUBLIC_ORIGIN", "shop.example", /PUBLIC_ORIGIN is not usable: "shop.example" is not an origin\./],
  ["TRUST_PROXY", "maybe", /TRUST_PROXY is not usable: "maybe" is no network\./],
])("a wrong %s stops the start with a sentence", async (name, value, sentence) => {
  await expect(startProcess("server.ts", { DATA_DIR: dataDir, [name]: value })).rejects.toThrow(sentence);
});

test("what is missing is said before the build, which takes minutes", () => {
  const variables = { DATABASE_URL: "postgresql://somewhere/db", ALLOW_SIMULATIONS: "true" };
  const env = { PATH: process.env.PATH, npm_lifecycle_event: "prestart", ...variables };
  const { status, stderr, stdout } = spawnSync(process.execPath, ["build-if-stale.ts"], { encoding: "utf8", env });
  expect(stderr).toContain("SESSION_SECRET is missing: it is required when DATABASE_URL names a database.");
  expect([status, stdout]).toEqual([1, ""]);
});

test("a wallet may open its window where one pays, and nowhere else", async () => {
  const pay = await fetch(`${shop.url}/repair-status/demo/pay`, { redirect: "manual" });
  expect(pay.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(pay.headers.get("permissions-policy")).toContain('payment=(self "https://js.stripe.com")');
  const login = await fetch(`${shop.url}/login`);
  expect(login.headers.get("cross-origin-opener-policy")).toBe("same-origin");
});

test("a request that names two hosts is answered 400", async () => {
  const answer = await new Promise<string>((resolve) => {
    let said = "";
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
    socket.on("data", (chunk) => (said += chunk)).on("close", () => resolve(said));
    socket.write("GET /login HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n");
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("A request names one host, and this one names more.");
});

test("no cache keeps the data of a page, or where a person is sent", async () => {
  for (const path of ["/login.data", "/dashboard/repair-requests.data", "/dashboard", "/no-such-page.data"]) {
    const response = await fetch(`${shop.url}${path}`, { redirect: "manual" });
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
});

test("a body that stops on its way is answered 408", async () => {
  expect(await toStopped).toMatch(/^HTTP\/1\.1 408 /);
}, 30_000);

async function stopOnTheWay() {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  socket.write(
    `POST /login HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Type: ${FORM["content-type"]}\r\nContent-Length: 100\r\n\r\nemail=`,
  );
  const closed = new Promise((resolve) => socket.on("close", resolve));
  await Promise.race([closed, sleep(25_000, null, { ref: false })]);
  socket.destroy();
  return said;
}

test("asked to end it says so at once, still answers who comes meanwhile, and ends well", async () => {
  const ended = shop.end();
  let ready = await fetch(`${shop.url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${shop.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false, checks: { process: "ending" } }]);
  expect((await fetch(`${shop.url}/login`)).status).toBe(200);
  expect(await ended).toBe(0);
});
