import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { underEnvironment } from "../support/environment.ts";
import { startElevenLabs } from "../support/stand-ins/elevenlabs.ts";

let voice: Awaited<ReturnType<typeof startElevenLabs>>;
let restore: () => void;
let db: typeof import("#app/platform/db.server.ts").db;
let world: typeof import("../support/world.ts");
let app: Awaited<ReturnType<typeof load>>;

async function load() {
  const [request, schema, place, silent, door] = await Promise.all([
    import("#app/messages/calls/call-request.server.ts"),
    import("#app/messages/calls/call-request.ts"),
    import("#app/messages/calls/place.server.ts"),
    import("#app/messages/do-not-contact.server.ts"),
    import("#app/routes/webhooks/elevenlabs.ts"),
  ]);
  return { ...request, ...schema, ...place, ...silent, door };
}

beforeAll(async () => {
  voice = await startElevenLabs();
  restore = underEnvironment(voice.environment);
  db = (await import("#app/platform/db.server.ts")).db;
  world = await import("../support/world.ts");
  app = await load();
});
afterAll(async () => {
  await (await import("#app/platform/db.server.ts")).disconnect();
  restore();
  await voice.close();
});
afterEach(() => voice.failNext());

async function asked() {
  const phoneNumber = world.newPhone();
  const call = app.RequestCall.parse({ phoneNumber, plan: "Luxury", timeoutMinutes: 10, smsOptIn: true });
  const { id } = await app.requestCall(world.newVisitor(), call, "luxury landing page, call-hero");
  const made = () => voice.conversations.filter(({ to_number }) => to_number === phoneNumber);
  const row = () => db.callRequest.findUniqueOrThrow({ where: { id } });
  return { callRequestId: id, phoneNumber, made, row };
}

async function report(conversation: Parameters<typeof voice.signed>[0], how: Parameters<typeof voice.signed>[1] = {}) {
  const { body, signature } = voice.signed(conversation, how);
  return post(body, signature);
}

async function post(body: string, signature: string) {
  const request = new Request("http://localhost:3000/webhooks/elevenlabs", {
    method: "POST",
    body,
    headers: { "elevenlabs-signature": signature },
  });
  return (await app.door.action({ request } as never)) as Response;
}

describe("a call", () => {
  test("is placed once, with phone, plan, time limit and our own id", async () => {
    const { callRequestId, made, row } = await asked();
    await app.placeCall({ callRequestId });
    await app.placeCall({ callRequestId });
    expect(made()).toHaveLength(1);
    expect(made()[0]?.conversation_initiation_client_data.dynamic_variables).toMatchObject({
      call_request_id: callRequestId,
      plan: "Luxury",
      timeout_minutes: 10,
    });
    expect(await row()).toMatchObject({ status: "placed", provider: "elevenlabs", error: null });
  });

  test.each(["down", "error", "busy"] as const)("%s: tried again, placed once", async (fault) => {
    const { callRequestId, made, row } = await asked();
    voice.failNext(fault);
    await expect(app.placeCall({ callRequestId })).rejects.toMatchObject({ name: "ProviderFault", passing: true });
    await app.placeCall({ callRequestId });
    expect(made()).toHaveLength(1);
    expect((await row()).status).toBe("placed");
  });

  test("no answer after it acted: the next try finds the call, and nobody is called twice", async () => {
    const { callRequestId, made, row } = await asked();
    voice.failNext("acted");
    await expect(app.placeCall({ callRequestId })).rejects.toMatchObject({ mayHaveActed: true });
    await app.placeCall({ callRequestId });
    expect(made()).toHaveLength(1);
    expect(await row()).toMatchObject({ status: "placed", providerCallId: made()[0]?.conversation_id });
  });

  test("no answer in time: a fault that passes, and the call is found", async () => {
    const { elevenLabsCaller } = await import("#app/messages/calls/elevenlabs.server.ts");
    const { ELEVENLABS_API_KEY: apiKey, ELEVENLABS_API_BASE: apiBase } = voice.environment;
    const caller = elevenLabsCaller({ apiKey, apiBase, agentId: "agent_1", phoneNumberId: "phnum_1", timeout: 900 });
    const callRequestId = crypto.randomUUID();
    const call = { callRequestId, phone: world.newPhone(), plan: "Free", timeoutMinutes: 10, userName: "Ana" };
    voice.failNext("slow");
    await expect(caller.placeCall(call)).rejects.toMatchObject({ passing: true, mayHaveActed: true });
    expect(await caller.findPlacedCall(callRequestId)).toEqual({
      providerCallId: voice.conversations[0]?.conversation_id,
    });
    expect(await caller.findPlacedCall(crypto.randomUUID())).toBeNull();
    await expect(caller.placeCall({ ...call, phone: "+4930123456" })).rejects.toMatchObject({
      passing: false,
      code: "422",
    });
  });

  test("its result is asked for when no word comes", async () => {
    const { callRequestId, made, row } = await asked();
    await app.placeCall({ callRequestId });
    await expect(app.fetchCallResult({ callRequestId })).rejects.toThrow("still going on");
    voice.end(made()[0] as never);
    await app.fetchCallResult({ callRequestId });
    expect(await row()).toMatchObject({
      status: "completed",
      result: { summary: "Asked about brakes.", successful: true, seconds: 95 },
    });
  });
});

