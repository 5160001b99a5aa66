import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { bucketDocuments } from "#app/platform/storage/s3.server.ts";
import { startStandIn } from "../support/stand-ins/http.ts";
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

test("without keys the role of the machine is asked, and its keys go with every call", async () => {
  const role = await startStandIn(
    () => ({
      body: JSON.stringify({
        ...{ AccessKeyId: "stand-in-key", SecretAccessKey: "stand-in-secret", Token: "of-the-role" },
        Expiration: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    }),
    () => "",
  );
  vi.stubEnv("AWS_CONTAINER_CREDENTIALS_FULL_URI", `${role.url}/role`);
  try {
    const { keys: _, ...configuration } = bucket.configuration;
    const name = key();
    await bucketDocuments(configuration).save(name, new Uint8Array([7]), "application/pdf");
    expect(bucket.objects.has(name)).toBe(true);
    expect(bucket.calls.at(-1)?.headers["x-amz-security-token"]).toBe("of-the-role");
  } finally {
    vi.unstubAllEnvs();
    await role.close();
  }
});

test.each([
  ["virtual", "documents.s3.invalid"],
  ["path", "s3.invalid"],
  [undefined, "s3.invalid"],
] as const)("a bucket whose style is %s is asked for at %s", async (style, host) => {
  const elsewhere = bucketDocuments({ ...bucket.configuration, style, endpoint: "http://s3.invalid" });
  await expect(elsewhere.read(key())).rejects.toMatchObject({ cause: { hostname: host } });
});

test("another's keys: a fault that does not pass", async () => {
  const stranger = bucketDocuments({
    ...bucket.configuration,
    keys: { accessKeyId: "somebody-else", secretAccessKey: "theirs" },
  });
  await expect(stranger.read(key())).rejects.toMatchObject({ name: "ProviderFault", passing: false });
});
