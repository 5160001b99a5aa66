import { expect, test } from "vitest";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { RecordDecision } from "#app/repair/schemas.ts";
import { recordDecision } from "#app/repair/verbs.server.ts";
import { action as saveDecision } from "#app/routes/dashboard/repair/decision.tsx";
import { send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const MINUTE = 60_000;

async function quotedOn(made: Date) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{}], made });
  const record = (at: string) => {
    const said = { person: "Dana", way: "phone", at, said: "Go ahead", approveRepair: true };
    const lines = [{ id: itemIds[0], to: "approved" }];
    return recordDecision(viewerOf(advisor), id, RecordDecision.parse({ ...said, lines }));
  };
  const kept = async () => {
    const rows = await db.authorization.findMany({ where: { repairRequestId: id }, select: { shown: true } });
    return rows.map(({ shown }) => (shown as { when: string }).when);
  };
  return { advisor, id, line: itemIds[0] ?? "", record, kept };
}

const before = (made: Date) =>
  `This repair request was made on ${formatDateTime(made)}: nothing of it was decided before that. What they said earlier goes into “What was said”.`;

test("a decision of before the request was made is refused at its time, on the page with what was typed and by /api", async () => {
  const made = new Date();
  const { advisor, id, line, kept } = await quotedOn(made);
  const cookie = await signIn(advisor);
  const said = { person: "Dana", way: "phone", said: "Go ahead", approveRepair: "on" };
  const form = { ...said, at: "2019-11-30T12:40", "lines[0].id": line, "lines[0].to": "approved" };
  const path = `/dashboard/repair-requests/${id}/decision`;
  expect(await saveDecision(args(path, { cookie, params: { id }, form }))).toMatchObject({
    init: { status: 400 },
    data: { error: { at: [before(made)] }, initialValue: { said: "Go ahead", at: "2019-11-30T12:40" } },
  });
  const lines = [{ id: line, to: "approved" }];
  for (const at of ["2019-11-30T20:40:00Z", new Date(made.getTime() - 2 * MINUTE).toISOString()]) {
    const json = { ...said, approveRepair: true, at, lines };
    const answer = await send("POST", `/api/repair-requests/${id}/decisions`, { cookie, json });
    expect([answer.status, (await answer.json()).errors]).toEqual([400, { at: [before(made)] }]);
  }
  expect(await kept()).toEqual([]);
  // The form's own minute began before the request was made in it.
  const now = { ...form, at: wallTimeOf(made) };
  expect(await saveDecision(args(path, { cookie, params: { id }, form: now }))).toMatchObject({ status: 302 });
  expect(await kept()).toHaveLength(1);
});

test("to the minute, on the shop's clock; in the hour that comes twice the time after it was made is meant", async () => {
  const noon = await quotedOn(new Date("2026-11-20T20:00:30Z"));
  await expect(noon.record("2026-11-20T11:59")).rejects.toMatchObject({ status: 400, field: "at" });
  await expect(noon.record("2026-11-20T20:59:59+01:00")).rejects.toMatchObject({ status: 400, field: "at" });
  await noon.record("2026-11-20T12:00");
  expect(await noon.kept()).toEqual(["November 20, 2026 at 12:00 PM PST"]);
  const night = await quotedOn(new Date("2026-11-01T09:10:30Z"));
  await expect(night.record("2026-11-01T01:09")).rejects.toMatchObject({ status: 400, field: "at" });
  // A call that names the offset means that moment, and no other of the same name.
  for (const early of ["2026-11-01T08:20:00Z", "2026-11-01T01:20:00-07:00"])
    await expect(night.record(early)).rejects.toMatchObject({ status: 400, field: "at" });
  await night.record("2026-11-01T01:10");
  expect(await night.kept()).toEqual(["November 1, 2026 at 1:10 AM PST"]);
});

test("a line that came to the repair later was decided when they say: the request is what it goes by", async () => {
  const { record, kept, line } = await quotedOn(new Date("2026-11-10T18:00:00Z"));
  await db.repairLineItem.update({ where: { id: line }, data: { createdAt: new Date("2026-11-12T18:00:00Z") } });
  await record("2026-11-11T09:00");
  expect(await kept()).toEqual(["November 11, 2026 at 9:00 AM PST"]);
});
