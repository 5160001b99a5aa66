import { expect, test } from "vitest";
import { findSimulatedCode } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as answerForm, loader as refuseGet } from "#app/routes/landing/call-request.ts";
import { loader as homeLoader } from "#app/routes/landing/home.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { newPhone, newVisitor } from "../../support/world.ts";

type Answer = { data: unknown; init: ResponseInit & { status?: number; headers?: HeadersInit } };

/** As the page's script reads it: what stands in the body; a redirect stays what it is. */
async function action(input: Parameters<typeof answerForm>[0]): Promise<unknown> {
  const response = await answerForm(input);
  if (!response.headers.get("content-type")?.includes("json")) return response;
  return { data: await response.json(), init: { status: response.status, headers: response.headers } };
}

/** Whoever presses the button for the first time today, unless an address says otherwise. */
function box(fields: Record<string, string>, ip = newVisitor().ip ?? "", cookie = "") {
  const wordings = { smsWording: "sms-1", callWording: "ai-call-1" };
  const form = { plan: "Luxury", box: "call-hero", returnTo: "/?domain=vip", ...wordings, ...fields };
  return args("/call-request", { form, headers: { "x-client-ip": ip }, cookie });
}

test("a plain form comes back to its page with the toast", async () => {
  const phone = newPhone();
  const response = (await action(box({ phoneNumber: phone, smsOptIn: "on" }))) as Response;
  expect(response).toRedirectTo("/?domain=vip");
  await expect(response).toHaveToast("Call Initiated", "You will receive a call shortly from our AI assistant.");
  expect(await db.callRequest.count({ where: { phoneNumber: phone, plan: "Luxury" } })).toBe(1);
});

test("a plain form with a bad number comes back to its box, with the sentence and what was typed", async () => {
  const response = (await action(box({ phoneNumber: "555", smsOptIn: "on" }))) as Response;
  expect(response).toRedirectTo("/?domain=vip#call-hero");
  const page = (await homeLoader(args("/?domain=vip", { cookie: cookiesOf(response) }))) as unknown as Answer;
  expect(page.data).toMatchObject({
    flash: {
      box: "call-hero",
      phoneNumber: "555",
      smsOptIn: true,
      errors: { phoneNumber: "Please enter a valid phone number" },
    },
  });
  expect(new Headers(page.init.headers).get("set-cookie")).toContain("Max-Age=0");
});

test("no call without the consent that the box requires", async () => {
  const phone = newPhone();
  const answer = (await action(box({ phoneNumber: phone, answer: "data" }))) as unknown as Answer;
  expect(answer.init.status).toBe(400);
  expect(answer.data).toEqual({
    ok: false,
    errors: { smsOptIn: "Please agree to receive repair updates via SMS" },
  });
  expect(await db.callRequest.count({ where: { phoneNumber: phone } })).toBe(0);
});

test("the page's script gets an answer instead of a redirect, and the toast with it", async () => {
  const answer = (await action(box({ phoneNumber: newPhone(), smsOptIn: "on", answer: "data" }))) as unknown as Answer;
  expect(answer.data).toEqual({
    ok: true,
    toast: {
      kind: "success",
      title: "Call Initiated",
      description: "You will receive a call shortly from our AI assistant.",
    },
  });
  expect(new Headers(answer.init.headers).get("set-cookie") ?? "").not.toContain("toast=");
});

test("too many calls: the sentence stands at the field", async () => {
  const phone = newPhone();
  for (let asked = 0; asked < 2; asked++) await action(box({ phoneNumber: phone, smsOptIn: "on" }));
  const answer = (await action(box({ phoneNumber: phone, smsOptIn: "on", answer: "data" }))) as unknown as Answer;
  expect(answer.init.status).toBe(429);
  expect(answer.data).toMatchObject({
    errors: { phoneNumber: "This number has asked for several calls already. Please try again later." },
  });
});

