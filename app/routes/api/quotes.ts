import { z } from "zod";
import { api, call, doors, forAdmins } from "#app/http/api.server.ts";
import { KEPT, WireQuoted, WireUploaded } from "#app/http/wire/quote.ts";
import { WireQuoteDocument } from "#app/http/wire/repair-request.ts";
import { keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { createFileQuote, createManualQuote } from "#app/quotes/quote.server.ts";
import { uploadQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { fileQuoteForm, manualQuoteForm } from "#app/quotes/quote-form.ts";
import { QuoteFile, UploadQuote } from "#app/quotes/quote-upload.ts";
import { storeFile } from "#app/quotes/store.server.ts";
import { listQuoteDocuments } from "#app/repair/requests/full.server.ts";

const quotesUpload = api("/api/quotes/upload", {
  POST: call({
    summary: "Put a quote document on a repair request",
    description:
      "A photo (JPEG, PNG, WebP, HEIC) or a PDF, by its content; 15 MB at most. It is stored first and then read; its lines come into the group quote_analyzed. At most 20 uploads an hour.",
    access: "known",
    body: "multipart",
    status: 201,
    input: UploadQuote,
    output: WireUploaded,
    async run({ viewer, input: { file, repairRequestId, description } }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { id } = await uploadQuoteDocument(viewer, repairRequestId, { name: file.name, bytes }, description);
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
      if (!viewer.user && !viewer.codeUser) {
        await keepPendingForm(viewer, { kind: "manual_quote", data: { form: input } });
        return KEPT;
      }
      const { id, accessCode } = await createManualQuote(viewer, input);
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
    input: (asked) => z.intersection(fileQuoteForm(asked), z.object({ file: QuoteFile })),
    output: WireQuoted,
    async run({ viewer, input: { file: sent, ...form } }) {
      const file = await storeFile(viewer, sent);
      if (!viewer.user && !viewer.codeUser) {
        await keepPendingForm(viewer, { kind: "file_quote", data: { form }, file });
        return KEPT;
      }
      const { id, accessCode } = await createFileQuote(viewer, form, { file });
      return { repairRequestId: id, accessCode, verificationRequired: false };
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

const adminQuotesUpload = api("/api/admin/quotes/upload", {
  POST: forAdmins(quotesUpload.operations.POST),
});

const handle = doors(
  quotesUpload,
  quotesAnalyzeManual,
  quotesAnalyzeFile,
  adminRepairRequestsOneQuotes,
  adminQuotesUpload,
);

export { handle as action, handle as loader };
