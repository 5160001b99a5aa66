import { z } from "zod";
import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { WireInvoice, WireLedgerEntry } from "#app/http/wire/invoice.ts";
import { answerDispute } from "#app/payments/dispute.server.ts";
import { AnswerDispute } from "#app/payments/dispute.ts";
import {
  createInvoiceFor,
  findInvoice,
  findInvoiceOf,
  listInvoices,
  updateInvoice,
} from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { RefundPayment, TakeBack, TakePayment } from "#app/payments/ledger.ts";
import { refundPayment } from "#app/payments/refund.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { takeBack } from "#app/payments/take-back.server.ts";
import { NewInvoice, UpdateInvoice } from "#app/repair/invoice.ts";

const invoices = api("/api/invoices", {
  GET: call({
    summary: "The invoices this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireInvoice),
    run: ({ viewer, page }) => listInvoices(viewer, { page }),
  }),
  POST: call({
    summary: "Make the invoice of a repair request",
    description:
      "From its approved lines: subtotal, our share of what was saved, total. The request goes to Pending_Payment. There is one invoice per request (409 for a second). Where the shop's final bill has not all of it as it was approved it is refused in a sentence that says so (409), until `anyway` sends that back.",
    access: "invoices.create",
    status: 201,
    input: NewInvoice,
    output: WireInvoice,
    run: ({ viewer, input }) => createInvoiceFor(viewer, input.repairRequestId, input),
  }),
});

const invoicesOne = api("/api/invoices/:id", {
  GET: call({
    summary: "An invoice",
    access: "known",
    output: WireInvoice,
    run: ({ viewer, params }) => findInvoice(viewer, params.id),
  }),
  PUT: call({
    summary: "Move the day an invoice is due",
    description: "Its figures follow from lines and payments and are never set (403). An empty body changes nothing.",
    access: "invoices.update",
    input: UpdateInvoice,
    output: WireInvoice,
    run: ({ viewer, params, input }) => updateInvoice(viewer, params.id, input),
  }),
});

const repairRequestsOneInvoice = api("/api/repair-requests/:id/invoice", {
  GET: call({
    summary: "The invoice of a repair request",
    description: "404 while there is none.",
    access: "known",
    output: WireInvoice,
    run: ({ viewer, params }) => findInvoiceOf(viewer, params.id),
  }),
});

const adminInvoices = forAdmins(invoices, ["GET"]);

const adminRepairRequestsOneCreateInvoice = api("/api/admin/repair-requests/:id/create-invoice", {
  POST: call({
    summary: "Make the invoice of a repair request",
    description: "As POST /api/invoices. An accountId that is not the request's is refused (409).",
    access: "admin.api",
    status: 201,
    input: NewInvoice.omit({ repairRequestId: true }),
    output: WireInvoice,
    run: ({ viewer, params, input }) => createInvoiceFor(viewer, params.id, input),
  }),
});

const invoicesOnePayments = api("/api/invoices/:id/payments", {
  POST: call({
    summary: "Record money that was taken at the counter",
    description:
      "All that is due or a part of it, a deposit too. The same key twice is one payment; with other entries it is refused (409).",
    access: "invoices.update",
    input: TakePayment,
    output: WireInvoice,
    status: 201,
    run: ({ viewer, params, input }) => takePayment(viewer, params.id, input),
  }),
});

const invoicesOneRefunds = api("/api/invoices/:id/refunds", {
  GET: call({
    summary: "The ledger of an invoice, oldest first",
    description: "Payments, refunds and disputes, with what of each payment can still be given back.",
    access: "invoices.refund",
    output: z.array(WireLedgerEntry),
    run: async ({ viewer, params }) => (await findInvoiceDocument(viewer, params.id)).ledger,
  }),
  POST: call({
    summary: "Give money back, whole or in part",
    description:
      "`entry` names the payment in the ledger. The same key twice is one refund; with other entries it is refused (409).",
    access: "invoices.refund",
    input: RefundPayment,
    output: WireInvoice,
    status: 201,
    run: ({ viewer, params, input }) => refundPayment(viewer, params.id, input),
  }),
});

const invoicesOneTakenBack = api("/api/invoices/:id/taken-back", {
  POST: call({
    summary: "Take back a payment of the counter that was entered by mistake",
    description:
      "`entry` names the payment in the ledger; what it paid is owed again. Twice is once. 409 for a card's payment, and where something of it was given back.",
    access: "invoices.refund",
    input: TakeBack,
    output: WireInvoice,
    status: 201,
    run: ({ viewer, params, input }) => takeBack(viewer, params.id, input),
  }),
});

const invoicesOneEvidence = api("/api/invoices/:id/evidence", {
  POST: call({
    summary: "Answer the dispute of an invoice",
    description:
      "The newest record of authorization and the receipt go to the card company with your words, once. 409 where none is open, it was answered, or its day has passed.",
    access: "invoices.refund",
    input: AnswerDispute,
    output: WireInvoice,
    run: ({ viewer, params, input }) => answerDispute(viewer, params.id, input),
  }),
});

const handle = doors(
  invoices,
  invoicesOne,
  invoicesOnePayments,
  invoicesOneRefunds,
  invoicesOneTakenBack,
  invoicesOneEvidence,
  repairRequestsOneInvoice,
  adminInvoices,
  adminRepairRequestsOneCreateInvoice,
);

export { handle as action, handle as loader };
