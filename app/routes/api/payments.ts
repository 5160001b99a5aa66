import { requireRequest } from "#app/access/require-request.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WirePaymentIntent, WirePaymentMethods } from "#app/http/wire/payment.ts";
import { listPaymentMethods, startPayment } from "#app/payments/payment.server.ts";
import { PayInvoice } from "#app/payments/payment.ts";

const createPaymentIntent = api("/api/create-payment-intent", {
  POST: call({
    summary: "Start to pay an invoice",
    description:
      "The amount is the server's outstanding balance; another amount is refused (409), never charged. Asking again goes on with the payment that was started.",
    access: "invoices.pay",
    customerMay: ["amount", "invoiceId"],
    input: PayInvoice,
    output: WirePaymentIntent,
    run: ({ viewer, input }) => startPayment(viewer, { invoiceId: input.invoiceId, amountCents: input.amount }),
  }),
});

const paymentMethods = api("/api/payment-methods", {
  GET: call({
    summary: "The cards on file of one's own account",
    access: "signed-in",
    output: WirePaymentMethods,
    run: async ({ viewer }) => ({ paymentMethods: await listPaymentMethods(viewer) }),
  }),
});

const repairRequestsOnePaymentMethods = api("/api/repair-requests/:id/payment-methods", {
  GET: call({
    summary: "The cards on file of the request's account",
    description: "For the people of that account; empty for the shop, which charges no card on file.",
    access: "signed-in",
    output: WirePaymentMethods,
    async run({ viewer, params }) {
      const { id } = await requireRequest(viewer, params.id);
      return { paymentMethods: await listPaymentMethods(viewer, { repairRequestId: id }) };
    },
  }),
});

const handle = doors(createPaymentIntent, paymentMethods, repairRequestsOnePaymentMethods);

export { handle as action, handle as loader };
