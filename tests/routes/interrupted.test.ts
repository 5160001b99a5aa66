import { readFileSync } from "node:fs";
import { matchPath } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { rememberPerson } from "#app/access/session.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { resume, saidBack } from "#app/http/interrupted.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { db } from "#app/platform/db.server.ts";
import routes from "#app/routes.ts";
import { args, cookiesOf } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

const FORM = {
  firstName: "Robin",
  email: "robin@example.com",
  phoneNumber: "510-555-0142",
  password: "do not keep me",
  number: "4242424242424242",
  cvc: "123",
  "lines[0].description": "Front pads",
};

type Refused = Response;
let admin: Awaited<ReturnType<typeof makeUser>>;

beforeEach(async () => {
  admin = await makeUser("admin");
});

type Entry = { path?: string; index?: boolean; file: string; children?: Entry[] };

/** Each address of the dashboard with the module that draws it. */
async function addresses(entries?: Entry[], under = ""): Promise<{ path: string; file: string }[]> {
  const found = [];
  for (const { path = "", file, children = [] } of entries ?? ((await routes) as Entry[])) {
    const own = path ? `${under}/${path}` : under;
    found.push({ path: own, file }, ...(await addresses(children, own)));
  }
  return found.filter(({ path }) => path.startsWith("/dashboard"));
}

const hasPage = (file: string) => /^export default /m.test(readFileSync(`app/${file}`, "utf8"));

async function doorsOfDashboard() {
  const doors = (await addresses()).filter(
    ({ file }) => !hasPage(file) && /export async function action/.test(readFileSync(`app/${file}`, "utf8")),
  );
  return doors.map(({ path }) => path.replaceAll(/:\w+\??/g, "7"));
}

async function pageAt(address: string) {
  const patterns = (await addresses()).filter(({ file }) => hasPage(file)).map(({ path }) => path);
  return patterns.some((pattern) => matchPath(pattern, address) !== null);
}

/** Somebody whose session was ended while a form stood open. */
async function interrupted(path: string, user = admin) {
  const cookie = await signIn(user);
  await db.session.updateMany({ where: { userId: user.id }, data: { endedAt: new Date() } });
  const refused = (await requireScreen(args(path, { cookie, form: FORM }).request).catch(
    (thrown) => thrown,
  )) as Refused;
  return { refused, cookie: cookiesOf(refused, cookie) };
}

async function comeBack(path: string, cookie: string, user = admin) {
  const again = await signIn(user);
  const jar = [...cookie.split("; ").filter((pair) => !/^(__Host-)?session=/.test(pair)), again].join("; ");
  const { request } = args(path, { cookie: jar });
  return resume(request, await getViewer(request));
}

/** Somebody whose cookie was deleted, or ran out, while a form stood open: the browser still has its others. */
async function withoutCookie(path: string, form: Record<string, string | Blob> = FORM) {
  const cookie = (await rememberPerson(null, admin.id))?.split(";")[0] ?? "";
  const refused = (await requireScreen(args(path, { cookie, form }).request).catch((thrown) => thrown)) as Refused;
  return { refused, cookie: cookiesOf(refused, cookie) };
}

