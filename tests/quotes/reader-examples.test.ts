import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/access/viewer.server.ts";
import { forgetWords } from "#app/people/forget.server.ts";
import { db } from "#app/platform/db.server.ts";
import { correctAndConsent, findConsent, withdrawConsent } from "#app/quotes/examples/consent.server.ts";
import { Example } from "#app/quotes/examples/example.ts";
import { listExamples, makeExample } from "#app/quotes/examples/make.server.ts";
import { addMissingLine, takeOffLine } from "#app/quotes/papers/put-right.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import { readQuoteDocument } from "#app/quotes/read.server.ts";
import { storeDocument } from "#app/quotes/store.server.ts";
import { action as aboutAction, loader as aboutPage } from "#app/routes/repair-status/documents/learning.tsx";
import { action as correctAction, loader as correctPage } from "#app/routes/repair-status/lines/correct-item.tsx";
import { examplesIn } from "../bench/learned/papers.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

vi.setConfig({ testTimeout: 90_000 });

const PAPER = new Uint8Array(readFileSync("tests/corpus/tuned/ruled-1.pdf"));
const TRUTH = JSON.parse(readFileSync("tests/corpus/tuned/ruled-1.json", "utf8"));

/** A customer's document, read, and the line that is corrected. */
async function readPaper() {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver);
  const viewer = viewerOf(driver);
  const file = await storeDocument(viewer, { name: "quote.pdf", bytes: PAPER });
  const { id } = await db.$transaction((tx) => attachDocumentIn(tx, viewer, { repairRequestId: request.id, file }));
  await readQuoteDocument({ quoteDocumentId: id });
  await db.quoteDocument.update({ where: { id }, data: { waitsFor: null } });
  let line = await db.repairLineItem.findFirst({ where: { quoteDocumentId: id }, orderBy: { position: "asc" } });
  if (!line) {
    // The paper is of another car than the request: it was asked about first.
    const { sayDocument } = await import("#app/quotes/papers/say.server.ts");
    await db.quoteDocument.update({ where: { id }, data: { waitsFor: "car" } });
    await sayDocument(viewer, id, { car: "mistake_of_the_paper" });
    line = await db.repairLineItem.findFirstOrThrow({ where: { quoteDocumentId: id }, orderBy: { position: "asc" } });
  }
  const correction = { description: `${line.description} (front)`, quantity: 1, unitPrice: 12_345 };
  return { driver, viewer, request, id, item: line.id, correction };
}

const kept = (quoteDocumentId: string) => db.readerExample.findUnique({ where: { quoteDocumentId } });

