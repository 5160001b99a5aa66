import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fetchAttachment } from "#app/desk/attachments/fetch.server.ts";
import { keepFiles } from "#app/desk/attachments/receive.server.ts";
import { receiveSimulatedText } from "#app/desk/attachments/simulated-text.server.ts";
import { refusalOfChosen } from "#app/messages/attachments/attachment.ts";
import { threadText } from "#app/messages/incoming-text.server.ts";
import { db } from "#app/platform/db.server.ts";
import { closeReaders } from "#app/platform/processes/reader.server.ts";
import { loader as listConversations } from "#app/routes/dashboard/communications/list.tsx";
import { action as writeNew } from "#app/routes/dashboard/communications/new.tsx";
import Thread, { loader as openThread, action as reply } from "#app/routes/dashboard/communications/thread.tsx";
import { action as write } from "#app/routes/dashboard/repair/write/message.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

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

test("what was searched for stays while one writes, and on the way back to the list", async () => {
  const { driver, advisorCookie: cookie } = await makePair();
  const input = { cookie, params: { userId: driver.id } };
  const path = `/dashboard/communications/${driver.id}?q=brakes`;
  expect(await reply(args(path, { ...input, form: { messageBody: "It is ready" } }))).toRedirectTo(path);
  const loaderData = await openThread(args(path, input));
  const Page = createRoutesStub([
    // biome-ignore lint/suspicious/noExplicitAny: the page's own props
    { path: "/dashboard/communications/:userId", Component: () => <Thread {...({ loaderData } as any)} /> },
  ]);
  const html = renderToString(<Page initialEntries={[path]} />);
  expect(/href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)? All conversations/s.exec(html)?.[1]).toBe(
    "/dashboard/communications?q=brakes",
  );
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
  // Whom it goes to is known here, and what it lacks alone is said.
  const wordless = { title: "Missing Information", description: "Please enter a message" };
  expect(blank).toMatchObject({ data: { toast: wordless, messageBody: "  " }, init: { status: 400 } });
  const unsaid = await writeNew(
    args("/x", { cookie: driverCookie, form: { receiverUserId: advisor.id, messageBody: "" } }),
  );
  expect(unsaid).toMatchObject({ data: { toast: wordless }, init: { status: 400 } });
  const neither = await writeNew(args("/x", { cookie: driverCookie, form: { receiverUserId: "", messageBody: "" } }));
  expect(neither).toMatchObject({ data: { toast }, init: { status: 400 } });
  expect(await db.communication.count({ where: { senderUserId: driver.id } })).toBe(0);
});

