import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { listPaymentMethods, startPayment } from "#app/payments/payment.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action, loader } from "#app/routes/repair-status/pay.tsx";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

/** An invoiced repair of somebody with a card on file, and the staff who may open it. */
async function invoiced() {
  const driver = await makeUser("driver");
  const staff = {
    admin: await makeUser("admin"),
    advisor: await makeUser("advisor"),
    technician: await makeUser("technician"),
  };
  const { advisor, technician } = staff;
  const lines = [{ group: "approved" as const }];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines, advisor, technician });
  const card = await db.paymentMethod.create({
    data: {
      ...{ accountId: driver.accountId, provider: "simulated", providerMethodId: `simulated_${driver.id}` },
      ...{ brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 },
    },
  });
  const { id: invoiceId } = await createInvoice(viewerOf(staff.admin), request.id);
  return { driver, staff, request, card, invoiceId };
}

const ROLES = ["admin", "advisor", "technician"] as const;

test.each(ROLES)("the customer's card on file is not shown to the %s, nor charged by them", async (role) => {
  const { staff, request, card, invoiceId } = await invoiced();
  const cookie = await signIn(staff[role]);
  for (const path of ["/api/repair-requests", "/api/public/repair-requests"]) {
    const answer = await send("GET", `${path}/${request.id}/payment-methods`, { cookie });
    expect(await answer.json()).toEqual({ paymentMethods: [] });
  }
  const params = { id: request.id };
  const path = `/repair-status/${request.id}/pay`;
  expect(await loader(args(path, { cookie, params }))).toMatchObject({ cards: [] });
  await action(args(path, { cookie, params, form: { paymentMethodId: card.id, due: "10000" } }));
  expect(await db.invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({ status: "Unpaid" });
  const viewer = viewerOf(staff[role]);
  const { paymentId } = await startPayment(viewer, { invoiceId });
  await expect(confirmSimulatedPayment(viewer, { paymentId, paymentMethodId: card.id })).rejects.toMatchObject({
    status: 400,
    message: "Payment Method Required",
  });
});

test("its owner sees the card and pays with it", async () => {
  const { driver, request, card, invoiceId } = await invoiced();
  const viewer = viewerOf(driver);
  expect(await listPaymentMethods(viewer, { repairRequestId: request.id })).toMatchObject([{ id: card.id }]);
  const { paymentId } = await startPayment(viewer, { invoiceId });
  await confirmSimulatedPayment(viewer, { paymentId, paymentMethodId: card.id });
  expect(await db.invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({ status: "Paid" });
});
