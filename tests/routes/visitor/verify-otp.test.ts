// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sendCode, verifyCode } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as create } from "#app/routes/create-request/page.tsx";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { action, loader } from "#app/routes/verify-otp/page.tsx";
import { action as resend } from "#app/routes/verify-otp/resend.ts";
import { cookiesOf } from "../../support/args.ts";
import { makeRequest, makeUser } from "../../support/world.ts";
import { CAR, codeFor, locationOf, newVisitor, SERVICE, type Visitor } from "./visitor.ts";

/** Fills in Create Service Request: where it leads. */
async function requested(visitor: Visitor) {
  const to = locationOf(await create(visitor.ask("/create-request", { ...SERVICE, ...CAR, ...visitor.person })));
  return to.pathname + to.search;
}

async function verify(visitor: Visitor, path: string, form: Record<string, string> = {}): Promise<any> {
  return action(visitor.ask(path, { code: await codeFor(visitor.phone), ...form }));
}

describe("the page", () => {
  test.each(["/verify-otp?phone=+15551234567", `/verify-otp?methodId=${randomUUID()}`])(
    "Error: Missing authentication parameters (%s)",
    async (path) => {
      const visitor = await newVisitor();
      const response: any = await Promise.resolve(loader(visitor.ask(path))).catch((thrown) => thrown);
      expect(response).toRedirectTo("/create-request");
      await expect(response).toHaveToast("Error", "Missing authentication parameters");
    },
  );

  test("shows what it was given, a name split at its first space, and no simulated message to another machine", async () => {
    const visitor = await newVisitor();
    const { methodId } = await sendCode({ phone: visitor.phone, purpose: "sign_in", ip: "198.18.0.1" });
    const query = new URLSearchParams({
      methodId,
      phone: visitor.phone,
      name: "Casey Rivera Lopez",
      email: visitor.email,
    });
    const page: any = await loader(visitor.ask(`/verify-otp?${query}`));
    expect(page).toMatchObject({ firstName: "Casey", lastName: "Rivera Lopez", email: visitor.email });
    expect(page.simulatedCode).toBeNull();
  });
});

