// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { describe, expect, test } from "vitest";
import { changePassword, setPassword } from "#app/people/password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { action as forgot } from "#app/routes/login/forgot.tsx";
import { action as logout } from "#app/routes/login/logout.ts";
import { action, loader } from "#app/routes/login/page.tsx";
import { action as reset } from "#app/routes/login/reset.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { makeUser, signIn, viewerOf } from "../../support/world.ts";

async function person(role: "driver" | "advisor" = "advisor", password = "sturdy-lamp") {
  const user = await makeUser(role, { firstName: "Ada" });
  await setPassword(user.id, password);
  return { ...user, email: user.email as string };
}

let address = 0;
function from(path: string, form: Record<string, string>) {
  // Each test its own address: the limits of one must not reach the next.
  address += 1;
  return args(path, { form, headers: { "x-client-ip": `198.51.100.${address}` } });
}

describe("signing in", () => {
  test("leads to the dashboard and welcomes by first name", async () => {
    const user = await person();
    const response = (await action(
      from("/login", { email: user.email.toUpperCase(), password: "sturdy-lamp" }),
    )) as Response;
    expect(response).toRedirectTo("/dashboard");
    await expect(response).toHaveToast("Login successful", "Welcome back, Ada");
    const page = await home(args("/dashboard", { cookie: cookiesOf(response) }));
    expect(page).toMatchObject({ role: "advisor" });
  });

  test("nothing entered, a wrong password and an unknown email say so, and the password does not come back", async () => {
    const user = await person();
    const empty: any = await action(from("/login", { email: "", password: "" }));
    expect(empty.init.status).toBe(400);
    expect(empty.data.error[""]).toEqual(["Please enter both email and password"]);
    for (const email of [user.email, "nobody@example.com"]) {
      const wrong: any = await action(from("/login", { email, password: "wrong-one" }));
      expect(wrong.init.status).toBe(401);
      expect(wrong.data.error[""]).toEqual(["Invalid email or password"]);
      expect(wrong.data.toast).toMatchObject({ kind: "error", description: "Invalid email or password" });
      expect(wrong.data.initialValue.email).toBe(email);
      expect(JSON.stringify(wrong.data)).not.toContain("wrong-one");
    }
  });

  test("a suspended person cannot, and a running session ends at once", async () => {
    const user = await person();
    const cookie = await signIn(user);
    await db.user.update({ where: { id: user.id }, data: { status: "Suspended" } });
    const refused: any = await action(from("/login", { email: user.email, password: "sturdy-lamp" }));
    expect(refused.init.status).toBe(403);
    await expect(home(args("/dashboard", { cookie })).catch((response) => response)).resolves.toRedirectTo(
      "/login?redirectTo=%2Fdashboard",
    );
  });

  test("goes where the page was left, but never to another site", async () => {
    const user = await person();
    const back = await action(
      from("/login", { email: user.email, password: "sturdy-lamp", redirectTo: "/dashboard/invoices?q=paid" }),
    );
    expect(back).toRedirectTo("/dashboard/invoices?q=paid");
    for (const redirectTo of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"]) {
      const away = await action(from("/login", { email: user.email, password: "sturdy-lamp", redirectTo }));
      expect(away).toRedirectTo("/dashboard");
    }
  });

  test("the demo hint shows exactly while the demo data is there", async () => {
    expect(await loader(args("/login"))).toMatchObject({ demo: false });
    await db.appSetting.create({ data: { key: "demo_data", value: "loaded" } });
    expect(await loader(args("/login"))).toMatchObject({ demo: true });
    await db.appSetting.delete({ where: { key: "demo_data" } });
  });
});

test("logging out ends the session on the server and says so", async () => {
  const cookie = await signIn(await person());
  const response = (await logout(args("/logout", { method: "POST", cookie }))) as Response;
  expect(response).toRedirectTo("/login");
  await expect(response).toHaveToast("Logout successful", "You have been logged out.");
  await expect(home(args("/dashboard", { cookie })).catch((thrown) => thrown)).resolves.toRedirectTo(/^\/login/);
});

test("a customer who signs out of the repair pages is at the page for their phone, and nobody is led elsewhere", async () => {
  const cookie = await signIn(await person("driver"), "phone_code");
  const response = (await logout(args("/logout?to=/login/phone", { method: "POST", cookie }))) as Response;
  expect(response).toRedirectTo("/login/phone");
  await expect(response).toHaveToast("Logout successful", "You have been logged out.");
  await expect(home(args("/dashboard", { cookie })).catch((thrown) => thrown)).resolves.toRedirectTo(/^\/login/);
  expect(await logout(args("/logout?to=//elsewhere.example", { method: "POST" }))).toRedirectTo("/login");
});

describe("a forgotten password", () => {
  test("the answer is the same whether or not the user exists", async () => {
    const user = await person();
    for (const email of [user.email, "nobody-at-all@example.com"]) {
      const response = (await forgot(from("/login/forgot", { email }))) as Response;
      expect(response).toRedirectTo(/^\/login\/reset\?email=.+&methodId=[0-9a-f-]{36}$/);
    }
    expect(await db.outboundMessage.count({ where: { phone: user.phone as string } })).toBe(1);
  });

  test("the code sets a new password once and ends every session", async () => {
    const user = await person("driver");
    const cookie = await signIn(user);
    const asked = (await forgot(from("/login/forgot", { email: user.email }))) as Response;
    const methodId = new URL(asked.headers.get("location") ?? "", "http://x").searchParams.get("methodId") ?? "";
    const text = await db.outboundMessage.findFirstOrThrow({ where: { phone: user.phone as string } });
    const code = text.body.match(/\d{6}/)?.[0] ?? "";
    const entered = { email: user.email, methodId, password: "brand-new", repeated: "brand-new" };
    const wrong: any = await reset(from("/login/reset", { ...entered, code: code === "000000" ? "000001" : "000000" }));
    expect(wrong.data.error.code).toEqual(["Invalid code. Please try again."]);
    const short: any = await reset(from("/login/reset", { ...entered, code, password: "short", repeated: "short" }));
    expect(short.data.error.password).toEqual(["Password must be at least 6 characters"]);
    const done = (await reset(from("/login/reset", { ...entered, code }))) as Response;
    expect(done).toRedirectTo("/login");
    await expect(home(args("/dashboard", { cookie })).catch((thrown) => thrown)).resolves.toRedirectTo(/^\/login/);
    expect(await action(from("/login", { email: user.email, password: "brand-new" }))).toRedirectTo("/dashboard");
    const again: any = await reset(from("/login/reset", { ...entered, code }));
    expect(again.init.status).toBe(400);
  });
});

test("a new password needs the current one and ends the other sessions", async () => {
  const user = await person();
  const other = await signIn(user);
  const viewer = viewerOf(await db.user.findUniqueOrThrow({ where: { id: user.id }, include: { technician: true } }));
  await expect(changePassword(viewer, { currentPassword: "wrong", password: "quiet-harbor" })).rejects.toMatchObject({
    status: 400,
    field: "currentPassword",
  });
  await changePassword(viewer, { currentPassword: "sturdy-lamp", password: "quiet-harbor" });
  await expect(home(args("/dashboard", { cookie: other })).catch((thrown) => thrown)).resolves.toRedirectTo(/^\/login/);
});
