import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import * as pdf from "@react-pdf/renderer";
import { renderToBuffer } from "@react-pdf/renderer";
import { createElement } from "react";
import { expect, test } from "vitest";
import { lookAtUpload } from "#app/platform/processes/reader.server.ts";
import { countUpload, storeDocument } from "#app/quotes/store.server.ts";
import { anonymous, makeUser, viewerOf } from "../support/world.ts";

/** A browser of its own on a network of its own. */
const visitor = (ip: string) => ({ ...anonymous, visitorId: randomUUID(), ip });

async function ofPages(count: number): Promise<Uint8Array> {
  const pages = Array.from({ length: count }, (_, index) =>
    createElement(pdf.Page, { key: index }, createElement(pdf.Text, null, `Page ${index + 1}`)),
  );
  return new Uint8Array(await renderToBuffer(createElement(pdf.Document, null, ...pages) as never));
}

test("the pages of a PDF are counted before it is kept: 31 are too many", async () => {
  expect(await lookAtUpload(await ofPages(30), "test")).toMatchObject({ pages: 30, tooLarge: null });
  const bytes = await ofPages(31);
  await expect(storeDocument(visitor("198.51.100.1"), { name: "long.pdf", bytes })).rejects.toMatchObject({
    status: 413,
    message: "This PDF has 31 pages; 30 at most. Please upload only the pages with the quote.",
    field: "file",
  });
});

test("what does not say so plainly is left to the reader", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7\nnothing of the kind");
  expect(await lookAtUpload(bytes, "test")).toMatchObject({ pages: null, tooLarge: null });
});

test("400 KB of half a page tree, which took 16 s to count, cost the server nothing", async () => {
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${"/Type /Pages ".repeat(31_000)}`);
  const began = process.cpuUsage();
  const file = await storeDocument(visitor("198.51.100.2"), { name: "tree.pdf", bytes });
  expect(file).toMatchObject({ type: "application/pdf", size: bytes.length });
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1_000);
});

test("a picture is not unpacked when its head says too many pixels", async () => {
  const heic = new Uint8Array(readFileSync("tests/corpus/heic/ruled-3.heic"));
  const file = Buffer.from(heic);
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 4)) {
    file.writeUInt32BE(7_600, at + 8);
    file.writeUInt32BE(7_600, at + 12);
  }
  await expect(
    storeDocument(visitor("198.51.100.3"), { name: "bomb.heic", bytes: new Uint8Array(file) }),
  ).rejects.toMatchObject({
    status: 413,
    message: "This picture has too many pixels. Please send a smaller one.",
    field: "file",
  });
});

test("a fresh cookie is no fresh allowance: 60 uploads an hour from one network, and its sentence", async () => {
  const network = "2001:db8:5:5";
  for (let index = 0; index < 60; index++) await countUpload(visitor(`${network}::${index.toString(16)}`));
  await expect(countUpload(visitor(`${network}::ffff`))).rejects.toMatchObject({
    status: 429,
    message: "Too many documents were uploaded from your network within an hour. Please try again later.",
    retryAfter: expect.any(Number),
  });
  await countUpload(visitor("2001:db8:5:6::1"));
});

test("one browser has 20 uploads an hour, wherever it is", async () => {
  const browser = visitor("198.51.100.4");
  for (let index = 0; index < 20; index++) await countUpload({ ...browser, ip: `198.51.100.${100 + index}` });
  await expect(countUpload(browser)).rejects.toMatchObject({
    status: 429,
    message: "Too many uploads from here. Please try again later.",
  });
});

test("a shop's own people upload all day from one network, each up to 200 files an hour", async () => {
  const ip = "198.51.100.5";
  const advisor = { ...viewerOf(await makeUser("advisor")), ip };
  const colleague = { ...viewerOf(await makeUser("technician")), ip };
  for (let index = 0; index < 200; index++) await countUpload(advisor);
  await expect(countUpload(advisor)).rejects.toMatchObject({
    status: 429,
    message: "You uploaded 200 files within an hour. Please go on a little later.",
  });
  await countUpload(colleague);
  await countUpload(visitor(ip));
});
