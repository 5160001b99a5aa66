import { describe, expect, test, vi } from "vitest";
import { isForeign, refuseForeign } from "#app/http/front-door.ts";
import { requireScreen, safePath } from "#app/http/page.server.ts";

import { readToast, redirectWithToast } from "#app/http/toast.server.ts";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

describe("redirectTo is followed to paths on this site only", () => {
  test.each([
    ["/repair-status?repairId=1#items", "/repair-status?repairId=1#items"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["https://evil.example/x", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
    [null, "/"],
  ])("%j gives %j", (value, expected) => {
    expect(safePath(value, "/")).toBe(expected);
  });
});

describe("the doors of the dashboard", () => {
  test("nobody is sent to sign in, and back afterwards", async () => {
    const refused = await requireScreen(args("/dashboard/users?accountId=1").request).catch((response) => response);
    expect(refused).toRedirectTo("/login?redirectTo=%2Fdashboard%2Fusers%3FaccountId%3D1");
  });

  test.each(["driver", "technician", "advisor"] as const)(
    "a %s is sent from Users to the dashboard with a toast",
    async (role) => {
      const cookie = await signIn(await makeUser(role));
      const refused = await requireScreen(args("/dashboard/users", { cookie }).request).catch((response) => response);
      expect(refused).toRedirectTo("/dashboard");
      await expect(refused).toHaveToast("Access Denied", "You do not have permission to access this page.");
    },
  );

  test.each([
    "/DASHBOARD/users",
    "/dashboard/Users",
    "/dashboard/USERS.data",
    "/dashboard/%75sers",
    "/dashboard/Users/new",
  ])("%s is the page that the router finds there, and as closed to a driver", async (path) => {
    const cookie = await signIn(await makeUser("driver"));
    const refused = await requireScreen(args(path, { cookie }).request).catch((response) => response);
    expect(refused).toRedirectTo("/dashboard");
  });

  test("a suspended user's session ends at once", async () => {
    const { db } = await import("#app/platform/db.server.ts");
    const user = await makeUser("admin");
    const cookie = await signIn(user);
    await expect(requireScreen(args("/dashboard/users", { cookie }).request)).resolves.toMatchObject({
      user: { id: user.id },
    });
    await db.user.update({ where: { id: user.id }, data: { status: "Suspended" } });
    const refused = await requireScreen(args("/dashboard/users", { cookie }).request).catch((response) => response);
    expect(refused).toRedirectTo(/^\/login/);
  });
});

describe("writes that another site caused", () => {
  const post = (headers: Record<string, string>) => args("/logout", { form: {}, headers }).request;

  test.each([
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }, false],
    [{ origin: "http://evil.example" }, true],
    [{ origin: "null" }, true],
    [{}, false],
  ])("%j", (headers, foreign) => {
    expect(isForeign(post(headers as Record<string, string>))).toBe(foreign);
  });

  test.each(["GET", "HEAD", "OPTIONS"])("%s is none", (method) => {
    const request = new Request("http://localhost:3000/logout", { method, headers: { origin: "http://evil.example" } });
    expect(isForeign(request)).toBe(false);
  });

  test("nor is a signed call of another company", () => {
    const headers = { origin: "http://evil.example" };
    expect(isForeign(new Request("http://localhost:3000/webhooks/stripe", { method: "POST", headers }))).toBe(false);
  });

  test("are refused with 403: a call reads JSON, who pressed a button of a page reads a page", async () => {
    const call = refuseForeign(
      args("/api/auth/logout", { json: {}, headers: { origin: "http://evil.example" } }).request,
    );
    expect(call?.status).toBe(403);
    const sentence =
      "This came from another address than this site's, so nothing of it was taken. Please open the page at its own address, and try again.";
    expect(await call?.json()).toEqual({ message: sentence });
    const press = args("/logout", { form: {}, headers: { origin: "http://evil.example", accept: "text/html" } });
    const page = refuseForeign(press.request);
    expect(page?.status).toBe(403);
    expect(page?.headers.get("content-type")).toContain("text/html");
    expect(await page?.text()).toContain(sentence);
    expect(refuseForeign(args("/logout", { form: {} }).request)).toBeNull();
  });
});

test("a toast rides on a redirect", async () => {
  const response = await redirectWithToast("/dashboard", { kind: "success", title: "Saved" });
  expect(response).toRedirectTo("/dashboard");
  await expect(response).toHaveToast("Saved");
});

test("a toast waits for the page that it is for: another tab that is drawn anew meanwhile does not take it", async () => {
  const response = await redirectWithToast("/dashboard/vehicles?page=2", { kind: "success", title: "Saved" });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const on = (path: string) => readToast(new Request("http://localhost/", { headers: { cookie } }), path);
  expect(await on("/dashboard/vehicles/7/edit")).toEqual({ toast: null, clear: null });
  expect((await on("/dashboard/vehicles")).toast).toEqual({ id: expect.any(String), kind: "success", title: "Saved" });
  // Where its page led on to another one it is said there, a little later.
  vi.useFakeTimers({ now: Date.now() + 3_000, toFake: ["Date"] });
  expect((await on("/dashboard/vehicles/7/edit")).toast).toMatchObject({ title: "Saved" });
  vi.useRealTimers();
});
