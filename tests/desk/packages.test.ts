// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { suggestJobs } from "#app/prices/suggest.server.ts";
import { addLineItems } from "#app/repair/lines/add-many.server.ts";
import { editLineItem } from "#app/repair/verbs.server.ts";
import { loader as suggest } from "#app/routes/dashboard/new/jobs.ts";
import { loader as intake, action as takeIn } from "#app/routes/dashboard/new/page.tsx";
import { action as change, loader as edit } from "#app/routes/dashboard/packages/edit.tsx";
import { loader as list } from "#app/routes/dashboard/packages/list.tsx";
import { loader as blank, action as make } from "#app/routes/dashboard/packages/new.tsx";
import { action as addLines } from "#app/routes/dashboard/repair/lines/add-lines.tsx";
import { action as add, loader as choose } from "#app/routes/dashboard/repair/lines/add-package.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

const PATH = "/dashboard/packages";
const LINES = {
  "lineItems[0].type": "Part",
  "lineItems[0].description": "Front brake pads",
  "lineItems[0].quantity": "2",
  "lineItems[0].unitPrice": "$1,089.50",
  "lineItems[1].type": "Labor",
  "lineItems[1].description": "Fit and bed in",
  "lineItems[1].quantity": "1.5",
  "lineItems[1].unitPrice": "120",
  "lineItems[2].description": "Shop supplies",
  "lineItems[2].unitPrice": "",
  "lineItems[3].description": "",
  "lineItems[3].quantity": "1",
};
const nameOf = () => `Brakes ${randomUUID().slice(0, 8)}`;

async function made(cookie: string, more: Record<string, string> = {}) {
  const name = more.name ?? nameOf();
  const answer: any = await make(
    args(`${PATH}/new`, { cookie, form: { name, note: "With the test drive", ...LINES, ...more } }),
  );
  expect(answer).toRedirectTo(PATH);
  return db.jobPackage.findFirstOrThrow({ where: { name }, include: { lines: { orderBy: { position: "asc" } } } });
}
const at = (id: string, cookie: string, form?: Record<string, string>) =>
  args(`${PATH}/${id}`, { cookie, params: { id }, ...(form ? { form } : {}) });

test("an advisor makes a package: cents and types are kept, an open price is 0, and the audit record says who", async () => {
  const advisor = await makeUser("advisor");
  const cookie = await signIn(advisor);
  const one = await made(cookie);
  expect(one.lines.map((line) => [line.type, line.description, line.quantity.toNumber(), line.unitPriceCents])).toEqual(
    [
      ["Part", "Front brake pads", 2, 108_950],
      ["Labor", "Fit and bed in", 1.5, 12_000],
      ["Fee", "Shop supplies", 1, 0],
    ],
  );
  const { rows } = await list(args(PATH, { cookie }));
  expect(rows.find(({ id }) => id === one.id)).toMatchObject({ count: 3, total: 235_900, note: "With the test drive" });
  const [event] = await db.auditEvent.findMany({ where: { subjectType: "package", subjectId: one.id } });
  expect([event?.kind, event?.summary, event?.actorUserId]).toEqual([
    "package_changed",
    `Package made: ${one.name}, 3 lines`,
    advisor.id,
  ]);
});

test("a package has half an hour of labor, and a repair begins one with it as it stands there", async () => {
  const advisor = await makeUser("advisor");
  const cookie = await signIn(advisor);
  const one = await made(cookie, { "lineItems[1].quantity": ".5" });
  expect(one.lines.map(({ quantity }) => quantity.toNumber())).toEqual([2, 0.5, 1]);
  const labor = { description: "Diagnosis", quantity: 0.5, unitPrice: 12_000, totalPrice: 6_000 };
  const { id } = await makeRequest(await makeUser("driver"), { advisor, lines: [labor] });
  const { lines } = await blank(args(`${PATH}/new?from=${id}`, { cookie }));
  expect(lines).toMatchObject([{ description: "Diagnosis", quantity: "0.5", unitPrice: "120.00" }]);
});

