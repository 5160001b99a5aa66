import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { args } from "../support/args.ts";
import { underEnvironment } from "../support/environment.ts";
import { startElevenLabs } from "../support/stand-ins/elevenlabs.ts";
import { startBucket } from "../support/stand-ins/s3.ts";
import { startStripe } from "../support/stand-ins/stripe.ts";
import { startTwilio } from "../support/stand-ins/twilio.ts";

// Every refusal of a provider: a sentence for the person who waits, and one for the operator, in Connections or as a notice.

let stand: Awaited<ReturnType<typeof startAll>>;
let restore: () => void;
let world: typeof import("../support/world.ts");
let db: typeof import("#app/platform/db.server.ts").db;
let app: Awaited<ReturnType<typeof load>>;

async function startAll() {
  const [twilio, stripe, voice, bucket] = await Promise.all([
    startTwilio(),
    startStripe(),
    startElevenLabs(),
    startBucket(),
  ]);
  return { twilio, stripe, voice, bucket };
}

async function load() {
  const parts = await Promise.all([
    import("#app/routes/api/sign-in.ts"),
    import("#app/payments/invoice.server.ts"),
    import("#app/payments/payment.server.ts"),
    import("#app/payments/events.server.ts"),
    import("#app/messages/calls/place.server.ts"),
    import("#app/messages/calls/call-request.server.ts"),
    import("#app/messages/calls/call-request.ts"),
    import("#app/messages/delivery.ts"),
    import("#app/quotes/store.server.ts"),
    import("#app/messages/refusal-words.ts"),
    import("#app/messages/provider-words.ts"),
    import("#app/payments/provider.server.ts"),
  ]);
  const [signIn, invoices, payments, events, place, ask, words, delivery, store, refusals, provider, asking] = parts;
  return {
    signIn,
    ...invoices,
    ...payments,
    ...events,
    ...place,
    ...ask,
    ...words,
    ...delivery,
    ...store,
    ...refusals,
    ...provider,
    ...asking,
  };
}

