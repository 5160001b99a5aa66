import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { KEPT, WireQuoted } from "#app/http/wire/quote.ts";
import { keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { createFileQuote } from "#app/quotes/quote.server.ts";
import { fileQuoteForm } from "#app/quotes/quote-form.ts";
import { QuoteFile } from "#app/quotes/quote-upload.ts";
import { storeFile } from "#app/quotes/store.server.ts";

const handle = api("/api/quotes/analyze-file", {
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

export { handle as action, handle as loader };
