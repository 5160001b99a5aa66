import { randomUUID } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { sweepDocuments } from "#app/quotes/sweep.server.ts";
import { anonymous, makeRequest, makeUser } from "../support/world.ts";

const folder = join(env.DATA_DIR, "documents");
const PDF = new TextEncoder().encode("%PDF-1.7");

function aged(name: string, hours: number) {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, name), then, then);
}

async function saved(hours: number) {
  const key = `${randomUUID()}.pdf`;
  await documents.save(key, PDF, "application/pdf");
  aged(key, hours);
  return key;
}

const fileOf = (key: string) => ({ key, name: "a.pdf", type: "application/pdf", size: PDF.length, sha256: "0" });

/** So many that have a row, that the orphans of a test are the fewer. */
async function attach(keys: string[]) {
  const { id: repairRequestId } = await makeRequest(await makeUser("driver"));
  const data = keys.map((storageKey) => ({
    ...{ repairRequestId, storageKey, fileName: "a.pdf", fileType: "application/pdf" },
    ...{ fileSize: 8, sha256: "0" },
  }));
  await db.quoteDocument.createMany({ data });
}

test("documents without a row and files half written are removed when they are old enough; all others stay", async () => {
  const [orphan, young, attached, waiting] = await Promise.all([saved(97), saved(1), saved(500), saved(500)]);
  await attach([attached]);
  await keepPendingForm(anonymous, { kind: "file_quote", data: {}, file: fileOf(waiting) });
  mkdirSync(folder, { recursive: true });
  for (const [name, hours] of [
    ["old", 25],
    ["new", 1],
  ] as const) {
    writeFileSync(join(folder, `.${name}.partial`), "half");
    aged(`.${name}.partial`, hours);
  }
  expect(await sweepDocuments()).toMatchObject({ removed: expect.any(Number), unfinished: 1, left: 0 });
  expect(await documents.read(orphan)).toBeNull();
  for (const key of [young, attached, waiting]) expect(await documents.read(key)).not.toBeNull();
  expect(await sweepDocuments()).toMatchObject({ removed: 0, unfinished: 0 });
});

test("the small picture of an attachment stays, also where the whole one is listed apart from it", async () => {
  const [whole, small, attached] = await Promise.all([saved(1), saved(500), saved(500)]);
  await attach([attached]);
  const picture = {
    state: "kept" as const,
    storageKey: whole,
    thumbnailKey: small,
    fileName: "a.jpg",
    fileType: "image/jpeg",
  };
  await db.communication.create({ data: { messageBody: "Sent a file", attachments: { create: picture } } });
  await sweepDocuments();
  for (const key of [whole, small]) expect(await documents.read(key)).not.toBeNull();
});

test("where most documents have no row it is the database that is wrong: nothing is removed", async () => {
  const { looked } = await sweepDocuments();
  const orphans = await Promise.all(Array.from({ length: looked + 21 }, () => saved(200)));
  expect(await sweepDocuments()).toMatchObject({ removed: 0, left: orphans.length });
  expect(await documents.read(orphans[0] ?? "")).not.toBeNull();
  await attach(orphans.slice(0, -1));
  expect(await sweepDocuments()).toMatchObject({ removed: 1, left: 0 });
});
