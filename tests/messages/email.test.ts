import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ContactPreference } from "#app/people/profile.ts";
import { args } from "../support/args.ts";
import { underEnvironment } from "../support/environment.ts";
import { type MailServer, startMailServer } from "../support/stand-ins/mail.ts";

// The product with a mail server set: the real client speaks SMTP to a stand-in, and nothing of ours is replaced.

const ORIGIN = "https://amped.example";
let mail: MailServer;
let restore: () => void;
let world: typeof import("../support/world.ts");
let db: typeof import("#app/platform/db.server.ts").db;
let app: Awaited<ReturnType<typeof load>>;

async function load() {
  const [deliver, queue, workers, links, tell, notices, trouble, payments, pages, hook, email] = await Promise.all([
    import("#app/messages/email/deliver.server.ts"),
    import("#app/messages/email/queue.server.ts"),
    import("#app/workers.server.ts"),
    import("#app/people/email-link.server.ts"),
    import("#app/messages/customers/tell.server.ts"),
    import("#app/messages/email/notices.server.ts"),
    import("#app/messages/email/trouble.server.ts"),
    import("#app/payments/take.server.ts"),
    import("#app/routes/login/link.tsx"),
    import("#app/routes/webhooks/email.ts"),
    import("#app/routes/login/email.tsx"),
  ]);
  return {
    ...deliver,
    ...queue,
    ...workers,
    ...links,
    ...tell,
    ...notices,
    ...trouble,
    ...payments,
    pages,
    hook,
    email,
  };
}

beforeAll(async () => {
  mail = await startMailServer();
  restore = underEnvironment({
    SMTP_URL: mail.url(),
    EMAIL_FROM: "Front Desk <desk@amped.example>",
    EMAIL_WEBHOOK_SECRET: "whoever tells of bounces",
    PUBLIC_ORIGIN: ORIGIN,
  });
  world = await import("../support/world.ts");
  db = (await import("#app/platform/db.server.ts")).db;
  app = await load();
});

afterAll(async () => {
  await (await import("#app/platform/db.server.ts")).disconnect();
  restore();
  await mail.close();
});

afterEach(() => mail.failNext());

const send = async (emailId: string) => app.workers["send-email"]?.({ emailId });
const lastTo = (address: string) => mail.received.filter(({ to }) => to === address).at(-1)?.raw ?? "";
/** Soft line breaks of quoted-printable taken out. */
const readable = (raw: string) => raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");

async function queued(address = `${randomUUID()}@example.com`, kind: "notice" | "receipt" = "notice") {
  const content = {
    subject: 'Tea & "cake"',
    lines: ["Hello <b>you</b>"],
    action: { label: "Look", url: `${ORIGIN}/x?a=1&b=2` },
  };
  const id = await db.$transaction((tx) => app.queueEmail(tx, { address, kind, content, dedupeKey: randomUUID() }));
  return { id, address, row: () => db.outboundEmail.findUniqueOrThrow({ where: { id } }) };
}

async function sendAllTo(address: string) {
  const waiting = await db.outboundEmail.findMany({
    where: { address, status: "queued" },
    orderBy: { createdAt: "asc" },
  });
  for (const { id } of waiting) await send(id);
  return waiting;
}

