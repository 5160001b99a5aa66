// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import * as move from "#app/routes/dashboard/calendar/move.tsx";
import * as calendar from "#app/routes/dashboard/calendar/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

function drawn(Component: any, loaderData: unknown, actionData?: unknown) {
  const Stub = createRoutesStub([{ id: "screen", path: "/form", Component }]);
  const hydrationData = {
    loaderData: { screen: loaderData },
    ...(actionData ? { actionData: { screen: actionData } } : {}),
  };
  return renderToString(<Stub initialEntries={["/form"]} hydrationData={hydrationData as any} />);
}

test("where no bay is set an admin is led to the settings, and whoever asks for bays finds the way back", async () => {
  const page = async (role: "admin" | "advisor", search: string) =>
    drawn(
      calendar.default,
      await calendar.loader(
        args(`/dashboard/calendar?day=2039-03-07${search}`, { cookie: await signIn(await makeUser(role)) }),
      ),
    );
  const hint = 'href="/dashboard/shop-settings/workshop"';
  expect(await page("admin", "")).toContain(hint);
  expect(await page("advisor", "")).not.toContain(hint);
  expect(await page("advisor", "")).not.toContain("By technician");
  expect(await page("advisor", "&by=bay")).toContain("By technician");
});

test("a refused past time offers no booking of the conflicts of another time", async () => {
  const [admin, driver, technician] = [await makeUser("admin"), await makeUser("driver"), await makeUser("technician")];
  const scheduledServiceDate = new Date("2039-03-08T17:00Z");
  const [one, other] = [await makeRequest(driver, { technician }), await makeRequest(driver, { technician })];
  const where = { id: { in: [one.id, other.id] } };
  await db.repairRequest.updateMany({ where, data: { scheduledServiceDate, status: "Scheduled" } });
  const call = { cookie: await signIn(admin), params: { id: one.id } };
  const loaded = await move.loader(args("/dashboard/calendar/x", call));
  expect(drawn(move.default, loaded)).toContain("Book it anyway");
  const form = {
    at: `${new Date().getFullYear() - 1}-03-07T09:00`,
    technicianId: technician.technician?.id ?? "",
    scheduledMinutes: "60",
  };
  const refused: any = await move.action(args("/dashboard/calendar/x", { ...call, form }));
  expect(refused.init.status).toBe(400);
  const html = drawn(move.default, loaded, refused.data);
  expect(html).toContain("This time has passed");
  expect(html).not.toContain("Book it anyway");
});
