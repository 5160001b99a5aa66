import { api, call } from "#app/http/api.server.ts";
import { WireUploaded } from "#app/http/wire/quote.ts";
import { uploadQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { UploadQuote } from "#app/quotes/quote-upload.ts";

const handle = api("/api/quotes/upload", {
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

export { handle as action, handle as loader };