describe("an e-mail", () => {
  test("is sent once, as text and as HTML that says the same, from the shop", async () => {
    const { id, address, row } = await queued();
    await send(id);
    await send(id);
    const sent = mail.received.filter(({ to }) => to === address);
    expect(sent).toHaveLength(1);
    const raw = readable(sent[0]?.raw ?? "");
    expect(raw).toContain("From: Front Desk <desk@amped.example>");
    expect(raw).toContain(`Message-ID: <${id}@amped.example>`);
    expect(raw).toContain("Content-Type: text/plain");
    expect(raw).toContain("Hello &lt;b&gt;you&lt;/b&gt;");
    expect(raw).toContain("Hello <b>you</b>");
    expect(raw).toContain(`href="${ORIGIN}/x?a=1&amp;b=2"`);
    expect(await row()).toMatchObject({ status: "sent", provider: "smtp", providerMessageId: `<${id}@amped.example>` });
  });

  test.each(["busy", "down"] as const)("%s: the queue tries again, and it goes out once", async (fault) => {
    const { id, address, row } = await queued();
    mail.failNext(fault);
    await expect(send(id)).rejects.toMatchObject({ name: "ProviderFault", passing: true });
    expect(await row()).toMatchObject({ status: "queued", attempts: 1 });
    await send(id);
    expect(mail.received.filter(({ to }) => to === address)).toHaveLength(1);
  });

  test("an answer that was lost: the second one carries the same Message-ID", async () => {
    const { id, address } = await queued();
    mail.failNext("acted");
    await expect(send(id)).rejects.toMatchObject({ passing: true });
    await send(id);
    const ids = mail.received.filter(({ to }) => to === address).map(({ raw }) => /Message-ID: (.*)/.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });

  test("no such mailbox: it ends, is noted on the person, and nothing more goes there", async () => {
    const admin = await world.makeUser("admin");
    const driver = await world.makeUser("driver");
    const address = driver.email ?? "";
    const { id, row } = await queued(address);
    mail.failNext("no mailbox");
    await send(id);
    expect(await row()).toMatchObject({ status: "failed", error: "address" });
    expect((await app.findUnreached({ email: address, phone: null })).trouble).toMatchObject({
      kind: "bounce",
      reason: "There is no mailbox of this address.",
    });
    const notice = await db.notification.findFirst({
      where: { userId: admin.id, title: { startsWith: "E-mail does not" } },
    });
    expect(notice?.href).toBe(`/dashboard/customers/${driver.id}`);
    const next = await queued(address);
    await send(next.id);
    expect(await next.row()).toMatchObject({ status: "suppressed", error: "bounce" });
    await app.forgetTrouble(world.viewerOf(admin), { id: driver.id, address });
    const again = await queued(address);
    await send(again.id);
    expect(await again.row()).toMatchObject({ status: "sent" });
  });

  test("what the server refuses is told to the operator", async () => {
    const admin = await world.makeUser("admin");
    const { id, row } = await queued();
    mail.failNext("refused");
    await send(id);
    expect(await row()).toMatchObject({ status: "failed", error: "554" });
    const told = await db.notification.findFirst({ where: { userId: admin.id, title: "E-mail is refused (554)" } });
    expect(told?.body).toContain("EMAIL_FROM");
  });
});

describe("a word on what came back", () => {
  async function post(body: unknown, password = "whoever tells of bounces", from = "198.51.100.7") {
    const request = new Request(`${ORIGIN}/webhooks/email`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        authorization: `Basic ${Buffer.from(`hook:${password}`).toString("base64")}`,
        "x-client-ip": from,
      },
    });
    return (await app.hook.action({ request } as never)) as Response;
  }

  test("needs the password, and says so where it is none of the forms", async () => {
    expect((await post({}, "guess")).status).toBe(403);
    expect((await post({ hello: "you" })).status).toBe(400);
  });

  test("takes ten wrong passwords an hour from one address, and none at all from there then", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) statuses.push((await post({}, "guess", "198.51.100.8")).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const over = await post({ hello: "you" }, undefined, "198.51.100.8");
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await post({ hello: "you" })).status).toBe(400);
  });

  test.each([
    ["ours", (email: string) => ({ type: "complaint", email, reason: "unwanted" }), "complaint"],
    [
      "Postmark's",
      (Email: string) => ({ RecordType: "Bounce", Type: "HardBounce", Email, Description: "gone" }),
      "bounce",
    ],
    ["SendGrid's", (email: string) => [{ event: "spamreport", email }], "complaint"],
    [
      "Amazon's",
      (emailAddress: string) => ({
        notificationType: "Bounce",
        bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress, diagnosticCode: "550 gone" }] },
      }),
      "bounce",
    ],
  ])("in %s form is noted once, for mail that is ours", async (_whose, form, kind) => {
    const { id, address, row } = await queued();
    expect((await post(form(address))).status).toBe(200);
    expect((await row()).status).toBe("queued");
    await db.emailTrouble.deleteMany({ where: { address } });
    await send(id);
    await post(form(address.toUpperCase()));
    await post(form(address));
    expect(await row()).toMatchObject({ status: "bounced", error: kind });
    expect((await app.findUnreached({ email: address, phone: null })).trouble).toMatchObject({ kind });
    const stranger = `${randomUUID()}@example.com`;
    await post(form(stranger));
    expect((await app.findUnreached({ email: stranger, phone: null })).trouble).toBeNull();
  });
});

