import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { publicStatus, toPublicStatus, toStatusView, WireStatusView } from "#app/http/wire/repair-request.ts";
import { messages } from "#app/messages.ts";
import { openQuoteDocument } from "#app/models/quote-document.server.ts";
import { REQUEST_STATUSES } from "#app/models/repair-request.ts";
import { forbidden } from "#app/refusal.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { openRequest } from "#app/routes/api/public/open.server.ts";

const handle = api("/api/public/repair-requests/:id", {
  GET: call({
    summary: "A repair request as its customer sees it",
    failed: messages.repair.fetchFailed,
    description:
      'With its access code, a user access code or a session (401 without any). The id "demo" is a sample for everybody.',
    access: "public",
    output: WireStatusView,
    async run({ viewer, params }) {
      const request = await openRequest(viewer, params.id);
      const data = await Promise.all(
        request.quoteDocuments.map(async ({ id }) => ({
          id,
          fileData: await openQuoteDocument(viewer, id).then(
            ({ bytes }) => Buffer.from(bytes).toString("base64"),
            () => null,
          ),
        })),
      );
      return toStatusView(request, data);
    },
  }),
  PUT: call({
    summary: "Approve the repair",
    failed: messages.repair.approvalFailed.description,
    description: "Sets Pending_Repair, once at least one item is approved. No other status is set here.",
    access: "known",
    customerMay: ["status"],
    input: z.object({ status: z.enum(REQUEST_STATUSES, "Please select a status"), accessCode: z.string().optional() }),
    output: z.object({ id: z.string(), status: publicStatus }),
    async run({ viewer, params, input }) {
      if (input.status !== "Pending_Repair") throw forbidden();
      const { status } = await approveRepair(viewer, params.id);
      return { id: params.id, status: toPublicStatus(status) };
    },
  }),
});

export { handle as action, handle as loader };
