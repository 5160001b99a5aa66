// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { whyDemoIsRefused, whyNobodyReadsCodes } from "#app/people/demo.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as outbox } from "#app/routes/outbox.tsx";
import { loader as verifyPage } from "#app/routes/verify-otp/page.tsx";
import { args } from "../support/args.ts";
import { makeUser, newPhone, signIn } from "../support/world.ts";

const key = { key: "demo_data" };
beforeEach(() => db.appSetting.create({ data: { ...key, value: "loaded" } }));
afterEach(() => db.appSetting.deleteMany({ where: key }));

const from = (ip: string, cookie = "") => args("/outbox", { cookie, headers: { "x-client-ip": ip } });
const statusOf = (given: unknown): Promise<number> =>
  outbox(given as any).then(
    () => 200,
    (thrown: any) => thrown.status,
  );

describe("the outbox with its codes", () => {
  test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("opens on this machine (%s)", async (ip) => {
    expect(await statusOf(from(ip))).toBe(200);
  });

  test.each(["192.0.2.1", "10.0.0.1", "192.168.1.2", "2001:db8::1", "unknown"])(
    "is no page to another machine (%s)",
    async (ip) => {
      expect(await statusOf(from(ip))).toBe(404);
    },
  );

  test("opens to a signed-in admin from anywhere, and to nobody else", async () => {
    for (const [role, status] of [
      ["admin", 200],
      ["advisor", 404],
      ["technician", 404],
      ["driver", 404],
    ] as const) {
      expect(await statusOf(from("192.0.2.1", await signIn(await makeUser(role))))).toBe(status);
    }
  });

  test("is nowhere without the demo data", async () => {
    await db.appSetting.deleteMany({ where: key });
    expect(await statusOf(from("127.0.0.1", await signIn(await makeUser("admin"))))).toBe(404);
  });

  test("whoever starts a copy without it is told that nobody reads a code", async () => {
    expect(await whyNobodyReadsCodes()).toBeNull();
    await db.appSetting.deleteMany({ where: key });
    expect(await whyNobodyReadsCodes()).toBe(
      "Text messages are simulated and the demo data is not here: nobody can read a one-time code, so no customer can sign in by phone. Set the TWILIO_ variables before customers come.",
    );
  });

  test("and so is the code beside its field", async () => {
    const phone = newPhone();
    const { methodId } = await sendCode({ phone, purpose: "sign_in", ip: "198.18.9.1" });
    const page = (ip: string) =>
      verifyPage(
        args(`/verify-otp?${new URLSearchParams({ methodId, phone })}`, { headers: { "x-client-ip": ip } }),
      ) as Promise<any>;
    expect((await page("127.0.0.1")).simulatedCode).toMatch(/^\d{6}$/);
    expect((await page("192.0.2.1")).simulatedCode).toBeNull();
  });
});

describe("a demo that others could reach does not start", () => {
  const alone = { PUBLIC_ORIGIN: undefined, HOST: undefined, embedded: true, ALLOW_DEMO_ON_NETWORK: false };
  const demo = { simulatedTexts: true, demoPasswords: true };

  test.each([
    [{}],
    [{ HOST: "127.0.0.1" }],
    [{ HOST: "::1" }],
    [{ HOST: "localhost", embedded: false }],
    [{ PUBLIC_ORIGIN: "http://localhost:3000" }],
    [{ PUBLIC_ORIGIN: "https://amped.localhost" }],
    [{ PUBLIC_ORIGIN: "http://[::1]:3000" }],
    [{ PUBLIC_ORIGIN: "https://shop.example", ALLOW_DEMO_ON_NETWORK: true }],
    [{ HOST: "0.0.0.0", ALLOW_DEMO_ON_NETWORK: true }],
  ])("%j starts", (given) => {
    expect(whyDemoIsRefused({ ...alone, ...given }, demo)).toBeNull();
  });

  test.each([
    [{ HOST: "0.0.0.0" }, "it listens on HOST 0.0.0.0"],
    [{ HOST: "::" }, "it listens on HOST ::"],
    [{ HOST: "192.168.1.5" }, "it listens on HOST 192.168.1.5"],
    [{ embedded: false }, "it listens on all addresses"],
    [{ PUBLIC_ORIGIN: "https://shop.example", HOST: "127.0.0.1" }, "PUBLIC_ORIGIN is https://shop.example"],
    [{ PUBLIC_ORIGIN: "https://localhost.evil.example" }, "PUBLIC_ORIGIN is https://localhost.evil.example"],
  ])("%j is refused: %s", (given, way) => {
    const reach = { ...alone, ...given };
    expect(whyDemoIsRefused(reach, demo)).toContain(
      `Other machines could reach this copy (${way}), and its text messages and codes are simulated, and the demo passwords are in its database.`,
    );
    expect(whyDemoIsRefused(reach, { simulatedTexts: true, demoPasswords: false })).toContain("simulated. Set");
    expect(whyDemoIsRefused(reach, { simulatedTexts: false, demoPasswords: true })).toContain("demo passwords are");
    expect(whyDemoIsRefused(reach, { simulatedTexts: false, demoPasswords: false })).toBeNull();
  });
});
