import { z } from "zod";
import { requireRequest } from "#app/access/require-request.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { documentResponse } from "#app/http/document-response.ts";
import { toEvidence, WireEvidence } from "#app/http/wire/evidence.ts";
import { toPublicLineItem, WirePublicLineItem } from "#app/http/wire/line-item.ts";
import { WirePaymentIntent, WirePaymentMethods } from "#app/http/wire/payment.ts";
import {
  publicStatus,
  toPublicStatus,
  toStatusView,
  WireCreated,
  WireStatusView,
} from "#app/http/wire/repair-request.ts";
import { listPaymentMethods, startPayment } from "#app/payments/payment.server.ts";
import { PayInvoice } from "#app/payments/payment.ts";
import { seenAmount } from "#app/platform/fields/amount.ts";
import { oneOfSaid } from "#app/platform/known.ts";
import * as messages from "#app/platform/messages.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import { readDocuments } from "#app/quotes/open.server.ts";
import { openQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { createRequestForm } from "#app/quotes/quote-form.ts";
import { findLineItem } from "#app/repair/lines/find.server.ts";
import { MoveLineItem } from "#app/repair/lines/schemas.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { chosenAlternative } from "#app/repair/schemas.ts";
import { approveRepair, type Decided, moveLineItem } from "#app/repair/verbs.server.ts";
import { evidenceFor, openRequest } from "#app/routes/api/open.server.ts";

/** What a person saw before they said yes. */
function shown(description: string) {
  return seenAmount.optional().describe(description);
}

const WireDecidedLineItem = WirePublicLineItem.extend({
  repairRequest: z.object({ id: z.string(), status: publicStatus }),
}).meta({ id: "DecidedLineItem" });

async function decidedLine(viewer: Viewer, id: string, { repairRequestId, status }: Decided) {
  const item = toPublicLineItem(await findLineItem(viewer, id));
  return { ...item, repairRequest: { id: repairRequestId, status: toPublicStatus(status) } };
}

const publicRepairRequests = api("/api/public/repair-requests", {
  POST: call({
    summary: "Create a repair request",
    description:
      "For the holder of a user access code, or after the phone was verified. Whoever did neither verifies first: send the form along with /api/auth/verify-otp.",
    access: "user-code",
    status: 201,
    input: (asked) => createRequestForm(asked),
    output: WireCreated,
    run: ({ viewer, input }) => createRequest(viewer, input),
  }),
});

const publicRepairRequestsOne = api("/api/public/repair-requests/:id", {
  GET: call({
    summary: "A repair request as its customer sees it",
    failed: messages.repair.fetchFailed,
    description:
      'With its access code, a user access code or a session (401 without any). The id "demo" is a sample for everybody. Documents come as links, which the same code or session opens; include=fileData puts them into the answer, up to 20 MB of them.',
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
    description:
      "Sets Pending_Repair, once at least one item is approved. No other status is set here. Where the law of the state has the customer choose, one of its alternatives is sent along (400 without, which lists them).",
    access: "known",
    customerMay: ["status"],
    input: z.object({
      status: z.enum(REQUEST_STATUSES, oneOfSaid("Please select a status", REQUEST_STATUSES)),
      shownTotal: shown("The sum that was shown, with tax and fee; refused (409) where it is another by now."),
      choice: chosenAlternative,
      accessCode: z.string().optional(),
    }),
    output: z.object({ id: z.string(), status: publicStatus }),
    async run({ viewer, params, input }) {
      if (input.status !== "Pending_Repair") throw forbidden();
      const { status } = await approveRepair(viewer, params.id, { sum: input.shownTotal, choice: input.choice });
      return { id: params.id, status: toPublicStatus(status) };
    },
  }),
});

const publicRepairRequestsOneLineItems = api("/api/public/repair-requests/:id/line-items", {
  GET: call({
    summary: "The lines of a repair request, in the order of the shop",
    failed: messages.repair.itemsFetchFailed,
    description: "Open to the same people as the request.",
    access: "public",
    paged: true,
    output: z.array(WirePublicLineItem),
    async run({ viewer, params, page }) {
      const { lineItems } = await openRequest(viewer, params.id);
      const at = lineItems.findIndex(({ id }) => id === page.cursor);
      const rest = page.cursor ? lineItems.slice(at < 0 ? lineItems.length : at) : lineItems;
      return rest.slice(0, page.take + 1).map(toPublicLineItem);
    },
  }),
});

const publicRepairRequestsOnePrices = api("/api/public/repair-requests/:id/prices", {
  GET: call({
    summary: "What the work should cost, line by line, with the sources",
    description: "Open to the same people as the request. Lines whose work is not recognized are left out.",
    access: "public",
    output: WireEvidence,
    async run({ viewer, params }) {
      const request = await openRequest(viewer, params.id);
      return toEvidence(await evidenceFor(request), request.lineItems);
    },
  }),
});

const publicRepairRequestsOneDocumentsOne = api("/api/public/repair-requests/:id/documents/:documentId", {
  GET: call({
    summary: "A document of a repair request, as it was uploaded",
    description: "The bytes themselves, for its access code, a user access code or a session.",
    access: "known",
    output: z.custom<Response>(),
    file: true,
    async run({ viewer, params }) {
      const document = await openQuoteDocument(viewer, params.documentId);
      if (document.repairRequestId !== params.id) throw notFound("This document");
      return documentResponse(document);
    },
  }),
});

const publicRepairRequestsOnePaymentMethods = api("/api/public/repair-requests/:id/payment-methods", {
  GET: call({
    summary: "The cards on file of the request's account",
    description:
      "Empty for an access code alone and for the shop: cards on file are for whoever proved the phone by its code, or signed in as one of the account's people.",
    access: "known",
    output: WirePaymentMethods,
    async run({ viewer, params }) {
      const { id } = await requireRequest(viewer, params.id);
      return { paymentMethods: await listPaymentMethods(viewer, { repairRequestId: id }) };
    },
  }),
});

const publicRepairLineItemsOne = api("/api/public/repair-line-items/:id", {
  PUT: call({
    summary: "Decide on a line: approve, decline, defer, or ask for savings",
    description:
      "From quote_analyzed to pending is the analysis with its lower price. A move that the stage or the table of moves does not allow is refused (409).",
    access: "known",
    input: MoveLineItem.extend({
      shownPrice: shown(
        "What the line cost where it was shown; approved at another price by now, it is refused (409).",
      ),
      accessCode: z.string().optional(),
    }),
    output: WireDecidedLineItem,
    async run({ viewer, params, input }) {
      return decidedLine(
        viewer,
        params.id,
        await moveLineItem(viewer, params.id, input.group, { price: input.shownPrice, withdraw: input.withdraw }),
      );
    },
  }),
});

const publicCreatePaymentIntent = api("/api/public/create-payment-intent", {
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

const handle = doors(
  publicRepairRequests,
  publicRepairRequestsOne,
  publicRepairRequestsOneLineItems,
  publicRepairRequestsOnePrices,
  publicRepairRequestsOneDocumentsOne,
  publicRepairRequestsOnePaymentMethods,
  publicRepairLineItemsOne,
  publicCreatePaymentIntent,
);

export { handle as action, handle as loader };
