// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data, an action a redirect or its form
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as accountForm, action as editAccount } from "#app/routes/dashboard/accounts/edit.tsx";
import { loader as customerForm, action as editCustomer } from "#app/routes/dashboard/customers/edit.tsx";
import { loader as decisionForm, action as recordDecision } from "#app/routes/dashboard/repair/decision.tsx";
import { loader as answerForm, action as recordAnswer } from "#app/routes/dashboard/repair/prices.tsx";
import { action as editProvider, loader as providerForm } from "#app/routes/dashboard/repair-providers/edit.tsx";
import { action as editStaff, loader as staffForm } from "#app/routes/dashboard/repair-providers/staff-edit.tsx";
import {
  action as editTechnician,
  loader as technicianForm,
} from "#app/routes/dashboard/repair-providers/technician-edit.tsx";
import { action as saveSettings, loader as settingsForm } from "#app/routes/dashboard/shop-settings/page.tsx";
import { action as editUser, loader as userForm } from "#app/routes/dashboard/users/edit.tsx";
import { action as editVehicle, loader as vehicleForm } from "#app/routes/dashboard/vehicles/edit.tsx";
import { writeSetting } from "#app/shop/settings/settings.server.ts";
import { args } from "../../support/args.ts";
import { makeAccount, makeRequest, makeUser, signIn } from "../../support/world.ts";

const SHOP = {
  name: "Harbor Garage",
  address: "1 Main St",
  city: "Oakland",
  state: "CA",
  type: "Independent",
} as const;

/** A form of each kind: what it is about, what it would write, and what was written meanwhile. */
const FORMS = [
  {
    what: "user",
    async make() {
      const user = await makeUser("driver");
      const form = {
        accountId: user.accountId,
        firstName: "Mine",
        lastName: "Now",
        email: user.email ?? "",
        role: "driver",
        status: "Active",
      };
      const meanwhile = () => db.user.update({ where: { id: user.id }, data: { firstName: "Theirs" } });
      const now = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).firstName;
      return { params: { id: user.id }, form, meanwhile, now, mine: "Mine" };
    },
    doors: { load: userForm, save: editUser },
    seen: (data: any) => data.version,
  },
  {
    what: "account",
    async make() {
      const { id } = await makeAccount();
      const form = { name: "Mine", subscriptionTier: "Free", status: "Active" };
      const meanwhile = () => db.account.update({ where: { id }, data: { name: "Theirs" } });
      const now = async () => (await db.account.findUniqueOrThrow({ where: { id } })).name;
      return { params: { id }, form, meanwhile, now, mine: "Mine" };
    },
    doors: { load: accountForm, save: editAccount },
    seen: (data: any) => data.version,
  },
  {
    what: "provider",
    async make() {
      const { id } = await db.repairProvider.create({ data: SHOP });
      const form = { ...SHOP, name: "Mine", status: "Active" };
      const meanwhile = () => db.repairProvider.update({ where: { id }, data: { name: "Theirs" } });
      const now = async () => (await db.repairProvider.findUniqueOrThrow({ where: { id } })).name;
      return { params: { id }, form, meanwhile, now, mine: "Mine" };
    },
    doors: { load: providerForm, save: editProvider },
    seen: (data: any) => data.version,
  },
  {
    what: "staff member",
    async make() {
      const { id } = await db.repairProvider.create({ data: SHOP });
      const staff = await db.repairProviderStaff.create({
        data: { repairProviderId: id, name: "Sam", position: "Service" },
      });
      const meanwhile = () => db.repairProviderStaff.update({ where: { id: staff.id }, data: { name: "Theirs" } });
      const now = async () => (await db.repairProviderStaff.findUniqueOrThrow({ where: { id: staff.id } })).name;
      return {
        params: { id, staffId: staff.id },
        form: { name: "Mine", position: "Service" },
        meanwhile,
        now,
        mine: "Mine",
      };
    },
    doors: { load: staffForm, save: editStaff },
    seen: (data: any) => data.version,
  },
  {
    what: "technician",
    async make() {
      const { id } = await db.repairProvider.create({ data: SHOP });
      const { technician } = await makeUser("technician");
      const technicianId = technician?.id ?? "";
      await db.technician.update({ where: { id: technicianId }, data: { repairProviderId: id } });
      const meanwhile = () => db.technician.update({ where: { id: technicianId }, data: { hourlyRate: "77" } });
      const now = async () =>
        String((await db.technician.findUniqueOrThrow({ where: { id: technicianId } })).hourlyRate) === "77"
          ? "Theirs"
          : "Mine";
      return { params: { id, technicianId }, form: { hourlyRate: "55" }, meanwhile, now, mine: "Mine" };
    },
    doors: { load: technicianForm, save: editTechnician },
    seen: (data: any) => data.version,
  },
  {
    what: "vehicle",
    async make() {
      const { accountId } = await makeUser("driver");
      const car = { make: "Audi", model: "A4", year: 2019 };
      const { id } = await db.vehicle.create({ data: { ...car, accountId } });
      const form = { accountId, make: "Audi", model: "Mine", year: "2019" };
      const meanwhile = () => db.vehicle.update({ where: { id }, data: { model: "Theirs" } });
      const now = async () => (await db.vehicle.findUniqueOrThrow({ where: { id } })).model;
      return { params: { id }, form, meanwhile, now, mine: "Mine" };
    },
    doors: { load: vehicleForm, save: editVehicle },
    seen: (data: any) => data.version,
  },
  {
    what: "customer",
    async make() {
      const { id } = await makeUser("driver");
      const form = { name: "Mine Now", contactPreference: "text" };
      const meanwhile = () => db.user.update({ where: { id }, data: { firstName: "Theirs" } });
      const now = async () => (await db.user.findUniqueOrThrow({ where: { id } })).firstName;
      return { params: { id }, form, meanwhile, now, mine: "Mine" };
    },
    doors: { load: customerForm, save: editCustomer },
    seen: (data: any) => data.version,
  },
];

