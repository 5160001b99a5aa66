import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as listConversations } from "#app/routes/dashboard/communications/list.tsx";
import { action as writeNew } from "#app/routes/dashboard/communications/new.tsx";
import { loader as openThread, action as reply } from "#app/routes/dashboard/communications/thread.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

async function makePair() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor", { firstName: "Marcus", lastName: "Hale" });
  const request = await makeRequest(driver, { advisor, lines: [{}] });
  return { driver, advisor, request, driverCookie: await signIn(driver), advisorCookie: await signIn(advisor) };
}

test("Message Sent: unread until the other one opens the conversation", async () => {
  const { driver, advisor, request, driverCookie, advisorCookie } = await makePair();
  const form = { receiverUserId: advisor.id, repairRequestId: request.id, messageBody: "Is it due?" };
  const sent = await writeNew(args("/dashboard/communications/new", { cookie: driverCookie, form }));
  expect(sent).toRedirectTo(`/dashboard/communications/${advisor.id}`);
  await expect(sent).toHaveToast("Message Sent");
  const list = () => listConversations(args("/dashboard/communications", { cookie: advisorCookie }));
  expect((await list()).conversations).toMatchObject([{ userId: driver.id, unread: 1, lastMessage: "Is it due?" }]);
  const thread = args(`/dashboard/communications/${driver.id}`, {
    cookie: advisorCookie,
    params: { userId: driver.id },
  });
  const notices = () => db.notification.count({ where: { userId: advisor.id, readAt: null } });
  expect(await notices()).toBe(1);
  expect(await openThread(thread)).toMatchObject({ messages: [{ messageBody: "Is it due?", own: false }] });
  expect(await notices()).toBe(0);
  expect((await list()).conversations).toMatchObject([{ unread: 0 }]);
});

test("Missing Information: Please select a recipient and enter a message", async () => {
  const { driver, driverCookie, advisor } = await makePair();
  const toast = { title: "Missing Information", description: "Please select a recipient and enter a message" };
  const form = { receiverUserId: "", messageBody: "Hello" };
  const answer = await writeNew(args("/dashboard/communications/new", { cookie: driverCookie, form }));
  expect(answer).toMatchObject({ data: { toast, initialValue: { messageBody: "Hello" } } });
  const path = `/dashboard/communications/${advisor.id}`;
  const blank = await reply(
    args(path, { cookie: driverCookie, params: { userId: advisor.id }, form: { messageBody: "  " } }),
  );
  expect(blank).toMatchObject({ data: { toast, messageBody: "  " }, init: { status: 400 } });
  expect(await db.communication.count({ where: { senderUserId: driver.id } })).toBe(0);
});

test("a stranger's conversation is not found, and nothing can be written to them", async () => {
  const { driverCookie } = await makePair();
  const stranger = await makeUser("driver");
  const path = `/dashboard/communications/${stranger.id}`;
  const call = { cookie: driverCookie, params: { userId: stranger.id } };
  await expect(openThread(args(path, call))).rejects.toMatchObject({ init: { status: 404 } });
  const refused = await reply(args(path, { ...call, form: { messageBody: "Hello" } }));
  expect(refused).toMatchObject({
    data: {
      toast: { title: "Failed to send message", description: "This recipient was not found." },
      messageBody: "Hello",
    },
    init: { status: 404 },
  });
  expect(await db.communication.count({ where: { receiverUserId: stranger.id } })).toBe(0);
});
