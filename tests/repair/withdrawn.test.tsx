// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { db } from "#app/platform/db.server.ts";
import { freezeBytes } from "#app/repair/records/authorizations.server.ts";
import { ShownAuthorization } from "#app/repair/records/shown.ts";
import {
  approveRepair,
  moveLineItem,
  recordDecision,
  removeLineItem,
  undoMove,
  updateStatus,
} from "#app/repair/verbs.server.ts";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { action as settle } from "#app/routes/dashboard/repair/withdrawal.ts";
import { loader as confirm } from "#app/routes/repair-status/authorization/withdraw.tsx";
import { Decision } from "#app/routes/repair-status/lines/decision.tsx";
import { action as job } from "#app/routes/repair-status/lines/job.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../support/world.ts";

async function underWay() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [{ description: "Pads", group: "approved" as const }, { description: "Rotors" }];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines, made: NEW_YEAR });
  const [pads = "", rotors = ""] = itemIds;
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  const said = { person: "Dana Driver", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Go ahead" };
  await recordDecision(asAdvisor, id, { ...said, lines: [], approveRepair: true });
  const groupOf = async (item: string) => (await db.repairLineItem.findUniqueOrThrow({ where: { id: item } })).group;
  const waits = async () =>
    (await listWaiting(asAdvisor)).rows.filter(({ requestId }) => requestId === id).map(({ kind }) => kind);
  return { id, pads, rotors, driver, advisor, asDriver, asAdvisor, groupOf, waits };
}

test("until the work has begun a tap is enough; then it is asked once more, and the desk has it to do until it is dealt with", async () => {
  const { id, pads, rotors, driver, advisor, asDriver, asAdvisor, groupOf, waits } = await underWay();
  await moveLineItem(asDriver, pads, "declined");
  await moveLineItem(asDriver, pads, "approved");
  expect(await waits()).not.toContain("withdrawn");
  await updateStatus(asAdvisor, id, "In Progress");
  await expect(moveLineItem(asDriver, pads, "declined")).rejects.toMatchObject({
    status: 409,
    message: "The work has begun: look at Pads once more, and confirm that you take your go-ahead back.",
  });
  // What was not approved is no go-ahead.
  await moveLineItem(asDriver, rotors, "declined");
  const cookie = await signIn(driver, "phone_code");
  const path = `/repair-status/${id}/withdraw?to=declined&item=${pads}`;
  const asked: any = await confirm(args(path, { cookie, params: { id } }));
  expect(asked).toMatchObject({ to: "declined", lines: [{ id: pads, description: "Pads", totalPrice: 10_000 }] });
  const form = { group: "declined", withdraw: "yes", item: pads, from: "approved", price: "10000" };
  // Without a script too it is said that it is done.
  await expect(await job(args(`/repair-status/${id}/job`, { cookie, params: { id }, form }))).toHaveToast(
    "Go-ahead taken back",
  );
  expect(await groupOf(pads)).toBe("declined");
  expect(await waits()).toContain("withdrawn");
  const notice = await db.notification.findFirstOrThrow({
    where: { userId: advisor.id, repairRequestId: id },
    orderBy: { createdAt: "desc" },
  });
  expect(notice.body).toBe(
    "Pads declined by the customer after the work had begun. Stop that work, and call the customer about what is done already. Approved so far: $0.00.",
  );
  const desk = await signIn(advisor);
  const found: any = await page(args(`/dashboard/repair-requests/${id}`, { cookie: desk, params: { id } }));
  expect(found.withdrawn).not.toBeNull();
  const door = args(`/dashboard/repair-requests/${id}/withdrawal`, { cookie: desk, params: { id }, form: {} });
  await expect(await settle(door)).toHaveToast("Dealt with");
  expect(await waits()).not.toContain("withdrawn");
});

test("the undo of a moment ago takes no go-ahead back that the shop works by", async () => {
  const { id, rotors, asDriver, asAdvisor, groupOf } = await underWay();
  await updateStatus(asAdvisor, id, "In Progress");
  await moveLineItem(asDriver, rotors, "approved");
  await expect(undoMove(asDriver, rotors)).rejects.toMatchObject({
    status: 409,
    message: "The work has begun: look at Rotors once more, and confirm that you take your go-ahead back.",
  });
  expect(await groupOf(rotors)).toBe("approved");
  await updateStatus(asAdvisor, id, "Needs Approval");
  await expect(undoMove(asDriver, rotors)).rejects.toMatchObject({ status: 409 });
});