test("a stranger's conversation is not found, and nothing can be written to them", async () => {
  const { driverCookie } = await makePair();
  const stranger = await makeUser("driver");
  const path = `/dashboard/communications/${stranger.id}`;
  const call = { cookie: driverCookie, params: { userId: stranger.id } };
  await expect(openThread(args(path, call))).rejects.toMatchObject({ status: 404 });
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

test("a picture goes with a message on the page, alone too, and with a text; a PDF that no text carries is refused in words, and nothing is lost", async () => {
  const { driver, advisor, request, driverCookie, advisorCookie } = await makePair();
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const plain = { create: { width: 40, height: 30, channels: 3 as const, background: { r, g, b } } };
  const picture = new File([new Uint8Array(await sharp(plain).png().toBuffer())], "leak.png", { type: "image/png" });
  const thread = (cookie: string, userId: string, form: Record<string, string | Blob>) =>
    reply(args(`/dashboard/communications/${userId}`, { cookie, params: { userId }, form }));
  const sent = await thread(driverCookie, advisor.id, { messageBody: "", files: picture });
  await expect(sent).toHaveToast("Message Sent");
  const seen = await openThread(
    args(`/dashboard/communications/${driver.id}`, { cookie: advisorCookie, params: { userId: driver.id } }),
  );
  expect(seen.messages).toMatchObject([
    { messageBody: "Sent a picture", files: [{ state: "kept", name: "leak.jpg", picture: { width: 40, height: 30 } }] },
  ]);
  await expect(await thread(advisorCookie, driver.id, { messageBody: "See", way: "text", files: picture })).toHaveToast(
    "Message Sent",
  );
  const paper = new File([readFileSync("tests/e2e/fixtures/quote.pdf")], "quote.pdf", { type: "application/pdf" });
  const texted = await thread(advisorCookie, driver.id, { messageBody: "See", way: "text", files: paper });
  expect(texted).toMatchObject({
    data: {
      messageBody: "See",
      toast: { description: "A text carries pictures alone. A PDF goes by e-mail, or on their page only." },
    },
    init: { status: 409 },
  });
  // Nothing was typed: nothing is put into the field, and the files are asked for again.
  const alone = await thread(advisorCookie, driver.id, { messageBody: "", way: "text", files: paper });
  expect(alone).toMatchObject({ data: { messageBody: "", lostFiles: true }, init: { status: 409 } });
  const params = { id: request.id };
  const form = { messageBody: "", way: "text", files: paper };
  const dialog = await write(args("/x", { cookie: advisorCookie, params, form }));
  expect(dialog).toMatchObject({
    data: { initialValue: { way: "text" }, lostFiles: true, toast: { title: "Failed to send message" } },
    init: { status: 409 },
  });
  expect(JSON.stringify(dialog)).not.toContain("Sent a file");
  const notes = new File(["plain words"], "notes.txt", { type: "text/plain" });
  expect(await thread(driverCookie, advisor.id, { messageBody: "Hello", files: notes })).toMatchObject({
    data: {
      messageBody: "Hello",
      toast: {
        description: "notes.txt: This file (text/plain) is neither a picture (JPEG, PNG, WebP, HEIC) nor a PDF.",
      },
    },
    init: { status: 415 },
  });
  // A new message takes them too, by the same rule.
  const fresh = { receiverUserId: advisor.id, messageBody: "" };
  const opened = await writeNew(args("/x", { cookie: driverCookie, form: { ...fresh, files: picture } }));
  expect(opened).toRedirectTo(`/dashboard/communications/${advisor.id}`);
  expect(await writeNew(args("/x", { cookie: driverCookie, form: { ...fresh, files: notes } }))).toMatchObject({
    data: { lostFiles: true, toast: { title: "Failed to send message" } },
    init: { status: 415 },
  });
  // Who may not write is told so before the files are looked at; so is who texts what says to be a PDF.
  const stranger = await makeUser("driver");
  const unread = { messageBody: "Look", files: notes };
  expect(await thread(driverCookie, stranger.id, unread)).toMatchObject({ init: { status: 404 } });
  const elsewhere = await signIn(await makeUser("advisor"));
  for (const [cookie, status] of [
    [elsewhere, 404],
    [driverCookie, 403],
  ] as const) {
    const refused = Promise.resolve(write(args("/x", { cookie, params, form: { ...unread, way: "web" } })));
    await expect(refused).rejects.toMatchObject({ init: { status } });
  }
  const said = new File(["no PDF"], "odd.pdf", { type: "application/pdf" });
  const odd = { messageBody: "See", way: "text", files: said };
  expect(await thread(advisorCookie, driver.id, odd)).toMatchObject({ init: { status: 409 } });
  expect(await db.communication.count({ where: { senderUserId: driver.id } })).toBe(2);
  await closeReaders();
});

test("without a provider's keys a text with a picture comes in by the outbox, the way of a real one", async () => {
  const { driver, advisor } = await makePair();
  const form = new FormData();
  form.set("from", driver.phone ?? "");
  form.set("files", new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], "odd.jpg", { type: "image/jpeg" }));
  expect(await receiveSimulatedText(form)).toBeNull();
  const event = await db.providerEvent.findFirstOrThrow({
    where: { type: "incoming_text" },
    orderBy: { receivedAt: "desc" },
  });
  await threadText({ eventId: event.id });
  const { attachments, ...message } = await db.communication.findFirstOrThrow({
    where: { senderUserId: driver.id, receiverUserId: advisor.id, channel: "sms" },
    include: { attachments: true },
  });
  expect([message.messageBody, attachments.map(({ state }) => state)]).toEqual(["Sent a picture", ["waiting"]]);
  await fetchAttachment({ attachmentId: attachments[0]?.id ?? "" });
  const after = await db.attachment.findUniqueOrThrow({ where: { id: attachments[0]?.id ?? "" } });
  expect(after.failure).toBe("This picture is damaged or has more than 60 megapixels. It was not kept.");
  await closeReaders();
});

test("chosen files are looked at before they are sent: how many, how large, and what is surely neither picture nor PDF", () => {
  const file = (name: string, type: string, size = 1000) => ({ name, type, size });
  const said = (...files: ReturnType<typeof file>[]) => refusalOfChosen(files);
  for (const type of [
    ...["image/jpeg", "IMAGE/JPEG", "image/pjpeg", "image/heic-sequence", "image/jpeg; x", "application/pdf"],
    ...["application/x-pdf", "binary/octet-stream", "application/octet-stream", ""],
  ]) {
    expect(said(file("leak", type))).toBeNull();
  }
  expect(said(...Array(6).fill(file("leak.jpg", "image/jpeg")))).toBe("A message has at most 5 files.");
  for (const type of ["video/mp4", "Audio/mpeg", "text/plain", "application/msword", "application/vnd.ms-excel"]) {
    expect(said(file("clip", type))).toBe(
      `clip: This file (${type}) is neither a picture (JPEG, PNG, WebP, HEIC) nor a PDF.`,
    );
  }
  expect(said(file("large.png", "image/png", 15 * 1024 * 1024 + 1))).toBe("large.png: This file is larger than 15 MB.");
  const half = file("half.png", "image/png", 9 * 1024 * 1024);
  expect(said(half, half)).toBe("These files are 18 MB together, and a message takes 15 MB.");
});

test.each(["binary/octet-stream", ""])("a PDF that says to be “%s” is kept by its bytes", async (type) => {
  const file = new File([readFileSync("tests/e2e/fixtures/quote.pdf")], "quote.pdf", { type });
  const { user, ...viewer } = viewerOf(await makeUser("driver"));
  const kept = user && (await keepFiles({ ...viewer, user }, [file]));
  expect(kept).toMatchObject([{ fileType: "application/pdf", fileName: "quote.pdf" }]);
  await closeReaders();
});
