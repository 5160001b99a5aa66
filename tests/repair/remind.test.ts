import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { momentOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { remindOfGoAheads } from "#app/repair/requests/remind.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// Whoever decided on every line and forgot the one press that authorizes the work is reminded of it, once.

const NOON = momentOf("2026-11-24T12:00");
const NIGHT = momentOf("2026-11-24T22:30");
const hoursBefore = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);

let driver: Awaited<ReturnType<typeof makeUser>>;
let open: string[] = [];

beforeEach(async () => {
  open = [];
  driver = await makeUser("driver");
});
afterEach(async () => {
  await db.repairRequest.updateMany({ where: { id: { in: open } }, data: { status: "Cancelled" } });
});

async function decided(groups: ("approved" | "declined" | "pending")[], updatedAt = hoursBefore(5)) {
  const { id } = await makeRequest(driver, {
    status: "Pending_Approval",
    lines: groups.map((group) => ({ group, unitPrice: 10_000 })),
  });
  open.push(id);
  await db.repairRequest.update({ where: { id }, data: { updatedAt } });
  return id;
}

const texts = (repairRequestId: string) =>
  db.outboundMessage.findMany({ where: { repairRequestId }, orderBy: { createdAt: "asc" } });
const emails = (repairRequestId: string) => db.outboundEmail.findMany({ where: { repairRequestId } });

describe("a customer who decided and did not authorize", () => {
  test("is reminded once, by text, with the link, some hours after and not at night", async () => {
    const id = await decided(["approved", "declined"]);
    await remindOfGoAheads(NIGHT);
    await remindOfGoAheads(hoursBefore(3));
    expect(await texts(id)).toEqual([]);
    await remindOfGoAheads(NOON);
    await remindOfGoAheads(NOON);
    const [text, ...more] = await texts(id);
    expect(more).toEqual([]);
    expect(text?.phone).toBe(driver.phone);
    expect(text?.body).toContain("You decided on every line for your Porsche 911 2021, but did not give your go-ahead");
    expect(text?.body).toContain(`/repair-status/${id}`);
    expect(text?.body).toMatch(/Reply STOP to opt out\.$/);
  });

  test("is reminded from nine in the morning until eight in the evening of the shop's day", async () => {
    const id = await decided(["approved"], hoursBefore(12));
    for (const time of ["08:59", "20:00"]) await remindOfGoAheads(momentOf(`2026-11-24T${time}`));
    expect(await texts(id)).toEqual([]);
    await remindOfGoAheads(momentOf("2026-11-24T19:59"));
    expect(await texts(id)).toHaveLength(1);
  });

  test("gets no text after STOP, and by e-mail where that is the way", async () => {
    const said = { kind: "sms", action: "opt_out", textShown: "STOP", source: "sms", proven: true } as const;
    await db.$transaction((tx) => recordConsent(tx, { ...said, phone: driver.phone ?? "", ip: null, userAgent: null }));
    const id = await decided(["approved"]);
    await remindOfGoAheads(NOON);
    expect(await texts(id)).toEqual([]);
    expect((await emails(id)).map(({ content }) => Object(content).subject)).toEqual([
      "Your Porsche 911 2021 waits for your go-ahead",
    ]);
  });

  test("is not reminded while a line waits for a word, nor of what is long past, nor once it is authorized", async () => {
    const waits = await decided(["approved", "pending"]);
    const old = await decided(["approved"], hoursBefore(24 * 9));
    const given = await decided(["approved"]);
    await approveRepair(viewerOf(driver), given);
    await db.outboundMessage.deleteMany({ where: { repairRequestId: given } });
    await db.repairRequest.update({ where: { id: given }, data: { updatedAt: hoursBefore(5) } });
    await remindOfGoAheads(NOON);
    for (const id of [waits, old, given]) expect(await texts(id)).toEqual([]);
  });
});
