import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { getViewer } from "#app/access/viewer.server.ts";
import { writeToCustomer } from "#app/desk/write-customer.server.ts";
import { resume } from "#app/http/interrupted.server.ts";
import { db } from "#app/platform/db.server.ts";
import { approveRepair, editLineItem } from "#app/repair/verbs.server.ts";
import { loader as visitorPage } from "#app/routes/create-request/page.tsx";
import { action as approve } from "#app/routes/repair-status/authorization/approve.tsx";
import { action as designee } from "#app/routes/repair-status/authorization/designee.ts";
import YourMessage, { action as message, loader as messagePage } from "#app/routes/repair-status/messages/message.tsx";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { action as requestCall } from "#app/routes/repair-status/request-call.ts";
import { action as askTime } from "#app/routes/repair-status/visit/time.tsx";
import { args, cookiesOf } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let advisor: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  cookie = await signIn(driver, "phone_code");
});

/** The page as a browser without script gets it. */
async function htmlOf(id: string, as = cookie) {
  const path = `/repair-status/${id}`;
  const { data } = (await loader(args(path, { params: { id }, cookie: as }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

const write = (id: string, messageBody: string, as = cookie) =>
  message(args(`/repair-status/${id}/message`, { params: { id }, cookie: as, form: { messageBody } }) as never);

test("what the shop wrote on the customer's page alone stands there, new once, and is answered there", async () => {
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  await writeToCustomer(viewerOf(advisor), id, {
    messageBody: "Your rotors can wait until spring.",
    way: "web",
    origin: "http://site",
  });
  await db.communication.create({
    data: {
      senderUserId: advisor.id,
      receiverUserId: (await makeUser("admin")).id,
      repairRequestId: id,
      messageBody: "Hm.",
    },
  });
  const first = await htmlOf(id);
  expect(first).toContain("Your rotors can wait until spring.");
  expect(first).toContain(`${advisor.firstName} · Today`);
  expect(first).toContain('href="#messages"');
  expect(first).toContain("1 new message");
  expect(first).not.toContain("Hm.");
  expect(await htmlOf(id)).not.toContain("1 new message");
  expect(await db.notification.count({ where: { userId: driver.id, repairRequestId: id, readAt: null } })).toBe(0);

  expect(await write(id, "Then please leave them.")).toRedirectTo(`/repair-status/${id}`);
  expect(await htmlOf(id)).toContain("Then please leave them.");
  expect(await db.communication.findFirst({ where: { repairRequestId: id, senderUserId: driver.id } })).toMatchObject({
    receiverUserId: advisor.id,
    messageBody: "Then please leave them.",
  });
  expect(
    await db.notification.findFirst({ where: { userId: advisor.id, repairRequestId: id, kind: "message" } }),
  ).toMatchObject({
    href: `/dashboard/communications/${driver.id}`,
  });
});

test("two presses of one form are one message", async () => {
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(await htmlOf(id)) ?? [];
  const form = { messageBody: "Is it done?", key };
  const press = () => message(args(`/repair-status/${id}/message`, { params: { id }, cookie, form }) as never);
  await Promise.all([press(), press()]);
  await press();
  expect(await db.communication.findMany({ where: { repairRequestId: id }, select: { id: true } })).toEqual([
    { id: key },
  ]);
});

test("nobody writes into another's repair, nothing empty is sent, and the shop writes in its own place", async () => {
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  await write(id, "Hello", await signIn(await makeUser("driver"), "phone_code"));
  await write(id, "  ");
  await write(id, "Hello", await signIn(advisor));
  expect(await db.communication.count({ where: { repairRequestId: id } })).toBe(0);
  expect(await htmlOf(id)).toContain("Send Message");
  expect(await htmlOf(id, await signIn(advisor))).not.toContain("Send Message");
});

test("while one decides a call can be asked for beside the messages, and that it was asked for stays on the page", async () => {
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{}] });
  expect(await htmlOf(id)).toContain("Ask for a call");
  const asked = args(`/repair-status/${id}/request-call`, { params: { id }, cookie, form: {} });
  await expect(await requestCall(asked as never)).toHaveToast("Call Requested");
  const html = await htmlOf(id);
  expect(html).toContain("A call was asked for: Today");
  expect(html).not.toContain("Ask for a call");
  await db.callRequest.updateMany({
    where: { repairRequestId: id },
    data: { status: "handled", completedAt: new Date() },
  });
  expect(await htmlOf(id)).toContain("Ask for a call");
  // Where Request Call stands as specified it does so alone.
  const review = await makeRequest(driver, { advisor, status: "Pending_Review", lines: [{}] });
  expect(await htmlOf(review.id)).not.toContain("Ask for a call");
});

test("a call about a raised price is said to be the shop's, and nobody who did not ask for one is said to have", async () => {
  const caller = await makeUser("driver");
  await db.user.update({ where: { id: caller.id }, data: { contactPreference: "phone" } });
  const { id, itemIds } = await makeRequest(caller, {
    advisor,
    status: "Pending_Approval",
    lines: [{ group: "approved", unitPrice: 50_000 }],
  });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: "phone" } });
  await approveRepair(viewerOf(caller), id, {});
  await editLineItem(viewerOf(advisor), itemIds[0] ?? "", { unitPrice: 60_000 });
  const html = await htmlOf(id, await signIn(caller, "phone_code"));
  expect(html).toContain("Your advisor will call you about the new price: you chose to be phoned.");
  expect(html).not.toContain("A call was asked for");
});

const LONG = "word ".repeat(260).trim();