test("what is taken back of begun work is a revision of the record, whoever writes it down; the one before stays as it was", async () => {
  const { id, pads, asDriver, asAdvisor } = await underWay();
  const revisions = () => db.authorization.findMany({ where: { repairRequestId: id }, orderBy: { revision: "asc" } });
  await updateStatus(asAdvisor, id, "In Progress");
  const [first] = await revisions();
  await moveLineItem(asDriver, pads, "declined", { withdraw: true });
  const [before, second, ...more] = await revisions();
  expect(more).toEqual([]);
  expect(before).toEqual(first);
  expect(Number(second?.sum)).toBe(0);
  const shown = ShownAuthorization.parse(second?.shown);
  expect(shown).toMatchObject({
    takenBack: { before: 10_000, lines: [{ description: "Pads", totalPrice: 10_000 }] },
    further: null,
    lines: [],
    by: "Dana Driver",
  });
  expect(shown.statement).toMatch(/^The lines listed here stay authorized\. Those that are taken back/);
  const { pdf } = await freezeBytes(shown);
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
  // No text calls it a go-ahead.
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id } });
  expect(texts.filter(({ body }) => body.includes("You authorized $0.00"))).toEqual([]);
});

test("on the page a go-ahead whose work has begun is taken back on a page of its own, without a script too", () => {
  const item: any = { id: "a", repairRequestId: "r", group: "approved", totalPrice: 100, description: "Pads" };
  const drawn = (begun: boolean) => {
    const Component = () => <Decision name="Pads" items={[item]} demo={false} begun={begun} status="In Progress" />;
    const Stub = createRoutesStub([{ path: "/", Component }]);
    return renderToStaticMarkup(<Stub />);
  };
  expect(drawn(true)).toContain('href="/repair-status/r/withdraw?to=declined&amp;item=a"');
  expect(drawn(true)).not.toContain('value="declined"');
  expect(drawn(false)).toContain('value="declined"');
});

test("what the shop notes as taken off after the go-ahead is told to the customer, with what holds now", async () => {
  const { id, pads, asAdvisor } = await underWay();
  await updateStatus(asAdvisor, id, "In Progress");
  const said = { person: "Dana Driver", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Later" };
  const texts = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } })).map(
      ({ body }) => body,
    );
  const before = (await texts()).length;
  await recordDecision(asAdvisor, id, { ...said, lines: [{ id: pads, to: "deferred" }], approveRepair: false });
  const news = (await texts()).slice(before);
  expect(news).toHaveLength(1);
  expect(news[0]).toContain(
    "As you told us, we do not do this on your Porsche 911 2021 now: Pads. What you authorized comes to $0.00.",
  );
  // Said again it is nothing new.
  await expect(
    recordDecision(asAdvisor, id, { ...said, lines: [{ id: pads, to: "deferred" }], approveRepair: false }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await texts()).toHaveLength(before + 1);
});

describe("the last authorized line taken back before the work begins is the whole authorization withdrawn", () => {
  const standing = async (id: string) => {
    const { status, lineItems } = await db.repairRequest.findUniqueOrThrow({
      where: { id },
      select: { status: true, lineItems: { orderBy: { position: "asc" }, select: { group: true } } },
    });
    const { summary } = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: id },
      orderBy: { id: "desc" },
    });
    return { status, groups: lineItems.map(({ group }) => group), summary };
  };
  const WITHDRAWN = "Authorization withdrawn by the customer. Status changed from Pending Repair to Pending Approval";

  test.each(["declined", "deferred"] as const)("by %s, on the line itself", async (to) => {
    const { id, pads, advisor, asDriver, waits } = await underWay();
    await moveLineItem(asDriver, pads, to);
    expect(await standing(id)).toEqual({ status: "Pending_Approval", groups: [to, "pending"], summary: WITHDRAWN });
    expect(await waits()).not.toContain("approved");
    const { body } = await db.notification.findFirstOrThrow({
      where: { userId: advisor.id, repairRequestId: id },
      orderBy: { createdAt: "desc" },
    });
    expect(body).toBe("The status changed from Pending Repair to Pending Approval.");
  });

  test("by what the shop hears and records, and by the shop's own removal", async () => {
    const heard = await underWay();
    const said = { person: "Dana Driver", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Leave it" };
    const lines = [{ id: heard.pads, to: "declined" as const }];
    await recordDecision(heard.asAdvisor, heard.id, { ...said, lines, approveRepair: false });
    expect(await standing(heard.id)).toMatchObject({ status: "Pending_Approval", summary: WITHDRAWN });
    const removed = await underWay();
    await removeLineItem(removed.asAdvisor, removed.pads);
    expect(await standing(removed.id)).toMatchObject({
      status: "Pending_Approval",
      summary: "Status changed from Pending Repair to Pending Approval",
    });
  });

  test("of two lines the other one stays authorized; what is taken back can be approved and authorized anew", async () => {
    const { id, pads, rotors, asDriver, asAdvisor } = await underWay();
    await moveLineItem(asDriver, rotors, "approved");
    await moveLineItem(asDriver, pads, "declined");
    expect(await standing(id)).toMatchObject({ status: "Pending_Repair" });
    await moveLineItem(asDriver, rotors, "declined");
    expect(await standing(id)).toMatchObject({ status: "Pending_Approval" });
    await expect(updateStatus(asAdvisor, id, "In Progress", { ask: true })).rejects.toMatchObject({
      status: 409,
      coded: { code: "unapproved" },
    });
    await moveLineItem(asDriver, pads, "approved");
    await approveRepair(asDriver, id);
    expect(await standing(id)).toMatchObject({ status: "Pending_Repair" });
  });
});
