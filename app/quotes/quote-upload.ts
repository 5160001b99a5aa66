import { z } from "zod";

/** One file, or several of one paper in their order. */
export const QuoteFiles = z
  .union([z.file(), z.array(z.file()).min(1)], "Please choose a file")
  .transform((files) => [files].flat());

export const UploadQuote = z.object({
  file: QuoteFiles,
  repairRequestId: z.guid("No repair request selected"),
  description: z.preprocess(
    (value) => (typeof value === "string" && value.trim() ? value.trim().slice(0, 200) : "Repair quote"),
    z.string(),
  ),
});