test("what is wrong is said line by line and nothing typed is lost; a name that is taken is refused at its field", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const form = {
    ...{ "lineItems[0].description": "", "lineItems[0].unitPrice": "12" },
    ...{ "lineItems[1].description": "Oil", "lineItems[1].quantity": "0.001", "lineItems[1].unitPrice": "about 20" },
  };
  const wrong: any = await make(args(`${PATH}/new`, { cookie, form }));
  expect([wrong.init.status, wrong.data.error]).toEqual([
    400,
    {
      name: ["Please give the package a name"],
      lineItems: [
        "Line 1: say what it is.",
        "Line 2: the quantity is a number from 0.01 to 9,999, with at most two decimals.",
        "Line 2: the price is in dollars, such as 89.95.",
      ],
    },
  ]);
  expect(wrong.data.initialValue.lineItems[1]).toMatchObject({ description: "Oil", unitPrice: "about 20" });
  const none: any = await make(args(`${PATH}/new`, { cookie, form: { name: nameOf() } }));
  expect(none.data.error).toEqual({ lineItems: ["Please add at least one line"] });
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`lineItems[${index}].description`, "Oil"]));
  const full: any = await make(args(`${PATH}/new`, { cookie, form: { name: nameOf(), ...many } }));
  expect(full.data.error).toEqual({ lineItems: ["At most 20 lines"] });
  const { name } = await made(cookie);
  const taken: any = await make(args(`${PATH}/new`, { cookie, form: { name: name.toUpperCase(), ...LINES } }));
  expect([taken.init.status, taken.data.error]).toEqual([409, { name: ["There is a package of this name already."] }]);
});

test("nobody overwrites somebody unseen; archived it is offered no more, and again it is", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const one = await made(cookie);
  const { version, values } = await edit(at(one.id, cookie));
  expect(values.lineItems[2]).toEqual({ type: "Fee", description: "Shop supplies", quantity: "1", unitPrice: "" });
  const form = { name: one.name, version, "lineItems[0].description": "Rotors", "lineItems[0].unitPrice": "95" };
  expect(await change(at(one.id, cookie, form))).toRedirectTo(PATH);
  const stale: any = await change(at(one.id, cookie, { ...form, "lineItems[0].unitPrice": "90" }));
  expect([stale.init.status, stale.data.toast.title]).toEqual([409, "Changed meanwhile"]);
  const kept = await db.jobPackageLine.findMany({ where: { packageId: one.id } });
  expect(kept.map(({ description, unitPriceCents }) => [description, unitPriceCents])).toEqual([["Rotors", 9_500]]);

  const offered = async () => {
    const { suggestions } = await suggest(args(`/dashboard/new/jobs?q=${encodeURIComponent(one.name)}`, { cookie }));
    return suggestions.filter(({ lines }) => lines).length;
  };
  expect(await offered()).toBe(1);
  expect(await change(at(one.id, cookie, { intent: "archive" }))).toRedirectTo(PATH);
  expect(await offered()).toBe(0);
  const chosen = await suggest(args(`/dashboard/new/jobs?package=${one.id}`, { cookie }));
  expect(chosen.suggestions).toEqual([]);
  const { rows } = await list(args(`${PATH}?archived`, { cookie }));
  expect(rows.map(({ id }) => id)).toContain(one.id);
  await change(at(one.id, cookie, { intent: "offer" }));
  expect(await offered()).toBe(1);
});

test("customers and technicians are refused at every door, and are offered none while they type", async () => {
  const advisor = await makeUser("advisor");
  const [driver, technician] = [await makeUser("driver"), await makeUser("technician")];
  const one = await made(await signIn(advisor));
  const { id } = await makeRequest(driver, { advisor, technician });
  const doors = (cookie: string): [(input: any) => unknown, any][] => [
    [list, args(PATH, { cookie })],
    [blank, args(`${PATH}/new`, { cookie })],
    [make, args(`${PATH}/new`, { cookie, form: { name: nameOf(), ...LINES } })],
    [edit, at(one.id, cookie)],
    [change, at(one.id, cookie, { intent: "archive" })],
    [choose, args(`/dashboard/repair-requests/${id}/packages`, { cookie, params: { id } })],
    [add, args(`/dashboard/repair-requests/${id}/packages`, { cookie, params: { id }, form: { package: one.id } })],
  ];
  for (const user of [driver, technician]) {
    for (const [door, input] of doors(await signIn(user))) {
      const answer = await Promise.resolve(door(input)).catch((thrown: unknown) => thrown);
      expect(answer).toRedirectTo("/dashboard");
    }
  }
  expect(await db.jobPackage.count({ where: { id: one.id, archivedAt: null } })).toBe(1);
  const q = encodeURIComponent(one.name);
  const { suggestions } = await suggest(args(`/dashboard/new/jobs?q=${q}`, { cookie: await signIn(technician) }));
  expect(suggestions.filter(({ lines }) => lines)).toEqual([]);
});

