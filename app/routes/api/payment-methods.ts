import { api, call } from "#app/http/api.server.ts";
import { WirePaymentMethods } from "#app/http/wire/payment.ts";
import { listPaymentMethods } from "#app/payments/payment.server.ts";

const handle = api("/api/payment-methods", {
  GET: call({
    summary: "The cards on file of one's own account",
    access: "signed-in",
    output: WirePaymentMethods,
    run: async ({ viewer }) => ({ paymentMethods: await listPaymentMethods(viewer) }),
  }),
});

export { handle as action, handle as loader };
