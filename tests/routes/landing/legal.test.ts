// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data, and the test knows which
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as connections } from "#app/routes/dashboard/connections.tsx";
import { meta, loader as privacy } from "#app/routes/landing/privacy.tsx";
import { loader as terms } from "#app/routes/landing/terms.tsx";
import { forgetSettings, writeSetting } from "#app/shop/settings/settings.server.ts";
import { args } from "../../support/args.ts";
import { makeUser, signIn } from "../../support/world.ts";

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: { startsWith: "company." } } });
  await db.appSetting.deleteMany({ where: { key: "money.fee_percent" } });
  forgetSettings();
});

test("privacy and terms carry the company's own name, address, phone, registration and fee", async () => {
  await writeSetting("companyName", "Bay Garage");
  await writeSetting("companyStreet", "12 Harbor Way");
  await writeSetting("companyCity", "Oakland");
  await writeSetting("companyState", "CA");
  await writeSetting("companyZip", "94607");
  await writeSetting("companyRegistration", "ARD 301234");
  await writeSetting("feePercent", "20");
  const { who } = (await terms(args("/terms"))) as any;
  expect(who).toMatchObject({
    name: "Bay Garage",
    address: ["12 Harbor Way", "Oakland, CA 94607"],
    registration: "ARD 301234",
    feePercent: 20,
  });
  expect(((await privacy(args("/privacy"))) as any).who.name).toBe("Bay Garage");
  const matches = [{ loaderData: { company: { name: "Bay Garage" } } }];
  expect(meta({ matches, loaderData: { origin: "" } } as any)[0]).toEqual({ title: "Privacy | Bay Garage" });
});

test("Connections says what the doctor says, to admins alone", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const { findings } = (await connections(args("/dashboard/connections", { cookie }))) as any;
  const abouts = findings.map(({ about }: { about: string }) => about);
  for (const about of ["Settings", "Session secret", "Database", "Migrations", "Clock", "Disk"])
    expect(abouts).toContain(about);
  for (const { state, todo } of findings) if (state === "wrong") expect(todo).toBeTruthy();
  const other = await signIn(await makeUser("advisor"));
  await expect(connections(args("/dashboard/connections", { cookie: other }))).rejects.toMatchObject({ status: 302 });
});