test.each(FORMS)(
  "nobody overwrites a $what unseen; saved again, it is a decision",
  async ({ what, make, doors, seen }) => {
    const cookie = await signIn(await makeUser("admin"));
    const { params, form, meanwhile, now, mine } = await make();
    const call = (more: object) => args("/dashboard/x", { cookie, params, ...more });
    const version = seen(await doors.load(call({})));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await meanwhile();
    const refused: any = await doors.save(call({ form: { ...form, version } }));
    expect(refused.init.status).toBe(409);
    expect(JSON.stringify(refused.data.error)).toContain(
      `This ${what} was changed by someone else while you were editing.`,
    );
    expect(refused.data.initialValue).toMatchObject({ version });
    expect(await now()).toBe("Theirs");
    const saved: any = await doors.save(call({ form: { ...form, version: seen(await doors.load(call({}))) } }));
    expect(saved.status).toBe(302);
    expect(await now()).toBe(mine);
  },
);

/** A line of $99.99 in a form that was opened, and what it says after a colleague made it dearer. */
async function overtakenLine() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, {
    ...{ status: "Pending_Approval", advisor },
    lines: [{ description: "Huge 1", group: "pending", unitPrice: 9_999 }],
  });
  const cookie = await signIn(advisor);
  const id = request.itemIds[0] ?? "";
  const call = (more: object) => args("/dashboard/x", { cookie, params: { id: request.id }, ...more });
  const meanwhile = () =>
    db.repairLineItem.update({
      where: { id },
      data: { unitPrice: "150.00", totalPrice: "150.00", version: { increment: 1 } },
    });
  const now = async () => Number((await db.repairLineItem.findUniqueOrThrow({ where: { id } })).unitPrice);
  return { id, call, meanwhile, now };
}

