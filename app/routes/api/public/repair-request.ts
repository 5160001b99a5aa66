import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { publicStatus, toPublicStatus, toStatusView, WireStatusView } from "#app/http/wire/repair-request.ts";
import { messages } from "#app/platform/messages.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { readDocuments } from "#app/quotes/open.server.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { openRequest } from "#app/routes/api/public/open.server.ts";

const handle = api("/api/public/repair-requests/:id", {
  GET: call({
    summary: "A repair request as its customer sees it",
    failed: messages.repair.fetchFailed,
    description:
      'With its access code, a user access code or a session (401 without any). The id "demo" is a sample for everybody. Documents come as links, which a session opens; include=fileData puts them into the answer, up to 20 MB of them.',
    access: "public",
    query: z.object({
      include: z.literal("fileData", "include must be fileData").optional().describe("The documents themselves too."),
    }),
    output: WireStatusView,
    async run({ viewer, params, query }) {
      const request = await openRequest(viewer, params.id);
      if (!query.include) return toStatusView(request);
      return toStatusView(request, await readDocuments(viewer, request.quoteDocuments));
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
