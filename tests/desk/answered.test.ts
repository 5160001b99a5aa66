import { expect, test } from "vitest";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { writeToCustomer } from "#app/desk/write-customer.server.ts";
import { openConversation, sendMessage } from "#app/messages/communication.server.ts";
import { queueAskAgain } from "#app/messages/customers/tell.server.ts";
import { db } from "#app/platform/db.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
const asViewer = (user: User) => viewerOf(user) as SignedInViewer;
const kindsOf = async (user: User) => (await listWaiting(viewerOf(user))).rows.map(({ kind }) => kind);

async function asked() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "In Progress", lines: [{ group: "pending" }] });
  const text = { channel: "sms", direction: "inbound" } as const;
  const said = { ...text, senderUserId: driver.id, receiverUserId: advisor.id, repairRequestId: id };
  await db.communication.create({ data: { ...said, messageBody: "Is it 12 months?" } });
  const href = `/dashboard/communications/${driver.id}`;
  await db.notification.create({ data: { userId: advisor.id, kind: "message", title: "Text", body: "Is it", href } });
  const unread = () => db.notification.count({ where: { userId: advisor.id, href, readAt: null } });
  return { driver, advisor, id, itemIds, unread };
}

test("a question that was only read still waits for its answer", async () => {
  const { driver, advisor } = await asked();
  await openConversation(asViewer(advisor), driver.id);
  expect(await kindsOf(advisor)).toContain("message");
  await sendMessage(viewerOf(advisor), { receiverUserId: driver.id, messageBody: "Yes." });
  expect(await kindsOf(advisor)).not.toContain("message");
});

test.each(["email", "web"] as const)(
  "a text is answered by %s from the request's page, and is no news after it",
  async (way) => {
    const { advisor, id, unread } = await asked();
    const answer = { messageBody: "Yes, 12 months.", way, origin: "http://localhost:3000" };
    await writeToCustomer(viewerOf(advisor), id, answer);
    expect(await kindsOf(advisor)).not.toContain("message");
    expect(await unread()).toBe(0);
  },
);

test("a colleague's answer is an answer, and what the customer says after it waits anew", async () => {
  const { driver, advisor } = await asked();
  const admin = await makeUser("admin");
  await sendMessage(viewerOf(admin), { receiverUserId: driver.id, messageBody: "Yes." });
  expect(await kindsOf(advisor)).not.toContain("message");
  await sendMessage(viewerOf(driver), { receiverUserId: advisor.id, messageBody: "And the labor?" });
  expect(await kindsOf(advisor)).toContain("message");
});

test("a customer who chose the phone is to be called: it stands in the advisor's Now until they decided, and no technician is told", async () => {
  const [driver, advisor, technician] = [
    await makeUser("driver", { firstName: "Dana", lastName: "Whitfield" }),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const { id, itemIds } = await makeRequest(driver, {
    advisor,
    technician,
    status: "In Progress",
    lines: [{ group: "approved" }, { group: "pending" }],
  });
  await db.user.update({ where: { id: driver.id }, data: { contactPreference: "phone" } });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: "phone" } });
  const asks = { repairRequestId: id, accountId: driver.accountId, vehicle: "Honda Accord 2017", what: "Drive belt" };
  await db.$transaction((tx) => queueAskAgain(tx, asks));
  await db.$transaction((tx) => queueAskAgain(tx, { ...asks, what: "Drive belt and tensioner" }));
  const row = (await listWaiting(viewerOf(advisor))).rows.filter(({ kind }) => kind === "call_back");
  expect(row).toHaveLength(1);
  expect(row[0]).toMatchObject({ requestId: id, customer: "Dana Whitfield" });
  expect(await db.notification.count({ where: { userId: technician.id, kind: "call_back" } })).toBe(0);
  await moveLineItem(viewerOf(driver), itemIds[1] ?? "", "declined");
  expect(await kindsOf(advisor)).not.toContain("call_back");
});