test("in New a word of its name or note offers all its lines before the jobs of the guide", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const word = `zq${randomUUID().slice(0, 6)}`;
  await made(cookie, { name: `Brake fluid ${word}` });
  const { suggestions } = await suggest(args(`/dashboard/new/jobs?q=${word}+FLUID`, { cookie }));
  expect(suggestions).toEqual([
    {
      ...{ job: `Brake fluid ${word}`, price: 235_900, hours: null },
      lines: [
        { type: "Part", description: "Front brake pads", quantity: "2", unitPrice: "1089.50" },
        { type: "Labor", description: "Fit and bed in", quantity: "1.5", unitPrice: "120.00" },
        { type: "Fee", description: "Shop supplies", quantity: "1", unitPrice: "" },
      ],
    },
  ]);
  const { suggestions: both } = await suggest(args("/dashboard/new/jobs?q=brake+fluid", { cookie }));
  const jobs = (await suggestJobs("brake fluid", null)).map(({ job }) => job);
  expect(both.filter(({ lines }) => !lines).map(({ job }) => job)).toEqual(jobs);
  expect(both[0]?.lines).not.toBeNull();
});

test("without script its lines stand below what was typed, and become lines of the repair as the shop quotes them", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const one = await made(cookie);
  const phone = newPhone();
  const typed = {
    ...{ token: randomUUID(), phone: formatPhone(phone), name: "Nora Noscript", car: "2018 Toyota Camry" },
    ...{ "lineItems[0].description": "Oil change", "lineItems[0].quantity": "1", "lineItems[0].unitPrice": "89.95" },
    ...{ "lineItems[1].description": "", "lineItems[1].quantity": "1", "lineItems[1].unitPrice": "" },
  };
  const press = (form: Record<string, string>) =>
    takeIn(args("/dashboard/new", { cookie, form: { ...typed, ...form } }));
  const unchosen: any = await press({ intent: "package", package: "" });
  expect(unchosen.data.error).toEqual({ package: ["Please choose a package"] });
  const stands = `/dashboard/new?draft=${typed.token}#intake-lineItems`;
  expect(await press({ intent: "package", package: one.id })).toRedirectTo(stands);
  const { values } = await intake(args(stands, { cookie }));
  expect(values).toMatchObject({ token: typed.token, phone: typed.phone, name: typed.name, car: typed.car });
  expect(values.lineItems.map((line) => [line.type, line.description, line.unitPrice])).toEqual([
    ["", "Oil change", "89.95"],
    ["Part", "Front brake pads", "1089.50"],
    ["Labor", "Fit and bed in", "120.00"],
    ["Fee", "Shop supplies", ""],
  ]);
  const lines = values.lineItems.flatMap((line, index) =>
    Object.entries(line).map(([name, value]) => [`lineItems[${index}].${name}`, value]),
  );
  const filled = Object.fromEntries(lines);
  const open: any = await press({ ...filled, intent: "save" });
  const unpriced = "This line has no price: give one, or take the line away";
  expect([open.init.status, open.data.error]).toEqual([400, { "lineItems[3].unitPrice": [unpriced] }]);
  await press({ ...filled, "lineItems[3].unitPrice": "25", intent: "save" });
  const saved = await db.repairLineItem.findMany({
    where: { repairRequestId: typed.token },
    orderBy: { position: "asc" },
  });
  expect(saved.map((line) => [line.type, line.description, line.totalPrice.toString(), line.priceBasis])).toEqual([
    ["Service", "Oil change", "89.95", "quoted"],
    ["Part", "Front brake pads", "2179", "quoted"],
    ["Labor", "Fit and bed in", "180", "quoted"],
    ["Fee", "Shop supplies", "25", "quoted"],
  ]);
});