describe("whoever did not ask for the call", () => {
  test("can say so: the assistant's first words ask", async () => {
    const { callRequestId, made } = await asked();
    await app.placeCall({ callRequestId });
    const words =
      "Hello Valued Customer, this is the AI voice assistant of AMPed. Did you just ask us for this call? If you did not, say no, and we will not contact you again.";
    expect(made()[0]?.conversation_initiation_client_data).toMatchObject({
      dynamic_variables: { first_words: words },
      conversation_config_override: { agent: { first_message: words } },
    });
  });

  const NOES: [string, Record<string, unknown>][] = [
    ["a field of data collection that is false", { data_collection_results: { requested_call: { value: false } } }],
    ["the same in words", { data_collection_results: { requested_call: { value: "No" } } }],
    ["a criterion that failed", { evaluation_criteria_results: { requested_call: { result: "failure" } } }],
  ];

  test.each(NOES)("is neither called nor texted again: %s", async (_, fields) => {
    const { callRequestId, phoneNumber, made, row } = await asked();
    const later = app.RequestCall.parse({ phoneNumber });
    const second = await app.requestCall(world.newVisitor(), later, "test");
    await app.placeCall({ callRequestId });
    const [conversation] = made();
    if (!conversation) throw new Error("no call");
    voice.end(conversation, "Had not asked for it.", fields);
    expect((await report(conversation)).status).toBe(200);
    expect((await report(conversation)).status).toBe(200);
    expect(await row()).toMatchObject({ status: "completed", error: "declined" });
    expect(await app.mustBeSilent(phoneNumber)).toBe(true);
    await app.placeCall({ callRequestId: second.id });
    expect(made()).toHaveLength(1);
    expect(await db.callRequest.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      status: "failed",
      error: "opted out",
    });
    const where = { phone: phoneNumber, action: "opt_out" };
    const said = await db.smsConsent.findMany({ where, orderBy: { kind: "desc" } });
    expect(said.map(({ kind, source }) => [kind, source])).toEqual([
      ["sms", `call ${callRequestId}`],
      ["ai_call", `call ${callRequestId}`],
    ]);
  });

  test("the same where no report came, and the call was asked about", async () => {
    const { callRequestId, phoneNumber, made } = await asked();
    await app.placeCall({ callRequestId });
    voice.end(made()[0] as never, "No.", { data_collection_results: { requested_call: { value: "false" } } });
    await app.fetchCallResult({ callRequestId });
    expect(await app.mustBeSilent(phoneNumber)).toBe(true);
  });

  test.each([
    { data_collection_results: { requested_call: { value: true } } },
    { data_collection_results: { requested_call: { value: null } } },
    { evaluation_criteria_results: { requested_call: { result: "unknown" } } },
    { data_collection_results: { other: { value: false } } },
  ])("a yes, and what nobody understood, is no no: %j", async (fields) => {
    const { callRequestId, phoneNumber, made } = await asked();
    await app.placeCall({ callRequestId });
    const [conversation] = made();
    if (!conversation) throw new Error("no call");
    voice.end(conversation, "Asked about brakes.", fields);
    expect((await report(conversation)).status).toBe(200);
    expect(await app.mustBeSilent(phoneNumber)).toBe(false);
  });

  test("a number of films is called nowhere but in a simulation", async () => {
    const call = app.RequestCall.parse({ phoneNumber: "(415) 555-0134" });
    await expect(app.requestCall(world.newVisitor(), call, "test")).rejects.toMatchObject({
      status: 400,
      message: "This number is one of those kept for films and examples. Please enter a real one.",
    });
  });

  test("a call that the provider refuses is told to the admins, once a day, and stands in the list with why", async () => {
    const admin = await world.makeUser("admin");
    const refused = async () => {
      const { callRequestId, row } = await asked();
      await db.callRequest.update({ where: { id: callRequestId }, data: { phoneNumber: "+15102345678" } });
      voice.refuseNext(422);
      await app.placeCall({ callRequestId });
      return row();
    };
    expect(await refused()).toMatchObject({ status: "failed", error: "422" });
    await refused();
    expect(await db.notification.findMany({ where: { userId: admin.id } })).toMatchObject([
      { title: "A call of the assistant was refused" },
    ]);
    const { listStrangers } = await import("#app/messages/strangers.server.ts");
    const { calls: shown } = await listStrangers(world.viewerOf(admin));
    expect(shown[0]).toMatchObject({
      status: "failed",
      trouble: "The voice provider does not accept the number of the person to be called.",
    });
    // What a row keeps of a call is read as that, or as nothing.
    await db.callRequest.updateMany({ where: { id: shown[0]?.id }, data: { result: { summary: 5 } } });
    expect((await listStrangers(world.viewerOf(admin))).calls[0]?.result).toBeNull();
  });
});

