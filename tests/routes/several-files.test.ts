// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { action as takeIn } from "#app/routes/dashboard/new/page.tsx";
import { action as uploadInDialog } from "#app/routes/dashboard/repair/quote.tsx";
import { action as addDocument } from "#app/routes/repair-status/documents/add-document.ts";
import { action as upload } from "#app/routes/upload-quote/file.tsx";
import { action as receive } from "#app/routes/upload-quote/receive.ts";
import { action as verify } from "#app/routes/verify-otp/page.tsx";
import { args } from "../support/args.ts";
import { twoPhotos, twoPrinted } from "../support/two-pages.ts";
import { makeRequest, makeUser, newPhone, signIn } from "../support/world.ts";
import { send } from "./api/callers.ts";
import { CAR, codeFor, locationOf, newVisitor } from "./visitor/visitor.ts";

const NAME = "2 pages - IMG_1201.pdf";
const DAMAGED =
  "IMG_1202.jpg: This picture is damaged or of a kind that cannot be opened. Please send it as a JPEG or PNG.";

async function withDamaged(): Promise<File[]> {
  const [first, second] = twoPhotos();
  if (!first || !second) throw new Error("There are two.");
  return [first, new File([await second.slice(0, 20_000).arrayBuffer()], second.name)];
}

/** One paper, one entry in its record, and a file of two pages in the store. */
async function standsOnce(repairRequestId: string) {
  const rows = await db.quoteDocument.findMany({ where: { repairRequestId } });
  expect(rows).toMatchObject([{ fileName: NAME, fileType: "application/pdf" }]);
  expect(await documents.read(rows[0]?.storageKey ?? "")).toHaveLength(rows[0]?.fileSize ?? 0);
  const said = await db.historyEvent.findMany({ where: { repairRequestId, kind: "quote_uploaded" } });
  expect(said.map(({ summary }) => summary)).toEqual([`Quote uploaded: ${NAME}`]);
}

async function repair() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  return { driver, advisor, request: await makeRequest(driver, { advisor }) };
}

// Photos where nothing reads them: how several are read is in tests/quotes/several-files.test.ts.
describe("two files of one quote are one paper", () => {
  test("on the page without a script", async () => {
    const visitor = await newVisitor();
    const form = { ...CAR, newVehicle: "on", ...visitor.person, file: twoPhotos() };
    const to = locationOf(await upload(visitor.ask("/upload-quote?index", form)));
    const answer = await verify(visitor.ask(to.pathname + to.search, { code: await codeFor(visitor.phone) }));
    await standsOnce(locationOf(answer).pathname.split("/").at(-1) ?? "");
  }, 60_000);

  test("ahead of its form, read as one", async () => {
    const visitor = await newVisitor();
    const response: Response = await receive(visitor.ask("/upload-quote/receive", { file: twoPrinted() }));
    const events = (await response.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events[0].kept.name).toBe(NAME);
    expect(events.at(-1)).toMatchObject({ fraction: 1, lines: 8, answer: { total: 122_475, lineCount: 8 } });
  }, 60_000);

  test("added on the status page, and once though they are sent twice", async () => {
    const { driver, request } = await repair();
    const cookie = await signIn(driver, "phone_code");
    const add = () =>
      addDocument(args("/x", { cookie, params: { id: request.id }, form: { file: twoPhotos() } }) as any);
    await expect(await add()).toHaveToast("Document added");
    await add();
    await standsOnce(request.id);
  }, 60_000);

  test("in the dialog of the shop", async () => {
    const { advisor, request } = await repair();
    const form = { file: twoPrinted(), description: "" };
    const answer = await uploadInDialog(
      args("/x", { cookie: await signIn(advisor), params: { id: request.id }, form }),
    );
    await expect(answer).toHaveToast("Analysis Complete!");
    await standsOnce(request.id);
  }, 60_000);

  test("with a caller who is taken in", async () => {
    const { advisor } = await repair();
    const token = randomUUID();
    const form = {
      token,
      phone: newPhone(),
      name: "Nora Lindqvist",
      car: "2019 BMW 330i",
      complaint: "Squeals",
      quote: twoPrinted(),
    };
    const answer: any = await takeIn(args("/dashboard/new", { cookie: await signIn(advisor), form }));
    expect(locationOf(answer).pathname).toBe(`/dashboard/repair-requests/${token}`);
    await standsOnce(token);
  }, 60_000);

  test.each(["/api/quotes/upload", "/api/admin/quotes/upload"])(
    "by POST %s",
    async (path) => {
      const { request } = await repair();
      const cookie = await signIn(await makeUser("admin"));
      const answer = await send("POST", path, { cookie, form: { file: twoPrinted(), repairRequestId: request.id } });
      expect(answer.status).toBe(201);
      await standsOnce(request.id);
    },
    60_000,
  );

  test("by POST /api/quotes/analyze-file", async () => {
    const cookie = await signIn(await makeUser("driver"));
    const form = { ...CAR, newVehicle: "true", file: twoPrinted() };
    const answer = await send("POST", "/api/quotes/analyze-file", { cookie, form });
    const { repairRequestId } = await answer.json();
    await standsOnce(repairRequestId);
  }, 60_000);
});

describe("the file at fault is named, and what was typed stays", () => {
  test("on the page, and ahead of its form", async () => {
    const visitor = await newVisitor();
    const form = { ...CAR, newVehicle: "on", ...visitor.person, file: await withDamaged() };
    const answer: any = await upload(visitor.ask("/upload-quote?index", form));
    expect(answer.init.status).toBe(415);
    expect(answer.data.error.file).toEqual([DAMAGED]);
    expect(answer.data.initialValue).toMatchObject({ name: "Casey Rivera Lopez", model: "330i xDrive" });
    const ahead: Response = await receive(visitor.ask("/upload-quote/receive", { file: await withDamaged() }));
    expect([ahead.status, await ahead.text()]).toEqual([415, DAMAGED]);
  });

  test("in the dialog of the shop, and by a call", async () => {
    const { advisor, request } = await repair();
    const cookie = await signIn(advisor);
    const form = { file: await withDamaged(), description: "From the insurer" };
    const answer: any = await uploadInDialog(args("/x", { cookie, params: { id: request.id }, form }));
    expect(answer.data.error.file).toEqual([DAMAGED]);
    expect(answer.data.initialValue.description).toBe("From the insurer");
    const called = await send("POST", "/api/quotes/upload", {
      cookie,
      form: { file: await withDamaged(), repairRequestId: request.id },
    });
    expect([called.status, await called.json()]).toMatchObject([415, { message: DAMAGED }]);
    expect(await db.quoteDocument.count({ where: { repairRequestId: request.id } })).toBe(0);
  });
});

test("in the dialog a body that is not taken at all is told at its file, and the words beside it stay", async () => {
  const { advisor, request } = await repair();
  const path = `/dashboard/repair-requests/${request.id}/quote`;
  const answer: any = await uploadInDialog(
    args(path, {
      cookie: await signIn(advisor),
      params: { id: request.id },
      form: { description: "Second page follows" },
      headers: { "x-refused-body": "413" },
    }),
  );
  const sentence = "This file is larger than 15 MB. Please upload a smaller one. Several files count together.";
  expect(answer).toMatchObject({
    init: { status: 413 },
    data: {
      error: { file: [sentence] },
      initialValue: { description: "Second page follows" },
      toast: { title: "Upload failed", description: `Error: ${sentence}` },
    },
  });
});