test("on a repair all lines are added at once, once, within the advisor's scope; its lines begin another package", async () => {
  const [advisor, other, driver] = [await makeUser("advisor"), await makeUser("advisor"), await makeUser("driver")];
  const cookie = await signIn(advisor);
  const one = await made(cookie);
  const { id } = await makeRequest(driver, { advisor, lines: [{ description: "Oil change" }] });
  const path = `/dashboard/repair-requests/${id}/packages`;
  const { token, packages } = await choose(args(path, { cookie, params: { id } }));
  expect(packages.find((each) => each.id === one.id)).toMatchObject({ sum: "$2,359.00" });
  const press = () => add(args(path, { cookie, params: { id }, form: { package: one.id, token } }));
  for (const answer of [await press(), await press()]) expect(answer).toRedirectTo(`/dashboard/repair-requests/${id}`);
  const lines = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  expect(lines.slice(1).map((line) => [line.type, line.description, line.group, line.priceBasis])).toEqual([
    ["Part", "Front brake pads", "pending", "quoted"],
    ["Labor", "Fit and bed in", "pending", "quoted"],
    ["Fee", "Shop supplies", "pending", "quoted"],
  ]);
  expect(await db.historyEvent.count({ where: { repairRequestId: id, kind: "item_added" } })).toBe(3);

  const theirs = await signIn(other);
  const input = { cookie: theirs, params: { id }, form: { package: one.id, token: randomUUID() } };
  await expect(add(args(path, input))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(blank(args(`${PATH}/new?from=${id}`, { cookie: theirs }))).rejects.toMatchObject({
    status: 404,
  });
  const begun = await blank(args(`${PATH}/new?from=${id}`, { cookie }));
  expect(begun.lines.slice(1, 3)).toEqual([
    { type: "Part", description: "Front brake pads", quantity: "2", unitPrice: "1089.50" },
    { type: "Labor", description: "Fit and bed in", quantity: "1.5", unitPrice: "120.00" },
  ]);
});

test("lines that are typed on a repair are added together, once, or come back as they were typed", async () => {
  const [advisor, other] = [await makeUser("advisor"), await makeUser("advisor")];
  const { id } = await makeRequest(await makeUser("driver"), { advisor });
  const path = `/dashboard/repair-requests/${id}/lines`;
  const typed = {
    ...{ token: randomUUID(), car: "2018 Toyota Camry", "lineItems[0].type": "Part" },
    ...{ "lineItems[0].description": "Front brake pads", "lineItems[0].unitPrice": "$1,089.50" },
    ...{ "lineItems[1].description": "Diagnosis", "lineItems[1].quantity": "0.5", "lineItems[1].unitPrice": "120" },
    ...{ "lineItems[2].description": "", "lineItems[2].quantity": "1" },
  };
  const press = async (form: Record<string, string>, who = advisor) =>
    addLines(args(path, { cookie: await signIn(who), params: { id }, form: { ...typed, ...form } }));
  const open: any = await press({ "lineItems[1].unitPrice": "" });
  expect([open.init.status, open.data.error]).toEqual([
    400,
    { lineItems: ["Line 2: the price is in dollars, such as 89.95."] },
  ]);
  expect(open.data.initialValue.lineItems[0]).toMatchObject({ description: "Front brake pads", type: "Part" });
  expect(await db.repairLineItem.count({ where: { repairRequestId: id } })).toBe(0);
  for (const answer of [await press({}), await press({})]) {
    expect(answer).toRedirectTo(`/dashboard/repair-requests/${id}`);
  }
  const lines = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  expect(lines.map((line) => [line.type, line.description, line.totalPrice.toString(), line.priceBasis])).toEqual([
    ["Part", "Front brake pads", "1089.5", "quoted"],
    ["Service", "Diagnosis", "60", "quoted"],
  ]);
  // The answer was lost, and a third row and a second diagnosis were typed below.
  const more = {
    ...{ "lineItems[2].description": "Test drive", "lineItems[2].unitPrice": "40" },
    ...{ "lineItems[3].description": "Diagnosis", "lineItems[3].quantity": "0.5", "lineItems[3].unitPrice": "120" },
  };
  await expect(await press(more)).toHaveToast(
    "2 line items added",
    "2 of these stood there already, added a moment before.",
  );
  await expect(await press(more)).toHaveToast("4 line items added");
  const all = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  expect(all.map(({ description }) => description)).toEqual([
    "Front brake pads",
    "Diagnosis",
    "Test drive",
    "Diagnosis",
  ]);
  await expect(press({ token: randomUUID() }, other)).rejects.toMatchObject({ init: { status: 404 } });
});

test("a row that is put right after its answer was lost is put right on the repair, never a second line", async () => {
  const advisor = await makeUser("advisor");
  const { id } = await makeRequest(await makeUser("driver"), { advisor });
  const path = `/dashboard/repair-requests/${id}/lines`;
  const typed = {
    ...{ token: randomUUID(), car: "2018 Toyota Camry" },
    ...{ "lineItems[0].key": "0", "lineItems[0].description": "Front brake pads", "lineItems[0].unitPrice": "390" },
    ...{ "lineItems[1].key": "1", "lineItems[1].description": "Test drive", "lineItems[1].unitPrice": "40" },
  };
  const cookie = await signIn(advisor);
  const press = (form: Record<string, string>): Promise<any> =>
    addLines(args(path, { cookie, params: { id }, form: { ...typed, ...form } }));
  const stand = async () =>
    (await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } })).map(
      (line) => `${line.description} ${line.totalPrice} ${line.originalPrice} ${line.priceBasis}`,
    );
  await press({});
  await expect(await press({ "lineItems[0].unitPrice": "290" })).toHaveToast("Line item put right");
  expect(await stand()).toEqual(["Front brake pads 290 290 quoted", "Test drive 40 40 quoted"]);
  await expect(await press({ "lineItems[0].unitPrice": "290" })).toHaveToast("2 line items added");
  expect(await stand()).toEqual(["Front brake pads 290 290 quoted", "Test drive 40 40 quoted"]);
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "desc" }, take: 1 });
  expect(history.map(({ kind, summary, data }) => [kind, summary, data])).toMatchObject([
    ["item_edited", "Line item put right: Front brake pads", { removed: "Front brake pads 390.00" }],
  ]);

  // The first row is taken out of the grid: the second keeps its name, and the third is new.
  const moved = {
    ...{ "lineItems[0].key": "1", "lineItems[0].description": "Test drive", "lineItems[0].unitPrice": "45" },
    ...{ "lineItems[1].key": "2", "lineItems[1].description": "Brake fluid", "lineItems[1].unitPrice": "90" },
  };
  await expect(await press(moved)).toHaveToast("Line item added", "One was put right.");
  const three = ["Front brake pads 290 290 quoted", "Test drive 45 45 quoted", "Brake fluid 90 90 quoted"];
  expect(await stand()).toEqual(three);

  // What the customer has decided on is not changed behind them, and nothing of that press is added.
  await db.repairLineItem.updateMany({
    where: { repairRequestId: id, description: "Test drive" },
    data: { group: "approved", version: { increment: 1 } },
  });
  const late = {
    ...moved,
    "lineItems[0].unitPrice": "60",
    "lineItems[2].description": "Rotors",
    "lineItems[2].unitPrice": "9",
  };
  const refused = await press(late);
  expect([refused.init.status, refused.data.error]).toEqual([
    409,
    {
      lineItems: [
        "Line 1 was added before, as “Test drive” for $45.00, and was decided on or changed since. Nothing was added now: take the line out here, and change it on the repair.",
      ],
    },
  ]);
  expect(await stand()).toEqual(three);
});

