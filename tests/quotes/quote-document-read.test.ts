import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { closeReaders, readQuote } from "#app/platform/processes/reader.server.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import { readQuoteDocument } from "#app/quotes/read.server.ts";
import { storeDocument } from "#app/quotes/store.server.ts";
import { readerOf } from "../support/processes.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// Photos are read for real, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

const PHOTO = new Uint8Array(readFileSync("tests/corpus/tuned/ruled-3.jpg"));
/** A strip of it, for who waits until it is read. */
const STRIP = new Uint8Array(
  await sharp(PHOTO).extract({ left: 0, top: 480, width: 1200, height: 320 }).jpeg().toBuffer(),
);
const SET_ASIDE = "This document could not be read automatically. It is kept, and an advisor will read it for you.";

beforeAll(closeReaders);
afterAll(closeReaders);

async function attached(outcome?: ReadingOutcome, bytes = PHOTO) {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver);
  const viewer = viewerOf(driver);
  const file = await storeDocument(viewer, { name: "photo.jpg", bytes });
  const attach = { repairRequestId: request.id, file, ...(outcome ? { outcome } : {}) };
  const { id } = await db.$transaction((tx) => attachDocumentIn(tx, viewer, attach));
  return { id, requestId: request.id };
}

const rowOf = (id: string) => db.quoteDocument.findUniqueOrThrow({ where: { id } });

/** Reads as the job does, and kills the process that reads. */
async function readAndKill(quoteDocumentId: string) {
  const reading = readQuoteDocument({ quoteDocumentId });
  const settled = Promise.allSettled([reading]);
  await vi.waitFor(async () => expect((await rowOf(quoteDocumentId)).readMessage).toMatch(/picture|text/), {
    timeout: 60_000,
  });
  process.kill(await readerOf(process.pid), "SIGKILL");
  return (await settled)[0];
}

test("a document that killed its reader twice is set aside for an advisor, and never read again", async () => {
  const { id, requestId } = await attached();
  expect(await readAndKill(id)).toMatchObject({ status: "rejected" });
  expect(await rowOf(id)).toMatchObject({ readStatus: "reading", readAttempts: 1, readerDeaths: 1 });
  await db.quoteDocument.update({ where: { id }, data: { readMessage: null } });
  expect(await readAndKill(id)).toMatchObject({ status: "fulfilled" });
  expect(await rowOf(id)).toMatchObject({ readStatus: "unreadable", readerDeaths: 2, readMessage: SET_ASIDE });
  const request = await db.repairRequest.findUniqueOrThrow({ where: { id: requestId } });
  expect(request).toMatchObject({ needsAdvisor: true, needsAdvisorReason: SET_ASIDE });
  const began = performance.now();
  await readQuoteDocument({ quoteDocumentId: id });
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(await rowOf(id)).toMatchObject({ readAttempts: 2 });
});

test("a death while it was read ahead counts, for the document that it became", async () => {
  const { promise: begun, resolve: onProgress } = Promise.withResolvers<number>();
  const reading = readQuote(PHOTO, { owner: "visitor", urgent: true, onProgress });
  await begun;
  process.kill(await readerOf(process.pid), "SIGKILL");
  const outcome = await reading;
  expect(outcome).toMatchObject({ ok: false, reader: "died" });
  const { id } = await attached(outcome);
  expect(await rowOf(id)).toMatchObject({ readStatus: "stored", readerDeaths: 1 });
  expect(await readAndKill(id)).toMatchObject({ status: "fulfilled" });
  expect(await rowOf(id)).toMatchObject({ readStatus: "unreadable", readMessage: SET_ASIDE });
});

test("a document with which the whole process went down five times is not read at the next start", async () => {
  const { id } = await attached();
  await db.quoteDocument.update({ where: { id }, data: { readStatus: "reading", readAttempts: 5 } });
  await readQuoteDocument({ quoteDocumentId: id });
  expect(await rowOf(id)).toMatchObject({ readStatus: "unreadable", readMessage: SET_ASIDE, readAttempts: 5 });
});

test("one that is being read when the process stops loses nothing and no try", async () => {
  const { id } = await attached(undefined, STRIP);
  const reading = Promise.allSettled([readQuoteDocument({ quoteDocumentId: id })]);
  await readerOf(process.pid);
  await closeReaders();
  expect(await reading).toMatchObject([{ status: "rejected" }]);
  expect(await rowOf(id)).toMatchObject({ readStatus: "reading", readAttempts: 0, readerDeaths: 0 });
  await readQuoteDocument({ quoteDocumentId: id });
  expect(await rowOf(id)).toMatchObject({ readStatus: "read", readProgress: 100 });
});

test("read after its uploader has gone on: the answer goes out by text, once, with the way to every line", async () => {
  const { id, requestId } = await attached();
  const long = new Date(Date.now() - 60_000);
  await db.quoteDocument.update({ where: { id }, data: { readAttempts: 5, uploadedAt: long } });
  await readQuoteDocument({ quoteDocumentId: id });
  await readQuoteDocument({ quoteDocumentId: id });
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: requestId } });
  expect(texts.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /Your .+ quote\. It could not be read automatically: an advisor reads it and writes to you\. See every line and decide: http\S+\/repair-status\/\S+ Reply STOP to opt out\.$/,
    ),
  ]);
  // What is read while its uploader looks on says so on the page alone.
  const watched = await attached();
  await db.quoteDocument.update({ where: { id: watched.id }, data: { readAttempts: 5 } });
  await readQuoteDocument({ quoteDocumentId: watched.id });
  expect(await db.outboundMessage.count({ where: { repairRequestId: watched.requestId } })).toBe(0);
});

test("a customer's further documents wait behind everybody's first, and behind them whoever's document ended its reader", async () => {
  const [driver, other] = [await makeUser("driver"), await makeUser("driver")];
  const [request, beside] = [await makeRequest(driver), await makeRequest(other)];
  const handIn = async (user: typeof driver, repairRequestId: string, at: number) => {
    const bytes = new TextEncoder().encode(`%PDF-1.7\n% ${user.id} ${at}`);
    const file = await storeDocument(viewerOf(user), { name: `${at}.pdf`, bytes });
    const { id } = await db.$transaction((tx) => attachDocumentIn(tx, viewerOf(user), { repairRequestId, file }));
    const rows = await db.$queryRaw<{ priority: number }[]>`
      SELECT "priority" FROM pgboss.job WHERE "name" = 'read-quote' AND "data"->>'quoteDocumentId' = ${id}`;
    return { id, priority: rows[0]?.priority };
  };
  const mine = [1, 2, 3];
  const waiting = [];
  for (const at of mine) waiting.push(await handIn(driver, request.id, at));
  expect(waiting.map(({ priority }) => priority)).toEqual([0, -1, -2]);
  expect(await handIn(other, beside.id, 1)).toMatchObject({ priority: 0 });
  const settled = { readStatus: "unreadable", readerDeaths: 2 } as const;
  await db.quoteDocument.updateMany({ where: { repairRequestId: request.id }, data: settled });
  expect(await handIn(driver, request.id, 4)).toMatchObject({ priority: -3 });
});
