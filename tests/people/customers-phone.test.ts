import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { findImport, runImport, startImport } from "#app/desk/import/deeds.server.ts";
import { refuseOthersPhone } from "#app/people/taken.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { action as addCustomer } from "#app/routes/dashboard/customers/new.tsx";
import { loader as lookUp } from "#app/routes/dashboard/new/caller.ts";
import { loader as newPage, action as takeIn } from "#app/routes/dashboard/new/page.tsx";
import { loader as editForm, action as editUser } from "#app/routes/dashboard/users/edit.tsx";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

const PREMIUM = "+19005551212";
const UNTEXTED = "This is a toll-free or premium number, which no text reaches. Please enter the customer's own phone.";
const ABROAD = "We cannot call or text numbers of this country. Please enter a US number.";
const WHOSE =
  "This is the phone of Marcus Cole, who works here as advisor: texts from it would stand under another name.";

let taken: string;
let admin: string;
let advisor: string;
let viewer: ReturnType<typeof viewerOf>;
beforeAll(async () => {
  taken = (await makeUser("advisor", { firstName: "Marcus", lastName: "Cole" })).phone ?? "";
  const boss = await makeUser("admin");
  viewer = viewerOf(boss);
  admin = await signIn(boss);
  advisor = await signIn(await makeUser("advisor"));
});

const customersOf = (phone: string) => db.user.count({ where: { phone, role: "driver", deletedAt: null } });
const wrong = () => [
  { phone: taken, status: 409, says: WHOSE },
  { phone: PREMIUM, status: 400, says: UNTEXTED },
  { phone: "+14162345678", status: 400, says: ABROAD },
];

test("Add Customer, with what was typed, and by /api", async () => {
  for (const { phone, status, says } of wrong()) {
    const form = { phone: formatPhone(phone), name: "Rosa Again", email: "", contactPreference: "phone" };
    expect(await addCustomer(args("/dashboard/customers/new", { cookie: advisor, form }))).toMatchObject({
      init: { status },
      data: { error: { phone: [says] }, initialValue: { name: "Rosa Again" } },
    });
    const answer = await send("POST", "/api/customers", { cookie: advisor, json: { phone, name: "Rosa Again" } });
    expect([answer.status, await answer.json()]).toEqual([status, { message: says, errors: { phone: [says] } }]);
    expect(await customersOf(phone)).toBe(0);
  }
});

test("New says whose it is while one types, and takes nobody in", async () => {
  for (const { phone, status, says } of wrong()) {
    expect(
      await lookUp(args(`/dashboard/new/caller?phone=${encodeURIComponent(phone)}`, { cookie: advisor })),
    ).toMatchObject({ phone, caller: null, refused: says });
    const shown = await newPage(args(`/dashboard/new?phone=${encodeURIComponent(phone)}`, { cookie: advisor }));
    expect(shown.found).toMatchObject({ caller: null, refused: says });
    const form = { token: randomUUID(), phone, name: "Rosa Again", car: "2019 honda civic", intent: "save" };
    expect(await takeIn(args("/dashboard/new", { cookie: advisor, form }))).toMatchObject({
      init: { status },
      data: { error: { phone: [says] }, initialValue: { name: "Rosa Again" } },
    });
    expect(await customersOf(phone)).toBe(0);
  }
  const free = newPhone();
  expect(
    await lookUp(args(`/dashboard/new/caller?phone=${encodeURIComponent(free)}`, { cookie: advisor })),
  ).toMatchObject({ phone: free, caller: null, refused: null });
});

test("an import leaves the row out, and says why", async () => {
  const rows = [...wrong().map(({ phone }) => `${phone},Rosa Again`), `${newPhone()},Rosa Once`];
  const file = new File([["Phone,Name", ...rows].join("\n")], "shop.csv");
  const id = await startImport(viewer, { kind: "customers", file });
  const looked = await findImport(viewer, id);
  expect(looked.counts).toEqual({ new: 1, there: 0, wrong: 3 });
  expect(looked.rows.slice(0, 3).map(({ says }) => says)).toEqual(wrong().map(({ says }) => says));
  await runImport(viewer, id);
  expect(await customersOf(taken)).toBe(0);
});

test("Edit User and PUT /api/users: a customer's new phone; one that stands is left as it is", async () => {
  const dana = await makeUser("driver");
  const params = { id: dana.id };
  const { values } = await editForm(args("/dashboard/users/x/edit", { cookie: admin, params }));
  for (const { phone, status, says } of wrong()) {
    const form = { ...values, password: "", phone } as Record<string, string>;
    expect(await editUser(args("/dashboard/users/x/edit", { cookie: admin, params, form }))).toMatchObject({
      init: { status },
      data: { error: { phone: [says] } },
    });
    const answer = await send("PUT", `/api/users/${dana.id}`, { cookie: admin, json: { phone } });
    expect([answer.status, await answer.json()]).toEqual([status, { message: says, errors: { phone: [says] } }]);
  }
  await db.user.update({ where: { id: dana.id }, data: { phone: PREMIUM } });
  const renamed = await send("PUT", `/api/users/${dana.id}`, { cookie: admin, json: { firstName: "Diana" } });
  expect(renamed.status).toBe(200);
  await db.user.update({ where: { id: dana.id }, data: { phone: null } });
});

test("of a customer and a colleague who get one phone at one moment the second is refused", async () => {
  const phone = newPhone();
  const { accountId } = await makeUser("admin");
  const person = { accountId, firstName: "Sam", lastName: "Same", phone };
  const wait = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = db.$transaction(async (tx) => {
    await refuseOthersPhone(tx, { phone, role: "driver" });
    begun.resolve();
    await wait.promise;
    await tx.user.create({ data: { ...person, role: "driver" } });
  });
  await begun.promise;
  const second = db.$transaction((tx) => refuseOthersPhone(tx, { phone, role: "technician" }));
  const refused = expect(second).rejects.toMatchObject({ status: 409 });
  setTimeout(wait.resolve, 300);
  await first;
  await refused;
});