test.each(["kept", "agreed"])("the shop's word %s does not overwrite a colleague's price unseen", async (said) => {
  const { id, call, meanwhile, now } = await overtakenLine();
  const seen: any = await answerForm(call({}));
  const form = {
    ...{ person: "Sam", way: "phone", "lines[0].id": id, "lines[0].said": said, "lines[0].unitPrice": "99.99" },
    "lines[0].version": seen.values.lines[0].version,
  };
  await meanwhile();
  const refused: any = await recordAnswer(call({ form }));
  expect(refused.init.status).toBe(409);
  expect(refused.data.stale).toBe(true);
  expect(JSON.stringify(refused.data.error)).toContain("Huge 1 was changed by someone else while you were editing.");
  expect(await now()).toBe(150);
  const stands: any = await answerForm(call({}));
  expect(stands.values.lines[0].unitPrice).toBe("150.00");
  expect(stands.lines[0].stands).toBe("Quoted at $99.99; $150.00 now.");
  const saved: any = await recordAnswer(
    call({ form: { ...form, "lines[0].version": stands.values.lines[0].version } }),
  );
  expect(saved.status).toBe(302);
  expect(await now()).toBe(99.99);
});

test("a decision at another price is asked once more at the price that stands", async () => {
  const { id, call, meanwhile } = await overtakenLine();
  const seen: any = await decisionForm(call({}));
  const form = {
    ...{ person: "Ann", way: "phone", at: seen.defaults.at, said: "Yes", "lines[0].id": id, "lines[0].to": "approved" },
    "lines[0].price": seen.lines[0].price,
  };
  await meanwhile();
  const refused: any = await recordDecision(call({ form }));
  expect(refused.init.status).toBe(409);
  // What stands is asked for with it: a second press is about that.
  expect(refused.data.stale).toBe(true);
  const stands: any = await decisionForm(call({}));
  const saved: any = await recordDecision(call({ form: { ...form, "lines[0].price": stands.lines[0].price } }));
  expect(saved.status).toBe(302);
});

test("a decision that leaves parts without their labor is asked about once, as the customer is", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [
    { description: "Water pump", type: "Part" as const, group: "approved" as const },
    { description: "Water pump replacement", type: "Labor" as const, group: "approved" as const },
  ];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines });
  const [, labor = ""] = itemIds;
  const cookie = await signIn(advisor);
  const call = (form?: object) => args("/dashboard/x", { cookie, params: { id }, ...(form ? { form } : {}) } as any);
  const seen: any = await decisionForm(call());
  const form = {
    ...{ person: "Ann", way: "phone", at: seen.defaults.at, said: "Not the labor" },
    ...{ "lines[0].id": labor, "lines[0].to": "declined" },
  };
  const asked: any = await recordDecision(call(form));
  expect(asked.data.error.asSaid).toEqual([
    expect.stringMatching(/the parts are approved, the labor to install them \(\$[\d.]+\) is not\. Will someone else/),
  ]);
  const groupOf = async () => (await db.repairLineItem.findUniqueOrThrow({ where: { id: labor } })).group;
  expect(await groupOf()).toBe("approved");
  expect(((await recordDecision(call({ ...form, asSaid: "on" }))) as any).status).toBe(302);
  expect(await groupOf()).toBe("declined");
});

test("nobody overwrites a section of the settings unseen; saved again, it is a decision", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const call = (more: object) => args("/dashboard/x", { cookie, params: { section: "workshop" }, ...more });
  const seen: any = await settingsForm(call({}));
  await writeSetting("bays", "Bay of a colleague");
  const form = { ...seen.values, workHours: "Mon-Fri 08:00-17:00" };
  const refused: any = await saveSettings(call({ form: { ...form, version: seen.version } }));
  expect(refused.init.status).toBe(409);
  expect(refused.data.stale).toBe(true);
  const stands: any = await settingsForm(call({}));
  expect(stands.values.bays).toBe("Bay of a colleague");
  const saved: any = await saveSettings(call({ form: { ...form, version: stands.version } }));
  expect(saved.status).toBe(302);
  await writeSetting("bays", "");
  await writeSetting("workHours", "");
});
