// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { replyAnswer } from "#app/messages/sms-consent.ts";
import { db } from "#app/platform/db.server.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { loader as rootLoader } from "#app/root.tsx";
import { action as settingsApi } from "#app/routes/api/shop.ts";
import { meta as invoicesMeta } from "#app/routes/dashboard/invoices/list.tsx";
import { action as logoDoor } from "#app/routes/dashboard/shop-settings/logo.ts";
import { action, loader } from "#app/routes/dashboard/shop-settings/page.tsx";
import { loader as logo } from "#app/routes/logo.ts";
import { taxRate, wholePercent } from "#app/shop/settings/setting-values.ts";
import { forgetSettings, readSettings, takeInvoiceNumber, writeSetting } from "#app/shop/settings/settings.server.ts";
import { readHours } from "#app/shop/work-hours.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newPhone, newVisitor, signIn, viewerOf } from "../support/world.ts";

let cookie: string;

beforeAll(async () => {
  cookie = await signIn(await makeUser("admin", { firstName: "Ada", lastName: "Owner" }));
});

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: { not: "demo_data" } } });
  await db.shopFile.deleteMany();
  forgetSettings();
});

const PATH = "/dashboard/shop-settings";
const open = (section?: string) =>
  loader(args(`${PATH}/${section ?? ""}`, { cookie, params: section ? { section } : {} })) as Promise<any>;
const save = (section: string, form: Record<string, string>) =>
  action(args(`${PATH}/${section}`, { cookie, params: { section }, form })) as Promise<any>;

const money = {
  feePercent: "25",
  settlement: "whole",
  taxParts: "9.5",
  taxLabor: "0",
  taxServices: "0",
  taxFees: "0",
  invoicePrefix: "INV-",
  invoiceNext: "1001",
  invoiceDueDays: "30",
};

test("before anything is set the company is AMPed, in Los Angeles, with a fee of 25 percent and no tax", async () => {
  expect(await readSettings()).toMatchObject({
    companyName: "AMPed",
    timeZone: "America/Los_Angeles",
    feePercent: 25,
    taxParts: 0,
    taxLabor: 0,
    invoicePrefix: "INV-",
    invoiceNext: expect.any(Number),
  });
});

test("a change is kept, used at once, and its history says who, from what and to what", async () => {
  const answer = await save("money", { ...money, feePercent: "20" });
  expect(answer.status).toBe(302);
  expect(await readSettings()).toMatchObject({ feePercent: 20, taxParts: 9.5 });
  const { changes } = await open("money");
  expect(changes.slice(0, 2)).toMatchObject([
    { summary: 'Money: Sales tax on parts, percent changed from "0" to "9.5"', actor: "Ada Owner" },
    { summary: 'Money: Fee, percent of agreed savings changed from "25" to "20"', actor: "Ada Owner" },
  ]);
  const before = await db.auditEvent.count({ where: { kind: "setting_changed" } });
  await save("money", { ...money, feePercent: "20" });
  expect(await db.auditEvent.count({ where: { kind: "setting_changed" } })).toBe(before);
});

test.each([
  ["company", "companyName", "", "Enter the company's name"],
  ["company", "timeZone", "Mars/Olympus", "Enter a time zone such as America/Los_Angeles"],
  ["company", "companyPhone", "12", "Enter ten digits"],
  ["company", "companyZip", "9021", "Five digits, such as 90210"],
  ["company", "companyEmail", "nobody", "Enter a valid email address"],
  ["money", "feePercent", "51", "Enter a percentage from 0 to 50"],
  ["money", "taxParts", "9,5", "Enter a percentage such as 8.25"],
  ["money", "invoiceNext", "0", "Enter 1 or more"],
  ["words", "statusText", "{status} {link}", "Keep the words that say how to stop: Reply STOP"],
  ["limits", "phoneCountries", "USA", "Two-letter codes such as US, CA"],
  ["limits", "phoneCountries", "US, DE", "DE does not begin with +1: US, CA and the islands that do can be named"],
  ["company", "companyState", "ZZ", "Enter a state of the US by its two letters, such as CA"],
  ["law", "lawState", "DE1", "At most 2 characters"],
  ["workshop", "bays", "Bay 1\nLift\nbay 1", "bay 1 is there twice"],
  ["workshop", "workHours", "Mon-Fri 08:00-17:00\nMon 09:00-18:00", "Mon is said twice: its hours overlap"],
])("%s, %s: what cannot be is said at the field and what was typed stays", async (section, name, typed, sentence) => {
  const { values } = await open(section);
  const answer = await save(section, { ...values, [name]: typed });
  expect(answer.init.status).toBe(400);
  expect(answer.data.error[name]).toEqual([sentence]);
  expect((answer.data.initialValue[name] ?? "").replaceAll("\r\n", "\n")).toBe(typed);
  expect(await db.appSetting.findMany({ where: { key: { not: "demo_data" } } })).toEqual([]);
});

