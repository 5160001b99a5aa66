import { api, call } from "#app/http/api.server.ts";
import { WirePaymentIntent } from "#app/http/wire/payment.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { PayInvoice } from "#app/payments/payment.ts";

const handle = api("/api/create-payment-intent", {
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

export { handle as action, handle as loader };