test("what a colleague changed since, in words too, is as it was sent, and so is a quantity that the column rounds", async () => {
  const user = await makeUser("advisor");
  const advisor = viewerOf(user);
  const { id } = await makeRequest(await makeUser("driver"), { advisor: user });
  const row = { type: "Labor" as const, unitPrice: 12_000 };
  const sent = {
    token: randomUUID(),
    lines: [
      { ...row, key: "0", description: "Diagnose noise", quantity: 1 },
      { ...row, key: "1", description: "Fit and bed in", quantity: 1.333 },
    ],
  };
  expect(await addLineItems(advisor, id, sent)).toEqual({ standing: 0, corrected: 0 });
  expect(await addLineItems(advisor, id, sent)).toEqual({ standing: 2, corrected: 0 });
  const [noise] = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  await editLineItem(advisor, noise?.id ?? "", { description: "Diagnose noise, front left" });
  expect(await addLineItems(advisor, id, sent)).toEqual({ standing: 2, corrected: 0 });
  const other = { ...sent, lines: sent.lines.map((line) => ({ ...line, description: `Rear: ${line.description}` })) };
  await expect(addLineItems(advisor, id, other)).rejects.toMatchObject({ status: 409, field: "lineItems" });
});

test("rows that are added to an authorized repair ask the customer once, with all of them in the words", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Repair" });
  const jobs = ["Brake pads", "Rotors", "Brake fluid", "Calipers", "Test drive"];
  const rows = jobs.flatMap((job, index) => [
    [`lineItems[${index}].description`, job],
    [`lineItems[${index}].unitPrice`, "900"],
  ]);
  await db.user.update({ where: { id: driver.id }, data: { contactPreference: "phone", notifyBySms: true } });
  const agreed = { kind: "sms", action: "opt_in", textShown: "I agree", source: "standard landing page" } as const;
  await db.smsConsent.create({ data: { ...agreed, phone: driver.phone ?? "" } });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: "phone" } });
  const form = { token: randomUUID(), car: "2018 Toyota Camry", ...Object.fromEntries(rows) };
  const path = `/dashboard/repair-requests/${id}/lines`;
  await addLines(args(path, { cookie: await signIn(advisor), params: { id }, form }));
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id } });
  expect(texts.map(({ body }) => body)).toEqual([
    expect.stringContaining("needs your decision: Brake pads and 4 more, $4,500.00 together before tax"),
  ]);
  const notices = await db.notification.findMany({ where: { repairRequestId: id }, orderBy: { kind: "asc" } });
  expect(notices.map(({ userId, body }) => [userId, body])).toEqual(
    expect.arrayContaining([
      [driver.id, "5 line items added: Brake pads and 4 more, $4,500.00 together. Approve or decline them."],
      [advisor.id, expect.stringContaining("It is about Brake pads and 4 more, $4,500.00 together before tax.")],
    ]),
  );
  expect(notices).toHaveLength(2);
  expect(await db.historyEvent.count({ where: { repairRequestId: id, kind: "item_added" } })).toBe(5);
});