test("the words have a preview with the company's own name", async () => {
  await save("company", { ...(await open("company")).values, companyName: "Bay Garage" });
  const { preview } = await open("words");
  expect(preview).toBe(
    "Bay Garage: Your Honda Civic 2019 repair is now Ready for Pickup. https://…/repair-status Reply STOP to opt out. Msg & data rates may apply.",
  );
});

test("the API reads all and changes some; nobody but admins", async () => {
  const put = (json: unknown, who = cookie) =>
    settingsApi(args("/api/admin/settings", { method: "PUT", cookie: who, json })) as Promise<Response>;
  const changed = await put({ companyName: "Bay Garage", feePercent: 15 });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({
    companyName: "Bay Garage",
    feePercent: "15",
    timeZone: "America/Los_Angeles",
  });
  const wrong = await put({ taxParts: "a lot" });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ message: "Enter a percentage such as 8.25" });
  expect((await put({ unknown: "1" })).status).toBe(400);
  for (const role of ["driver", "advisor", "technician"] as const) {
    expect((await put({ feePercent: 1 }, await signIn(await makeUser(role)))).status).toBe(403);
  }
});

test("invoice numbers are taken once each, twenty at the same moment too", async () => {
  // Numbers that no other file of this database has given away.
  await writeSetting("invoicePrefix", "TWENTY-");
  await writeSetting("invoiceNext", "1001");
  const taken = await Promise.all(
    Array.from({ length: 20 }, () =>
      db.$transaction((tx) => takeInvoiceNumber(tx), { maxWait: 15_000, timeout: 15_000 }),
    ),
  );
  expect([...taken].sort()).toEqual(Array.from({ length: 20 }, (_, index) => `TWENTY-${1001 + index}`));
  expect((await readSettings()).invoiceNext).toBe(1021);
});

test("a logo is fitted, shown under a new address, and removed; what is no picture is refused in a sentence", async () => {
  const send = (form: Record<string, string | Blob>) =>
    logoDoor(args(`${PATH}/logo`, { cookie, form })) as Promise<Response>;
  const picture = new File([readFileSync("public/social-card.png")], "logo.png", { type: "image/png" });
  expect((await send({ logo: picture })).headers.get("location")).toBe(`${PATH}/company`);
  expect((await open("company")).logo).toMatch(/^\/logo\?v=[0-9a-f]{8}$/);
  const shown = await logo();
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const refused = await send({ logo: new File(["%PDF-1.7"], "logo.pdf") });
  const [cookieOfToast = ""] = refused.headers.getSetCookie();
  const toast = JSON.parse(Buffer.from(decodeURIComponent(cookieOfToast.split(/[=;]/)[1] ?? ""), "base64").toString());
  expect(toast).toMatchObject({
    title: "Logo not saved",
    description: "Choose a PNG, JPEG or WebP picture of at most 40 megapixels.",
  });
  await send({ remove: "true" });
  expect((await open("company")).logo).toBeNull();
});

test("the fee follows the setting: requests that exist keep the one they began with", async () => {
  const driver = await makeUser("driver");
  const car = { year: 2019, make: "Honda", model: "Civic", description: "Brakes" };
  const before = await createRequest(viewerOf(driver), car);
  await save("money", { ...money, feePercent: "10" });
  const after = await createRequest(viewerOf(driver), car);
  expect((await findRepairRequest(viewerOf(driver), before.id)).summary.serviceFeePercentage).toBe(25);
  expect((await findRepairRequest(viewerOf(driver), after.id)).summary.serviceFeePercentage).toBe(10);
});

