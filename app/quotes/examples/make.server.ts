import { db, type Prisma } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { readWords } from "#app/platform/processes/reader.server.ts";
import { Example, exampleOf } from "#app/quotes/examples/example.ts";
import { papersSaid } from "#app/quotes/quote-document.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { fetchFile } from "#app/repair/records/kept-file.server.ts";

const documentOfExample = {
  storageKey: true,
  reading: true,
  lineItems: { select: lineItemFields, orderBy: [{ position: "asc" }, { id: "asc" }] },
  uploadedBy: { select: { firstName: true, lastName: true, email: true, phone: true, deletedAt: true } },
  repairRequest: {
    select: {
      accountId: true,
      requester: { select: { firstName: true, lastName: true, email: true, phone: true, deletedAt: true } },
      vehicle: { select: { plate: true, vin: true } },
      account: {
        select: {
          name: true,
          users: { select: { firstName: true, lastName: true, email: true, phone: true, deletedAt: true } },
        },
      },
    },
  },
} satisfies Prisma.QuoteDocumentSelect;

/**
 * The work of the job "make-example": what may be learned from a corrected document, of nobody. Once more makes the same of the lines
 * as they stand then; without the consent it makes nothing, and of a paper of somebody who was deleted neither: nobody knows their name.
 */
export async function makeExample({ quoteDocumentId }: { quoteDocumentId: string }): Promise<void> {
  const row = await db.readerExample.findUnique({
    where: { quoteDocumentId },
    select: { quoteDocument: { select: documentOfExample } },
  });
  const reading = readingOf(row?.quoteDocument.reading);
  // What stands on the pages of another paper is neither a line of this one nor none.
  if (!row || !reading || papersSaid(reading)) return;
  const { storageKey, lineItems, repairRequest, uploadedBy } = row.quoteDocument;
  const { account, requester, vehicle } = repairRequest;
  const people = [...account.users, requester, uploadedBy].filter((one) => one !== null);
  if (people.some(({ deletedAt }) => deletedAt !== null)) {
    await db.readerExample.deleteMany({ where: { quoteDocumentId } });
    return;
  }
  const bytes = await fetchFile(storageKey);
  const pages = bytes && (await readWords(bytes, repairRequest.accountId));
  if (!pages) return;
  const persons = people.flatMap((user) => [user.firstName, user.lastName, user.email ?? "", user.phone ?? ""]);
  const named = [...persons, account.name ?? "", vehicle.plate ?? "", vehicle.vin ?? "", reading.header.customer ?? ""];
  const printed = lineItems
    .map(toLineItem)
    .filter(({ sourcePage, byHand }) => sourcePage !== null || byHand === "added");
  const example = exampleOf(pages, reading, printed, named);
  await db.readerExample.updateMany({ where: { quoteDocumentId }, data: { example } });
}

const AT_ONCE = 50;

/** Every example that is made. */
export async function* listExamples(): AsyncGenerator<Example> {
  let after: string | undefined;
  for (;;) {
    const rows = await db.readerExample.findMany({
      orderBy: { quoteDocumentId: "asc" },
      take: AT_ONCE,
      ...(after ? { cursor: { quoteDocumentId: after }, skip: 1 } : {}),
      select: { quoteDocumentId: true, example: true },
    });
    for (const { example } of rows) {
      const made = Example.safeParse(example);
      if (made.success) yield made.data;
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.quoteDocumentId;
  }
}
