import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WirePaymentIntent } from "#app/http/wire/payment.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { PayInvoice } from "#app/payments/payment.ts";

const handle = api("/api/public/create-payment-intent", {
  POST: call({
    summary: "Start to pay an invoice, with an access code",
    description: "As /api/create-payment-intent.",
    access: "known",
    customerMay: ["amount", "invoiceId"],
    input: PayInvoice.extend({ accessCode: z.string().optional(), repairRequestId: z.string().optional() }),
    output: WirePaymentIntent,
    run: ({ viewer, input }) => startPayment(viewer, { invoiceId: input.invoiceId, amountCents: input.amount }),
  }),
});

export { handle as action, handle as loader };
