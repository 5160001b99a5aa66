import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readRows } from "#app/desk/import/columns.ts";
import { readForm, readJson } from "#app/http/input.server.ts";
import { readCallReport } from "#app/messages/calls/elevenlabs.server.ts";
import { readReturns } from "#app/messages/email/returns.ts";
import { receiveText } from "#app/messages/incoming-text.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as requests } from "#app/routes/api/repair-requests.ts";
import { action as keepNew } from "#app/routes/dashboard/new/draft.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

// What turns the way of reading (U+202A–202E, U+2066–2069) mirrors what stands beside it, in a list, a CSV and a calendar too.
const TURNS = "squeal \u202Eabc\u202C \u2066x\u2067y\u2068z\u2069\u202A\u202B\u202D";
const PLAIN = "squeal abc xyz";
/** Words of other alphabets, a picture that is joined of two, and the ends of lines. */
const KEPT = "שלום, مرحبا 👩‍🔧\nline two\tend";

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/", { method: "POST", body, ...(type && { headers: { "content-type": type } }) });

test("a form: control characters and what turns the way of reading are left out, letters and joined pictures stay", async () => {
  const form = await readForm(post(new URLSearchParams({ a: `${TURNS}\u0007\u009B`, b: KEPT, c: "one\u000Btwo" })));
  expect([form.get("a"), form.get("b"), form.get("c")]).toEqual([PLAIN, KEPT, "one\ntwo"]);
});

test("a password is what was typed: it is never shown, and every letter of it counts", async () => {
  const form = await readForm(post(new URLSearchParams({ password: "a\u202Eb", repeated: "a\u202Eb" })));
  expect([form.get("password"), form.get("repeated")]).toEqual(["a\u202Eb", "a\u202Eb"]);
});

test("files come as they are, in the order in which they were sent", async () => {
  const sent = new FormData();
  sent.append("note", "one");
  sent.append("file", new File(["\u202E"], "a.txt"));
  sent.append("note", "two\u202E");
  const form = await readForm(post(sent));
  expect(form.getAll("note")).toEqual(["one", "two"]);
  expect(await (form.get("file") as File).text()).toBe("\u202E");
});

test("a call: the same, however deep", async () => {
  const json = JSON.stringify({ a: TURNS, list: [{ b: KEPT, currentPassword: "a\u202Eb" }], n: 1, none: null });
  expect(await readJson(post(json, "application/json"))).toEqual({
    ...{ a: PLAIN, list: [{ b: KEPT, currentPassword: "a\u202Eb" }], n: 1, none: null },
  });
});

test("a file that is brought in, a text, the word on an e-mail and the report of a call", async () => {
  const { rows } = readRows(
    "repairs",
    `Phone,Year,Date,Work,Amount,Notes\n5105550143,2019,2025-03-14,Brakes,9,${TURNS}`,
  );
  expect(rows[0]?.cells.notes).toBe(PLAIN);

  const driver = await makeUser("driver");
  const providerMessageId = crypto.randomUUID();
  await receiveText({ providerMessageId, from: driver.phone ?? "", body: TURNS, media: [], takenFor: null });
  const kept = await db.providerEvent.findUniqueOrThrow({ where: { id: providerMessageId } });
  expect(kept.payload).toMatchObject({ body: PLAIN });

  expect(readReturns({ type: "bounce", email: "a@b.c", reason: TURNS })?.[0]?.reason).toBe(PLAIN);
  const data = {
    conversation_id: "c",
    status: "done",
    analysis: { transcript_summary: TURNS, call_successful: "success" },
  };
  const raw = JSON.stringify({ type: "post_call_transcription", event_timestamp: 1, data });
  const at = Math.floor(Date.now() / 1000);
  const sign = createHmac("sha256", "secret").update(`${at}.${raw}`).digest("hex");
  expect(readCallReport("secret", raw, `t=${at},v0=${sign}`)?.state).toMatchObject({ result: { summary: PLAIN } });
});

test("what is asked for, in New and by a call, is kept without it", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const cookie = await signIn(advisor);
  const token = crypto.randomUUID();
  await keepNew(args("/dashboard/new/draft", { cookie, form: { token, complaint: TURNS } }) as never);
  const draft = await db.formDraft.findFirstOrThrow({ where: { userId: advisor.id } });
  expect(JSON.stringify(draft.data)).toContain(`"${PLAIN}"`);
  const { id } = await makeRequest(driver, { advisor });
  const json = { additionalNotes: TURNS };
  const call = args(`/api/repair-requests/${id}`, { cookie, params: { id }, method: "PUT", json });
  expect((await requests(call as never)).status).toBe(200);
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ additionalNotes: PLAIN });
});
