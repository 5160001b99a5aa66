import { z } from "zod";

export const QuoteFile = z.file("Please choose a file");

export const UploadQuote = z.object({
  file: QuoteFile,
  repairRequestId: z.guid("No repair request selected"),
  description: z.preprocess(
    (value) => (typeof value === "string" && value.trim() ? value.trim().slice(0, 200) : "Repair quote"),
    z.string(),
  ),
});