test("the database refuses what the forms do", async () => {
  const { id } = await made(await signIn(await makeUser("admin")));
  const line = {
    packageId: id,
    type: "Part",
    description: "Pads",
    quantity: 1,
    unitPriceCents: 100,
    position: 5,
  } as const;
  for (const wrong of [
    { position: 20 },
    { unitPriceCents: -1 },
    { quantity: 0 },
    { type: "Gift" as "Part" },
    { description: "" },
  ]) {
    await expect(db.jobPackageLine.create({ data: { ...line, ...wrong } })).rejects.toThrow(/check|constraint/i);
  }
  await expect(db.jobPackage.create({ data: { name: " x ", changedByName: "A" } })).rejects.toThrow(
    /check|constraint/i,
  );
});

test("more rows keep what was typed, judge nothing and save nothing, up to the lines that a package may have", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const before = await db.jobPackage.count();
  const press = async (rows: string, action: any = make): Promise<any> =>
    action(
      args(`${PATH}/new`, { cookie, form: { name: "", note: "Kept", ...LINES, rows }, params: { id: randomUUID() } }),
    );
  const more = await press("10");
  expect(more).toMatchObject({ rows: 10, initialValue: { note: "Kept", lineItems: { 1: { unitPrice: "120" } } } });
  expect(more.error).toBeUndefined();
  expect((await press("400", change)).rows).toBe(20);
  expect((await press("")).init.status).toBe(400);
  expect(await db.jobPackage.count()).toBe(before);
});
