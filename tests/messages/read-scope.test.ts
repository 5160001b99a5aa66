import { beforeAll, expect, test } from "vitest";
import { exportList } from "#app/desk/export/export.server.ts";
import { findMessage, listMessages } from "#app/messages/communication.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// Whose messages staff read: their own, those of repairs that are theirs, an advisor those of their customers. No colleague's.

type User = Awaited<ReturnType<typeof makeUser>>;
let staff: Record<string, User>;
let driver: User;

beforeAll(async () => {
  const shop = (await db.account.create({ data: { subscriptionTier: "Free" } })).id;
  const [mine, other, theirs] = [await makeUser("driver"), await makeUser("driver"), await makeUser("driver")];
  const make = (role: "advisor" | "technician" | "admin") => makeUser(role, { accountId: shop });
  const [marcus, charles, tom, ada] = [
    await make("advisor"),
    await make("advisor"),
    await make("technician"),
    await make("admin"),
  ];
  staff = { marcus, charles, tom, ada } as Record<string, User>;
  driver = mine;
  const advised = await makeRequest(mine, { advisor: marcus, technician: tom, lines: [{}] });
  const handedOn = await makeRequest(mine, { advisor: charles, lines: [{}] });
  const foreign = await makeRequest(other, { advisor: charles, lines: [{}] });
  await db.accountAdvisor.create({ data: { accountId: theirs.accountId, advisorId: marcus.id } });
  const write = (sender: User, receiver: User, messageBody: string, repairRequestId: string | null = null) =>
    db.communication.create({
      data: { senderUserId: sender.id, receiverUserId: receiver.id, messageBody, repairRequestId },
    });
  await write(marcus, mine, "Your car is ready", advised.id);
  await write(charles, mine, "About the other repair", handedOn.id);
  await write(charles, mine, "About nothing of ours");
  await write(charles, theirs, "To a customer whom Marcus looks after");
  await write(charles, other, "Please keep the old rotors", foreign.id);
  await write(charles, ada, "Among two of the shop");
  await write(tom, charles, "A word to Charles");
});

const READ: Record<string, string[]> = {
  marcus: ["About nothing of ours", "To a customer whom Marcus looks after", "Your car is ready"],
  tom: ["A word to Charles", "Your car is ready"],
  charles: [
    "A word to Charles",
    "About nothing of ours",
    "About the other repair",
    "Among two of the shop",
    "Please keep the old rotors",
    "To a customer whom Marcus looks after",
  ],
};

test.each(["marcus", "tom", "charles"])("%s reads the same by the call, by the file and one by one", async (name) => {
  const viewer = viewerOf(staff[name] as User);
  const listed = await listMessages(viewer);
  expect(listed.map(({ messageBody }) => messageBody).sort()).toEqual(READ[name]);
  let csv = "";
  for await (const part of await exportList(viewer, "communications")) csv += part;
  const all = await db.communication.findMany({ where: { sender: { accountId: staff.tom?.accountId ?? "" } } });
  for (const { id, messageBody } of all) {
    const readable = READ[name]?.includes(messageBody) ?? false;
    expect(csv.includes(messageBody), messageBody).toBe(readable);
    const found = await findMessage(viewer, id).catch(({ status }) => status);
    expect(found, messageBody).toEqual(readable ? expect.objectContaining({ messageBody }) : 404);
  }
});

test("what a colleague wrote to the customer of one's repair about another one stays with them", async () => {
  const viewer = viewerOf(staff.tom as User);
  const ofDriver = await listMessages(viewer, { userId: driver.id });
  expect(ofDriver.map(({ messageBody }) => messageBody)).toEqual(["Your car is ready"]);
  const ofColleague = await listMessages(viewer, { userId: staff.marcus?.id ?? "" });
  expect(ofColleague.map(({ messageBody }) => messageBody)).toEqual(["Your car is ready"]);
  expect((await listMessages(viewerOf(staff.ada as User), { userId: driver.id })).length).toBe(3);
});
