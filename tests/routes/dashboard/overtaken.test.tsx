// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import * as move from "#app/routes/dashboard/calendar/move.tsx";
import * as status from "#app/routes/dashboard/repair-requests/status.tsx";
import * as vehicle from "#app/routes/dashboard/vehicles/edit.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

type Screen = { default: any; loader: any; action: any };
type Case = {
  screen: Screen;
  id: string;
  cookie: string;
  meanwhile: () => Promise<unknown>;
  form: Record<string, string>;
};

function drawn(Component: any, data: Record<string, unknown>) {
  const Stub = createRoutesStub([{ id: "screen", path: "/form", Component }]);
  const hydrationData = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { screen: value }]));
  return renderToString(<Stub initialEntries={["/form"]} hydrationData={hydrationData} />).replaceAll("<!-- -->", "");
}

/** The form as it was opened, a colleague's save, the press: what the screen says then, without a script. */
async function saidTo({ screen, id, cookie, meanwhile, form }: Case, knows = true) {
  const call = (more: object) => args("/dashboard/x", { cookie, params: { id }, ...more });
  const opened = drawn(screen.default, { loaderData: await screen.loader(call({})) });
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(opened)?.[1] ?? "";
  await new Promise((resolve) => setTimeout(resolve, 5));
  await meanwhile();
  const sent = { ...form, version: hidden("version"), ...(knows ? { opened: hidden("opened") } : {}) };
  const refused = await screen.action(call({ form: sent }));
  expect({ ...refused.init, error: refused.data.error }).toMatchObject({
    status: 409,
    error: { "": [expect.any(String)] },
  });
  const html = drawn(screen.default, { loaderData: await screen.loader(call({})), actionData: refused.data });
  return {
    summary: [...html.matchAll(/<a href="#[^"]+"[^>]*>([^<]*(?:now|another)[^<]*)</g)].map(([, words]) => words),
    now: [...html.matchAll(/Now: <strong[^>]*>([^<]*)</g)].map(([, words]) => words),
    opened: /name="opened" value="([^"]*)"/.exec(html)?.[1] !== hidden("opened"),
  };
}

async function aCar(role: "advisor" | "admin"): Promise<Case> {
  const [viewer, driver, other] = [await makeUser(role), await makeUser("driver"), await makeUser("driver")];
  const porsche = { make: "Porsche", model: "911", year: 2021, vin: "WP0AB2A95MS221234", mileage: 21_000 };
  const { id: vehicleId } = await db.vehicle.create({ data: { accountId: driver.accountId, ...porsche } });
  if (role === "advisor") await makeRequest(driver, { advisor: viewer, vehicleId });
  const owner: Record<string, string> = role === "admin" ? { accountId: driver.accountId } : {};
  return {
    screen: vehicle,
    id: vehicleId,
    cookie: await signIn(viewer),
    meanwhile: () =>
      db.vehicle.update({
        where: { id: vehicleId },
        data: { plate: "8LAX200", ...(role === "admin" ? { accountId: other.accountId } : {}) },
      }),
    form: {
      ...{ make: "Porsche", model: "911", year: "2021", vin: "WP0AB2A95MS221234", mileage: "21000" },
      ...{
        color: "Blueprint",
        plate: "",
        warrantyStatus: "Unknown",
        warrantyPlan: "",
        warrantyExpiresAt: "",
        ...owner,
      },
    },
  };
}

test("a field that only I changed is not said to be another now, nor one that the form has not", async () => {
  const { summary, now, opened } = await saidTo(await aCar("advisor"));
  expect(summary).toEqual(["License plate is another now"]);
  expect(now).toEqual(["8LAX200"]);
  // The next press is about what stands now.
  expect(opened).toBe(true);
});

test("an admin, whose form has the owner, is told of another one", async () => {
  expect((await saidTo(await aCar("admin"))).summary).toEqual(["Owner is another now", "License plate is another now"]);
});

test("a form that does not say what it was opened on says of no field who changed it", async () => {
  expect((await saidTo(await aCar("advisor"), false)).summary).toEqual([
    "Color: yours differs from what stands now",
    "License plate: yours differs from what stands now",
  ]);
});

test("a time that a colleague changed reads as people write it, and one's own minutes are nobody's change", async () => {
  const [admin, driver] = [await makeUser("admin"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { status: "Scheduled" });
  const set = (scheduledServiceDate: string) =>
    db.repairRequest.update({ where: { id }, data: { scheduledServiceDate, version: { increment: 1 } } });
  await set("2027-11-23T17:00:00Z");
  const said = await saidTo({
    ...{ screen: move, id, cookie: await signIn(admin) },
    meanwhile: () => set("2027-11-24T18:00:00Z"),
    form: { at: "2027-11-23T09:00", scheduledMinutes: "45", technicianId: "" },
  });
  expect(said.summary).toEqual(["When is another now"]);
  expect(said.now).toEqual(["Nov 24, 2027, 10:00 AM"]);
});

test("the status form says which status a colleague gave, and why", async () => {
  const [admin, driver] = [await makeUser("admin"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { status: "In Progress" });
  const said = await saidTo({
    ...{ screen: status, id, cookie: await signIn(admin) },
    meanwhile: () =>
      db.repairRequest.update({ where: { id }, data: { status: "Pending_Repair", version: { increment: 1 } } }),
    form: { status: "Parts Ordered", reason: "", until: "" },
  });
  expect(said.summary).toEqual(["Status is another now"]);
  expect(said.now).toEqual(["Pending Repair"]);
});