describe("the customer's own choice", () => {
  async function customer(
    contactPreference: ContactPreference,
    data: { notifyBySms?: boolean; phone?: string | null; agreed?: boolean; unproven?: boolean } = {},
  ) {
    const driver = await world.makeUser("driver", { agreed: false, ...(data.phone === null ? { phone: null } : {}) });
    await db.user.update({
      where: { id: driver.id },
      data: {
        contactPreference,
        notifyBySms: data.notifyBySms ?? true,
        emailProvenAt: data.unproven ? null : new Date(),
      },
    });
    if (data.agreed) {
      const agreed = { kind: "sms", action: "opt_in", textShown: "I agree", source: "standard landing page" } as const;
      await db.smsConsent.create({ data: { ...agreed, phone: driver.phone ?? "" } });
    }
    const request = await world.makeRequest(driver, { lines: [{ unitPrice: 41_250 }] });
    await db.repairRequest.update({ where: { id: request.id }, data: { contactPreference } });
    const change = { repairRequestId: request.id, accountId: driver.accountId, vehicle: "Honda Civic 2019" };
    const texts = () => db.outboundMessage.count({ where: { phone: driver.phone ?? "none" } });
    return { driver, request, change, texts, address: driver.email ?? "" };
  }

  test.each([
    ["email", {}, "email"],
    ["text", {}, "email"],
    ["text", { agreed: true }, "text"],
    ["phone", {}, "email"],
    ["phone", { agreed: true }, "text"],
    ["text", { phone: null }, "email"],
    ["text", { notifyBySms: false }, "nothing"],
  ] as const)("%s %o: a change of status comes by %s", async (preference, data, way) => {
    const { change, texts, address } = await customer(preference, data);
    await db.$transaction((tx) => app.queueStatusUpdate(tx, { ...change, status: "Pending_Payment" }));
    const emails = await sendAllTo(address);
    expect([emails.length, await texts()]).toEqual([way === "email" ? 1 : 0, way === "text" ? 1 : 0]);
  });

  test("an approval that is asked for names what, and leads there", async () => {
    const { change, request, address } = await customer("email");
    await db.$transaction((tx) => app.queueAskAgain(tx, { ...change, what: "Brake pads at $412.50" }));
    await sendAllTo(address);
    const raw = readable(lastTo(address));
    expect(raw).toContain("Subject: Your Honda Civic 2019 needs your decision");
    expect(raw).toContain(`${ORIGIN}/repair-status/${request.id}?code=${request.accessCode}`);
  });

  test("to an address that nobody confirmed go the same words, without what opens the repair and without its documents", async () => {
    const { change, request, address } = await customer("email", { unproven: true });
    const authorized = { ...change, revision: 1, sum: 41_250 };
    await db.$transaction((tx) => app.queueRecordCopy(tx, authorized));
    const [email] = await sendAllTo(address);
    const raw = readable(lastTo(address));
    expect(raw).toContain("You authorized $412.50 for your Honda Civic 2019.");
    expect(raw).toContain(`${ORIGIN}/repair-status/${request.id}/authorizations/1.pdf`);
    expect(raw).not.toContain(request.accessCode);
    expect(raw).not.toContain("JVBERi0");
    expect(raw).toContain(`sign in with your phone and open your profile: ${ORIGIN}/dashboard/profile`);
    expect(email?.content).not.toHaveProperty("attachments");
    await db.user.updateMany({ where: { email: address }, data: { emailProvenAt: new Date() } });
    await db.$transaction((tx) => app.queueAskAgain(tx, { ...change, what: "Brake pads at $412.50" }));
    await sendAllTo(address);
    expect(readable(lastTo(address))).toContain(request.accessCode);
  });

  test("who has no phone was entered by the shop, and their e-mail opens the repair", async () => {
    const { change, request, address } = await customer("email", { unproven: true, phone: null });
    await db.$transaction((tx) => app.queueAskAgain(tx, { ...change, what: "Brake pads at $412.50" }));
    await sendAllTo(address);
    expect(readable(lastTo(address))).toContain(`${ORIGIN}/repair-status/${request.id}?code=${request.accessCode}`);
  });

  test("who chose the phone is asked by a call too", async () => {
    const { change, request } = await customer("phone");
    const advisor = await world.makeUser("advisor");
    await db.repairRequest.update({ where: { id: request.id }, data: { advisorId: advisor.id } });
    await db.$transaction((tx) => app.queueAskAgain(tx, { ...change, what: "Brake pads at $412.50" }));
    const notice = await db.notification.findFirst({ where: { userId: advisor.id, kind: "call_back" } });
    expect(notice?.title).toBe("Please call: Honda Civic 2019");
  });

  test("a receipt is a PDF in the e-mail", async () => {
    const { driver, address } = await customer("email");
    const advisor = await world.makeUser("advisor");
    const { id } = await world.makeRequest(driver, { advisor, lines: [{ unitPrice: 41_250, group: "approved" }] });
    await db.repairRequest.update({ where: { id }, data: { contactPreference: "email" } });
    const { createInvoice } = await import("#app/payments/invoice.server.ts");
    const invoice = await createInvoice(world.viewerOf(advisor), id);
    const cash = { amount: 10_000, method: "cash", note: "", key: randomUUID() } as const;
    await app.takePayment(world.viewerOf(advisor), invoice.id, cash);
    await app.takePayment(world.viewerOf(advisor), invoice.id, cash);
    await sendAllTo(address);
    const receipts = mail.received.filter(({ to, raw }) => to === address && raw.includes("Subject: Receipt"));
    expect(receipts).toHaveLength(1);
    const raw = readable(receipts[0]?.raw ?? "");
    expect(raw).toContain("We received $100.00");
    expect(raw).toContain(`filename=invoice-${invoice.number}.pdf`);
    expect(raw).toContain("JVBERi0");
  });
});

