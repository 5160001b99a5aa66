// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or a redirect, and each test knows which
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as createPage } from "#app/routes/create-request/page.tsx";
import { loader as dashboard } from "#app/routes/dashboard/home.tsx";
import { action as logout } from "#app/routes/login/logout.ts";
import { loader as codePage, action as sendTheCode } from "#app/routes/open-link/code.tsx";
import { action as leave } from "#app/routes/open-link/leave.ts";
import { action as confirm, loader as offer } from "#app/routes/open-link/page.tsx";
import { action as approveAll } from "#app/routes/repair-status/lines/approve-all.ts";
import { action as moveItem } from "#app/routes/repair-status/lines/line-item.ts";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { loader as payment } from "#app/routes/repair-status/pay.tsx";
import { loader as record } from "#app/routes/repair-status/record/record.ts";
import { action as verify, loader as verifyPage } from "#app/routes/verify-otp/page.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { codeFor, goOn, locationOf, newVisitor, type Visitor } from "./visitor.ts";

const path = (to: URL) => to.pathname + to.search;

async function attacker() {
  const user = await makeUser("driver", { firstName: "Mallory", lastName: "Secretname" });
  const request = await makeRequest(user, { status: "Pending_Approval", lines: [{}] });
  const { code } = await db.accessCode.create({ data: { kind: "user", userId: user.id } });
  return { user, request, userCode: code };
}

/** The page's data, or the redirect or refusal that it answers. */
const open = (visitor: Visitor, where: string, cookie = "", params = {}): Promise<any> =>
  Promise.resolve(status({ ...visitor.ask(where, undefined, cookie), params })).catch((thrown) => thrown);

