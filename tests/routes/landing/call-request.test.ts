import { expect, test } from "vitest";
import { db } from "#app/db.server.ts";
import { action, clientAction, loader as refuseGet } from "#app/routes/landing/call-request.ts";
import { loader as homeLoader } from "#app/routes/landing/home.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { newPhone } from "../../support/world.ts";

type Answer = { data: unknown; init: ResponseInit & { status?: number; headers?: HeadersInit } };

function box(fields: Record<string, string>) {
  return args("/call-request", { form: { plan: "Luxury", box: "call-hero", returnTo: "/?domain=vip", ...fields } });
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
    errors: { phoneNumber: undefined, smsOptIn: "Please agree to receive repair updates via SMS" },
  });
  expect(await db.callRequest.count({ where: { phoneNumber: phone } })).toBe(0);
});

test("the page's script gets an answer instead of a redirect, and the toast with it", async () => {
  const answer = (await action(box({ phoneNumber: newPhone(), smsOptIn: "on", answer: "data" }))) as unknown as Answer;
  expect(answer.data).toEqual({ ok: true });
  expect(new Headers(answer.init.headers).get("set-cookie")).toContain("toast=");
});

test("too many calls: the sentence stands at the field", async () => {
  const phone = newPhone();
  for (let asked = 0; asked < 3; asked++) await action(box({ phoneNumber: phone, smsOptIn: "on" }));
  const answer = (await action(box({ phoneNumber: phone, smsOptIn: "on", answer: "data" }))) as unknown as Answer;
  expect(answer.init.status).toBe(429);
  expect(answer.data).toMatchObject({
    errors: { phoneNumber: "This number has asked for several calls already. Please try again later." },
  });
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

test("a lost connection is a sentence at the field", async () => {
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await clientAction({ serverAction } as never)).toEqual({
    ok: false,
    errors: { phoneNumber: "Failed to initiate call. Please try again later." },
  });
});

test("GET is not allowed", () => {
  const response = refuseGet();
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});
