// biome-ignore-all lint/suspicious/noExplicitAny: every door has its own type of arguments, and this knocks at them all
import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/access/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as detail } from "#app/routes/dashboard/repair-providers/detail.tsx";
import * as edit from "#app/routes/dashboard/repair-providers/edit.tsx";
import { loader as list } from "#app/routes/dashboard/repair-providers/list.tsx";
import * as added from "#app/routes/dashboard/repair-providers/new.tsx";
import * as schema from "#app/routes/dashboard/repair-providers/schema.tsx";
import * as staffEdit from "#app/routes/dashboard/repair-providers/staff-edit.tsx";
import * as staffNew from "#app/routes/dashboard/repair-providers/staff-new.tsx";
import * as staffRemove from "#app/routes/dashboard/repair-providers/staff-remove.tsx";
import * as technicianEdit from "#app/routes/dashboard/repair-providers/technician-edit.tsx";
import * as technicianNew from "#app/routes/dashboard/repair-providers/technician-new.tsx";
import { args } from "../../support/args.ts";
import { makeUser, signIn } from "../../support/world.ts";

const PATH = "/dashboard/repair-providers";
const shop: Role[] = ["admin", "advisor"];
const adminOnly: Role[] = ["admin"];

type Door = { name: string; path: string; open: Role[]; loader: any; action?: any };
const DOORS: Door[] = [
  { name: "the list", path: "", open: shop, loader: list },
  { name: "the details", path: "/:id", open: shop, loader: detail },
  { name: "add provider", path: "/new", open: adminOnly, ...added },
  { name: "schema update", path: "/schema", open: adminOnly, ...schema },
  { name: "edit provider", path: "/:id/edit", open: adminOnly, ...edit },
  { name: "add staff", path: "/:id/staff/new", open: shop, ...staffNew },
  { name: "edit staff", path: "/:id/staff/:staffId", open: shop, ...staffEdit },
  { name: "remove staff", path: "/:id/staff/:staffId/remove", open: adminOnly, ...staffRemove },
  { name: "add technician", path: "/:id/technicians/new", open: adminOnly, ...technicianNew },
  { name: "edit technician", path: "/:id/technicians/:technicianId", open: adminOnly, ...technicianEdit },
];
const ROLES: Role[] = ["admin", "advisor", "technician", "driver"];

const cookies = {} as Record<Role, string>;
const params = { id: "", staffId: "", technicianId: "" };

beforeAll(async () => {
  for (const role of ROLES) cookies[role] = await signIn(await makeUser(role));
  const provider = await db.repairProvider.create({
    data: {
      name: "Guarded",
      address: "1 Gate",
      city: "Oakland",
      state: "California",
      type: "Independent",
      staff: { create: { name: "Stays", position: "Owner" } },
    },
    include: { staff: true },
  });
  const { technician } = await makeUser("technician");
  await db.technician.update({ where: { id: technician?.id ?? "" }, data: { repairProviderId: provider.id } });
  Object.assign(params, { id: provider.id, staffId: provider.staff[0]?.id, technicianId: technician?.id });
});

function call(path: string, cookie: string | undefined, form?: Record<string, string>) {
  const address = path.replace(/:(\w+)/g, (_, name: keyof typeof params) => params[name]);
  return args(PATH + address, {
    params,
    ...(cookie ? { cookie } : {}),
    ...(form ? { form, method: "POST" } : {}),
  });
}

async function knock(door: any, input: unknown): Promise<any> {
  try {
    return await door(input);
  } catch (thrown) {
    return thrown;
  }
}

async function expectTurnedAway(answer: unknown) {
  expect(answer).toRedirectTo("/dashboard");
  await expect(answer).toHaveToast("Access Denied", "You do not have permission to access this page.");
}

describe.each(DOORS)("$name", ({ path, open, loader }) => {
  test.each(ROLES)("%s", async (role) => {
    const answer = await knock(loader, call(path, cookies[role]));
    if (!open.includes(role)) return expectTurnedAway(answer);
    expect(answer).not.toBeInstanceOf(Response);
    expect(answer?.init?.status ?? 200).toBe(200);
  });

  test("nobody is sent to sign in", async () => {
    expect(await knock(loader, call(path, undefined))).toRedirectTo(
      /^\/login\?redirectTo=%2Fdashboard%2Frepair-providers/,
    );
  });
});

describe.each(DOORS.filter(({ action }) => action))("a form for $name", ({ path, open, action }) => {
  test("from nobody is sent to sign in", async () => {
    expect(await knock(action, call(path, undefined, { name: "Mine" }))).toRedirectTo(/^\/login\?redirectTo=/);
  });

  // Whoever is let in sends an incomplete one and is told so; the two doors without an input would do their work.
  const askers = path === "/schema" || path.endsWith("/remove") ? ROLES.filter((role) => !open.includes(role)) : ROLES;
  test.each(askers)("from %s", async (role) => {
    const answer = await knock(action, call(path, cookies[role], { name: "", hourlyRate: "" }));
    if (!open.includes(role)) return expectTurnedAway(answer);
    expect(answer).toMatchObject({ init: { status: 400 } });
  });
});

test("a refused removal removes nobody", async () => {
  for (const role of ["advisor", "technician", "driver"] as const) {
    await expectTurnedAway(await knock(staffRemove.action, call("/:id/staff/:staffId/remove", cookies[role], {})));
  }
  expect(await db.repairProviderStaff.findUnique({ where: { id: params.staffId } })).not.toBeNull();
});

test("a whole form from an advisor changes neither provider nor technician", async () => {
  await expectTurnedAway(
    await knock(
      edit.action,
      call("/:id/edit", cookies.advisor, {
        name: "Taken over",
        address: "1 Gate",
        city: "Oakland",
        state: "California",
        type: "Independent",
      }),
    ),
  );
  await expectTurnedAway(
    await knock(technicianEdit.action, call("/:id/technicians/:technicianId", cookies.advisor, { hourlyRate: "999" })),
  );
  expect(await db.repairProvider.findUnique({ where: { id: params.id } })).toMatchObject({ name: "Guarded" });
  const technician = await db.technician.findUniqueOrThrow({ where: { id: params.technicianId } });
  expect(technician.hourlyRate.toString()).toBe("120");
});
