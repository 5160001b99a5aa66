import { beforeEach, describe, expect, it } from "vitest";
import { getViewer } from "#app/access/viewer.server.ts";
import { resume } from "#app/http/interrupted.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { db } from "#app/platform/db.server.ts";
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