test("a message that is too long comes back filled in, with its fault at its field; the box says how long it may be", async () => {
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  expect(await htmlOf(id)).toContain("At most 1,200 characters.");
  const refused = (await write(id, LONG)) as unknown as { data: { again: object }; init: { status: number } };
  expect(refused.init.status).toBe(400);
  const path = `/repair-status/${id}/message`;
  const loaded = await messagePage(args(path, { params: { id }, cookie }) as never);
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id/message", Component: YourMessage as never }]);
  const data = { loaderData: { page: loaded }, actionData: { page: refused.data } };
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={data} />);
  expect(html).toContain(`${LONG}</textarea>`);
  expect(html).toContain(
    "A message has at most 1,200 characters, so that a text can carry it with the link. This one has 1,299.",
  );
  expect(await db.communication.count({ where: { repairRequestId: id } })).toBe(0);
});

test.each(["", ".data"])(
  "a message that was sent after the session had ended waits for who typed it, on its page (%s)",
  async (data) => {
    const own = await makeUser("driver");
    const { id } = await makeRequest(own, { advisor, lines: [{}] });
    const before = await signIn(own, "phone_code");
    await db.session.updateMany({ where: { userId: own.id }, data: { endedAt: new Date() } });
    const form = { messageBody: "Is the belt in?" };
    const door = args(`/repair-status/${id}/message${data}`, { params: { id }, cookie: before, form });
    const answer = (await message(door as never)) as unknown as Response;
    const to = `/create-request?link=signed-out&redirectTo=%2Frepair-status%2F${id}`;
    expect(answer).toRedirectTo(to);
    await expect(answer).toHaveToast("Please sign in again", "What you had entered is kept and waits for you.");
    const page = (await visitorPage(args(to) as never)) as { opensAgain: string };
    expect(page.opensAgain).toBe(`/repair-status/${id}`);
    const kept = cookiesOf(answer, before);
    const again = cookiesOf(new Response(null, { headers: {} }), `${kept}; ${await signIn(own, "phone_code")}`);
    const { request } = args(`/repair-status/${id}`, { cookie: again });
    const { form: back } = await resume(request, await getViewer(request));
    expect(back?.values).toMatchObject({ messageBody: "Is the belt in?" });
  },
);

test("a button that was pressed after the session had ended leads to the sign-in, and nothing is said to be kept", async () => {
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{}] });
  const pressed = args(`/repair-status/${id}/request-call`, { params: { id }, form: {} });
  const answer = (await requestCall(pressed as never)) as unknown as Response;
  expect(answer).toRedirectTo(`/create-request?link=signed-out&redirectTo=%2Frepair-status%2F${id}`);
  expect(answer.headers.getSetCookie().join()).not.toContain("toast");
});

const SIGNED_OUT = "You are signed out, so nothing was sent. Copy what you wrote, then sign in again.";

test("a message that cannot be kept for anybody stays where it was typed: in place with a script, its form again without", async () => {
  const { id } = await makeRequest(driver, { advisor, lines: [{}] });
  const path = `/repair-status/${id}/message`;
  const asked = (end: string) => args(path + end, { params: { id }, form: { messageBody: "Is the belt in?" } });
  const inPlace = await message(asked(".data") as never);
  expect(inPlace).toMatchObject({ data: { ok: false, stays: SIGNED_OUT }, init: { status: 401 } });
  const sent = asked("");
  const refused = (await message(sent as never)) as unknown as { data: { again: object }; init: { status: number } };
  expect(refused.init.status).toBe(401);
  const loaded = await messagePage({ ...args(path, { params: { id } }), context: sent.context } as never);
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id/message", Component: YourMessage as never }]);
  const data = { loaderData: { page: loaded }, actionData: { page: refused.data } };
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={data} />);
  expect(html).toContain("Is the belt in?</textarea>");
  expect(html).toContain(SIGNED_OUT);
  await expect(messagePage(args(path, { params: { id } }) as never)).rejects.toBeInstanceOf(Response);
});

test.each([
  ["designee", designee, { name: "Robin", contact: "robin@example.com" }, ""],
  ["approve", approve, { notToExceed: "1500", shown: "x" }, "/approve?limit=1500"],
  ["time", askTime, { words: "Friday morning", at: "2026-12-04T17:00:00.000Z" }, "/time"],
] as const)("what was typed for %s after the session had ended waits on its page", async (verb, action, form, at) => {
  const own = await makeUser("driver");
  const { id } = await makeRequest(own, { advisor, lines: [{}] });
  const before = await signIn(own, "phone_code");
  await db.session.updateMany({ where: { userId: own.id }, data: { endedAt: new Date() } });
  const sent = (as?: string) =>
    args(`/repair-status/${id}/${verb}.data`, { params: { id }, form, ...(as ? { cookie: as } : {}) });
  const answer = (await action(sent(before) as never)) as unknown as Response;
  const page = `/repair-status/${id}${at}`;
  expect(answer).toRedirectTo(`/create-request?link=signed-out&${new URLSearchParams({ redirectTo: page })}`);
  const kept = `${cookiesOf(answer, before)}; ${await signIn(own, "phone_code")}`;
  const { request } = args(page, { cookie: cookiesOf(new Response(), kept) });
  const { form: back } = await resume(request, await getViewer(request));
  expect(back?.values).toMatchObject(form);
  expect(await action(sent() as never)).toMatchObject({ init: { status: 401 } });
  const bare = await action(args(`/repair-status/${id}/${verb}`, { params: { id }, form }) as never);
  if (verb === "time") expect(bare).toMatchObject({ data: { initialValue: form }, init: { status: 401 } });
  else {
    expect(bare).toRedirectTo(`/create-request?link=signed-out&${new URLSearchParams({ redirectTo: page })}`);
    await expect(bare).toHaveToast(
      verb === "approve" ? "Repair Approval failed" : "Update failed",
      "You are signed out, so nothing was sent.",
    );
  }
});
