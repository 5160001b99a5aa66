import { beforeAll, expect, test } from "vitest";
import { openAttachment } from "#app/desk/attachments/open.server.ts";
import { exportList } from "#app/desk/export/export.server.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { findMessage, listMessages } from "#app/messages/communication.server.ts";
import { db } from "#app/platform/db.server.ts";
import { keepFile } from "#app/repair/records/kept-file.server.ts";
import { anonymous, makeRequest, makeUser, viewerOf } from "../support/world.ts";

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

test("a customer reads of their repair what was written to or by them, not what the shop says to itself about it", async () => {
  const [own, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const { id: repairRequestId } = await makeRequest(own, { advisor, technician, lines: [{}] });
  const write = (sender: User, receiver: User, messageBody: string) =>
    db.communication.create({
      data: {
        ...{ senderUserId: sender.id, receiverUserId: receiver.id, messageBody, repairRequestId },
        attachments: {
          create: {
            ...{ state: "kept", fileName: `${messageBody}.jpg`, fileType: "image/jpeg" },
            ...{ repairRequestId, storageKey: `${crypto.randomUUID()}.jpg` },
          },
        },
      },
      select: { id: true, attachments: true },
    });
  await write(advisor, own, "Ready at five");
  const among = await write(advisor, technician, "He haggles: find something");
  const [file] = among.attachments;
  await keepFile(file?.storageKey ?? "", new Uint8Array([1]), "image/jpeg");
  expect(await openAttachment(viewerOf(technician), file?.id ?? "", false)).toMatchObject({ fileType: "image/jpeg" });
  const code = { ...anonymous, repairCode: { code: "of-this-test", repairRequestId } };
  for (const viewer of [viewerOf(own), code]) {
    const listed = await listMessages(viewer, { repairRequestId });
    expect(listed.map(({ messageBody }) => messageBody)).toEqual(["Ready at five"]);
    await expect(openAttachment(viewer, file?.id ?? "", false)).rejects.toMatchObject({ status: 404 });
  }
  const page = await findRepairPage(viewerOf(own), repairRequestId);
  expect(JSON.stringify([page.messages, page.files])).not.toContain("haggles");
  expect(JSON.stringify(await findRepairPage(viewerOf(technician), repairRequestId))).toContain("haggles");
});
