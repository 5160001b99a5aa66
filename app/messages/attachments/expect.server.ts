import { randomUUID } from "node:crypto";
import type { Media } from "#app/messages/providers/messenger.ts";
import { jsonOf, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";

export const attachmentFields = {
  id: true,
  state: true,
  failure: true,
  source: true,
  fileName: true,
  fileType: true,
  fileSize: true,
  width: true,
  height: true,
  repairRequestId: true,
  quoteDocument: { select: { id: true, repairRequestId: true } },
} satisfies Prisma.AttachmentSelect;

/** Of a message, in their order. */
export const ofMessage = {
  orderBy: [{ position: "asc" }, { id: "asc" }],
  select: attachmentFields,
} satisfies Prisma.Communication$attachmentsArgs;

export type AttachmentRow = Prisma.AttachmentGetPayload<{ select: typeof attachmentFields }>;

/** The same as a column of a larger statement, of the message whose id that is. */
export function attachmentsSql(message: Prisma.Sql): Prisma.Sql {
  return jsonOf(Prisma.sql`
    SELECT a."id", a."state", a."failure", a."source", a."fileName", a."fileType", a."fileSize", a."width", a."height", a."repairRequestId",
      CASE WHEN q."id" IS NOT NULL
        THEN json_build_object('id', q."id", 'repairRequestId', q."repairRequestId") END AS "quoteDocument"
    FROM "Attachment" a LEFT JOIN "QuoteDocument" q ON q."id" = a."quoteDocumentId"
    WHERE a."communicationId" = ${message} ORDER BY a."position", a."id"`);
}

type Message = { communicationId: string; repairRequestId: string | null };

/** What came with a text stands in its message at once, and is fetched by jobs. */
export async function expectAttachments(tx: Transaction, message: Message, media: Media[]): Promise<void> {
  if (media.length === 0) return;
  const rows = media.map(({ url, type }, position) => ({
    id: randomUUID(),
    ...message,
    position,
    source: url,
    fileName: `file-${position + 1}`,
    fileType: plainType(type),
  }));
  await tx.attachment.createMany({ data: rows });
  for (const { id } of rows) await enqueue(tx, "fetch-attachment", { attachmentId: id }, { singletonKey: id });
}

function plainType(type: string) {
  return /^[a-z0-9.+-]{1,40}\/[a-z0-9.+-]{1,80}$/i.test(type) ? type.toLowerCase() : "unknown";
}
