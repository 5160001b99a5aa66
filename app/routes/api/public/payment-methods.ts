import { requireRequest } from "#app/access/require-request.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { WirePaymentMethods } from "#app/http/wire/payment.ts";
import { listPaymentMethods } from "#app/payments/payment.server.ts";

const handle = api("/api/public/repair-requests/:id/payment-methods", {
  GET: call({
    summary: "The cards on file of the request's account",
    description:
      "Empty for an access code alone: cards on file are for whoever proved the phone by its code, or signed in.",
    access: "known",
    output: WirePaymentMethods,
    async run({ viewer, params }) {
      const { id } = await requireRequest(viewer, params.id);
      return { paymentMethods: await listPaymentMethods(viewer, { repairRequestId: id }) };
    },
  }),
});

export { handle as action, handle as loader };