describe("a right code", () => {
  test("makes a driver and a Free account, the request once, and a session", async () => {
    const visitor = await newVisitor();
    const path = await requested(visitor);
    const response = await verify(visitor, path, { firstName: "Casey", lastName: "Rivera", email: visitor.email });
    await expect(response).toHaveToast("Verification successful", "You have been authenticated successfully");
    const to = locationOf(response);
    const user = await db.user.findFirstOrThrow({
      where: { phone: visitor.phone },
      include: { account: true, ownRequests: { include: { history: true, vehicle: true } } },
    });
    expect(user).toMatchObject({ role: "driver", firstName: "Casey", lastName: "Rivera", email: visitor.email });
    expect(user.account.subscriptionTier).toBe("Free");
    expect(user.ownRequests).toHaveLength(1);
    const [request] = user.ownRequests;
    expect(to.pathname + to.search).toBe(`/repair-status/${request?.id}`);
    expect(request).toMatchObject({ description: SERVICE.description, vehicle: { make: "BMW", year: 2019 } });
    expect(request?.history[0]).toMatchObject({ kind: "created", knownBy: "phone_code", actorName: "Casey Rivera" });
    expect(await db.smsConsent.count({ where: { phone: visitor.phone } })).toBe(0);
    const cookie = cookiesOf(response, visitor.cookie);
    expect(await home(visitor.ask("/dashboard", undefined, cookie))).toMatchObject({ role: "driver" });
    const twice: any = await action(visitor.ask(path, { code: "123456" }, cookie));
    expect(locationOf(twice).pathname).toBe(`/repair-status/${request?.id}`);
    expect(await db.repairRequest.count({ where: { accountId: user.accountId } })).toBe(1);
  });

  test("the same code twice at one moment makes one driver and one request", async () => {
    const visitor = await newVisitor();
    const path = await requested(visitor);
    const code = await codeFor(visitor.phone);
    await Promise.all([1, 2].map(() => action(visitor.ask(path, { code }))));
    expect(await db.user.count({ where: { phone: visitor.phone } })).toBe(1);
    expect(await db.repairRequest.count({ where: { requester: { phone: visitor.phone } } })).toBe(1);
  });

  test("changes nobody's email and merges nobody", async () => {
    const owner = await makeUser("driver");
    const visitor = await newVisitor();
    await verify(visitor, await requested(visitor), { email: owner.email ?? "" });
    const made = await db.user.findFirstOrThrow({ where: { phone: visitor.phone } });
    expect(made).toMatchObject({ email: null });
    expect(made.accountId).not.toBe(owner.accountId);
    const known = await makeUser("driver");
    const again = await newVisitor(known.phone as string);
    await verify(again, await requested(again), { firstName: "Eve", email: "eve@example.com" });
    expect(await db.user.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      email: known.email,
      firstName: "Dana",
    });
  });

  test.each([
    ["/repair-status", "/repair-status?verified=true"],
    ["//evil.example", "/?verified=true"],
    ["javascript:alert(1)", "/?verified=true"],
    ["", "/?verified=true"],
  ])("without a form, redirectTo %s leads to %s", async (redirectTo, expected) => {
    const visitor = await newVisitor();
    const { methodId } = await sendCode({ phone: visitor.phone, purpose: "sign_in", ip: null });
    const query = new URLSearchParams({ methodId, phone: visitor.phone, redirectTo });
    expect(await verify(visitor, `/verify-otp?${query}`)).toRedirectTo(expected);
  });

  test("of the repair flow leads to that request, and one of another phone back without the access code in the address", async () => {
    const driver = await makeUser("driver");
    const { id, accessCode } = await makeRequest(driver);
    const visitor = await newVisitor(driver.phone as string);
    const repair = await sendCode({ phone: visitor.phone, purpose: "repair", repairRequestId: id, ip: null });
    const query = new URLSearchParams({ methodId: repair.methodId, phone: visitor.phone, accessCode });
    expect(await verify(visitor, `/verify-otp?${query}`)).toRedirectTo(`/repair-status/${id}`);
    const other = await newVisitor();
    const { methodId } = await sendCode({ phone: other.phone, purpose: "sign_in", ip: null });
    const back = new URLSearchParams({ methodId, phone: other.phone, accessCode, redirectTo: "/repair-status" });
    expect(await verify(other, `/verify-otp?${back}`)).toRedirectTo("/repair-status?verified=true");
  });
});

