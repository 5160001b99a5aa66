// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data, an action a redirect or its form
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as accountForm, action as editAccount } from "#app/routes/dashboard/accounts/edit.tsx";
import { loader as customerForm, action as editCustomer } from "#app/routes/dashboard/customers/edit.tsx";
import { action as editProvider, loader as providerForm } from "#app/routes/dashboard/repair-providers/edit.tsx";
import { action as editStaff, loader as staffForm } from "#app/routes/dashboard/repair-providers/staff-edit.tsx";
import { action as editUser, loader as userForm } from "#app/routes/dashboard/users/edit.tsx";
import { action as editVehicle, loader as vehicleForm } from "#app/routes/dashboard/vehicles/edit.tsx";
import { args } from "../../support/args.ts";
import { makeAccount, makeUser, signIn } from "../../support/world.ts";

const SHOP = { name: "Harbor Garage", address: "1 Main St", city: "Oakland", state: "CA", type: "Independent" };

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
    seen: (data: any) => data.vehicle.updatedAt.toISOString(),
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
