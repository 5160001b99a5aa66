import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { args } from "../support/args.ts";
import { ORIGIN, overTwilio } from "./over-twilio.ts";

async function load() {
  const [incoming, deliver, queue, codes, resend, text, status, create, verify, consent] = await Promise.all([
    import("#app/messages/incoming-text.server.ts"),
    import("#app/messages/deliver.server.ts"),
    import("#app/people/user.server.ts"),
    import("#app/messages/codes/one-time-code.server.ts"),
    import("#app/messages/codes/resend.server.ts"),
    import("#app/routes/webhooks/twilio.ts"),
    import("#app/routes/webhooks/twilio-status.ts"),
    import("#app/routes/create-request/page.tsx"),
    import("#app/routes/verify-otp/page.tsx"),
    import("#app/messages/do-not-contact.server.ts"),
  ]);
  return { ...incoming, ...deliver, ...queue, ...codes, ...resend, ...consent, text, status, create, verify };
}

const begin = () => overTwilio(load);
let { app, close, db, twilio, world } = {} as Awaited<ReturnType<typeof begin>>;

beforeAll(async () => {
  ({ app, close, db, twilio, world } = await begin());
});

afterAll(() => close());

afterEach(() => twilio.failNext());

async function post(
  door: { action: (input: never) => Promise<unknown> },
  path: string,
  fields: Record<string, string>,
  token?: string,
) {
  const { body, signature } = twilio.signed(`${ORIGIN}${path}`, fields, token);
  // The proxy speaks to us under another name than the provider was told.
  const request = new Request(`http://10.0.0.7:3000${path}`, {
    method: "POST",
    body,
    headers: { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" },
  });
  return (await door.action({ request } as never)) as Response;
}

async function queued(body = `Your car is ready, ${crypto.randomUUID()}`, phone = world.newPhone()) {
  const admin = await world.makeUser("admin");
  const user = await world.makeUser("driver", { phone });
  const { messageId } = await app.sendTextTo(world.viewerOf(admin), user.id, body);
  const sent = () => twilio.texts.filter((text) => text.body === body);
  const row = () => db.outboundMessage.findUniqueOrThrow({ where: { id: messageId } });
  return { messageId, body, phone, user, sent, row };
}

describe("a text", () => {
  test("is sent once, from our number, with the address for reports", async () => {
    const { messageId, phone, sent, row } = await queued();
    await app.deliverText({ messageId });
    await app.deliverText({ messageId });
    expect(sent()).toMatchObject([
      { to: phone, from: "+15005550006", statusCallback: `${ORIGIN}/webhooks/twilio-status` },
    ]);
    expect(await row()).toMatchObject({ status: "sent", provider: "twilio", providerMessageId: sent()[0]?.sid });
  });

  test.each(["down", "error", "busy"] as const)("%s: the queue tries again, and it goes out once", async (fault) => {
    const { messageId, sent, row } = await queued();
    twilio.failNext(fault);
    await expect(app.deliverText({ messageId })).rejects.toMatchObject({ name: "ProviderFault", passing: true });
    expect(await row()).toMatchObject({ status: "queued", attempts: 1 });
    await app.deliverText({ messageId });
    expect(sent()).toHaveLength(1);
    expect((await row()).status).toBe("sent");
  });

  test("no answer after it acted: the next try finds it, and sends nothing twice", async () => {
    const { messageId, sent, row } = await queued();
    twilio.failNext("acted");
    await expect(app.deliverText({ messageId })).rejects.toMatchObject({ mayHaveActed: true });
    await app.deliverText({ messageId });
    expect(sent()).toHaveLength(1);
    expect(await row()).toMatchObject({ status: "sent", providerMessageId: sent()[0]?.sid });
  });

  test("no answer in time: a fault that passes, and the text is found", async () => {
    const { twilioMessenger } = await import("#app/messages/providers/twilio.server.ts");
    const impatient = twilioMessenger({ ...twilio.config, timeout: 900 });
    const text = { to: world.newPhone(), body: "Slow today" };
    const since = new Date();
    twilio.failNext("slow");
    await expect(impatient.sendText(text)).rejects.toMatchObject({ passing: true, mayHaveActed: true });
    const found = await impatient.findSentText({ ...text, since, except: [] });
    expect(found?.providerMessageId).toBe(twilio.texts.at(-1)?.sid);
    expect(await impatient.findSentText({ ...text, since, except: [found?.providerMessageId ?? ""] })).toBeNull();
    expect(await impatient.findSentText({ ...text, since: new Date(Date.now() + 600_000), except: [] })).toBeNull();
  });

  test("the provider refuses for good: noted, and not tried again", async () => {
    const { messageId, row, sent } = await queued(undefined, "+12135521610");
    await app.deliverText({ messageId });
    expect(await row()).toMatchObject({ status: "failed", error: "21610" });
    expect(sent()).toEqual([]);
  });

  test("reports in any order end with the last word", async () => {
    const { messageId, row, sent } = await queued();
    await app.deliverText({ messageId });
    const MessageSid = sent()[0]?.sid ?? "";
    for (const MessageStatus of ["delivered", "sent", "queued", "delivered"]) {
      expect((await post(app.status, "/webhooks/twilio-status", { MessageSid, MessageStatus })).status).toBe(204);
    }
    expect((await row()).status).toBe("delivered");
    const other = await queued();
    await app.deliverText({ messageId: other.messageId });
    const fields = { MessageSid: other.sent()[0]?.sid ?? "", MessageStatus: "undelivered", ErrorCode: "30003" };
    await post(app.status, "/webhooks/twilio-status", fields);
    expect(await other.row()).toMatchObject({ status: "failed", error: "30003" });
  });

  test("a report that overtakes the answer is looked at again; one of a stranger's text changes nothing", async () => {
    const { messageId, row } = await queued();
    const MessageSid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    const fields = { MessageSid, MessageStatus: "delivered" };
    await post(app.status, "/webhooks/twilio-status", fields);
    await post(app.status, "/webhooks/twilio-status", fields);
    await db.outboundMessage.update({
      where: { id: messageId },
      data: { status: "sent", providerMessageId: MessageSid },
    });
    await app.applyKeptReport({ eventId: `${MessageSid}:delivered` });
    await app.applyKeptReport({ eventId: `${MessageSid}:delivered` });
    expect((await row()).status).toBe("delivered");
    const stranger = { MessageSid: `SM${crypto.randomUUID()}`, MessageStatus: "failed" };
    await post(app.status, "/webhooks/twilio-status", stranger);
    await app.applyKeptReport({ eventId: `${stranger.MessageSid}:failed` });
    expect(await db.providerEvent.findUnique({ where: { id: `${stranger.MessageSid}:failed` } })).toMatchObject({
      error: "no such text",
    });
  });
});

describe("a text that the provider refuses or loses", () => {
  const staffSees = async (viewerId: string, other: string) => {
    const { openConversation } = await import("#app/messages/communication.server.ts");
    const admin = await db.user.findUniqueOrThrow({ where: { id: viewerId }, include: { technician: true } });
    const { messages } = await openConversation(world.viewerOf(admin) as never, other);
    return messages.map(({ delivery }) => delivery && [delivery.label, delivery.why]);
  };

  test("its bubble says queued, sent, delivered; or failed, and why", async () => {
    const admin = await world.makeUser("admin");
    const user = await world.makeUser("driver");
    const write = async (body: string) => {
      const { messageId } = await app.sendTextTo(world.viewerOf(admin), user.id, body);
      return messageId;
    };
    const sees = () => staffSees(admin.id, user.id);
    const first = await write("One");
    expect(await sees()).toEqual([["Queued", null]]);
    twilio.failNext("down");
    await expect(app.deliverText({ messageId: first })).rejects.toMatchObject({ passing: true });
    expect(await sees()).toEqual([["Queued", "The provider could not be reached yet; it is tried again."]]);
    await app.deliverText({ messageId: first });
    expect(await sees()).toEqual([["Sent", null]]);
    const MessageSid = twilio.texts.find(({ to, body }) => to === user.phone && body === "One")?.sid ?? "";
    await post(app.status, "/webhooks/twilio-status", { MessageSid, MessageStatus: "delivered" });
    expect(await sees()).toEqual([["Delivered", null]]);

    const second = await write("Two");
    await app.deliverText({ messageId: second });
    const lost = twilio.texts.find(({ to, body }) => to === user.phone && body === "Two")?.sid ?? "";
    const failed = { MessageSid: lost, MessageStatus: "undelivered", ErrorCode: "30034" };
    await post(app.status, "/webhooks/twilio-status", failed);
    await post(app.status, "/webhooks/twilio-status", failed);
    expect((await sees())[1]).toEqual([
      "Failed",
      "The phone companies hold our texts back: the number we send from is not registered. An admin has been told.",
    ]);
    const notices = await db.notification.findMany({ where: { userId: admin.id }, orderBy: { createdAt: "asc" } });
    expect(notices.map(({ title, href }) => [title, href])).toEqual([
      [expect.stringMatching(/^Text to \(510\) .* not delivered$/), `/dashboard/communications/${user.id}`],
      ["Texts are refused (30034)", "/dashboard/communications"],
    ]);
  });

  test("21610: the phone is on the do-not-contact list from then on", async () => {
    const { messageId, phone, row, user } = await queued();
    twilio.refuseNext({ status: 400, code: 21610 });
    await app.deliverText({ messageId });
    expect(await row()).toMatchObject({ status: "failed", error: "21610" });
    expect(await app.mustBeSilent(phone)).toBe(true);
    const admin = await world.makeUser("admin");
    await expect(app.sendTextTo(world.viewerOf(admin), user.id, "Again")).rejects.toMatchObject({
      status: 409,
      message: "This user replied STOP and receives no text messages.",
    });
  });

  test("a status update that fails is told to the request's advisor, and stands in the request", async () => {
    const [driver, advisor] = [await world.makeUser("driver"), await world.makeUser("advisor")];
    const request = await world.makeRequest(driver, { advisor, lines: [{}] });
    const { queueStatusUpdate } = await import("#app/messages/customers/tell.server.ts");
    const change = {
      repairRequestId: request.id,
      accountId: driver.accountId,
      status: "In Progress" as const,
      vehicle: "Porsche",
    };
    await db.$transaction((tx) => queueStatusUpdate(tx, change));
    const text = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
    twilio.refuseNext({ status: 400, code: 21614 });
    await app.deliverText({ messageId: text.id });
    expect(await db.notification.findMany({ where: { userId: advisor.id } })).toMatchObject([
      { body: "This number gets no texts.", href: `/dashboard/repair-requests/${request.id}` },
    ]);
    const { findRepairPage } = await import("#app/desk/repair-page.server.ts");
    expect((await findRepairPage(world.viewerOf(advisor), request.id)).texts).toMatchObject([
      { delivery: { label: "Failed", why: "This number gets no texts." } },
    ]);
  });

  test("a number of films, a premium number: nothing is asked of the provider, and staff reads why", async () => {
    const admin = await world.makeUser("admin");
    const write = async (phone: string) =>
      app.sendTextTo(world.viewerOf(admin), (await world.makeUser("driver", { phone })).id, "Hello");
    await expect(write("+14155550134")).rejects.toMatchObject({
      status: 409,
      message:
        "This user's phone cannot get texts. This number is one of those kept for films and examples. Please enter a real one.",
    });
    await expect(write("+19005551234")).rejects.toMatchObject({ status: 409 });
    expect(twilio.texts.filter(({ to }) => ["+14155550134", "+19005551234"].includes(to))).toEqual([]);
  });
});

describe("answers that are also agreed words", () => {
  const talk = async (body: string, more: Record<string, string> = {}) => {
    const driver = await world.makeUser("driver", { agreed: false });
    const advisor = await world.makeUser("advisor");
    await world.makeRequest(driver, { advisor, status: "In Progress", lines: [{}] });
    const phone = driver.phone ?? "";
    const say = async (words: string, fields: Record<string, string> = {}) => {
      const MessageSid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
      const answer = await post(app.text, "/webhooks/twilio", { MessageSid, From: phone, Body: words, ...fields });
      await app.threadText({ eventId: MessageSid });
      return answer.text();
    };
    const answer = await say(body, more);
    const read = await db.communication.findMany({ where: { receiverUserId: advisor.id }, orderBy: { sentAt: "asc" } });
    return {
      ...{ phone, say, answer },
      words: read.map(({ messageBody }) => messageBody),
      notices: await db.notification.count({ where: { userId: advisor.id, kind: "message" } }),
    };
  };

  test.each(["Yes", "yes!", "YES."])(
    "%s to somebody who never opted out is an answer and nothing else",
    async (body) => {
      const { phone, answer, words, notices } = await talk(body);
      expect(answer).not.toContain("<Message>");
      expect([words, notices]).toEqual([[body], 1]);
      expect(await db.smsConsent.count({ where: { phone } })).toBe(0);
    },
  );

  test.each(["Cancel", "End", "Quit", "revoke"])("%s opts out, and reaches the advisor as words", async (body) => {
    const { phone, answer, words, notices } = await talk(body);
    expect(answer).toContain("You are opted out");
    expect([words, notices]).toEqual([[body], 1]);
    expect(await app.mustBeSilent(phone)).toBe(true);
  });

  test.each(["STOP", "Stop all", "START", "HELP"])("%s is an order, and no message to the advisor", async (body) => {
    expect((await talk(body.replace(" ", ""))).words).toEqual([]);
  });

  test("Yes of somebody who opted out opts in, and is read by the advisor", async () => {
    const { phone, say } = await talk("STOP");
    expect(await say("Yes")).toContain("by text again");
    expect(await app.mustBeSilent(phone)).toBe(false);
    expect(await db.smsConsent.findFirst({ where: { phone, action: "opt_in" } })).toMatchObject({ proven: true });
  });

  test("the provider's word goes before ours, and nothing is answered twice", async () => {
    const basta = await talk("Basta", { OptOutType: "STOP" });
    expect(await app.mustBeSilent(basta.phone)).toBe(true);
    expect([basta.words, basta.answer.includes("<Message>")]).toEqual([["Basta"], false]);
    const info = await talk("STOP", { OptOutType: "HELP" });
    expect(await app.mustBeSilent(info.phone)).toBe(false);
    expect(info.answer).not.toContain("<Message>");
    expect(await basta.say("Unstop", { OptOutType: "START" })).not.toContain("<Message>");
    expect(await app.mustBeSilent(basta.phone)).toBe(false);
  });
});

describe("a text to us", () => {
  const newSid = () => `SM${crypto.randomUUID().replaceAll("-", "")}`;
  const receive = (From: string, Body: string, more: Record<string, string> = {}) =>
    post(app.text, "/webhooks/twilio", { MessageSid: newSid(), From, Body, ...more });

  test.each(["STOP", "stopall", "Unsubscribe", "CANCEL", "End", "quit", "REVOKE", "opt out"])(
    "%s opts out, and nothing is sent any more",
    async (word) => {
      const { messageId, phone, row, sent } = await queued();
      const answer = await receive(phone, word);
      expect(answer.headers.get("content-type")).toContain("text/xml");
      expect(await answer.text()).toContain("You are opted out");
      await app.deliverText({ messageId });
      expect(await row()).toMatchObject({ status: "suppressed" });
      expect(sent()).toEqual([]);
    },
  );

  test.each(["START", "yes", "Unstop"])("%s opts in again", async (word) => {
    const phone = world.newPhone();
    await receive(phone, "STOP");
    expect(await app.mustBeSilent(phone)).toBe(true);
    expect(await (await receive(phone, word)).text()).toContain("by text again");
    expect(await app.mustBeSilent(phone)).toBe(false);
  });

  test("HELP is answered; a word that the provider has answered itself is not answered twice", async () => {
    const phone = world.newPhone();
    expect(await (await receive(phone, "help")).text()).toContain("Reply STOP to opt out.");
    const stopped = await receive(phone, "STOP", { OptOutType: "STOP" });
    expect(await stopped.text()).not.toContain("<Message>");
    expect(await app.mustBeSilent(phone)).toBe(true);
  });

  test("anything else goes to the advisor of the open request, once, with a notice", async () => {
    const driver = await world.makeUser("driver");
    const advisor = await world.makeUser("advisor");
    const request = await world.makeRequest(driver, { advisor, status: "In Progress", lines: [{}] });
    const MessageSid = newSid();
    const fields = { MessageSid, From: driver.phone ?? "", Body: "When will it be ready?" };
    await Promise.all([post(app.text, "/webhooks/twilio", fields), post(app.text, "/webhooks/twilio", fields)]);
    await post(app.text, "/webhooks/twilio", fields);
    await Promise.all([app.threadText({ eventId: MessageSid }), app.threadText({ eventId: MessageSid })]);
    await app.threadText({ eventId: MessageSid });
    expect(await db.communication.findMany({ where: { senderUserId: driver.id } })).toMatchObject([
      {
        receiverUserId: advisor.id,
        repairRequestId: request.id,
        messageBody: "When will it be ready?",
        channel: "sms",
        direction: "inbound",
      },
    ]);
    expect(await db.notification.count({ where: { userId: advisor.id, kind: "message" } })).toBe(1);
  });

  test("from a phone that nobody has is kept for an admin", async () => {
    const admin = await world.makeUser("admin");
    const phone = world.newPhone();
    const words = `Do you do Saabs? ${crypto.randomUUID()}`;
    const MessageSid = newSid();
    await receive(phone, words, { MessageSid });
    await app.threadText({ eventId: MessageSid });
    expect(await db.notification.count({ where: { userId: admin.id, body: words } })).toBe(1);
    expect(await db.communication.findMany({ where: { messageBody: { contains: words } } })).toMatchObject([
      { senderUserId: null, direction: "inbound" },
    ]);
  });

  test("forged: 403, and nothing happens; by another method 405", async () => {
    const phone = world.newPhone();
    const fields = { MessageSid: newSid(), From: phone, Body: "STOP" };
    expect((await post(app.text, "/webhooks/twilio", fields, "another-token")).status).toBe(403);
    expect((await post(app.status, "/webhooks/twilio-status", fields, "another-token")).status).toBe(403);
    expect(await app.mustBeSilent(phone)).toBe(false);
    const get = (await app.text.loader(args("/webhooks/twilio") as never)) as Response;
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("one-time codes by the provider", () => {
  const code = async (phone: string) => {
    await db.rateLimiterFlexible.deleteMany();
    return app.sendCode({ phone, purpose: "sign_in", ip: `192.0.2.${Math.floor(Math.random() * 250)}` });
  };

  test("right, and then used up", async () => {
    const phone = world.newPhone();
    const { methodId } = await code(phone);
    const given = { methodId, phone, code: twilio.codeFor(phone) };
    expect(await app.verifyCode(given)).toMatchObject({ phone, purpose: "sign_in" });
    await expect(app.verifyCode(given)).rejects.toMatchObject({ status: 400 });
  });

  test("wrong: Invalid code; five times: ask for a new one", async () => {
    const phone = world.newPhone();
    const { methodId } = await code(phone);
    const given = { methodId, phone, code: "999999" };
    for (let round = 0; round < 5; round++) {
      await expect(app.verifyCode(given)).rejects.toMatchObject({ message: "Invalid code. Please try again." });
    }
    await expect(app.verifyCode(given)).rejects.toMatchObject({ status: 429 });
  });

  test("expired at the provider", async () => {
    const phone = world.newPhone();
    const { methodId } = await code(phone);
    for (const verification of twilio.verifications) verification.status = "expired";
    await expect(app.verifyCode({ methodId, phone, code: "123456" })).rejects.toMatchObject({
      message: "This code has expired. Please ask for a new one.",
    });
  });

  test.each(["down", "error", "busy"] as const)(
    "%s: Error sending verification code, Please try again later.",
    async (fault) => {
      twilio.failNext(fault);
      await expect(code(world.newPhone())).rejects.toMatchObject({
        status: 502,
        title: "Error sending verification code",
        message: "Please try again later.",
      });
    },
  );

  const SAID: [code: number, http: number, status: number, sentence: string][] = [
    [
      21610,
      400,
      409,
      "This phone replied STOP to us, so no code reaches it. Text START to us from it, then ask for a new code.",
    ],
    [
      30034,
      400,
      502,
      "Texts from us are held back by the phone companies at the moment. Please call us, or try again later.",
    ],
    [60200, 400, 400, "No code can be sent to this number. Please check it, or use another phone."],
    [60203, 429, 429, "Too many codes were asked for this phone. Please wait ten minutes, then ask for a new one."],
    [60205, 403, 400, "This looks like a landline, which gets no texts. Please use a mobile number."],
    [
      60410,
      403,
      409,
      "Codes to this number are blocked for now, because too many were never used. Please use another phone, or call us.",
    ],
  ];

  test.each(SAID)("%i is said in its own words, by /api and on the page", async (error, http, status, sentence) => {
    const { action } = await import("#app/routes/api/sign-in.ts");
    twilio.refuseNext({ status: http, code: error }, { status: http, code: error });
    const visitor = { "x-client-ip": world.newVisitor().ip ?? "" };
    const answer = (await action(
      args("/api/auth/send-otp", { json: { phoneNumber: world.newPhone() }, headers: visitor }),
    )) as Response;
    expect([answer.status, (await answer.json()).message]).toEqual([status, sentence]);
    const form = {
      ...{ serviceType: "Brake Service", description: "The brakes squeal when cold", urgency: "normal" },
      ...{ newVehicle: "on", year: "2020", make: "Porsche", model: "911 GT3 RS", contactPreference: "phone" },
      ...{ name: "Casey Rivera", email: `${crypto.randomUUID()}@example.com`, phone: world.newPhone() },
    };
    const page = (await app.create.action(args("/create-request", { form, headers: visitor }))) as { data: object };
    expect(page.data).toMatchObject({
      alert: "There was an error sending the verification code. Please try again.",
      detail: sentence,
    });
    twilio.refuseNext();
  });

  test.each([30034, 60410])("%i: the admins read what they have to do, once a day", async (error) => {
    await db.dayCount.deleteMany({ where: { key: { startsWith: "told:" } } });
    const admin = await world.makeUser("admin");
    for (let asked = 0; asked < 2; asked++) {
      twilio.refuseNext({ status: 403, code: error });
      await expect(code(world.newPhone())).rejects.toMatchObject({ title: "Error sending verification code" });
    }
    const notices = await db.notification.findMany({ where: { userId: admin.id } });
    expect(notices.map(({ title }) => title)).toEqual([`Codes are refused (${error})`]);
    expect(notices[0]?.body).toMatch(error === 30034 ? /Register it at the provider/ : /Fraud Guard/);
  });

  test("a phone that said STOP still gets the code that its owner asks for", async () => {
    const phone = world.newPhone();
    const MessageSid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    await post(app.text, "/webhooks/twilio", { MessageSid, From: phone, Body: "STOP" });
    await code(phone);
    expect(twilio.codeFor(phone)).toMatch(/^\d{6}$/);
  });

  test("a number of films gets no real code", async () => {
    await expect(code("(415) 555-0134")).rejects.toMatchObject({
      status: 400,
      message: "This number is one of those kept for films and examples. Please enter a real one.",
    });
  });

  test("a visitor's whole way: the form, the code, the request; and a new code on the way", async () => {
    await db.rateLimiterFlexible.deleteMany();
    const phone = world.newPhone();
    const form = {
      ...{ serviceType: "Brake Service", description: "The brakes squeal when cold", urgency: "normal" },
      ...{ newVehicle: "on", year: "2020", make: "Porsche", model: "911 GT3 RS", contactPreference: "phone" },
      ...{ name: "Casey Rivera", email: `${crypto.randomUUID()}@example.com`, phone },
    };
    const asked = (await app.create.action(args("/create-request", { form }))) as Response;
    const to = new URL(asked.headers.get("location") ?? "", "http://localhost");
    expect(to.pathname).toBe("/verify-otp");
    await db.rateLimiterFlexible.deleteMany();
    const again = await app.resendCode({ methodId: to.searchParams.get("methodId") ?? "", phone, ip: "192.0.2.1" });
    expect(twilio.verifications.filter((one) => one.to === phone)).toHaveLength(2);
    to.searchParams.set("methodId", again.methodId);
    const verified = await app.verify.action(args(to.pathname + to.search, { form: { code: twilio.codeFor(phone) } }));
    await expect(verified).toHaveToast("Verification successful");
    expect(await db.user.count({ where: { phone, role: "driver" } })).toBe(1);
    expect(await db.outboundMessage.count({ where: { phone, kind: "code" } })).toBe(0);
  });
});
