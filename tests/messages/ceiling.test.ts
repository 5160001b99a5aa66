import { expect, test } from "vitest";
import { deliverText } from "#app/messages/deliver.server.ts";
import { deliverEmail } from "#app/messages/email/deliver.server.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import { db } from "#app/platform/db.server.ts";
import { approveRepair, moveLineItem, updateStatus, withdrawApproval } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, newPhone, viewerOf } from "../support/world.ts";

const LINES = [{ unitPrice: 20_000 }];

async function sentText(phone: string, kind: "status_update" | "staff", repairRequestId?: string) {
  const dedupeKey = crypto.randomUUID();
  const about = repairRequestId ? { repairRequestId } : {};
  const messageId = await db.$transaction((tx) => queueText(tx, { phone, kind, body: dedupeKey, dedupeKey, ...about }));
  await deliverText({ messageId });
  const { status, error } = await db.outboundMessage.findUniqueOrThrow({ where: { id: messageId } });
  return error ? `${status}: ${error}` : status;
}

async function inARow(count: number, send: () => Promise<string>) {
  const came: string[] = [];
  for (let sent = 0; sent < count; sent++) came.push(await send());
  return [...new Set(came)];
}

/** So many texts as if they had left before. */
async function left(phone: string, count: number, minutesAgo = 1, repairRequestId?: string) {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const row = { phone, kind: "status_update", status: "sent", attempts: 1, createdAt, sentAt: createdAt } as const;
  await db.outboundMessage.createMany({
    data: Array.from({ length: count }, () => ({
      ...row,
      body: "x",
      dedupeKey: crypto.randomUUID(),
      repairRequestId: repairRequestId ?? null,
    })),
  });
}

test("of one repair 25 texts leave to a phone in an hour: the next one does not, the desk is told once, and the budget is spared", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const [phone, { id }] = [driver.phone ?? "", await makeRequest(driver, { advisor })];
  await left(phone, 24, 1, id);
  const spent = async () => (await db.dayCount.findFirst({ where: { key: "budget:text" } }))?.count ?? 0;
  expect(await sentText(phone, "status_update", id)).toBe("sent");
  const before = await spent();
  expect(await inARow(3, () => sentText(phone, "status_update", id))).toEqual(["suppressed: ceiling"]);
  expect(await spent()).toBe(before);
  const told = await db.notification.findMany({ where: { userId: advisor.id, title: { contains: "not delivered" } } });
  expect(told.map(({ body }) => body)).toEqual([
    "This person got very many messages from us within a short time, so this one was not sent. Look at why before you write to them.",
  ]);
});

test("an hour later it goes on; a day has an end too, and other repairs and phones are not held up before theirs", async () => {
  const driver = await makeUser("driver");
  const [phone, { id }] = [driver.phone ?? "", await makeRequest(driver)];
  await left(phone, 30, 61, id);
  expect(await sentText(phone, "status_update", id)).toBe("sent");
  await left(phone, 30, 120, id);
  expect(await sentText(phone, "status_update", id)).toBe("suppressed: ceiling");
  const other = await makeRequest(driver);
  expect(await sentText(phone, "status_update", other.id)).toBe("sent");
  await left(phone, 40);
  expect(await sentText(phone, "status_update", other.id)).toBe("suppressed: ceiling");
  expect(await sentText(newPhone(), "status_update", id)).toBe("sent");
});

test("what staff write themselves is counted, and held up much later", async () => {
  const phone = newPhone();
  await left(phone, 45);
  expect(await sentText(phone, "staff")).toBe("sent");
  await left(phone, 60);
  expect(await sentText(phone, "staff")).toBe("suppressed: ceiling");
});

test("codes neither count nor are held up", async () => {
  const phone = newPhone();
  await left(phone, 200);
  await db.outboundMessage.updateMany({ where: { phone }, data: { kind: "code" } });
  expect(await sentText(phone, "status_update")).toBe("sent");
});

test("an address has the same ceiling, and the e-mail that somebody asked for to sign in goes out above it", async () => {
  const address = `${crypto.randomUUID()}@example.com`;
  const sent = async (kind: "receipt" | "sign_in") => {
    const content = { subject: "A", lines: ["B"] };
    const emailId = await db.$transaction((tx) =>
      queueEmail(tx, { address, kind, content, dedupeKey: crypto.randomUUID() }),
    );
    await deliverEmail({ emailId }, () => Promise.resolve(null));
    return (await db.outboundEmail.findUniqueOrThrow({ where: { id: emailId } })).error;
  };
  expect(await inARow(40, async () => String(await sent("receipt")))).toEqual(["null"]);
  expect(await sent("receipt")).toBe("ceiling");
  expect(await sent("sign_in")).toBeNull();
});

test("a go-ahead that is taken back and given again is told, and not each time that it goes to and fro; of another sum it tells again", async () => {
  const driver = await makeUser("driver");
  const customer = viewerOf(driver);
  const { id, itemIds } = await makeRequest(driver, {
    status: "Pending_Approval",
    lines: [...LINES, { unitPrice: 500 }],
  });
  const [item = "", other = ""] = itemIds;
  const told = () => db.outboundMessage.count({ where: { repairRequestId: id } });
  const goAhead = async () => {
    await moveLineItem(customer, item, "approved");
    await approveRepair(customer, id, {});
  };
  await goAhead();
  expect(await told()).toBe(1);
  for (let again = 0; again < 3; again++) {
    await withdrawApproval(customer, id);
    await goAhead();
  }
  expect(await told()).toBe(3);
  expect(await db.authorization.count({ where: { repairRequestId: id } })).toBe(4);
  await withdrawApproval(customer, id);
  await moveLineItem(customer, other, "approved");
  await goAhead();
  const newest = await db.outboundMessage.findFirst({ where: { repairRequestId: id }, orderBy: { createdAt: "desc" } });
  expect(newest?.body).toContain("You authorized $205.00");
});

test("a state that was told and left is told again", async () => {
  const driver = await makeUser("driver");
  const admin = viewerOf(await makeUser("admin"));
  const { id } = await makeRequest(driver, {
    status: "Pending_Repair",
    lines: [{ unitPrice: 500, group: "approved" }],
  });
  for (const status of ["In Progress", "Parts Ordered", "In Progress"] as const)
    await updateStatus(admin, id, status, {});
  expect(await db.outboundMessage.count({ where: { repairRequestId: id } })).toBe(3);
});