describe("a link", () => {
  const visit = { ip: "203.0.113.9", userAgent: "Vitest", channel: "web", cookie: null } as const;
  const ask = (email: string, purpose: "sign_in" | "password_reset" = "sign_in") =>
    app.askForLink(purpose, {
      email,
      redirectTo: "/repairs",
      ip: `2001:db8::${Math.floor(Math.random() * 60_000).toString(16)}`,
    });

  async function linkTo(address: string) {
    await sendAllTo(address);
    const [, token = ""] = /\/login\/link\/([0-9a-f-]{36})/.exec(readable(lastTo(address))) ?? [];
    return token;
  }

  test("signs a customer in once, after the address was confirmed", async () => {
    const driver = await world.makeUser("driver");
    const address = driver.email ?? "";
    await ask(address);
    expect(await linkTo(address)).toBe("");
    expect(lastTo(address)).toContain("/login/phone");
    await app.askToConfirm(world.viewerOf(driver) as never);
    const confirm = await app.findLink(await linkTo(address), null);
    expect(await app.followLink(confirm, visit)).toEqual({ step: "confirmed" });
    await ask(address);
    const token = await linkTo(address);
    const kept = await db.outboundEmail.findFirstOrThrow({ where: { address }, orderBy: { createdAt: "desc" } });
    expect(JSON.stringify(kept.content)).not.toContain(token);
    const link = await app.findLink(token, null);
    expect(await app.followLink(link, visit)).toMatchObject({
      step: "done",
      redirectTo: "/repairs",
      user: { id: driver.id },
    });
    await expect(app.followLink(link, visit)).rejects.toMatchObject({ status: 410 });
    await expect(app.findLink(token, null)).rejects.toMatchObject({ status: 410 });
  });

  test("is no address of whoever has the mailbox alone: it is confirmed by who is signed in to its account", async () => {
    const [driver, other] = [await world.makeUser("driver"), await world.makeUser("driver")];
    await app.askToConfirm(world.viewerOf(driver) as never);
    const token = await linkTo(driver.email ?? "");
    const press = (cookie?: string) =>
      app.pages.action(args(`/login/link/${token}`, { form: {}, params: { token }, ...(cookie ? { cookie } : {}) }));
    const proven = async () => (await db.user.findUniqueOrThrow({ where: { id: driver.id } })).emailProvenAt;
    for (const cookie of [undefined, await world.signIn(other)]) {
      expect(((await press(cookie)) as Response).headers.get("Location")).toBe(`/login/link/${token}`);
      expect(await proven()).toBeNull();
    }
    const seen = async (cookie?: string) =>
      app.pages.loader(args(`/login/link/${token}`, { params: { token }, ...(cookie ? { cookie } : {}) }));
    expect(await seen()).toMatchObject({ confirmed: false, mayConfirm: false, signIn: "/login/phone" });
    await press(await world.signIn(driver));
    expect(await proven()).not.toBeNull();
    // Opened on another device afterwards it says so, until the address changes.
    expect(await seen()).toMatchObject({ confirmed: true, signIn: "/login/phone" });
    expect(((await press()) as Response).headers.get("Location")).toBe(`/login/link/${token}`);
    await db.user.update({ where: { id: driver.id }, data: { emailProvenAt: null } });
    await expect(app.findLink(token, null)).rejects.toMatchObject({ status: 410 });
  });

  test("an address that changed since opens nothing", async () => {
    const driver = await world.makeUser("driver");
    await app.askToConfirm(world.viewerOf(driver) as never);
    const token = await linkTo(driver.email ?? "");
    await db.user.update({ where: { id: driver.id }, data: { email: `${randomUUID()}@example.com` } });
    await expect(app.findLink(token, null)).rejects.toMatchObject({ status: 410 });
  });

  test("is no password of staff without a second step, and sets a new one with it", async () => {
    const advisor = await world.makeUser("advisor");
    const address = advisor.email ?? "";
    await ask(address);
    expect(await linkTo(address)).toBe("");
    await ask(address, "password_reset");
    const token = await linkTo(address);
    const form = { password: "a long new password", repeated: "a long new password" };
    const answer = (await app.pages.action(args(`/login/link/${token}`, { form, params: { token } }))) as Response;
    expect(answer.headers.get("Location")).toBe("/login");
    expect((await db.user.findUniqueOrThrow({ where: { id: advisor.id } })).passwordHash).toMatch(/^\$argon2/);
  });

  test("the answer is the same for an address that nobody has", async () => {
    const form = { email: `${randomUUID()}@example.com` };
    const answer = (await app.email.action(args("/login/email", { form }))) as Response;
    expect(answer.headers.get("Location")).toBe("/login/email?sent=link");
  });
});

