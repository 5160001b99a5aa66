import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireCreated, WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { createRequestForm } from "#app/quotes/quote-form.ts";
import { createRequest, createShopRequest } from "#app/repair/requests/create.server.ts";
import { listFullRequests } from "#app/repair/requests/full.server.ts";
import { NewShopRequest } from "#app/repair/requests/new.ts";

const handle = api("/api/repair-requests", {
  GET: call({
    summary: "The repair requests this person may see, newest first",
    access: "known",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, page }) => listFullRequests(viewer, { page }),
  }),
  POST: call({
    summary: "Create a repair request",
    description:
      "In one of two shapes: the customer's form (serviceType, description and so on, as /api/public/repair-requests), or the shop's (vehicleId, initiatedBy). The shop's starts as Scheduled; a driver sets no other status and no prices.",
    access: "known",
    status: 201,
    customerMay: ["status"],
    input: ({ body, ...asked }) => {
      if (!body) return z.union([NewShopRequest, createRequestForm(asked)]);
      return "serviceType" in body || "description" in body ? createRequestForm(asked) : NewShopRequest;
    },
    output: WireCreated,
    run: ({ viewer, input }) =>
      "serviceType" in input ? createRequest(viewer, input) : createShopRequest(viewer, input),
  }),
});

export { handle as action, handle as loader };
