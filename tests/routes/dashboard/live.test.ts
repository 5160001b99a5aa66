import { expect, test } from "vitest";
import { beat, look, watchNotices } from "#app/access/live.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import { requireSignedIn } from "#app/access/viewer.server.ts";
import { sendMessage } from "#app/messages/communication.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as listen } from "#app/routes/dashboard/live.ts";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

const OPENED = /^retry: 5000\nid: \d+\n\n$/;
const CHANGED = /^id: \d+\nevent: changed\ndata: 1\n\n$/;
const BEAT = /^id: \d+\n\n$/;
type Opened = { cookie?: string; age?: string; lastEventId?: string };

async function listenAs(user: { id: string }, { cookie, age, lastEventId }: Opened = {}) {
  const answer = await listen(
    args(`/dashboard/live${age === undefined ? "" : `?age=${age}`}`, {
      cookie: cookie ?? (await signIn(user)),
      headers: lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId },
    }),
  );
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { answer, next, close: () => reader.cancel() };
}

test("who is not signed in hears nothing: 401", async () => {
  expect((await listen(args("/dashboard/live"))).status).toBe(401);
  const driver = await makeUser("driver");
  const cookie = await signIn(driver);
  await endSessionsOf({ userId: driver.id });
  expect((await listen(args("/dashboard/live", { cookie }))).status).toBe(401);
});

test("a message is told to whom it was sent, whichever process wrote it, and to nobody else", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  await makeRequest(driver, { advisor, lines: [{}] });
  const receiver = await listenAs(advisor);
  const stranger = await listenAs(await makeUser("advisor"));
  expect(receiver.answer.headers.get("content-type")).toBe("text/event-stream");
  expect(await receiver.next()).toMatch(OPENED);
  await stranger.next();
  let heard = false;
  const unheard = stranger.next().then((words) => {
    heard = words !== "";
  });
  await sendMessage(viewerOf(driver), { receiverUserId: advisor.id, messageBody: "Is it ready?" });
  expect(await receiver.next()).toMatch(CHANGED);
  await receiver.close();
  await stranger.close();
  await unheard;
  expect(heard).toBe(false);
});

test("of one session five pages may listen: a sixth closes the oldest, which is told not to come back at once", async () => {
  const advisor = await makeUser("advisor");
  const cookie = await signIn(advisor);
  const elsewhere = await listenAs(advisor);
  const pages = [];
  for (let page = 0; page < 6; page++) pages.push(await listenAs(advisor, { cookie }));
  for (const page of [elsewhere, ...pages]) expect(await page.next()).toMatch(OPENED);
  expect(await pages[0]?.next()).toBe("retry: 600000\n\n");
  expect(await pages[0]?.next()).toBe("");
  await beat();
  for (const page of [elsewhere, ...pages.slice(1)]) expect(await page.next()).toMatch(BEAT);
  for (const page of [elsewhere, ...pages.slice(1)]) await page.close();
});

test("a session that ends takes its pages with it, and no other's", async () => {
  const [gone, stays] = [await makeUser("advisor"), await makeUser("advisor")];
  const [first, second] = [await listenAs(gone), await listenAs(stays)];
  for (const page of [first, second]) await page.next();
  await endSessionsOf({ userId: gone.id });
  await beat();
  expect(await first.next()).toBe("");
  expect(await second.next()).toMatch(BEAT);
  await second.close();
});

test("what was written since the page was asked for, or since the last word of a connection that broke, is told at once", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  await makeRequest(driver, { advisor, lines: [{}] });
  await sendMessage(viewerOf(driver), { receiverUserId: advisor.id, messageBody: "Is it ready?" });
  const written = Date.now() - 10_000;
  await db.notification.updateMany({ where: { userId: advisor.id }, data: { createdAt: new Date(written) } });
  const cookie = await signIn(advisor);
  const late = await listenAs(advisor, { cookie, age: String(Date.now() - written) });
  const again = await listenAs(advisor, { cookie, age: "0", lastEventId: String(written - 1) });
  for (const page of [late, again]) {
    expect(await page.next()).toMatch(OPENED);
    expect(await page.next()).toMatch(CHANGED);
  }
  const after = await listenAs(advisor, { cookie, age: "0" });
  const nonsense = await listenAs(advisor, { cookie, age: "-1e9", lastEventId: "x" });
  let heard = 0;
  for (const page of [after, nonsense]) {
    await page.next();
    page.next().then((words) => {
      if (words) heard++;
    });
  }
  const newest = await listenAs(advisor, { cookie, age: String(Date.now() - written) });
  await newest.next();
  expect(await newest.next()).toMatch(CHANGED);
  expect(heard).toBe(0);
  for (const page of [late, again, after, nonsense, newest]) await page.close();
});

test("who begins to listen while the database is asked is not taken for told", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  await makeRequest(driver, { advisor, lines: [{}] });
  const before = Date.now();
  await sendMessage(viewerOf(driver), { receiverUserId: advisor.id, messageBody: "Is it ready?" });
  await db.notification.updateMany({ where: { userId: advisor.id }, data: { createdAt: new Date(before - 6_500) } });
  const first = await listenAs(await makeUser("advisor"));
  await first.next();
  const looking = look();
  let told = 0;
  const changed = () => void told++;
  const viewer = viewerOf(advisor);
  requireSignedIn(viewer);
  const unwatch = watchNotices(viewer, before - 20_000, { changed, beat: () => {}, close: () => {} });
  await looking;
  await look();
  expect(told).toBe(1);
  unwatch?.();
  await first.close();
});

test("a notice that was written before a newer one, and is seen after it, is told", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  await makeRequest(driver, { advisor, lines: [{}] });
  const page = await listenAs(advisor);
  await page.next();
  await sendMessage(viewerOf(driver), { receiverUserId: advisor.id, messageBody: "Is it ready?" });
  await look();
  expect(await page.next()).toMatch(CHANGED);
  const newest = await db.notification.findFirstOrThrow({ where: { userId: advisor.id }, omit: { id: true } });
  await db.notification.create({ data: { ...newest, createdAt: new Date(newest.createdAt.getTime() - 1) } });
  await look();
  expect(await page.next()).toMatch(CHANGED);
  await page.close();
});
