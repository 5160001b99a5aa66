// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws
import { afterEach, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { action as discount } from "#app/routes/dashboard/invoices/discount.tsx";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const settings = { "company.street": "1 Grand Ave", "company.city": "Oakland", "company.phone": "+15105550100" };

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: { in: Object.keys(settings) } } });
  forgetSettings();
});

test("the printed page has over its lines what the PDF has, and says why something was taken off", async () => {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines: [{ group: "approved" }] });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { plate: "8ABC123", mileage: 61_200 } });
  await db.appSetting.createMany({
    data: Object.entries(settings).map(([settingKey, value]) => ({ key: settingKey, value })),
  });
  forgetSettings();
  const { id } = await createInvoice(viewerOf(admin), request.id);
  const cookie = await signIn(admin);
  const form = { amount: "5", reason: "Waited long", key: crypto.randomUUID() };
  await discount(args(`/dashboard/invoices/${id}/discount`, { cookie, params: { id }, form }));
  const { head, totals } = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
  expect(head[0]).toMatchObject({
    heading: "AMPed",
    lines: expect.arrayContaining(["1 Grand Ave", "Oakland", "(510) 555-0100"]),
  });
  expect(head[1]).toMatchObject({
    heading: "Customer",
    lines: [expect.any(String), expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/), driver.email],
  });
  expect(head[2].lines).toEqual(expect.arrayContaining(["License plate 8ABC123", "Odometer 61,200 miles"]));
  expect(totals).toContainEqual(["Our discount (Waited long)", -500]);
});