describe("a correction as an example", () => {
  test("without consent nothing is kept", async () => {
    const { viewer, id, item, correction } = await readPaper();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: false, wasLearning: false });
    expect(await kept(id)).toBeNull();
    await makeExample({ quoteDocumentId: id });
    expect(await kept(id)).toBeNull();
  });

  test("with consent its words and corrected lines are kept, of nobody, as the training takes them", async () => {
    const { driver, viewer, request, id, item, correction } = await readPaper();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    expect(await kept(id)).toMatchObject({ consentedById: driver.id, example: null });
    const said = { repairRequestId: request.id, summary: { contains: "may learn" } };
    expect(await db.historyEvent.count({ where: said })).toBe(1);
    await makeExample({ quoteDocumentId: id });
    const first = await kept(id);
    await makeExample({ quoteDocumentId: id });
    expect((await kept(id))?.example).toEqual(first?.example);

    const { pages, truth } = Example.parse(first?.example);
    expect(truth.items[0]).toMatchObject({ ...nameOf(correction), quantity: 1, unitPrice: 12_345, totalPrice: 12_345 });
    expect(truth).toMatchObject({ total: TRUTH.total, tax: TRUTH.tax });
    const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(" ");
    expect(text).toContain("Total");
    for (const secret of [TRUTH.vehicle.vin, driver.lastName, TRUTH.header.documentNumber, "555-"])
      expect(text).not.toContain(secret);

    const folder = mkdtempSync(path.join(tmpdir(), "examples-"));
    const lines: string[] = [];
    for await (const each of listExamples()) lines.push(JSON.stringify(each));
    writeFileSync(path.join(folder, "examples"), lines.join("\n"));
    const papers = examplesIn(path.join(folder, "examples"));
    rmSync(folder, { recursive: true });
    const [paper] = papers.filter(({ document }) => document.truth.items[0]?.totalPrice === 12_345);
    expect(paper?.labels?.items.filter((line) => line !== null).length).toBe(
      TRUTH.items.filter((item: { totalPrice: number }) => item.totalPrice > 0).length - 1,
    );
  });

  test("a line that was missed is learned with the others, and one that is not on the paper is not", async () => {
    const { viewer, request, id, item, correction } = await readPaper();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    const missed = { type: "Labor" as const, description: "Tire rotation", quantity: 1, unitPrice: 54_321 };
    await addMissingLine(viewer, request.id, { ...missed, document: id, key: undefined });
    const { id: second } = await db.repairLineItem.findFirstOrThrow({ where: { quoteDocumentId: id, position: 1 } });
    await takeOffLine(viewer, request.id, second);
    await makeExample({ quoteDocumentId: id });
    const { truth } = Example.parse((await kept(id))?.example);
    expect(truth.items.map(({ totalPrice }) => totalPrice)).toContain(54_321);
    expect(truth.items).toHaveLength(TRUTH.items.filter((one: { totalPrice: number }) => one.totalPrice > 0).length);
  });

  test("a second correction without the box takes it back, and so does the page about it, once", async () => {
    const { viewer, request, id, item, correction } = await readPaper();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    await correctAndConsent(viewer, item, { ...correction, unitPrice: 20_000, mayLearn: false, wasLearning: true });
    expect(await kept(id)).toBeNull();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    expect((await findConsent(viewer, id)).readerExample).not.toBeNull();
    await withdrawConsent(viewer, id);
    await withdrawConsent(viewer, id);
    expect(await kept(id)).toBeNull();
    const said = { repairRequestId: request.id, summary: { contains: "no longer learn" } };
    expect(await db.historyEvent.count({ where: said })).toBe(2);
    await makeExample({ quoteDocumentId: id });
    expect(await kept(id)).toBeNull();
  });

  test("it goes with the document and with the customer; another customer's is not theirs to take back", async () => {
    const one = await readPaper();
    await correctAndConsent(one.viewer, one.item, { ...one.correction, mayLearn: true, wasLearning: false });
    const other = await readPaper();
    await correctAndConsent(other.viewer, other.item, { ...other.correction, mayLearn: true, wasLearning: false });
    await expect(withdrawConsent(other.viewer, one.id)).rejects.toMatchObject({ status: 404 });
    await db.repairLineItem.deleteMany({ where: { quoteDocumentId: one.id } });
    await db.quoteDocument.delete({ where: { id: one.id } });
    expect(await kept(one.id)).toBeNull();
    const person = await db.user.findUniqueOrThrow({ where: { id: other.driver.id } });
    await db.$transaction((tx) => forgetWords(tx, person));
    expect(await kept(other.id)).toBeNull();
  });

  test("whoever holds the link alone speaks for the customer, and of a deleted customer nothing is kept or made", async () => {
    const { driver, request, id, item, correction } = await readPaper();
    const holder: Viewer = {
      ...viewerOf(driver),
      user: null,
      sessionId: null,
      repairCode: { code: "held", repairRequestId: request.id },
    };
    await correctAndConsent(holder, item, { ...correction, mayLearn: true, wasLearning: false });
    expect(await kept(id)).toMatchObject({ consentedById: driver.id });
    await db.readerExample.update({ where: { quoteDocumentId: id }, data: { consentedById: null } });
    const person = await db.user.findUniqueOrThrow({ where: { id: driver.id } });
    await db.$transaction((tx) => forgetWords(tx, person));
    expect(await kept(id)).toBeNull();
    await db.user.update({ where: { id: driver.id }, data: { deletedAt: new Date(), firstName: "Deleted" } });
    await db.readerExample.create({ data: { quoteDocumentId: id } });
    await makeExample({ quoteDocumentId: id });
    expect(await kept(id)).toBeNull();
  });

  test("a form that was open while the consent was taken back does not bring it back, nor takes a new one away", async () => {
    const { viewer, id, item, correction } = await readPaper();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    await withdrawConsent(viewer, id);
    await correctAndConsent(viewer, item, { ...correction, unitPrice: 300, mayLearn: true, wasLearning: true });
    expect(await kept(id)).toBeNull();
    await correctAndConsent(viewer, item, { ...correction, mayLearn: true, wasLearning: false });
    await correctAndConsent(viewer, item, { ...correction, unitPrice: 400, mayLearn: false, wasLearning: false });
    expect(await kept(id)).not.toBeNull();
  });

  test("nobody of the shop consents for a customer", async () => {
    const { id, item, request, correction } = await readPaper();
    const advisor = await makeUser("advisor");
    await db.repairRequest.update({ where: { id: request.id }, data: { advisorId: advisor.id } });
    await correctAndConsent(viewerOf(advisor), item, { ...correction, mayLearn: true, wasLearning: false });
    expect(await kept(id)).toBeNull();
  });
});

test("the box is off until it is set, stays set, and the page about it takes it back", async () => {
  const { driver, request, id, item } = await readPaper();
  const cookie = await signIn(driver, "phone_code");
  const params = { id: request.id, itemId: item, documentId: id };
  const path = `/repair-status/${request.id}/line-items/${item}/correct`;
  const box = async () => (await correctPage(args(path, { params, cookie }))).mayLearn;
  expect(await box()).toEqual({ given: false });
  const form = { description: "Brake pads", quantity: "1", unitPrice: "20" };
  await correctAction(args(path, { method: "POST", params, cookie, form: { ...form, mayLearn: "on" } }));
  expect(await box()).toEqual({ given: true });
  const about = `/repair-status/${request.id}/documents/${id}/learning`;
  expect((await aboutPage(args(about, { params, cookie }))).since).toMatch(/\d/);
  await aboutAction(args(about, { method: "POST", params, cookie, form: { nothing: "" } }));
  expect(await kept(id)).toBeNull();
});

const nameOf = ({ description }: { description: string }) => ({ description });
