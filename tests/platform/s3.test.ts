import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { bucketDocuments } from "#app/platform/storage/s3.server.ts";
import { startBucket } from "../support/stand-ins/s3.ts";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let documents: DocumentStore;

beforeAll(async () => {
  bucket = await startBucket();
  documents = bucketDocuments({ ...bucket.configuration, timeout: 1000 });
});
afterAll(() => bucket.close());
afterEach(() => bucket.failNext());

const key = () => `${randomUUID()}.pdf`;

test("a document comes back byte for byte, lies under its key, and can be removed", async () => {
  const name = key();
  const bytes = new Uint8Array(randomBytes(70_000));
  await documents.save(name, bytes, "application/pdf");
  expect(bucket.objects.get(name)?.type).toBe("application/pdf");
  expect(Buffer.from((await documents.read(name)) ?? []).equals(Buffer.from(bytes))).toBe(true);
  await documents.remove(name);
  await documents.remove(name);
  expect(await documents.read(name)).toBeNull();
});

test("lists every document page by page, and nothing that is not ours", async () => {
  bucket.objects.clear();
  const names = [key(), key(), key(), key(), key()];
  for (const name of names) await documents.save(name, new Uint8Array([1]), "application/pdf");
  bucket.objects.set("backup.tar", { body: Buffer.from("x"), type: "application/x-tar" });
  const listed = [];
  for await (const some of documents.list()) listed.push(...some);
  expect(listed.map((each) => each.key).toSorted()).toEqual(names.toSorted());
  expect(listed[0]?.savedAt).toEqual(new Date("2026-01-02T03:04:05.000Z"));
});

test("a key that could name another place is refused before anything is asked", async () => {
  const asked = bucket.calls.length;
  await expect(documents.read("../secrets.pdf")).rejects.toThrow(RangeError);
  expect(bucket.calls).toHaveLength(asked);
});

test.each(["down", "error", "busy", "acted"] as const)("%s once: it is tried again", async (fault) => {
  const name = key();
  bucket.failNext(fault);
  await documents.save(name, new Uint8Array([1, 2, 3]), "application/pdf");
  expect(await documents.read(name)).toEqual(new Uint8Array([1, 2, 3]));
});

test("down for good: a fault that passes", async () => {
  bucket.failNext("down", "down", "down", "down");
  await expect(documents.save(key(), new Uint8Array([1]), "application/pdf")).rejects.toMatchObject({
    name: "ProviderFault",
    passing: true,
  });
});

test("too slow: a fault that passes", async () => {
  bucket.failNext("slow", "slow", "slow");
  await expect(documents.read(key())).rejects.toMatchObject({ name: "ProviderFault", passing: true });
});

test("another's keys: a fault that does not pass", async () => {
  const stranger = bucketDocuments({ ...bucket.configuration, accessKeyId: "somebody-else" });
  await expect(stranger.read(key())).rejects.toMatchObject({ name: "ProviderFault", passing: false });
});
