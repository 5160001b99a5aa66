import { afterEach, expect, test } from "vitest";
import { makePdfPool } from "#app/platform/pdf/pdf-pool.server.ts";

const limits = { cpu: 2, clock: 600, memory: 400_000_000 };
const tooLong = "Too long for one PDF: print the page.";

function poolOf(more: Partial<Parameters<typeof makePdfPool>[0]> = {}) {
  const pool = makePdfPool({
    ...{ file: "tests/support/test-pdfs.ts", size: 1, idle: 60_000, mostWaiting: 3, mostForOne: 1 },
    ...{ limits, patientLimits: limits, ...more },
  });
  open.push(pool);
  const ask = (kind: string, owner = "dana", signal?: AbortSignal) =>
    pool.makePdf({ kind, data: "Brake pads", tooLong }, { owner, signal });
  return { ...pool, ask };
}
const open: { close: () => void }[] = [];
afterEach(() => {
  for (const pool of open.splice(0)) pool.close();
});

test("a PDF that takes too long is ended with the other way to it, and the next one is made", async () => {
  const { ask } = poolOf();
  const [long, next] = [ask("endless"), ask("words", "erik")];
  await expect(long).rejects.toMatchObject({ name: "Refusal", status: 422, message: tooLong });
  expect((await next).subarray(0, 5).toString()).toBe("%PDF-");
});

test("so is one that takes too much memory, however long it might go on", async () => {
  const patient = { cpu: 600, clock: 600, memory: 200_000_000 };
  const { ask } = poolOf({ limits: patient });
  await expect(ask("hungry")).rejects.toMatchObject({ status: 422, message: tooLong });
  expect((await ask("words")).subarray(0, 5).toString()).toBe("%PDF-");
});

test("whoever goes away frees the place: at work, and in the queue", async () => {
  const { ask } = poolOf({ limits: { ...limits, cpu: 600 } });
  const [gone, left] = [new AbortController(), new AbortController()];
  const [first, second] = [ask("endless", "dana", gone.signal), ask("endless", "erik", left.signal)];
  const third = ask("words", "fay");
  left.abort();
  await expect(second).rejects.toMatchObject({ status: 503 });
  gone.abort();
  await expect(first).rejects.toMatchObject({ status: 503 });
  expect((await third).subarray(0, 5).toString()).toBe("%PDF-");
});

test("nobody has two places: another's PDF is drawn beside an endless one, and one's own has to wait for it", async () => {
  const { ask } = poolOf({ size: 2, limits: { ...limits, cpu: 600 } });
  const endless = ask("endless");
  const own = ask("words");
  await expect(ask("words")).rejects.toMatchObject({ status: 429, retryAfter: 15 });
  expect((await ask("words", "erik")).subarray(0, 5).toString()).toBe("%PDF-");
  open[0]?.close();
  const stopped = { status: 503, message: "This PDF was not finished. Please try again in a minute." };
  await expect(endless).rejects.toMatchObject(stopped);
  await expect(own).rejects.toMatchObject(stopped);
});

test("too many that wait are refused, and who waits too long is told so", async () => {
  const { ask } = poolOf({ mostWaiting: 1, limits: { ...limits, cpu: 600, clock: 1 } });
  const [first, second] = [ask("endless"), ask("words", "erik")];
  await expect(ask("words", "fay")).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/^Many PDFs/),
  });
  await expect(second).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/took too long/) });
  await expect(first).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/took too long/) });
});

test("a fault of ours in a PDF is no refusal, and costs nobody else theirs", async () => {
  const { ask } = poolOf();
  const broken = ask("broken");
  await expect(broken).rejects.toThrow("no such line");
  await expect(broken).rejects.not.toMatchObject({ name: "Refusal" });
  expect((await ask("words")).subarray(0, 5).toString()).toBe("%PDF-");
});