describe("the provider's report", () => {
  test("is noted once, whatever comes after", async () => {
    const { callRequestId, made, row } = await asked();
    await app.placeCall({ callRequestId });
    const [conversation] = made();
    if (!conversation) throw new Error("no call");
    voice.end(conversation);
    expect((await report(conversation)).status).toBe(200);
    expect((await report({ ...conversation, status: "failed" })).status).toBe(200);
    expect(await row()).toMatchObject({ status: "completed", result: { seconds: 95 } });
  });

  test("of a call that nobody took: failed, with the reason", async () => {
    const { callRequestId, made, row } = await asked();
    await app.placeCall({ callRequestId });
    const { body, signature } = voice.signedFailure(made()[0]?.conversation_id ?? "", "no-answer");
    expect((await post(body, signature)).status).toBe(200);
    expect(await row()).toMatchObject({ status: "failed", result: { summary: "Not reached: no-answer." } });
  });

  test("of a call that is not ours, or of another kind, is taken and changes nothing", async () => {
    const { body, signature } = voice.signedFailure("conv_unknown", "busy");
    expect((await post(body, signature)).status).toBe(200);
    const audio = voice.sign(JSON.stringify({ type: "post_call_audio", data: {} }));
    expect((await post(audio.body, audio.signature)).status).toBe(200);
  });

  test.each([
    ["signed with another secret", { secret: "wsec_of_somebody_else" }],
    ["signed an hour ago", { age: 3600 }],
  ])("%s: 403, and nothing is believed", async (_, how) => {
    const { callRequestId, made, row } = await asked();
    await app.placeCall({ callRequestId });
    const [conversation] = made();
    if (!conversation) throw new Error("no call");
    voice.end(conversation);
    expect((await report(conversation, how)).status).toBe(403);
    expect((await row()).status).toBe("placed");
  });

  test("by another method: 405", async () => {
    const request = new Request("http://localhost:3000/webhooks/elevenlabs");
    const answer = (await app.door.loader({ request } as never)) as Response;
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