test("the company's name stands in titles, texts, answers and codes; the specified words keep theirs", async () => {
  await save("company", {
    ...(await open("company")).values,
    companyName: "Bay Garage",
    companyPhone: "(310) 555-0142",
  });
  const root = (await rootLoader(args("/dashboard/invoices", { cookie }))) as any;
  expect(root.data.company).toEqual({ name: "Bay Garage", phone: "(310) 555-0142", logo: null });
  expect(invoicesMeta({ matches: [{ loaderData: root.data }] } as any)).toEqual([{ title: "Invoices · Bay Garage" }]);
  expect(replyAnswer("help", root.data.company)).toBe(
    "Bay Garage: We text updates about your vehicle's repair only. Message and data rates may apply. Reply STOP to opt out. Questions? Call (310) 555-0142.",
  );
  const phone = newPhone();
  const { methodId } = await sendCode({ phone, purpose: "sign_in", ip: newVisitor().ip });
  const [text] = await db.outboundMessage.findMany({ where: { phone }, select: { body: true } });
  expect(text?.body).toMatch(/^Your Bay Garage verification code is \d{6}\. It expires in 10 minutes\.$/);
  expect(methodId).toBeTruthy();
});

test("a break at noon is two spans of one day, and a territory is a place for a shop", async () => {
  const { values } = await open("workshop");
  expect((await save("workshop", { ...values, workHours: "Mon 08:00-12:00\nMon 13:00-17:00" })).status).toBe(302);
  const company = await open("company");
  expect((await save("company", { ...company.values, companyState: "pr" })).status).toBe(302);
});

test("what stood before a rule was made is used as it was", async () => {
  await writeSetting("bays", "Bay 1\nBay 1");
  await writeSetting("companyState", "ZZ");
  expect(await readSettings()).toMatchObject({ bays: ["Bay 1"], companyState: "ZZ" });
});

test("invoice numbers of one beginning only go up: a lower next one is refused with what can be done, and so is a beginning that leads to one", async () => {
  const driver = await makeUser("driver");
  const money = { originalTotalPrice: "1", subtotal: "1", serviceFee: "0", totalAmount: "1", outstandingBalance: "1" };
  for (const number of ["USED-7001", "USED-7009", "USED-2025-7020"]) {
    const { id: repairRequestId } = await makeRequest(driver);
    await db.invoice.create({ data: { number, repairRequestId, accountId: driver.accountId, ...money } });
  }
  const { values } = await open("money");
  const said =
    "The invoice USED-7009 is there already: the next number is 7010 or higher. To count anew, let invoice numbers begin with something else.";
  for (const invoiceNext of ["1", "7001", "7002", "7009"]) {
    const refused = await save("money", { ...values, invoicePrefix: "USED-", invoiceNext });
    expect([refused.init?.status, refused.data?.error.invoiceNext]).toEqual([409, [said]]);
    expect(refused.data.initialValue.invoiceNext).toBe(invoiceNext);
  }
  expect((await save("money", { ...values, invoicePrefix: "USED-", invoiceNext: "7010" })).status).toBe(302);
  // Only what no invoice has taken may go back.
  expect((await save("money", { ...values, invoicePrefix: "USED-", invoiceNext: "9000" })).status).toBe(302);
  expect((await save("money", { ...values, invoicePrefix: "USED-", invoiceNext: "7010" })).status).toBe(302);
  expect((await save("money", { ...values, invoicePrefix: "ANEW-", invoiceNext: "1" })).status).toBe(302);
  const left = await open("money");
  expect((await save("money", { ...left.values, feePercent: "20" })).status).toBe(302);
});

test("a percent sign is taken, and hours as a shop says them; what is not understood says how it is written", () => {
  expect([taxRate.parse("10.25%"), taxRate.parse(" 8 % "), wholePercent.parse("25%")]).toEqual([10.25, 8, 25]);
  expect(taxRate.safeParse("10,25").success).toBe(false);
  const hours = (line: string) => readHours(line).map(({ from, until }) => [from / 60, until / 60])[0];
  expect(hours("Mon-Fri 8am-6pm")).toEqual([8, 18]);
  expect(hours("Sat 8:30 am - 12pm")).toEqual([8.5, 12]);
  expect(hours("Mon-Fri 08:00-17:30")).toEqual([8, 17.5]);
  for (const wrong of ["Mon-Fri 8-6", "Mon 13pm-2pm", "weekdays"])
    expect(() => readHours(wrong)).toThrow(`“${wrong}” is not understood.`);
});