describe("a link changes nobody by itself", () => {
  test("a user code waits for a yes on a page that tells a first name and a car, and no more", async () => {
    const { user, userCode } = await attacker();
    const visitor = await newVisitor();
    const offered = await goOn(createPage, visitor, `/create-request?service=x&userCode=${userCode}`);
    expect(path(offered.to)).toBe(`/open-link?to=${encodeURIComponent("/create-request?service=x")}`);
    const said: any = await offer(visitor.ask(path(offered.to), undefined, offered.cookie));
    expect(said).toEqual({
      owner: { firstName: "Mallory", vehicle: "Porsche 911 2021" },
      to: "/create-request?service=x",
      signedInAs: null,
    });
    const before: any = await createPage(visitor.ask("/create-request", undefined, offered.cookie));
    expect(before.who).toMatchObject({ identified: false, mayCreate: false, vehicles: [] });
    const yes = await goOn(confirm, visitor, path(offered.to), offered.cookie, {});
    expect(path(yes.to)).toBe("/create-request?service=x");
    const after: any = await createPage(visitor.ask("/create-request", undefined, yes.cookie));
    expect(after.who).toMatchObject({ mayCreate: true, vehicles: [{ make: "Porsche" }] });
    expect(JSON.stringify(said)).not.toContain(user.lastName);
    const again = await goOn(createPage, visitor, `/create-request?userCode=${userCode}`, yes.cookie);
    expect(path(again.to)).toBe("/create-request");
  });

  test("a no forgets it", async () => {
    const { userCode } = await attacker();
    const visitor = await newVisitor();
    const offered = await goOn(createPage, visitor, `/create-request?userCode=${userCode}`);
    const no = await goOn(leave, visitor, "/open-link/leave", offered.cookie, {});
    expect(path(no.to)).toBe("/");
    const late = await goOn(confirm, visitor, path(offered.to), no.cookie, {});
    await expect(late.answer).toHaveToast("This link does not work any more");
    const page: any = await createPage(visitor.ask("/create-request", undefined, late.cookie));
    expect(page.who.mayCreate).toBe(false);
  });

  test.each(["driver", "advisor", "technician", "admin"] as const)(
    "a signed-in %s stays who they are",
    async (role) => {
      const { request, userCode } = await attacker();
      const person = await makeUser(role, { firstName: "Vera", lastName: "Victim" });
      const session = await signIn(person);
      const visitor = await newVisitor();
      // An admin sees every request anyway.
      const links = [`/create-request?userCode=${userCode}`, `/create-request?code=${request.accessCode}`];
      for (const link of role === "admin" ? links.slice(0, 1) : links) {
        const offered = await goOn(createPage, visitor, link, session);
        expect(offered.to.pathname).toBe("/open-link");
        const said: any = await offer(visitor.ask(path(offered.to), undefined, offered.cookie));
        expect(said).toMatchObject({ signedInAs: "Vera Victim", owner: { vehicle: "Porsche 911 2021" } });
        // A repair's link asks for its phone's code yet: until then its car is told, and not its person.
        expect(said.owner.firstName).toBe(link.includes("userCode") ? "Mallory" : null);
        const page: any = await createPage(visitor.ask("/create-request", undefined, offered.cookie));
        expect(page.who.vehicles).toEqual([]);
        const stays = await goOn(leave, visitor, "/open-link/leave", offered.cookie, {});
        expect(path(stays.to)).toBe("/dashboard");
        expect(await dashboard(visitor.ask("/dashboard", undefined, stays.cookie))).toMatchObject({ role });
      }
    },
  );

  test("a yes of somebody who is signed in signs them out first: nobody is two people at once", async () => {
    const { user, userCode } = await attacker();
    const person = await makeUser("driver");
    const visitor = await newVisitor();
    const offered = await goOn(createPage, visitor, `/create-request?userCode=${userCode}`, await signIn(person));
    const yes = await goOn(confirm, visitor, path(offered.to), offered.cookie, {});
    expect(await db.session.findFirstOrThrow({ where: { userId: person.id } })).toMatchObject({
      endedAt: expect.any(Date),
    });
    const page: any = await createPage(visitor.ask("/create-request", undefined, yes.cookie));
    expect(page).toMatchObject({ signedIn: false, who: { mayCreate: true } });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test("the own link of somebody who is signed in opens without a question, and its code leaves the address", async () => {
    const { user, request, userCode } = await attacker();
    const visitor = await newVisitor();
    const session = await signIn(user);
    const own = await goOn(status, visitor, `/repair-status?code=${request.accessCode}&newQuote=true`, session);
    expect(path(own.to)).toBe(`/repair-status?newQuote=true&repairId=${request.id}`);
    const mine = await goOn(createPage, visitor, `/create-request?userCode=${userCode}`, session);
    expect(path(mine.to)).toBe("/create-request");
  });

  test("the code of another phone does not change who is signed in", async () => {
    const { user, request } = await attacker();
    const person = await makeUser("driver", { firstName: "Vera", lastName: "Victim" });
    const visitor = await newVisitor();
    const asked = await goOn(status, visitor, `/repair-status?code=${request.accessCode}`);
    const code = await codeFor(user.phone as string);
    const answer: any = await verify(visitor.ask(path(asked.to), { code }, await signIn(person)));
    expect(answer.init.status).toBe(409);
    expect(answer.data.toast.description).toBe(
      "You are signed in as Vera Victim. Sign out first to go on with another phone.",
    );
    expect(await db.session.count({ where: { userId: person.id, endedAt: null } })).toBe(1);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test("a wrong code, a revoked one and the word verified open nothing", async () => {
    const { request } = await attacker();
    await db.accessCode.updateMany({ where: { repairRequestId: request.id }, data: { revokedAt: new Date() } });
    const visitor = await newVisitor();
    for (const code of [request.accessCode, "11111111-1111-4111-8111-111111111111", "x"]) {
      const answer = await open(visitor, `/repair-status?repairId=${request.id}&code=${code}&verified=true`);
      expect(answer).toRedirectTo("/create-request?link=ended");
    }
  });
});

/** A phone gets one code in 30 seconds. */
const halfAMinuteLater = () =>
  db.rateLimiterFlexible.deleteMany({
    where: { OR: ["code_per_phone_short:", "code_of_known_short:"].map((start) => ({ key: { startsWith: start } })) },
  });

describe("a program that looks at the link", () => {
  const texts = (phone: string | null) => db.outboundMessage.count({ where: { phone: phone ?? "", kind: "code" } });

  test.each([
    ["says nothing of itself", { "sec-fetch-mode": "" }],
    ["asks for the head alone", { method: "HEAD" }],
    [
      "names itself beside a browser",
      { "user-agent": "Mozilla/5.0 (Macintosh) facebookexternalhit/1.1 Twitterbot/1.0" },
    ],
    ["reads ahead", { "sec-purpose": "prefetch" }],
    ["is a script of another site", { "sec-fetch-mode": "no-cors", "sec-fetch-site": "cross-site" }],
  ])("texts nobody, and is told nothing: it %s", async (_, { method, ...headers }: Record<string, string>) => {
    const { user, request } = await attacker();
    const visitor = await newVisitor();
    const where = `/repair-status?repairId=${request.id}&code=${request.accessCode}`;
    const ask = args(where, { ...(method ? { method } : {}), cookie: visitor.cookie, headers });
    const answer: any = await Promise.resolve(status(ask)).catch((thrown) => thrown);
    expect(answer).toRedirectTo("/open-link/code?to=%2Frepair-status");
    expect(await texts(user.phone)).toBe(0);
    const cookie = cookiesOf(answer, "");
    const page: any = await codePage(visitor.ask("/open-link/code?to=%2Frepair-status", undefined, cookie));
    expect(page).toEqual({ to: "/repair-status" });
    // A person who was taken for one presses the button.
    const pressed = await goOn(sendTheCode, visitor, "/open-link/code?to=%2Frepair-status", cookie, {});
    expect(pressed.to.pathname).toBe("/verify-otp");
    expect(await texts(user.phone)).toBe(1);
    const code = await codeFor(user.phone as string);
    const done = await goOn(verify, visitor, path(pressed.to), cookie, { code });
    expect(path(done.to)).toBe(`/repair-status/${request.id}`);
  });

  test("the button without a link leads to where links that ended lead", async () => {
    const visitor = await newVisitor();
    for (const knock of [codePage, sendTheCode]) {
      const none = await goOn(knock, visitor, "/open-link/code", "", knock === sendTheCode ? {} : undefined);
      expect(path(none.to)).toBe("/create-request?link=ended");
    }
  });
});

describe("the phone's code, once per browser", () => {
  async function proven() {
    const { user, request } = await attacker();
    const visitor = await newVisitor();
    const asked = await goOn(status, visitor, `/repair-status?code=${request.accessCode}`);
    const code = await codeFor(user.phone as string);
    const done = await goOn(verify, visitor, path(asked.to), asked.cookie, { code });
    expect(path(done.to)).toBe(`/repair-status/${request.id}`);
    return { user, request, visitor, asked, cookie: done.cookie };
  }

  test("a link to the payment leads to the payment behind the code, and none to another repair does", async () => {
    const { user, request } = await attacker();
    const visitor = await newVisitor();
    const pay = `/repair-status/${request.id}/pay`;
    const params = { id: request.id };
    const ask = visitor.ask(`${pay}?code=${request.accessCode}`);
    const asked: any = await Promise.resolve(payment({ ...ask, params })).catch((thrown) => thrown);
    const to = locationOf(asked);
    expect(to.searchParams.get("redirectTo")).toBe(pay);
    const code = await codeFor(user.phone as string);
    const done = await goOn(verify, visitor, path(to), cookiesOf(asked, ""), { code });
    expect(path(done.to)).toBe(pay);

    const other = await attacker();
    const elsewhere = await newVisitor();
    const first = await goOn(status, elsewhere, `/repair-status?code=${other.request.accessCode}`);
    first.to.searchParams.set("redirectTo", pay);
    const theirs = await codeFor(other.user.phone as string);
    const led = await goOn(verify, elsewhere, path(first.to), first.cookie, { code: theirs });
    expect(path(led.to)).toBe(`/repair-status/${other.request.id}`);
  });

  test("/verify-otp shows the end of the phone, and neither the code of the link nor whose it is", async () => {
    const { user, request } = await attacker();
    const visitor = await newVisitor();
    const asked = await goOn(status, visitor, `/repair-status?code=${request.accessCode}`);
    const masked = `(•••) •••-${user.phone?.slice(-4)}`;
    expect(asked.to.searchParams.get("phone")).toBe(masked);
    expect(decodeURIComponent(asked.to.search)).not.toContain(request.accessCode);
    const page: any = await verifyPage(visitor.ask(path(asked.to), undefined, asked.cookie));
    expect(page).toMatchObject({ phone: masked, ofLink: true });
    expect(JSON.stringify(page)).not.toMatch(/Mallory|Porsche/);
    const typed = `${path(asked.to)}&accessCode=${request.accessCode}`;
    const moved = await goOn(verifyPage, visitor, typed, asked.cookie);
    expect(path(moved.to)).toBe(path(asked.to));
  });

  test("before it nothing on the pages opens by the link, whatever is sent to their doors", async () => {
    const { request } = await attacker();
    const visitor = await newVisitor();
    const asked = await goOn(createPage, visitor, `/create-request?code=${request.accessCode}`);
    const [itemId = ""] = request.itemIds;
    const params = { id: request.id, itemId };
    const form = { group: "approved" };
    const where = `/repair-status/${request.id}/line-items/${itemId}?code=${request.accessCode}`;
    const moved: any = await moveItem({ ...visitor.ask(where, form, asked.cookie), params });
    await expect(moved).toHaveToast("Update failed", "This line item was not found.");
    await approveAll({ ...visitor.ask(`/repair-status/${request.id}/approve-all`, {}, asked.cookie), params });
    expect(await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } })).toMatchObject({ group: "pending" });
    const pdf = { ...visitor.ask(`/repair-status/${request.id}/record.pdf`, undefined, asked.cookie), params };
    const refused: any = await Promise.resolve(record(pdf)).catch((thrown) => thrown);
    expect(refused instanceof Response ? refused.status : refused.init?.status).not.toBe(200);
    expect(await open(visitor, `/repair-status/${request.id}?verified=true`, asked.cookie, params)).toRedirectTo(
      /^\/verify-otp\?/,
    );
  });

  test("after it the link opens in this browser, also when the session has ended, and in no other", async () => {
    const { user, request, visitor, cookie } = await proven();
    await db.session.updateMany({ where: { userId: user.id }, data: { endedAt: new Date() } });
    const link = `/repair-status?code=${request.accessCode}`;
    const again = await goOn(status, visitor, link, cookie);
    expect(path(again.to)).toBe("/repair-status");
    const page = await open(visitor, "/repair-status", again.cookie);
    expect(page.data.repair.id).toBe(request.id);
    const other = await newVisitor();
    await halfAMinuteLater();
    expect((await goOn(status, other, link)).to.pathname).toBe("/verify-otp");
    const [itemId = ""] = request.itemIds;
    const where = `/repair-status/${request.id}/line-items/${itemId}`;
    await moveItem({
      ...visitor.ask(where, { group: "approved" }, again.cookie),
      params: { id: request.id, itemId },
    });
    const decided = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id, kind: "item_moved" },
    });
    expect(decided).toMatchObject({ knownBy: "phone_code", channel: "web", actorName: "Mallory Secretname" });
  });

  test("signing out forgets it, and so does the end of three months", async () => {
    const { request, visitor, cookie } = await proven();
    const link = `/repair-status?code=${request.accessCode}`;
    const out = await goOn(logout, visitor, "/logout", cookie, {});
    await halfAMinuteLater();
    expect((await goOn(status, visitor, link, out.cookie)).to.pathname).toBe("/verify-otp");
    expect(await open(visitor, "/repair-status", out.cookie)).toRedirectTo("/create-request");
    const second = await proven();
    await db.session.updateMany({ where: { userId: second.user.id }, data: { endedAt: new Date() } });
    await db.phoneProof.updateMany({
      where: { phone: second.user.phone as string },
      data: { provenAt: new Date(Date.now() - 91 * 86_400_000) },
    });
    await halfAMinuteLater();
    const late = await open(second.visitor, `/repair-status?code=${second.request.accessCode}`, second.cookie);
    expect(late).toRedirectTo(/^\/verify-otp\?/);
  });

  test("a right code cost neither the phone nor the network one of its tries", async () => {
    const { user, request, visitor } = await proven();
    const ip = visitor.ask("/").request.headers.get("x-client-ip");
    const keys = [
      `code_per_phone:${user.phone}`,
      `code_of_known:${user.phone}/${request.id}`,
      `code_per_address:${ip}`,
    ];
    const counted = await db.rateLimiterFlexible.findMany({ where: { key: { in: keys }, points: { gt: 0 } } });
    expect(counted).toEqual([]);
  });

  test("a suspended account's link opens nothing, also where it was open", async () => {
    const { user, request, visitor, cookie } = await proven();
    await db.account.update({ where: { id: user.accountId }, data: { status: "Suspended" } });
    expect(await open(visitor, `/repair-status?code=${request.accessCode}`, cookie)).toRedirectTo(
      "/create-request?link=ended",
    );
    expect(await open(visitor, `/repair-status/${request.id}`, cookie, { id: request.id })).toRedirectTo(
      `/create-request?link=signed-out&redirectTo=%2Frepair-status%2F${request.id}`,
    );
  });
});

test("the cookies of a link are ours alone: a changed one opens nothing", async () => {
  const { userCode } = await attacker();
  const visitor = await newVisitor();
  const forged = btoa(JSON.stringify({ userAccessCode: userCode }));
  const answer = await Promise.resolve(createPage(visitor.ask("/create-request", undefined, `codes=${forged}.x`)));
  expect((answer as any).who.mayCreate).toBe(false);
});
