// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { expect, test } from "vitest";
import { findRepairCode } from "#app/access/access-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as renew } from "#app/routes/dashboard/repair/link/link-renew.ts";
import { action as revoke } from "#app/routes/dashboard/repair/link/link-revoke.ts";
import { loader as details } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { send } from "../api/callers.ts";

async function shop() {
  const advisor = await makeUser("advisor", { firstName: "Ada", lastName: "Advisor" });
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { advisor });
  const path = `/dashboard/repair-requests/${request.id}`;
  const given = async (user: { id: string }, more = "", form?: Record<string, string>) =>
    args(path + more, { params: { id: request.id }, cookie: await signIn(user), ...(form ? { form } : {}) });
  return { advisor, driver, request, path, given };
}

const opens = async (code: string) => (await findRepairCode({ ip: "198.18.44.1" }, code)).valid;
const answerOf = (run: Promise<unknown>): Promise<any> => run.catch((thrown) => thrown);

test("the request's advisor revokes the link and makes a new one; the record tells both", async () => {
  const { advisor, request, path, given } = await shop();
  const before: any = await details(await given(advisor));
  expect(before.customerLink).toBe(`http://localhost:3000/repair-status?code=${request.accessCode}`);
  const revoked = await revoke(await given(advisor, "/link/revoke", {}));
  expect(revoked).toRedirectTo(path);
  await expect(revoked).toHaveToast("The link was revoked");
  expect(await opens(request.accessCode)).toBe(false);
  expect(((await details(await given(advisor))) as any).customerLink).toBeNull();
  await revoke(await given(advisor, "/link/revoke", {}));
  await expect(await renew(await given(advisor, "/link/renew", {}))).toHaveToast("A new link was made");
  const after: any = await details(await given(advisor));
  const code = new URL(after.customerLink).searchParams.get("code") ?? "";
  expect(code).not.toBe(request.accessCode);
  expect([await opens(code), await opens(request.accessCode)]).toEqual([true, false]);
  const told = await db.historyEvent.findMany({
    where: { repairRequestId: request.id, summary: { contains: "link" } },
    orderBy: { id: "asc" },
  });
  expect(told.map(({ summary, actorName }) => [summary, actorName])).toEqual([
    ["The customer's link was revoked", "Ada Advisor"],
    ["The customer's link was revoked and a new one made", "Ada Advisor"],
  ]);
  expect(JSON.stringify(told.map(({ data }) => data))).not.toContain(code);
});

test("the customer, a technician and another's advisor neither see it nor end it", async () => {
  const { driver, request, given } = await shop();
  expect(await details(await given(driver))).toMatchObject({ customerLink: null, may: { keepLink: false } });
  for (const user of [driver, await makeUser("advisor"), await makeUser("technician")]) {
    for (const door of [revoke, renew]) {
      const answer = await answerOf(door(await given(user, "/link", {})));
      expect([403, 404]).toContain(answer.init?.status ?? answer.status);
    }
  }
  expect(await opens(request.accessCode)).toBe(true);
});

test("by /api: a new code is the answer, and after the revocation none opens", async () => {
  const { advisor, request } = await shop();
  const cookie = await signIn(advisor);
  const path = `/api/repair-requests/${request.id}/access-code`;
  const { accessCode } = await (await send("POST", path, { cookie })).json();
  expect([await opens(accessCode), await opens(request.accessCode)]).toEqual([true, false]);
  expect((await send("DELETE", path, { cookie })).status).toBe(200);
  expect(await opens(accessCode)).toBe(false);
});
