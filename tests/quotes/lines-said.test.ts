// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { loader as documentPage } from "#app/routes/dashboard/repair/document.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// Of a document without lines both pages say why, in one sentence, and lead to the question where one is open.

test("being read, waiting for a word and nothing found are three things", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  const cookie = await signIn(advisor);
  const lines: [string, number][] = [
    ["Oil change", 8_000],
    ["Wipers", 4_000],
  ];
  const vehicle = { year: 2014, make: "Volkswagen", model: "Passat" };
  const document = await handIn(viewerOf(driver), id, { number: "W-1", total: 12_000, vehicle, lines });
  const params = { id, documentId: document.id };
  const said = async () => {
    const request: any = await page(args(`/dashboard/repair-requests/${id}`, { cookie, params }));
    const beside: any = await documentPage(args(`/dashboard/repair-requests/${id}/documents/x`, { cookie, params }));
    const [shown] = request.documents;
    expect(beside.none).toBe(shown.lines.words);
    return shown.lines;
  };
  const read = (data: object) => db.quoteDocument.update({ where: { id: document.id }, data });
  expect(await said()).toEqual({
    words: "2 lines were read on it and wait until somebody says which car is right.",
    ask: "Say which car is right",
  });
  await read({ readStatus: "reading" });
  expect(await said()).toEqual({ words: "It is still being read.", ask: null });
  await read({ readStatus: "read" });
  await sayDocument(viewerOf(advisor), document.id, { car: "mistake_of_the_paper" });
  expect(await said()).toEqual({
    words: "2 lines were read on it and wait until somebody says whether it is the quote that was typed.",
    ask: "Say whether it is the same",
  });
  await read({ waitsFor: null, reading: { ...(document.reading as object), items: [] } });
  expect(await said()).toEqual({ words: "No line was found on it.", ask: null });
  await sayDocument(viewerOf(advisor), document.id, { car: "wrong_file" });
  expect(await said()).toEqual({ words: "It is set aside: its lines count for nothing.", ask: null });
});