test("a second phone from one address asks for its code in the box, and the call follows the code", async () => {
  const { ip } = newVisitor();
  await action(box({ phoneNumber: newPhone(), smsOptIn: "on" }, ip ?? ""));
  const phoneNumber = newPhone();
  const fields = { phoneNumber, smsOptIn: "on", answer: "data" };
  const asked = (await action(box(fields, ip ?? ""))) as unknown as Answer;
  expect(asked.init.status).toBe(409);
  const { proof } = asked.data as { proof: { methodId: string } };
  const sent = (await findSimulatedCode(proof.methodId)) ?? "";
  expect(sent).toMatch(/^\d{6}$/);
  expect(asked.data).toEqual({
    ok: false,
    errors: {},
    proof: { methodId: expect.any(String), simulatedCode: null },
  });
  expect(await db.callRequest.count({ where: { phoneNumber } })).toBe(0);

  const empty = (await action(box({ ...fields, methodId: proof.methodId }, ip ?? ""))) as unknown as Answer;
  expect(empty.data).toMatchObject({ errors: { code: "Please enter the code that we sent to this phone." } });
  const code = sent === "000000" ? "000001" : "000000";
  const wrong = (await action(box({ ...fields, methodId: proof.methodId, code }, ip ?? ""))) as unknown as Answer;
  expect(wrong.data).toMatchObject({
    errors: { code: "Invalid code. Please try again." },
    proof: { methodId: proof.methodId },
  });
  const right = { ...fields, methodId: proof.methodId, code: sent };
  expect(((await action(box(right, ip ?? ""))) as unknown as Answer).data).toMatchObject({ ok: true });
  expect(await db.callRequest.count({ where: { phoneNumber } })).toBe(1);
  expect(await db.smsConsent.findMany({ where: { phone: phoneNumber } })).toMatchObject([
    { kind: "ai_call", proven: true },
    { kind: "sms", proven: true },
  ]);
});

test("the same without script: the code's field stands in the page that comes back", async () => {
  const { ip } = newVisitor();
  const first = (await action(box({ phoneNumber: newPhone(), smsOptIn: "on" }, ip ?? ""))) as Response;
  const phoneNumber = newPhone();
  // Another address, the same browser.
  const elsewhere = newVisitor().ip ?? "";
  const browser = cookiesOf(first);
  const visitor = (await import("#app/routes/landing/home.tsx")).loader;
  const seen = (await visitor(args("/?domain=vip", { cookie: browser }))) as unknown as Answer;
  expect(seen.data).toBeTruthy();
  const response = (await action(box({ phoneNumber, smsOptIn: "on" }, ip ?? "", browser))) as Response;
  expect(response).toRedirectTo("/?domain=vip#call-hero");
  const page = (await homeLoader(args("/?domain=vip", { cookie: cookiesOf(response, browser) }))) as unknown as Answer;
  const { flash } = page.data as { flash: { proof: { methodId: string } } };
  expect(page.data).toMatchObject({ flash: { phoneNumber, smsOptIn: true, errors: {} } });
  const { methodId } = flash.proof;
  const code = (await findSimulatedCode(methodId)) ?? "";
  const called = (await action(box({ phoneNumber, smsOptIn: "on", methodId, code }, elsewhere))) as Response;
  await expect(called).toHaveToast("Call Initiated", "You will receive a call shortly from our AI assistant.");
});

test("another code can be asked for, and a number that is changed gets its own", async () => {
  const { ip } = newVisitor();
  await action(box({ phoneNumber: newPhone(), smsOptIn: "on" }, ip ?? ""));
  const fields = { phoneNumber: newPhone(), smsOptIn: "on", answer: "data" };
  const asked = (await action(box(fields, ip ?? ""))) as unknown as { data: { proof: { methodId: string } } };
  const { methodId } = asked.data.proof;
  const soon = (await action(box({ ...fields, methodId, again: "on" }, ip ?? ""))) as unknown as Answer;
  expect(soon.data).toMatchObject({
    errors: { code: expect.stringMatching(/^A code was just sent\. Another can be asked for in \d+ seconds\.$/) },
    proof: { methodId },
  });
  const changed = { ...fields, phoneNumber: newPhone(), methodId, code: "123456" };
  const other = (await action(box(changed, ip ?? ""))) as unknown as { data: { proof: { methodId: string } } };
  expect(other.data.proof.methodId).not.toBe(methodId);
});

test("a form that is not one of the boxes", async () => {
  const answer = (await action(
    box({ phoneNumber: newPhone(), smsOptIn: "on", plan: "Platinum", answer: "data" }),
  )) as unknown as Answer;
  expect(answer.data).toEqual({ ok: false, errors: { phoneNumber: "Failed to initiate call" } });
});

test("it never leads off this site", async () => {
  const response = (await action(
    box({ phoneNumber: newPhone(), smsOptIn: "on", returnTo: "//evil.example" }),
  )) as Response;
  expect(response).toRedirectTo("/");
});

test("GET is not allowed", () => {
  const response = refuseGet();
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});
