// biome-ignore-all lint/suspicious/noExplicitAny: a door answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { db } from "#app/platform/db.server.ts";
import { createShopRequest } from "#app/repair/requests/create.server.ts";
import { makeInvoice } from "#app/routes/dashboard/repair/invoice/make.server.ts";
import { makeRequest, makeUser, newPhone, viewerOf } from "../support/world.ts";

const lineOf = (repairRequestId: string) =>
  db.repairLineItem.findMany({ where: { repairRequestId }, select: { description: true, totalPrice: true } });

test("work at no charge is a line in New as it is on the repair; a price that is left out is asked for", async () => {
  const advisor = viewerOf(await makeUser("advisor"));
  const row = { description: "Warranty: seat belt buckle", quantity: "1", unitPrice: "0.00" };
  const typed = { token: randomUUID(), phone: newPhone(), name: "Dana Park", car: "2019 honda civic" };
  const input = Intake.parse({ ...typed, lineItems: [row] });
  await takeIn(advisor, input, { origin: "http://localhost:3000" });
  const lines = await lineOf(input.token);
  expect(lines.map(({ description, totalPrice }) => [description, Number(totalPrice)])).toEqual([[row.description, 0]]);
  const blank = Intake.safeParse({ ...typed, lineItems: [{ ...row, unitPrice: "" }] });
  expect(JSON.stringify(blank.error?.issues)).toContain("This line has no price: give one, or take the line away");
});

test("the dialog of the specification saves no line at 0", async () => {
  const driver = await makeUser("driver");
  const { vehicleId } = await makeRequest(driver);
  const line = { type: "Service", quantity: 1 } as const;
  const { id } = await createShopRequest(viewerOf(await makeUser("admin")), {
    vehicleId,
    lineItems: [
      { ...line, description: "Oil", unitPrice: 5_000 },
      { ...line, description: "Nothing", unitPrice: 0 },
    ],
  });
  expect((await lineOf(id)).map(({ description }) => description)).toEqual(["Oil"]);
});

test("its invoice says that nothing is to be paid, and where it left the repair", async () => {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const request = await makeRequest(driver, {
    status: "In Progress",
    lines: [{ unitPrice: 0, group: "approved", description: "Warranty: seat belt buckle" }],
  });
  const answer: any = await makeInvoice(viewerOf(admin), request.id, "");
  await expect(answer).toHaveToast(
    "Invoice created",
    "It is at no charge: nothing is to be paid. The invoice is Paid, and the repair is Completed.",
  );
  const notices = await db.notification.findMany({ where: { userId: driver.id, repairRequestId: request.id } });
  const said = notices.map(({ body }) => body);
  expect(said).toContain("It is at no charge: nothing is to be paid.");
  expect(said.join(" ")).not.toContain("ready to be paid");
});
