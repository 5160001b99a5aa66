import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tryService } from "#app/doctor/services.ts";

// A provider that knows one key: what it answers is what the person who set the keys reads.
let base: string;
const knows: Record<string, number> = {};
const server = createServer((request, response) => {
  const [path = ""] = (request.url ?? "").split("?");
  response.writeHead(knows[path] ?? 404).end("{}");
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const stripe = () => ({
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_API_BASE: base,
});
const twilio = () => ({
  TWILIO_ACCOUNT_SID: "AC1",
  TWILIO_AUTH_TOKEN: "secret",
  TWILIO_VERIFY_SERVICE_SID: "VA1",
  TWILIO_FROM_NUMBER: "+13105550142",
  TWILIO_API_BASE: base,
});

test("keys that the provider knows are connected", async () => {
  knows["/v1/balance"] = 200;
  expect(await tryService("stripe", stripe())).toEqual({
    about: "Card payments",
    state: "ok",
    says: "Stripe knows the keys.",
  });
});

test.each([
  [401, "Stripe does not accept the secret key (401)."],
  [403, "Stripe does not accept the secret key (403)."],
  [500, "Stripe answers 500 about the secret key."],
])("%i is said in a sentence, with what to do", async (status, says) => {
  knows["/v1/balance"] = status;
  const found = await tryService("stripe", stripe());
  expect(found).toMatchObject({ state: "wrong", says });
  expect(found.todo).toBeTruthy();
  expect(JSON.stringify(found)).not.toContain("sk_live_1");
});

test("the first thing that is not known is named: the account, the number, the Verify service", async () => {
  expect((await tryService("twilio", twilio())).says).toBe("Twilio does not know the account and its token.");
  knows["/2010-04-01/Accounts/AC1.json"] = 200;
  expect((await tryService("twilio", twilio())).says).toBe("Twilio does not know the sender's number.");
  knows["/2010-04-01/Accounts/AC1/IncomingPhoneNumbers.json"] = 200;
  expect((await tryService("twilio", twilio())).says).toBe("Twilio does not know the Verify service.");
  knows["/v2/Services/VA1"] = 200;
  expect(await tryService("twilio", twilio())).toMatchObject({ state: "ok", says: "Twilio knows the keys." });
});

test("half of the keys, none of them, and a provider that is away", async () => {
  expect(await tryService("stripe", { ...stripe(), STRIPE_WEBHOOK_SECRET: "" })).toMatchObject({
    state: "wrong",
    says: "STRIPE_WEBHOOK_SECRET is missing.",
  });
  expect(await tryService("elevenlabs", {})).toMatchObject({
    state: "note",
    says: expect.stringContaining("simulated"),
  });
  expect(await tryService("stripe", { ...stripe(), STRIPE_API_BASE: "http://127.0.0.1:9" })).toMatchObject({
    state: "wrong",
    says: expect.stringMatching(/^Stripe cannot be reached \(/),
  });
});
