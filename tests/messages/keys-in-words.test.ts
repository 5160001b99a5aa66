import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { exportList } from "#app/desk/export/export.server.ts";
import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { findMessage, listMessages, openConversation } from "#app/messages/communication.server.ts";
import { listNotifications } from "#app/messages/notification.server.ts";
import { listRecentConversations, listThreadEnd } from "#app/messages/recent-communications.server.ts";
import { listStrangers } from "#app/messages/strangers.server.ts";
import { db } from "#app/platform/db.server.ts";
import { MessageWords } from "#app/routes/dashboard/message-words.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// What opens a customer's door is theirs: whoever works at the shop reads their words without it.

type User = Awaited<ReturnType<typeof makeUser>>;
const code = randomUUID();
const token = "q7YvJz0mC2uVwT3kQb4xLg";
const words = `Does not open: https://shop.example/repair-status?code=${code} nor https://shop.example/login/link/${token}`;
let [driver, advisor, technician, admin]: User[] = [];
let request: Awaited<ReturnType<typeof makeRequest>>;
let messageId: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  advisor = await makeUser("advisor");
  technician = await makeUser("technician");
  admin = await makeUser("admin");
  request = await makeRequest(driver, { advisor, technician, lines: [{}] });
  for (const receiver of [advisor, technician]) {
    const sent = { senderUserId: driver.id, receiverUserId: receiver.id, repairRequestId: request.id };
    const message = await db.communication.create({ data: { ...sent, messageBody: words, channel: "sms" } });
    messageId = message.id;
    const notice = { kind: "message", title: "Text from Dana", body: words, href: "/dashboard" };
    await db.notification.create({ data: { userId: receiver.id, ...notice } });
  }
  const { id } = await db.communication.create({
    data: { messageBody: `A stranger: ${words}`, channel: "sms", direction: "inbound" },
  });
  expect(id).toBeTruthy();
  await db.outboundMessage.create({
    data: {
      ...{ phone: driver.phone ?? "", kind: "status_update", provider: "simulated", dedupeKey: randomUUID() },
      ...{
        repairRequestId: request.id,
        body: `It is ready. See: https://shop.example/repair-status/x?code=${code} Bye`,
      },
    },
  });
});

async function everything(user: User) {
  const viewer = viewerOf(user);
  const path = `/dashboard/repair-requests/${request.id}`;
  // The link that its keeper sends and copies is not among the words.
  const shown = await page(args(path, { cookie: await signIn(user), params: { id: request.id } }));
  const { customerLink: _kept, ...repair } = shown as Record<string, unknown>;
  let csv = "";
  for await (const part of await exportList(viewer, "communications")) csv += part;
  return {
    repair,
    csv,
    ofRequest: await listMessages(viewer, { repairRequestId: request.id }),
    all: await listMessages(viewer),
    recent: await listRecentConversations(viewer),
    end: await listThreadEnd(viewer, driver?.id ?? ""),
    notices: await listNotifications(viewer),
    strangers: await listStrangers(viewer),
    thread: user === driver ? null : await openConversation(viewer as SignedInViewer, driver?.id ?? ""),
  };
}

test.each(["advisor", "technician", "admin"])("an %s reads what was written without the key in it", async (role) => {
  const user = { advisor, technician, admin }[role] as User;
  const read = JSON.stringify(await everything(user));
  expect(read).toContain("code=…");
  expect(read).toContain("Does not open: https://shop.example/repair-status?code=… nor ");
  expect(read).not.toContain(code);
  expect(read).not.toContain(token);
});

test("one message by its id, and all that is kept about a person, hide it too", async () => {
  expect((await findMessage(viewerOf(technician as User), messageId)).messageBody).toContain("code=… nor ");
  const kept = JSON.stringify(await exportPerson(viewerOf(admin as User), driver?.id ?? ""));
  expect(kept).toContain("It is ready. See: https://shop.example/repair-status/x?code=… Bye");
  expect(kept).not.toContain(code);
});

test("the customer's own words stay whole", async () => {
  const viewer = viewerOf(driver as User);
  expect((await listMessages(viewer))[0]?.messageBody).toBe(words);
  const kept = JSON.stringify(await exportPerson(viewer, driver?.id ?? ""));
  expect(kept).toContain(code);
});

test("where the link stood, the customer who is signed in has the page of that repair, and no placeholder of the shop's", async () => {
  if (!advisor || !driver) throw new Error("Nobody was made.");
  const body = "See each price and decide: [the customer's link] Reply STOP to opt out.";
  await db.communication.create({
    data: {
      senderUserId: advisor.id,
      receiverUserId: driver.id,
      repairRequestId: request.id,
      messageBody: body,
      channel: "sms",
    },
  });
  const viewer = viewerOf(driver);
  const said = `See each price and decide: /repair-status/${request.id} Reply STOP to opt out.`;
  expect((await openConversation(viewer as SignedInViewer, advisor.id)).messages.at(-1)?.messageBody).toBe(said);
  expect((await listThreadEnd(viewer, advisor.id)).at(-1)?.messageBody).toBe(said);
  const [glance] = await listRecentConversations(viewer as SignedInViewer, null);
  expect(glance?.lastMessage).toBe("See each price and decide: … Reply STOP to opt out.");
  const Stub = createRoutesStub([{ path: "/", Component: () => createElement(MessageWords, { words: said }) }]);
  const drawn = renderToString(createElement(Stub, { initialEntries: ["/"] }));
  expect(drawn).toContain(`href="/repair-status/${request.id}"`);
  expect((await listThreadEnd(viewerOf(advisor), driver.id)).at(-1)?.messageBody).toBe(body);
});
