import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { loader as statusView } from "#app/routes/api/public.ts";
import { loader as openDocument } from "#app/routes/repair-status/documents/document.ts";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { send } from "./callers.ts";

async function attach(repairRequestId: string, words: string | null, fileSize = words?.length ?? 0) {
  const storageKey = `${randomUUID()}.pdf`;
  if (words !== null) await documents.save(storageKey, new TextEncoder().encode(words), "application/pdf");
  const file = { fileName: "quote.pdf", fileType: "application/pdf", sha256: "0".repeat(64) };
  return db.quoteDocument.create({ data: { ...file, repairRequestId, storageKey, fileSize } });
}

async function ask(request: { id: string; accessCode: string }, more = "") {
  const answer = (await statusView(
    args(`/api/public/repair-requests/${request.id}?code=${request.accessCode}${more}`, { params: { id: request.id } }),
  )) as Response;
  return { status: answer.status, body: await answer.json() };
}

test("the status view names where each document is, and carries none of them", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  const { id } = await attach(request.id, "%PDF-1.7 the quote");
  const { status, body } = await ask(request);
  expect(status).toBe(200);
  const url = `/api/public/repair-requests/${request.id}/documents/${id}`;
  expect(body.quoteDocuments).toMatchObject([{ id, url, fileName: "quote.pdf", fileType: "application/pdf" }]);
  expect(body.quoteDocuments[0]).not.toHaveProperty("fileData");
  const opened = await openDocument(
    args(`/repair-status/${request.id}/documents/${id}`, {
      cookie: await signIn(driver),
      params: { id: request.id, documentId: id },
    }),
  );
  expect(await opened.text()).toBe("%PDF-1.7 the quote");
});

test("the link of a document opens with what opened the view: a code or a session, and with nothing else", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  const other = await makeRequest(await makeUser("driver"), { lines: [{}] });
  await attach(request.id, "%PDF-1.7 the quote");
  const { body } = await ask(request);
  const [{ url }] = body.quoteDocuments as [{ url: string }];
  const byCode = await send("GET", url, { search: { code: request.accessCode } });
  expect(byCode.status).toBe(200);
  expect(await byCode.text()).toBe("%PDF-1.7 the quote");
  expect(Object.fromEntries(byCode.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect((await send("GET", url, { cookie: await signIn(driver) })).status).toBe(200);
  expect((await send("GET", url)).status).toBe(401);
  expect((await send("GET", url, { search: { code: other.accessCode } })).status).toBe(404);
  const elsewhere = url.replace(request.id, other.id);
  expect((await send("GET", elsewhere, { search: { code: request.accessCode } })).status).toBe(404);
  const head = await send("HEAD", url, { search: { code: request.accessCode } });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("include=fileData puts them in as base64, so many as fit into 20 MB, and null for one that was lost", async () => {
  const request = await makeRequest(await makeUser("driver"), { lines: [{}] });
  const small = await attach(request.id, "%PDF-1.7 the quote");
  const lost = await attach(request.id, null, 10);
  const huge = await attach(request.id, "%PDF-1.7", 20 * 1024 * 1024);
  const { body } = await ask(request, "&include=fileData");
  const data = new Map(
    (body.quoteDocuments as { id: string; fileData: string | null }[]).map(({ id, fileData }) => [id, fileData]),
  );
  expect(data.get(small.id)).toBe(Buffer.from("%PDF-1.7 the quote").toString("base64"));
  expect(data.get(lost.id)).toBeNull();
  expect(data.get(huge.id)).toBeNull();
  expect((await ask(request, "&include=everything")).status).toBe(400);
});