beforeAll(async () => {
  stand = await startAll();
  const { endpoint, region, bucket, keys } = stand.bucket.configuration;
  restore = underEnvironment({
    ...stand.twilio.environment,
    ...stand.voice.environment,
    ...{ STRIPE_SECRET_KEY: "sk_test_stand_in", STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in" },
    ...{ STRIPE_WEBHOOK_SECRET: stand.stripe.webhookSecret, STRIPE_API_BASE: stand.stripe.url },
    ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
    ...{
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      PUBLIC_ORIGIN: "https://amped.example",
    },
  });
  world = await import("../support/world.ts");
  db = (await import("#app/platform/db.server.ts")).db;
  app = await load();
  await forgetTold();
});

/** Admins are told once a day: of what other files of this database met, and of what is met here. */
const forgetTold = () => db.dayCount.deleteMany({ where: { key: { startsWith: "told:" } } });

afterAll(async () => {
  await forgetTold();
  await (await import("#app/platform/db.server.ts")).disconnect();
  restore();
  await Promise.all(Object.values(stand).map(({ close }) => close()));
});

/** What the admins read: a notice, or the line that Connections has for it. */
async function operatorReads(provider: string, code: string): Promise<string> {
  const counted = await db.dayCount.findFirst({ where: { key: `refused:${provider}:${code}` } });
  expect([provider, code, counted?.count ?? 0]).toEqual([
    provider,
    code,
    expect.toSatisfy((count: number) => count > 0),
  ]);
  return app.operatorWords(provider, code).sentence;
}

const LATER = "Please try again later.";
const HELD_BACK =
  "Texts from us are held back by the phone companies at the moment. Please call us, or try again later.";

const CODES: [status: number, code: number, person: string, operator: string][] = [
  [401, 20003, LATER, "does not accept our keys: no code and no text leaves"],
  [404, 20404, LATER, "Check TWILIO_VERIFY_SERVICE_SID."],
  [400, 21211, "No text can be sent to this number. Please check it.", "This number does not exist."],
  [
    400,
    21408,
    "Texts to this country are not sent. Please use another phone, or call us.",
    "(Messaging, Geo permissions)",
  ],
  [400, 21606, LATER, "Check TWILIO_FROM_NUMBER."],
  [
    400,
    21610,
    "This phone replied STOP to us, so no code reaches it. Text START to us from it, then ask for a new code.",
    "Its owner can text START",
  ],
  [400, 21614, "This number gets no texts. Please use a mobile number.", "This number gets no texts."],
  [403, 30002, LATER, "is suspended"],
  [400, 30003, LATER, "switched off or out of reach"],
  [400, 30004, LATER, "blocks our texts"],
  [400, 30005, LATER, "does not know this number"],
  [400, 30006, "Please use a mobile number.", "This is a landline"],
  [400, 30007, LATER, "filters our texts as unwanted"],
  [400, 30008, LATER, "did not say why"],
  [400, 30032, HELD_BACK, "toll-free number that texts leave from is not verified"],
  [400, 30034, HELD_BACK, "is not registered for business texts (A2P 10DLC)"],
  [
    400,
    60200,
    "No code can be sent to this number. Please check it, or use another phone.",
    "does not accept this number",
  ],
  [
    429,
    60203,
    "Too many codes were asked for this phone. Please wait ten minutes, then ask for a new one.",
    "works again ten minutes after",
  ],
  [403, 60205, "This looks like a landline, which gets no texts. Please use a mobile number.", "This is a landline"],
  [
    403,
    60410,
    "Codes to this number are blocked for now, because too many were never used. Please use another phone, or call us.",
    "Fraud Guard",
  ],
  [
    403,
    60605,
    "Codes to this country are not sent. Please use another phone, or call us.",
    "(Verify, Geo permissions)",
  ],
];

describe("a code that somebody waits for", () => {
  test.each(CODES)("%i, %i", async (status, code, person, operator) => {
    stand.twilio.refuseNext({ status, code }, { status, code });
    const headers = { "x-client-ip": world.newVisitor().ip ?? "" };
    const asked = args("/api/auth/send-otp", { json: { phoneNumber: world.newPhone() }, headers });
    const answer = (await app.signIn.action(asked)) as Response;
    stand.twilio.refuseNext();
    expect((await answer.json()).message).toBe(person);
    expect(await operatorReads("Twilio", String(code))).toContain(operator);
  });
});

async function invoiced() {
  const driver = await world.makeUser("driver");
  const admin = await world.makeUser("admin");
  const advisor = await world.makeUser("advisor");
  const lines = [{ unitPrice: 20_000, group: "approved" as const }];
  const request = await world.makeRequest(driver, { status: "Pending_Repair", lines, advisor });
  const invoice = await app.createInvoice(world.viewerOf(admin), request.id);
  return { admin, advisor, viewer: world.viewerOf(driver), invoiceId: invoice.id, request };
}

const NOT_STARTED = "Failed to initialize payment. Please try again.";
const card = (message: string) => ({ type: "card_error", code: "card_declined", message });

const STRIPE: [
  status: number,
  error: { type: string; code?: string; message: string },
  code: string,
  person: string,
  operator: string,
][] = [
  [
    401,
    { type: "invalid_request_error", message: "Invalid API Key provided: sk_live_1" },
    "401",
    NOT_STARTED,
    "STRIPE_SECRET_KEY",
  ],
  [
    401,
    { type: "invalid_request_error", code: "api_key_expired", message: "Expired" },
    "api_key_expired",
    NOT_STARTED,
    "STRIPE_SECRET_KEY",
  ],
  [403, { type: "invalid_request_error", message: "No rights" }, "403", NOT_STARTED, "has every right"],
  [
    400,
    { type: "invalid_request_error", code: "testmode_charges_only", message: "x" },
    "testmode_charges_only",
    NOT_STARTED,
    "use its live keys",
  ],
  [
    400,
    { type: "invalid_request_error", code: "amount_too_large", message: "x" },
    "amount_too_large",
    NOT_STARTED,
    "ask for it in parts",
  ],
  [
    400,
    { type: "invalid_request_error", code: "amount_too_small", message: "x" },
    "amount_too_small",
    NOT_STARTED,
    "take it in cash",
  ],
  [
    402,
    card("Your card has insufficient funds."),
    "card_declined",
    "Your card has insufficient funds.",
    "did not do what was asked (card_declined)",
  ],
];

describe("a card payment", () => {
  test.each(STRIPE)("%i %j", async (status, error, code, person, operator) => {
    const { admin, viewer, invoiceId } = await invoiced();
    await db.dayCount.deleteMany({ where: { key: { startsWith: "told:provider:Stripe" } } });
    stand.stripe.answerNext(...Array.from({ length: 3 }, () => ({ status, body: JSON.stringify({ error }) })));
    await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({ status: 502, message: person });
    stand.stripe.answerNext();
    expect(await operatorReads("Stripe", code)).toContain(operator);
    const notices = await db.notification.findMany({ where: { userId: admin.id, title: "Card payments are refused" } });
    const { mend, sentence } = app.operatorWords("Stripe", code);
    expect(notices.map(({ body }) => body)).toEqual(mend ? [sentence] : []);
    expect(JSON.stringify([person, notices])).not.toContain("sk_live_1");
  });

  test("that the bank declines is told to the shop once a reason, in the bank's words", async () => {
    const { advisor, viewer, invoiceId } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    const { payments } = await import("#app/payments/providers/payments.server.ts");
    for (const last4 of ["0002", "0002"]) stand.stripe.pay(started.clientSecret, { last4 });
    for (const event of stand.stripe.events.splice(0)) {
      const { body, signature } = stand.stripe.signed(event);
      const read = await payments?.readEvent(body, signature);
      if (payments && read) await app.receivePaymentEvent(payments, read);
    }
    const told = await db.notification.findMany({
      where: { userId: advisor.id, title: { startsWith: "Card declined" } },
    });
    expect(told.map(({ body }) => body)).toEqual(["$200.00 was not paid. Your card was declined."]);
  });
});

const BUCKET: [status: number, code: string, operator: string][] = [
  [403, "SignatureDoesNotMatch", "Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  [403, "InvalidAccessKeyId", "Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  [403, "AccessDenied", "rights to get, put, delete and list"],
  [404, "NoSuchBucket", "The bucket of S3_BUCKET does not exist"],
];

test.each(BUCKET)("a document that the bucket refuses with %i %s", async (status, code, operator) => {
  const admin = await world.makeUser("admin");
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  stand.bucket.answerNext({ status, body, headers: { "Content-Type": "application/xml" } });
  const png = new Uint8Array(Buffer.from(ONE_PIXEL, "base64"));
  await expect(app.storeDocument(world.newVisitor(), { name: "a.png", bytes: png })).rejects.toMatchObject({
    status: 503,
    message: "Your file could not be kept just now. Please try again in a moment; nothing else you entered is lost.",
  });
  expect(await operatorReads("The document store", code)).toContain(operator);
  const notice = await db.notification.findFirst({ where: { userId: admin.id, title: "Documents cannot be kept" } });
  expect(notice?.body).toContain(operator);
});

const ONE_PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const VOICE: [status: number, operator: string][] = [
  [401, "ELEVENLABS_API_KEY"],
  [402, "credit is used up"],
  [403, "does not allow this agent or number to call"],
  [404, "check ELEVENLABS_AGENT_ID"],
  [422, "does not accept the number of the person"],
];

test.each(VOICE)("a call that the voice provider refuses with %i", async (status, operator) => {
  const admin = await world.makeUser("admin");
  const phoneNumber = world.newPhone();
  const call = app.RequestCall.parse({ phoneNumber, plan: "Luxury", timeoutMinutes: 10, smsOptIn: true });
  const { id } = await app.requestCall(world.newVisitor(), call, "luxury landing page, call-hero");
  stand.voice.refuseNext(status);
  await app.placeCall({ callRequestId: id });
  const row = await db.callRequest.findUniqueOrThrow({ where: { id } });
  expect(app.callTroubleOf(row)).toContain(operator);
  expect(await operatorReads("ElevenLabs", String(status))).toContain(operator);
  const notice = await db.notification.findFirst({
    where: { userId: admin.id, title: "A call of the assistant was refused" },
  });
  expect(notice?.body).toContain(operator);
});

test("Connections says each with how often it was", async () => {
  const { checkRefusals } = await import("#app/doctor/refusals.ts");
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const says = (await checkRefusals(client)).map((finding) => finding.says);
  await client.end();
  const stripe = /^Stripe \(401\), (once|\d+ times) in a week: The card provider does not accept our key/;
  expect(says.filter((line) => stripe.test(line))).toHaveLength(1);
});