describe("a code that does not work", () => {
  test("OTP code must be 6 digits; Please enter a valid email address", async () => {
    const visitor = await newVisitor();
    const query = new URLSearchParams({ methodId: randomUUID(), phone: visitor.phone });
    const answer: any = await action(visitor.ask(`/verify-otp?${query}`, { code: "12ab", email: "x" }));
    expect(answer.data.error).toMatchObject({
      code: ["OTP code must be 6 digits"],
      email: ["Please enter a valid email address"],
    });
  });

  test("no code at all", async () => {
    const visitor = await newVisitor();
    const query = new URLSearchParams({ methodId: randomUUID(), phone: visitor.phone });
    const answer: any = await action(visitor.ask(`/verify-otp?${query}`, { code: "" }));
    expect(answer.data.error).toEqual({ code: ["OTP code must be 6 digits"] });
  });

  test("Verification failed: Invalid code. Please try again.", async () => {
    const visitor = await newVisitor();
    const path = await requested(visitor);
    const right = await codeFor(visitor.phone);
    const wrong = right === "000000" ? "000001" : "000000";
    const answer: any = await action(visitor.ask(path, { code: wrong, firstName: "Casey" }));
    expect(answer.init.status).toBe(400);
    expect(answer.data.toast).toMatchObject({
      title: "Verification failed",
      description: "Invalid code. Please try again.",
    });
    expect(answer.data.initialValue.firstName).toBe("Casey");
    expect(locationOf(await verify(visitor, path)).pathname).toMatch(/^\/repair-status\//);
  });

  test("the phone of staff is told to sign in with email and password, by a text: whoever asked learns nothing", async () => {
    const advisor = await makeUser("advisor");
    const phone = advisor.phone as string;
    const visitor = await newVisitor(phone);
    const path = await requested(visitor);
    expect(path).toMatch(/^\/verify-otp\?/);
    const texts = await db.outboundMessage.findMany({ where: { phone }, select: { kind: true, body: true } });
    expect(texts).toEqual([
      { kind: "staff", body: expect.stringMatching(/please sign in with email and password: http/) },
    ]);
    const answer: any = await action(visitor.ask(path, { code: "123456" }));
    expect(answer.init.status).toBe(400);
    expect(answer.data.toast).toMatchObject({ description: "Invalid code. Please try again." });
    const stranger = await newVisitor();
    const [one, other] = await Promise.all(
      [phone, stranger.phone].map(async (phoneNumber) => {
        await db.rateLimiterFlexible.deleteMany({ where: { key: { contains: phoneNumber } } });
        const { methodId, ...said } = await sendCode({ phone: phoneNumber, purpose: "sign_in", ip: null });
        return { ...said, phone: "", isNamed: methodId.length };
      }),
    );
    expect(one).toEqual(other);
  });

  test("a suspended driver gets no session, and the form is still there", async () => {
    const driver = await makeUser("driver");
    const visitor = await newVisitor(driver.phone as string);
    const path = await requested(visitor);
    await db.user.update({ where: { id: driver.id }, data: { status: "Suspended" } });
    const answer: any = await verify(visitor, path);
    expect(answer.init.status).toBe(403);
    const { methodId } = Object.fromEntries(new URL(path, "http://site.invalid").searchParams);
    expect(await db.pendingForm.findFirstOrThrow({ where: { methodId: methodId ?? "" } })).toMatchObject({
      consumedAt: null,
    });
  });
});

describe("Resend Code", () => {
  test("Code resent: a new verification code, a new methodId in the address, and the form still waits for it", async () => {
    const visitor = await newVisitor();
    const path = await requested(visitor);
    await db.rateLimiterFlexible.deleteMany({ where: { key: `code_per_phone_short:${visitor.phone}` } });
    const { searchParams } = new URL(path, "http://site.invalid");
    const form = { methodId: searchParams.get("methodId") ?? "", phone: visitor.phone, query: searchParams.toString() };
    const response: any = await resend(visitor.ask("/verify-otp/resend", form));
    await expect(response).toHaveToast("Code resent", "A new verification code has been sent to your phone");
    const to = locationOf(response);
    expect(to.searchParams.get("methodId")).not.toBe(form.methodId);
    expect(to.searchParams.get("email")).toBe(visitor.email);
    expect(locationOf(await verify(visitor, to.pathname + to.search)).pathname).toMatch(/^\/repair-status\//);
  });

  test("Failed to resend code", async () => {
    const visitor = await newVisitor();
    const { searchParams } = new URL(await requested(visitor), "http://site.invalid");
    const form = { methodId: searchParams.get("methodId") ?? "", phone: visitor.phone, query: searchParams.toString() };
    const response: any = await resend(visitor.ask("/verify-otp/resend", form));
    await expect(response).toHaveToast("Failed to resend code");
  });
});

test("a code that is sent twice at one moment is taken once", async () => {
  const { phone } = await newVisitor();
  const { methodId } = await sendCode({ phone, purpose: "sign_in", ip: "198.18.0.2" });
  const given = { methodId, phone, code: await codeFor(phone) };
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => verifyCode(given)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
