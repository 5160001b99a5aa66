import { expect, test } from "vitest";
import { sendLink } from "#app/desk/send-link.server.ts";
import { db } from "#app/platform/db.server.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { findAppointment } from "#app/repair/work/appointment.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const FORM = { year: 2019, make: "Honda", model: "Civic", serviceType: "Brake Service", description: "Brakes squeal" };

test("what was sent in is confirmed with the link: by text to who agreed to them, else by e-mail", async () => {
  for (const agreed of [true, false]) {
    const driver = await makeUser("driver", { agreed });
    const { id } = await createRequest(viewerOf(driver), { ...FORM, contactPreference: "text" });
    const [texts, emails] = [
      await db.outboundMessage.findMany({ where: { repairRequestId: id } }),
      await db.outboundEmail.findMany({ where: { repairRequestId: id } }),
    ];
    expect([texts.length, emails.length]).toEqual(agreed ? [1, 0] : [0, 1]);
    if (agreed) {
      expect(texts[0]?.body).toMatch(
        new RegExp(
          `: We have your service request for your Honda Civic 2019\\. Follow it here: \\S+/repair-status/${id}`,
        ),
      );
    }
  }
});

test("the link that goes to a customer says day, hour with its zone, and place of the appointment", async () => {
  const [driver, admin] = [await makeUser("driver"), viewerOf(await makeUser("admin"))];
  const { id } = await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
  const write = (at: string) =>
    db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: new Date(at), scheduledMinutes: 60 } });
  await write("2098-12-01T21:00:00Z");
  const { body } = await sendLink(admin, id, { origin: "https://shop.example" });
  expect(body).toContain("You are booked for Dec 1, 2098, 1:00 PM PST at AMPed. See each price and decide:");
  expect(await findAppointment(viewerOf(driver), id)).toMatchObject({ location: "AMPed" });
  await write("2020-12-01T21:00:00Z");
  expect((await sendLink(admin, id, { origin: "https://shop.example" })).body).not.toContain("booked");
});