test("staff get one e-mail of what they have not read after five minutes", async () => {
  const advisor = await world.makeUser("advisor");
  const notice = { userId: advisor.id, kind: "message", href: "/dashboard" };
  const old = new Date(Date.now() - 6 * 60_000);
  await db.notification.createMany({
    data: [
      { ...notice, title: "First", body: "One", createdAt: old },
      { ...notice, title: "Second", body: "Two", createdAt: old },
      { ...notice, title: "Read", body: "Three", createdAt: old, readAt: new Date() },
      { ...notice, title: "New", body: "Four" },
    ],
  });
  await app.emailNotices();
  await app.emailNotices();
  const sent = await sendAllTo(advisor.email ?? "");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.content).toMatchObject({ subject: "2 things to look at" });
});

test("the doctor says what the mail server says", async () => {
  const { checkMail } = await import("#app/doctor/mail.ts");
  const variables = { EMAIL_FROM: "desk@localhost" };
  const [right] = await checkMail({ ...variables, SMTP_URL: mail.url() });
  expect(right).toMatchObject({ state: "ok", about: "E-mail" });
  const [wrong] = await checkMail({ ...variables, SMTP_URL: mail.url("wrong") });
  expect(wrong).toMatchObject({ state: "wrong", says: "The mail server does not accept the user or password." });
});
