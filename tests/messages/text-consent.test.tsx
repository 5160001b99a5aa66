// biome-ignore-all lint/suspicious/noExplicitAny: an action answers data or a redirect
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { silence } from "#app/messages/do-not-contact.server.ts";
import { findTextConsent, updateSettings } from "#app/people/profile.server.ts";
import { db } from "#app/platform/db.server.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import CreateRequestPage from "#app/routes/create-request/page.tsx";
import { whoFillsIn } from "#app/routes/create-request/who.server.ts";
import { loader as openSettings } from "#app/routes/dashboard/me/settings.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newVisitor, signIn, viewerOf } from "../support/world.ts";

const WORDS = "I agree to receive repair updates via SMS—message & data rates may apply.";

function stranger() {
  return makeUser("driver", { agreed: false });
}

const FORM = { year: 2019, make: "Honda", model: "Civic", serviceType: "Brake Service", description: "Brakes squeal" };

async function toldOf(id: string) {
  const where = { repairRequestId: id };
  return { texts: await db.outboundMessage.count({ where }), emails: await db.outboundEmail.count({ where }) };
}

test("who chose Text and agreed to nothing is told by e-mail; who agreed, by text", async () => {
  const [driver, admin] = [await stranger(), viewerOf(await makeUser("admin"))];
  const { id } = await makeRequest(driver, { status: "Pending_Repair", lines: [{ group: "approved" }] });
  await updateStatus(admin, id, "In Progress");
  expect(await toldOf(id)).toEqual({ texts: 0, emails: 1 });
  const given = { contactPreference: "text" as const, smsOptIn: true, smsWording: "sms-1" };
  await createRequest(viewerOf(driver), { ...FORM, ...given });
  await updateStatus(admin, id, "Parts Ordered");
  expect(await toldOf(id)).toEqual({ texts: 1, emails: 1 });
  expect(await db.smsConsent.findMany({ where: { phone: driver.phone ?? "" } })).toMatchObject([
    { action: "opt_in", textShown: WORDS, source: "/create-request", kind: "sms" },
  ]);
});

test("a tick that is hidden behind another way, and one beside words that no page showed, are no consent", async () => {
  const driver = await stranger();
  const given = { smsOptIn: true, smsWording: "sms-1" };
  await createRequest(viewerOf(driver), { ...FORM, ...given, contactPreference: "email" });
  await createRequest(viewerOf(driver), { ...FORM, ...given, contactPreference: "text", smsWording: "sms-9" });
  expect(await db.smsConsent.count({ where: { phone: driver.phone ?? "" } })).toBe(0);
});

test("the form shows the sentence and its box to who has not agreed, and presets the way that was chosen", async () => {
  const page = async (viewer: Parameters<typeof whoFillsIn>[0]) => {
    const who = await whoFillsIn(viewer);
    const Stub = createRoutesStub([
      {
        path: "/",
        Component: () => {
          const props: any = { loaderData: { who, values: {}, ended: null, signedIn: who.mayCreate } };
          return <CreateRequestPage {...props} />;
        },
      },
    ]);
    return renderToStaticMarkup(<Stub />);
  };
  const unknown = await page(newVisitor());
  expect(unknown).toContain(WORDS.replace("&", "&amp;"));
  expect(unknown).toMatch(/name="smsOptIn"/);
  expect(unknown).toMatch(/type="radio"[^>]*checked=""[^>]*value="phone"|value="phone"[^>]*checked=""/);
  const agreed = await page(viewerOf(await makeUser("driver")));
  expect(agreed).not.toContain('name="smsOptIn"');
  expect(agreed).toMatch(/type="radio"[^>]*checked=""[^>]*value="text"|value="text"[^>]*checked=""/);
});

test("settings are ticked for who agreed alone, say what was agreed to, and saving them unticked turns nothing off", async () => {
  const driver = await stranger();
  const open = async () =>
    (await openSettings(args(`/dashboard/settings`, { cookie: await signIn(driver) }) as any)) as any;
  expect(await open()).toMatchObject({
    values: { notifyBySms: "" },
    agreed: expect.stringMatching(/^You have not agreed to texts/),
  });
  const settings = { theme: "system", contactPreference: "text", notifyByEmail: true } as const;
  await updateSettings(viewerOf(driver), { ...settings, notifyBySms: false });
  expect(await db.user.findUniqueOrThrow({ where: { id: driver.id } })).toMatchObject({ notifyBySms: true });
  await updateSettings(viewerOf(driver), { ...settings, notifyBySms: true });
  expect(await findTextConsent(driver.phone)).toMatchObject({
    words: "Send me repair status updates by text message",
  });
  expect(await open()).toMatchObject({
    values: { notifyBySms: "on" },
    agreed: expect.stringMatching(/^You agreed on .*: “Send me repair status updates by text message”$/),
  });
  await updateSettings(viewerOf(driver), { ...settings, notifyBySms: false });
  expect(await db.user.findUniqueOrThrow({ where: { id: driver.id } })).toMatchObject({ notifyBySms: false });
});

test("after STOP settings say that a tick does not end it, and in a session by the phone's own code it does", async () => {
  const driver = await makeUser("driver");
  await db.$transaction((tx) => silence(tx, driver.phone ?? "", { words: "STOP", source: "reply" }));
  const open = async (knownBy: "password" | "phone_code") =>
    (await openSettings(args(`/dashboard/settings`, { cookie: await signIn(driver, knownBy) }) as any)) as any;
  expect((await open("password")).agreed).toMatch(/replied STOP.* Text START to us/);
  expect((await open("phone_code")).agreed).toMatch(/Ticked and saved, it is your consent/);
  const settings = { theme: "system", contactPreference: "text", notifyByEmail: true, notifyBySms: true } as const;
  await updateSettings(viewerOf(driver), settings);
  expect((await open("password")).values.notifyBySms).toBe("");
  await updateSettings({ ...viewerOf(driver), knownBy: "phone_code" }, settings);
  expect((await open("password")).values.notifyBySms).toBe("on");
});
