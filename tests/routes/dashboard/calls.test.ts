import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { requestCallBack } from "#app/repair/call-back.server.ts";
import { loader as communications } from "#app/routes/dashboard/communications/list.tsx";
import { action as handled } from "#app/routes/dashboard/repair/call-handled.ts";
import { loader as details } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

async function shop() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { status: "In Progress", lines: [{}], advisor });
  const open = async (user: { id: string }) => {
    const path = `/dashboard/repair-requests/${request.id}`;
    const page = await details(args(path, { cookie: await signIn(user), params: { id: request.id } }));
    return page.calls;
  };
  const mark = async (user: { id: string }, callId: string) => {
    const path = `/dashboard/repair-requests/${request.id}/calls/${callId}/handled`;
    const params = { id: request.id, callId };
    return handled(args(path, { method: "POST", cookie: await signIn(user), params }));
  };
  return { driver, advisor, request, open, mark };
}

test("a call-back waits until staff marks it as called back, once", async () => {
  const { driver, advisor, request, open, mark } = await shop();
  await requestCallBack(viewerOf(driver), request.id);
  const [waiting] = await open(advisor);
  expect(waiting).toMatchObject({ kind: "call_back", status: "queued" });
  const answer = await mark(advisor, waiting?.id ?? "");
  expect(answer).toRedirectTo(`/dashboard/repair-requests/${request.id}`);
  await expect(answer).toHaveToast("Marked as called back");
  const [done] = await open(advisor);
  expect(done?.status).toBe("handled");
  await mark(advisor, waiting?.id ?? "");
  const row = await db.callRequest.findUniqueOrThrow({ where: { id: waiting?.id ?? "" } });
  expect(row.completedAt).toEqual(done?.completedAt);
});

test("staff reads how the assistant's call with the customer ended; the customer does not", async () => {
  const { driver, advisor, open } = await shop();
  await db.callRequest.create({
    data: {
      ...{ phoneNumber: driver.phone ?? "", plan: "Luxury", userName: "Valued Customer", status: "completed" },
      result: { summary: "Asked about brakes.", successful: true, seconds: 95 },
    },
  });
  expect(await open(advisor)).toMatchObject([{ kind: "ai", result: { summary: "Asked about brakes.", seconds: 95 } }]);
  expect(await open(driver)).toEqual([]);
});

test("who may not: 403 for the customer, 404 for another's advisor and for another request's call", async () => {
  const { driver, advisor, request, open, mark } = await shop();
  await requestCallBack(viewerOf(driver), request.id);
  const [call] = await open(advisor);
  await expect(mark(driver, call?.id ?? "")).rejects.toMatchObject({ init: { status: 403 } });
  await expect(mark(await makeUser("advisor"), call?.id ?? "")).rejects.toMatchObject({ init: { status: 404 } });
  const other = await shop();
  await expect(other.mark(other.advisor, call?.id ?? "")).rejects.toMatchObject({ init: { status: 404 } });
  expect((await open(advisor))[0]?.status).toBe("queued");
});

test("admins read what strangers texted, and every call of the assistant; nobody else does", async () => {
  const words = `(555) 000-1111: Do you do Saabs? ${crypto.randomUUID()}`;
  await db.communication.create({ data: { messageBody: words, channel: "sms", direction: "inbound" } });
  const call = await db.callRequest.create({ data: { phoneNumber: "+15550001111", userName: "Valued Customer" } });
  const open = async (role: "admin" | "advisor") => {
    const page = await communications(
      args("/dashboard/communications", { cookie: await signIn(await makeUser(role)) }),
    );
    return {
      texts: page.texts.map(({ messageBody }) => messageBody),
      calls: page.calls.map(({ id }) => id),
    };
  };
  const seen = await open("admin");
  expect(seen.texts).toContain(words);
  expect(seen.calls).toContain(call.id);
  expect(await open("advisor")).toEqual({ texts: [], calls: [] });
});