describe("a form sent when its cookie was gone", () => {
  it.each([
    [
      "/dashboard/repair-requests/7/messages",
      "/dashboard/repair-requests/7",
      { messageBody: "Ready at five", way: "sms" },
    ],
    ["/dashboard/repair-requests/7/notes", "/dashboard/repair-requests/7", { body: "Ask @Ines" }],
    ["/dashboard/vehicles/new", "/dashboard/vehicles/new", { make: "Honda", accountId: "7" }],
    ["/dashboard/new", "/dashboard/new", { token: "2b0f4e0e-9c3c-4b25-a24f-2a5bb1d8a001", phone: "(510) 555-0142" }],
    ["/dashboard/new/draft", "/dashboard/new", { name: "Robin" }],
  ])("%s: waits for who typed it on %s", async (path, page, form) => {
    const { refused, cookie } = await withoutCookie(`${path}.data`, form);
    expect(refused).toRedirectTo(`/login?redirectTo=${encodeURIComponent(page)}`);
    expect((await comeBack(page, cookie, await makeUser("admin"))).form).toBeNull();
    expect((await comeBack(page, cookie)).form).toEqual({ path: page, values: form, files: false });
  });

  it("keeps neither what opens something nor files, and says that files were chosen", async () => {
    const quote = new File(["x"], "quote.pdf", { type: "application/pdf" });
    const { cookie } = await withoutCookie("/dashboard/new", { name: "Robin", token: "s3cret", quote });
    const { form } = await comeBack("/dashboard/new", cookie);
    expect(form).toEqual({ path: "/dashboard/new", values: { name: "Robin" }, files: true });
    expect(form && saidBack(null, form)).toMatchObject({
      description: "What you had entered is back, and was not sent yet. Files have to be chosen again.",
    });
  });

  it("is handed to every loader of the page that it comes back to, and to nobody after", async () => {
    const { cookie } = await withoutCookie("/dashboard/new", { name: "Robin" });
    const { request, url } = args("/dashboard/new", { cookie: `${cookie}; ${await signIn(admin)}` });
    const [before, { form }] = await Promise.all([
      typedBefore(request, url),
      getViewer(request).then((viewer) => resume(request, viewer)),
    ]);
    expect(before).toEqual({ name: "Robin" });
    expect(form?.values).toEqual({ name: "Robin" });
    expect((await comeBack("/dashboard/new", cookie)).form).toBeNull();
  });

  it("leads from every door of the dashboard to an address that has a page", async () => {
    const doors = await doorsOfDashboard();
    expect(doors.length).toBeGreaterThan(20);
    for (const door of doors) {
      const { refused } = await withoutCookie(door, { name: "Robin" });
      const to = new URL(refused.headers.get("Location") ?? "", "http://x").searchParams.get("redirectTo") ?? "";
      expect(await pageAt(to), `${door} leads to ${to}`).toBe(true);
    }
  });
});

describe("a form sent after its session had ended", () => {
  it.each([
    ["/dashboard/users/new", "/dashboard/users/new"],
    ["/dashboard/users/new.data", "/dashboard/users/new"],
    ["/dashboard/users/new.data?_routes=x&index", "/dashboard/users/new"],
    ["/dashboard/users/_.data", "/dashboard/users"],
    ["/dashboard/repair-requests/7/totals", "/dashboard/repair-requests/7"],
    ["/dashboard/users/new?q=a+b", "/dashboard/users/new?q=a+b"],
  ])("%s leads to the sign-in, and from there to %s", async (path, page) => {
    const { refused } = await interrupted(path);
    expect(refused).toRedirectTo(`/login?redirectTo=${encodeURIComponent(page)}`);
    await expect(refused).toHaveToast("Please sign in again", "What you had entered is kept and waits for you.");
  });

  it("comes back filled in, once, without passwords and cards", async () => {
    const { cookie } = await interrupted("/dashboard/users/new.data");
    const elsewhere = await comeBack("/dashboard/users", cookie);
    expect(elsewhere.form).toBeNull();
    const { form, clear } = await comeBack("/dashboard/users/new", cookie);
    expect(form).toEqual({
      path: "/dashboard/users/new",
      values: {
        firstName: "Robin",
        email: "robin@example.com",
        phoneNumber: "510-555-0142",
        lines: [{ description: "Front pads" }],
      },
      files: false,
    });
    expect(clear).toContain("interrupted=");
    expect((await comeBack("/dashboard/users/new", cookie)).form).toBeNull();
    expect(JSON.stringify(await db.pendingForm.findMany())).not.toContain("4242424242424242");
  });

  it("is nobody else's", async () => {
    const { cookie } = await interrupted("/dashboard/users/new");
    expect((await comeBack("/dashboard/users/new", cookie, await makeUser("admin"))).form).toBeNull();
    expect((await comeBack("/dashboard/users/new", "interrupted=IjEi")).form).toBeNull();
    expect((await comeBack("/dashboard/users/new", cookie)).form).not.toBeNull();
  });

  it("of a browser that never had a session is not kept, and three are the most", async () => {
    const before = await db.pendingForm.count({ where: { kind: "interrupted" } });
    const refused = (await requireScreen(args("/dashboard/users/new", { form: FORM }).request).catch(
      (thrown) => thrown,
    )) as Refused;
    expect(refused).toRedirectTo("/login?redirectTo=%2Fdashboard%2Fusers%2Fnew");
    expect(await db.pendingForm.count({ where: { kind: "interrupted" } })).toBe(before);
    let { cookie } = await interrupted("/dashboard/users/new");
    for (let time = 0; time < 5; time += 1) {
      const refused = (await requireScreen(args("/dashboard/vehicles/new", { cookie, form: FORM }).request).catch(
        (thrown) => thrown,
      )) as Refused;
      cookie = cookiesOf(refused, cookie);
    }
    expect(await db.pendingForm.count({ where: { kind: "interrupted" } })).toBeLessThanOrEqual(before + 3);
  });
});
