import { expect, test, vi } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { proofOf } from "#app/quotes/papers/proof.server.ts";
import { uploadQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { readQuoteDocument } from "#app/quotes/read.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { notCounted } from "../support/files-of-papers.ts";
import { PRINTED_TWO_SHOPS, TWO_PRINTED } from "../support/two-pages.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

vi.setConfig({ testTimeout: 120_000 });

async function handedIn(files: typeof TWO_PRINTED) {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver);
  const viewer = viewerOf(driver);
  const { id } = await uploadQuoteDocument(viewer, request.id, files);
  await readQuoteDocument({ quoteDocumentId: id });
  const found = await findRepairRequest(viewer, request.id);
  const document = found.quoteDocuments.find((one) => one.id === id);
  if (!document) throw new Error("no document");
  const summaries = await db.historyEvent.findMany({
    where: { repairRequestId: request.id },
    orderBy: { id: "asc" },
    select: { summary: true },
  });
  return { id, found, document, reading: readingOf(document.reading), said: summaries.map(({ summary }) => summary) };
}

test("another shop's paper among the files is said to the customer, to the advisor and in the record, and counts for nothing", async () => {
  const { found, document, reading, said } = await handedIn(PRINTED_TWO_SHOPS);
  expect(found.lineItems.map(({ totalPrice }) => totalPrice).toSorted((a, b) => a - b)).toEqual([
    2_400, 41_200, 78_000,
  ]);
  expect(proofOf(document, found).warnings.map(({ message }) => message)).toEqual([notCounted(2)]);
  expect(found).toMatchObject({ needsAdvisor: true, needsAdvisorReason: notCounted(2) });
  expect(said.filter((summary) => summary === notCounted(2))).toHaveLength(1);
  if (!reading) throw new Error("not read");
  expect((await answerOf({ ok: true, reading }))?.apart).toBe(notCounted(2));
  // Read again it is the same, and is written once.
  await readQuoteDocument({ quoteDocumentId: document.id });
  expect(await db.historyEvent.count({ where: { repairRequestId: found.id, summary: notCounted(2) } })).toBe(1);
});

test("of the pages of one paper nothing is said", async () => {
  const { found, document, reading, said } = await handedIn(TWO_PRINTED);
  expect(found.lineItems).toHaveLength(8);
  expect(proofOf(document, found).warnings).toEqual([]);
  expect(said.join()).not.toContain("papers");
  if (!reading) throw new Error("not read");
  expect((await answerOf({ ok: true, reading }))?.apart).toBeNull();
});
