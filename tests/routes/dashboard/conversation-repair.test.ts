// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { expect, test } from "vitest";
import { threadText } from "#app/messages/incoming-text.server.ts";
import { listRecentConversations } from "#app/messages/recent-communications.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as communicationsApi } from "#app/routes/api/communications.ts";
import { action as writeNew } from "#app/routes/dashboard/communications/new.tsx";
import { loader as openThread, action as reply } from "#app/routes/dashboard/communications/thread.tsx";
import { action as writeFromRepair } from "#app/routes/dashboard/repair/write/message.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

/** A customer with two open repairs: written about is the older one, the Honda. */
async function twoCars() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const requestOf = async (make: string, model: string) => {
    const { id: vehicleId } = await db.vehicle.create({
      data: { accountId: driver.accountId, make, model, year: 2021 },
    });
    return makeRequest(driver, { advisor, vehicleId, lines: [{}] });
  };
  const honda = await requestOf("Honda", "Accord");
  const toyota = await requestOf("Toyota", "RAV4");
  const words = { senderUserId: advisor.id, receiverUserId: driver.id, messageBody: "Your Accord is here" };
  await db.communication.create({ data: { ...words, repairRequestId: honda.id } });
  const cookie = await signIn(advisor);
  const input = { cookie, params: { userId: driver.id } };
  const path = `/dashboard/communications/${driver.id}`;
  return {
    ...{ driver, advisor, honda, toyota, cookie },
    open: async () => openThread(args(path, input)),
    reply: (form: Record<string, string>): any => reply(args(path, { ...input, form })),
    row: async () => (await listRecentConversations(viewerOf(advisor)))[0]?.vehicle,
    newest: () =>
      db.communication.findFirstOrThrow({
        where: { senderUserId: advisor.id },
        orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      }),
  };
}

test("the head, the row and where an answer is kept are the repair that the conversation is about", async () => {
  const { open, reply, row, newest, honda } = await twoCars();
  expect((await open()).repair).toEqual({ id: honda.id, name: "Honda Accord 2021" });
  expect(await row()).toBe("Honda Accord 2021");
  for (const way of ["text", "email", "web"]) {
    await expect(await reply({ messageBody: `By ${way}`, way })).toHaveToast("Message Sent");
    expect(await newest()).toMatchObject({ messageBody: `By ${way}`, repairRequestId: honda.id });
  }
  const kept = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: honda.id, kind: "staff" } });
  expect(kept.body).toContain(`?code=${honda.accessCode}`);
});

test("of several open ones the advisor chooses, and the conversation is about that one then", async () => {
  const { open, reply, row, newest, toyota, honda } = await twoCars();
  const { leaving } = await open();
  expect(leaving?.repairs.map(({ id }) => id)).toEqual([honda.id, toyota.id]);
  expect(leaving?.repairs[1]?.name).toBe(`Toyota RAV4 2021, #${toyota.id.slice(0, 8)}`);
  expect(leaving?.repairs[1]?.templates[0]?.text).toContain("your Toyota RAV4 2021 is ready");
  await reply({ messageBody: "And the other one", way: "text", repairRequestId: toyota.id });
  expect(await newest()).toMatchObject({ repairRequestId: toyota.id });
  expect((await open()).repair?.id).toBe(toyota.id);
  expect(await row()).toBe("Toyota RAV4 2021");
});

test("what is closed gives way to what is open, and comes back where nothing is", async () => {
  const { open, row, honda, toyota } = await twoCars();
  await db.repairRequest.update({ where: { id: honda.id }, data: { status: "Completed" } });
  expect([(await open()).repair?.id, await row()]).toEqual([toyota.id, "Toyota RAV4 2021"]);
  expect((await open()).leaving?.repairs).toHaveLength(1);
  await db.repairRequest.update({ where: { id: toyota.id }, data: { status: "Cancelled" } });
  expect([(await open()).repair?.id, await row()]).toEqual([honda.id, "Honda Accord 2021"]);
});

test("a repair that is not theirs, or not the advisor's, is not written about; the words are kept", async () => {
  const { reply, honda } = await twoCars();
  const other = await makeRequest(await makeUser("driver"), { advisor: await makeUser("advisor") });
  for (const way of ["text", "web"]) {
    const refused = await reply({ messageBody: "Hello", way, repairRequestId: other.id });
    expect(refused).toMatchObject({
      data: { messageBody: "Hello", toast: { title: "Failed to send message" } },
      init: { status: 404 },
    });
  }
  expect(await db.communication.count({ where: { repairRequestId: { in: [honda.id, other.id] } } })).toBe(1);
});

test("a customer's text is kept with the open repair that was last written about", async () => {
  const { driver, honda, toyota } = await twoCars();
  const receive = async (status: "first" | "then") => {
    const id = `SM${crypto.randomUUID()}`;
    const payload = { from: driver.phone, body: `Thank you, ${status}` };
    await db.providerEvent.create({
      data: { id, provider: "twilio", type: "incoming_text", occurredAt: new Date(), payload },
    });
    await threadText({ eventId: id });
    return (await db.communication.findUniqueOrThrow({ where: { providerMessageId: id } })).repairRequestId;
  };
  expect(await receive("first")).toBe(honda.id);
  await db.repairRequest.update({ where: { id: honda.id }, data: { status: "Completed" } });
  expect(await receive("then")).toBe(toyota.id);
});

test("a message too long for a text is refused in one sentence by every door, and kept", async () => {
  const { reply, driver, honda, cookie } = await twoCars();
  const sentence =
    "A message has at most 1,200 characters, so that a text can carry it with the link. This one has 1,201.";
  const messageBody = "x".repeat(1201);
  const toast = { title: "Failed to send message", description: sentence };
  for (const way of ["text", "email", "web"]) {
    expect(await reply({ messageBody, way })).toMatchObject({
      data: { messageBody, way, toast },
      init: { status: 400 },
    });
  }
  const form = { receiverUserId: driver.id, messageBody };
  expect(await writeNew(args("/x", { cookie, form }))).toMatchObject({
    data: { toast, initialValue: { messageBody }, error: { messageBody: [sentence] } },
    init: { status: 400 },
  });
  const input = { cookie, params: { id: honda.id }, form: { messageBody, way: "text" } };
  expect(await writeFromRepair(args("/x", input))).toMatchObject({
    data: { error: { messageBody: [sentence] } },
    init: { status: 400 },
  });
  const answer = (await communicationsApi(args("/api/communications", { cookie, json: form } as any))) as Response;
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message: sentence })]);
  // The end of a line is one character, as in the box.
  const lines = `${"x".repeat(599)}\r\n${"x".repeat(600)}`;
  await expect(await reply({ messageBody: lines, way: "text" })).toHaveToast("Message Sent");
});
