import { z } from "zod";
import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { toWirePaper, WirePaper } from "#app/http/wire/paper.ts";
import { KEPT, WireQuoted, WireUploaded } from "#app/http/wire/quote.ts";
import { WireQuoteDocument } from "#app/http/wire/repair-request.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { uploadedAlready } from "#app/quotes/papers/same.server.ts";
import { SayDocument, sayDocument } from "#app/quotes/papers/say.server.ts";
import { keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { createKeptQuote, createQuote } from "#app/quotes/quote.server.ts";
import { uploadQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { fileQuoteForm, manualQuoteForm } from "#app/quotes/quote-form.ts";
import { QuoteFiles, UploadQuote } from "#app/quotes/quote-upload.ts";
import { discardDocument, incomingOf, storeFiles } from "#app/quotes/store.server.ts";
import { keepTyped } from "#app/quotes/typed.server.ts";
import { listQuoteDocuments } from "#app/repair/requests/full.server.ts";

const quotesUpload = api("/api/quotes/upload", {
  POST: call({
    summary: "Put a quote document on a repair request",
    description:
      "A photo (JPEG, PNG, WebP, HEIC) or a PDF, by its content; 15 MB at most. Several `file` parts are the pages of one paper, in their order: they become one PDF of at most 30 pages and 15 MB. It is stored first and then read; its lines come into the group quote_analyzed. The same bytes again are 409 with where the first one is. At most 20 uploads an hour.",
    access: "known",
    body: "multipart",
    status: 201,
    input: UploadQuote,
    output: WireUploaded,
    async run({ viewer, input: { file, repairRequestId, description } }) {
      const { id } = await uploadQuoteDocument(viewer, repairRequestId, await incomingOf(file), description);
      return { id, repairRequestId, analysis: { repairRequestId } };
    },
  }),
});

const quotesAnalyzeManual = api("/api/quotes/analyze-manual", {
  POST: call({
    summary: "Turn a typed quote into a repair request",
    description: "A visitor nobody knows gives name, email and phone too.",
    access: "public",
    input: (asked) => manualQuoteForm(asked),
    output: WireQuoted,
    async run({ viewer, input }) {
      const kept = await keepTyped(viewer, input);
      if (!viewer.user && !viewer.codeUser) return KEPT;
      const { id, accessCode } = await createKeptQuote(viewer, input, kept);
      return { repairRequestId: id, accessCode, verificationRequired: false };
    },
  }),
});

const quotesAnalyzeFile = api("/api/quotes/analyze-file", {
  POST: call({
    summary: "Turn a quote document into a repair request",
    description:
      "As /api/quotes/upload, with the vehicle it is for. A visitor nobody knows gives name, email and phone too.",
    access: "public",
    body: "multipart",
    input: (asked) => z.intersection(fileQuoteForm(asked), z.object({ file: QuoteFiles })),
    output: WireQuoted,
    async run({ viewer, input: { file: sent, ...form } }) {
      const { bytes: _, ...file } = await storeFiles(viewer, sent);
      if (!viewer.user && !viewer.codeUser) {
        await keepPendingForm(viewer, { kind: "file_quote", data: { form }, file });
        return KEPT;
      }
      const { id, accessCode, documentId, already } = await createQuote(viewer, form, { file });
      if (already) {
        await discardDocument(file);
        throw uploadedAlready({ documentId, repairRequestId: id });
      }
      return { repairRequestId: id, accessCode, verificationRequired: false };
    },
  }),
});

const quotesDocument = api("/api/quotes/documents/:id", {
  GET: call({
    summary: "What is printed on a quote document, and what it is to the repair",
    description:
      "Its role, sums, the car on it, what a revised quote changed, a rival's comparison, the check of a final bill.",
    access: "known",
    output: WirePaper,
    run: async ({ viewer, params }) => toWirePaper(await findPaper(viewer, params.id)),
  }),
  POST: call({
    summary: "Say what a quote document is, or which car is right",
    description:
      "The reader proposes a role; a person's word goes before it. Where another car is printed than the request is about, its lines wait for the answer. 409 where the lines stand still.",
    access: "known",
    input: SayDocument,
    customerMay: ["role"],
    output: WirePaper,
    async run({ viewer, params, input }) {
      await sayDocument(viewer, params.id, input);
      return toWirePaper(await findPaper(viewer, params.id));
    },
  }),
});

const adminRepairRequestsOneQuotes = api("/api/admin/repair-requests/:id/quotes", {
  GET: call({
    summary: "The quote documents of a repair request, newest first",
    access: "admin.api",
    paged: true,
    output: z.array(WireQuoteDocument),
    run: ({ viewer, params, page }) => listQuoteDocuments(viewer, params.id, page),
  }),
});

const adminQuotesUpload = forAdmins(quotesUpload, ["POST"]);

const handle = doors(
  quotesUpload,
  quotesAnalyzeManual,
  quotesAnalyzeFile,
  quotesDocument,
  adminRepairRequestsOneQuotes,
  adminQuotesUpload,
);

export { handle as action, handle as loader };
