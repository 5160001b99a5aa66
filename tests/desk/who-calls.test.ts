// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action } from "#app/routes/dashboard/new/page.tsx";
import { args } from "../support/args.ts";
import { makeUser, newPhone, signIn } from "../support/world.ts";

/** A customer comes back with another number, and somebody takes the call. */
async function returning(role: "admin" | "advisor") {
  const customer = await makeUser("driver");
  const cookie = await signIn(await makeUser(role));
  const token = randomUUID();
  const typed = {
    ...{ token, phone: newPhone(), name: "Bob", email: customer.email ?? "" },
    ...{ car: "2019 honda civic", intent: "save" },
  };
  const press = async (more: Record<string, string> = {}): Promise<any> =>
    action(args("/dashboard/new", { cookie, form: { ...typed, ...more } }));
  const numberNow = async () => (await db.user.findUniqueOrThrow({ where: { id: customer.id } })).phone;
  const made = () => db.repairRequest.findUnique({ where: { id: token }, include: { history: true } });
  return { customer, typed, press, numberNow, made };
}

test("a customer who is known by the e-mail is named, and nothing is made before the form says that it is them", async () => {
  const { customer, press, made } = await returning("advisor");
  const refused = await press();
  expect(refused.init.status).toBe(409);
  expect(refused.data.error.email).toEqual([
    `This is the email of ${customer.firstName} ${customer.lastName}, who has another number with us. Say below that it is them, or leave the email out.`,
  ]);
  expect(refused.data.same).toMatchObject({ id: customer.id, mayRenumber: false });
  expect(refused.data.initialValue).toMatchObject({ name: "Bob" });
  expect(await made()).toBeNull();
});

test("who is taken keeps their number unless it is said to be another; an advisor puts none on them", async () => {
  const { customer, typed, press, numberNow, made } = await returning("advisor");
  for (const _ of ["pressed", "pressed twice"])
    expect((await press({ same: customer.id, texts: "on" })).status).toBe(302);
  const repair = await made();
  expect(repair).toMatchObject({ requesterId: customer.id, accountId: customer.accountId });
  expect(await numberNow()).toBe(customer.phone);
  expect(
    repair?.history.some(({ summary }) => /^Called from \(\d{3}\) .*not the customer's number with us$/.test(summary)),
  ).toBe(true);
  expect(await db.smsConsent.count({ where: { phone: typed.phone } })).toBe(0);

  const other = await returning("advisor");
  const refused = await other.press({ same: other.customer.id, renumber: "on" }).catch((thrown) => thrown);
  expect(refused.init.status).toBe(403);
  expect([await other.numberNow(), await other.made()]).toEqual([other.customer.phone, null]);
});

test("an admin puts the new number on them by a choice: recorded, and consent is asked for it anew", async () => {
  const { customer, typed, press, numberNow, made } = await returning("admin");
  expect((await press()).data.same).toMatchObject({ id: customer.id, mayRenumber: true });
  expect((await press({ same: customer.id, renumber: "on" })).status).toBe(302);
  expect(await numberNow()).toBe(typed.phone);
  expect(await made()).toMatchObject({ requesterId: customer.id });
  expect(await db.smsConsent.count({ where: { phone: typed.phone } })).toBe(0);
  const audit = await db.auditEvent.findFirst({ where: { kind: "user_changed", subjectId: customer.id } });
  expect(audit?.summary).toContain("phone changed");
});

test("the e-mail of somebody who works here is refused as before", async () => {
  const { press } = await returning("admin");
  const colleague = await makeUser("technician");
  const refused = await press({ email: colleague.email ?? "" });
  expect([refused.init.status, refused.data.error.email, refused.data.same]).toEqual([
    409,
    [
      `${colleague.firstName} ${colleague.lastName}, who works here as technician, has this email: look it up under Users and open them, or enter another one.`,
    ],
    null,
  ]);
});
