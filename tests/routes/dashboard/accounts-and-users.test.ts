// biome-ignore-all lint/suspicious/noExplicitAny: every door has its own type of arguments, and this knocks at them all
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ROLES, type Role } from "#app/access/permissions.ts";
import { findSession } from "#app/access/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import * as accountDelete from "#app/routes/dashboard/accounts/delete.tsx";
import * as accountEdit from "#app/routes/dashboard/accounts/edit.tsx";
import { loader as listAccounts } from "#app/routes/dashboard/accounts/list.tsx";
import * as accountNew from "#app/routes/dashboard/accounts/new.tsx";
import { loader as search } from "#app/routes/dashboard/search.tsx";
import * as userDelete from "#app/routes/dashboard/users/delete.tsx";
import * as userEdit from "#app/routes/dashboard/users/edit.tsx";
import * as handOver from "#app/routes/dashboard/users/hand-over.tsx";
import { loader as listUsers } from "#app/routes/dashboard/users/list.tsx";
import * as userNew from "#app/routes/dashboard/users/new.tsx";
import * as sms from "#app/routes/dashboard/users/sms.tsx";
import { stillToHandOver } from "#app/routes/dashboard/users/work-left.server.ts";
import { action as login } from "#app/routes/login/page.tsx";
import { args } from "../../support/args.ts";
import { refusingWrites } from "../../support/broken.ts";
import { makeAccount, makeRequest, makeUser, newPhone, signIn, viewerOf } from "../../support/world.ts";
import { send } from "../api/callers.ts";

let admin: string;
beforeAll(async () => {
  admin = await signIn(await makeUser("admin"));
});

const at = (
  path: string,
  more: { form?: Record<string, string>; params?: Record<string, string>; cookie?: string } = {},
) => args(`/dashboard${path}`, { cookie: admin, ...more });

describe("accounts", () => {
  test("the table shows id, tier, status and day, and finds by each", async () => {
    const { id } = await makeAccount("Exclusive");
    const { rows } = await listAccounts(at(`/accounts?q=${id.slice(0, 8)}`));
    expect(rows).toMatchObject([{ id, shortId: id.slice(0, 8), subscriptionTier: "Exclusive", status: "Active" }]);
    const tiers = (await listAccounts(at("/accounts?q=exclu"))).rows.map(({ subscriptionTier }) => subscriptionTier);
    expect(new Set(tiers)).toEqual(new Set(["Exclusive"]));
    expect((await listAccounts(at("/accounts?q=nothing-like-it"))).rows).toEqual([]);
  });

  test("Account created", async () => {
    const answer = await accountNew.action(
      at("/accounts/new?q=lux", { form: { subscriptionTier: "Luxury", status: "Active" } }),
    );
    expect(answer).toRedirectTo("/dashboard/accounts?q=lux");
    await expect(answer).toHaveToast("Account created");
  });

  test("without a tier the form comes back", async () => {
    const answer = await accountNew.action(at("/accounts/new", { form: { subscriptionTier: "", status: "Inactive" } }));
    expect(answer).toMatchObject({
      data: {
        error: { subscriptionTier: ["Please select a subscription tier"] },
        initialValue: { status: "Inactive" },
      },
      init: { status: 400 },
    });
  });

  test("Account updated: suspended, its users lose their sessions at once", async () => {
    const driver = await makeUser("driver");
    const session = await signIn(driver);
    const form = { subscriptionTier: "Premium", status: "Suspended" };
    const answer = await accountEdit.action(at("/accounts/x/edit", { form, params: { id: driver.accountId } }));
    await expect(answer).toHaveToast("Account updated");
    expect(await findSession(session)).toBeNull();
  });

  test("Account deleted, when nothing is left in it; else the sentence says what is", async () => {
    const empty = await makeAccount();
    expect(await accountDelete.loader(at("/accounts/x/delete", { params: { id: empty.id } }))).toEqual({
      words: `Free · ${empty.id.slice(0, 8)}`,
    });
    await expect(
      await accountDelete.action(at("/accounts/x/delete", { form: {}, params: { id: empty.id } })),
    ).toHaveToast("Account deleted");
    const driver = await makeUser("driver");
    await makeRequest(driver, { lines: [{}] });
    const kept = await accountDelete.action(at("/accounts/x/delete", { form: {}, params: { id: driver.accountId } }));
    await expect(kept).toHaveToast(
      "Error",
      "This account still has 1 user, 1 vehicle, 1 repair request and cannot be deleted.",
    );
  });

  test("Failed to create, update and delete account. Please try again.", async () => {
    const { id } = await makeAccount();
    const form = { subscriptionTier: "Premium", status: "Active" };
    const said = await refusingWrites("Account", async () => [
      await accountNew.action(at("/accounts/new", { form })),
      await accountEdit.action(at("/accounts/x/edit", { form, params: { id } })),
    ]);
    expect(said).toMatchObject([
      { data: { toast: { description: "Failed to create account. Please try again." }, initialValue: form } },
      { data: { toast: { description: "Failed to update account. Please try again." }, initialValue: form } },
    ]);
    const deleted = await refusingWrites("Account", () =>
      accountDelete.action(at("/accounts/x/delete", { form: {}, params: { id } })),
    );
    await expect(deleted).toHaveToast("Error", "Failed to delete account. Please try again.");
  });
});

describe("users", () => {
  const person = async (more: Record<string, string> = {}) => ({
    accountId: (await makeAccount("Premium")).id,
    ...{ firstName: "Noa", lastName: "Stein", email: `${crypto.randomUUID()}@example.com`, phone: "", password: "" },
    ...{ role: "driver", status: "Active" },
    ...more,
  });

  test("are found by first and last name, email, phone and role", async () => {
    const user = await makeUser("advisor", { firstName: "Quirin", lastName: "Zoltan" });
    for (const q of ["quirin zoltan", user.email ?? "", user.phone ?? "", "QUIRIN advisor"]) {
      const { rows } = await listUsers(at(`/users?q=${encodeURIComponent(q)}`));
      expect(rows, q).toMatchObject([{ name: "Quirin Zoltan", shortId: user.id.slice(0, 8), role: "advisor" }]);
    }
    expect((await listUsers(at("/users?q=nobody-of-this-name"))).rows).toEqual([]);
  });

  test("of one account only, under its tier", async () => {
    const { id } = await makeAccount("Exclusive");
    const user = await makeUser("driver", { accountId: id });
    expect(await listUsers(at(`/users?accountId=${id}`))).toMatchObject({ tier: "Exclusive", rows: [{ id: user.id }] });
    await expect(listUsers(at(`/users?accountId=${crypto.randomUUID()}`))).rejects.toMatchObject({
      status: 404,
    });
  });

  test("User created, who can sign in with the password", async () => {
    const form = await person({ role: "advisor", password: "sturdy-lamp" });
    const answer = await userNew.action(at("/users/new", { form }));
    await expect(answer).toHaveToast("User created", "Noa Stein");
    const signedIn = await login(args("/login", { form: { email: form.email, password: "sturdy-lamp" } }));
    expect(signedIn).toRedirectTo("/dashboard");
  });

  test.each([
    ["firstName", "", "First name is required"],
    ["lastName", " ", "Last name is required"],
    ["email", "not an address", "Invalid email address"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "BaseBall", "This password is one of the most common and is guessed first. Please choose another."],
    ["password", "noa.stein-99", "Please choose a password that is not made of the own name or email."],
    ["accountId", "12", "Please select an account"],
    ["phone", "123", "Please enter a valid phone number"],
  ])("%s %j: %s", async (field, value, sentence) => {
    const form = await person({ [field]: value });
    const answer = await userNew.action(at("/users/new", { form }));
    expect(answer).toMatchObject({ data: { error: { [field]: [sentence] } }, init: { status: 400 } });
    const { initialValue } = (answer as any).data;
    expect(initialValue).toMatchObject({ status: "Active" });
    expect(initialValue).not.toHaveProperty("password");
  });

  test("an email that somebody has is said at its field, and the input stays", async () => {
    const other = await makeUser("driver");
    const form = await person({ email: other.email ?? "" });
    expect(await userNew.action(at("/users/new", { form }))).toMatchObject({
      data: {
        error: {
          email: [
            "Dana Driver, a customer, has this email: look it up under Users and open them, or enter another one.",
          ],
        },
        initialValue: { firstName: "Noa" },
      },
      init: { status: 409 },
    });
  });

  test("User updated: a blank password keeps the current one, an emptied phone is none", async () => {
    const user = await makeUser("driver", { phone: newPhone() });
    await db.user.update({ where: { id: user.id }, data: { passwordHash: "kept" } });
    const { values } = await userEdit.loader(at("/users/x/edit", { params: { id: user.id } }));
    expect(values).toMatchObject({ firstName: "Dana", role: "driver", accountId: user.accountId });
    const form = { ...values, phone: "", password: "", firstName: "Dora" } as Record<string, string>;
    await expect(await userEdit.action(at("/users/x/edit", { params: { id: user.id }, form }))).toHaveToast(
      "User updated",
      "Dora Driver",
    );
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ phone: null, passwordHash: "kept" });
  });

  test("User updated: moved to another account, who loses the sessions at once", async () => {
    const user = await makeUser("driver");
    const session = await signIn(user);
    const { values } = await userEdit.loader(at("/users/x/edit", { params: { id: user.id } }));
    const form = { ...values, accountId: (await makeAccount()).id, password: "" } as Record<string, string>;
    await userEdit.action(at("/users/x/edit", { params: { id: user.id }, form }));
    expect(await findSession(session)).toBeNull();
  });

  test("an advisor who is suspended or deleted leaves nothing behind unseen: what was theirs is offered to be handed over", async () => {
    const [busy, idle] = [await makeUser("advisor"), await makeUser("advisor")];
    await makeRequest(await makeUser("driver"), { advisor: busy, status: "Scheduled" });
    const leaving = async (user: typeof busy, form: Record<string, string> | null) => {
      const params = { id: user.id };
      const said: any = form
        ? await userEdit.action(at(`/users/${user.id}/edit`, { form, params }))
        : await userDelete.action(at(`/users/${user.id}/delete`, { form: {}, params }));
      return said.headers.get("location");
    };
    const form = ({ firstName, lastName, email, accountId }: typeof busy, status: string) => ({
      ...{ firstName, lastName, email: email ?? "", accountId, role: "advisor", status },
    });
    expect(await leaving(busy, form(busy, "Active"))).toBe("/dashboard/users");
    expect(await leaving(busy, form(busy, "Suspended"))).toBe(`/dashboard/users/${busy.id}/hand-over`);
    expect(await leaving(idle, form(idle, "Suspended"))).toBe("/dashboard/users");
    expect(await leaving(busy, null)).toBe(`/dashboard/users/${busy.id}/hand-over`);
    const technician = await makeUser("technician");
    await makeRequest(await makeUser("driver"), { technician, status: "In Progress" });
    expect(await leaving(technician, { ...form(technician, "Suspended"), role: "technician" })).toBe(
      `/dashboard/users/${technician.id}/hand-over`,
    );
  });

  test("who gets another role is offered to hand over what that role does not do, and nobody else is", async () => {
    const driver = await makeUser("driver");
    const [advisor, technician, idle] = [
      await makeUser("advisor"),
      await makeUser("technician"),
      await makeUser("technician"),
    ];
    await makeRequest(driver, { advisor, technician, status: "In Progress" });
    const became = async ({ id, firstName, lastName, email, accountId }: typeof idle, role: string) => {
      const form = { firstName, lastName, email: email ?? "", accountId, role, status: "Active" };
      const said: any = await userEdit.action(at(`/users/${id}/edit`, { form, params: { id } }));
      return said.headers.get("location");
    };
    expect(await became(technician, "technician")).toBe("/dashboard/users");
    expect(await became(idle, "admin")).toBe("/dashboard/users");
    for (const [who, role, work] of [
      [technician, "admin", "technician"],
      [advisor, "admin", "advisor"],
      [advisor, "driver", "advisor"],
    ] as const) {
      expect(await became(who, role), role).toBe(`/dashboard/users/${who.id}/hand-over`);
      const opened = await handOver.loader(at(`/users/${who.id}/hand-over`, { params: { id: who.id } }));
      expect(opened).toMatchObject({ role: work, repairs: 1 });
    }
    await expect(handOver.loader(at("/users/x/hand-over", { params: { id: driver.id } }))).rejects.toMatchObject({
      status: 404,
    });
  });

  test("a count of what is left that fails hides nothing: the page that hands over says why", async () => {
    const someone = viewerOf(await makeUser("advisor"));
    const gone = randomUUID();
    expect(await stillToHandOver(someone, gone, "/dashboard/users")).toBe(`/dashboard/users/${gone}/hand-over`);
    expect(await stillToHandOver(viewerOf(await makeUser("admin")), gone, "/dashboard/users")).toBe("/dashboard/users");
  });

  test("a technician without a technician's row, and a colleague without a trace, are suspended and deleted all the same", async () => {
    const bare = await makeUser("technician");
    await db.technician.delete({ where: { userId: bare.id } });
    const deleted = await userDelete.action(at("/users/x/delete", { params: { id: bare.id }, form: {} }));
    expect(deleted).toRedirectTo("/dashboard/users");
    await expect(deleted).toHaveToast("User deleted");
    const other = await makeUser("technician");
    await db.technician.delete({ where: { userId: other.id } });
    expect(await handOver.loader(at(`/users/${other.id}/hand-over`, { params: { id: other.id } }))).toMatchObject({
      repairs: 0,
    });
  });

  test("User deleted", async () => {
    const user = await makeUser("driver");
    expect(await userDelete.loader(at("/users/x/delete", { params: { id: user.id } }))).toEqual({
      asked: null,
      left: [],
      words: `Dana Driver · ${user.id.slice(0, 8)}`,
    });
    await expect(await userDelete.action(at("/users/x/delete", { params: { id: user.id }, form: {} }))).toHaveToast(
      "User deleted",
    );
    expect(await db.user.count({ where: { id: user.id, deletedAt: null } })).toBe(0);
  });

  test("a customer whose invoices are paid: what becomes of each is said before", async () => {
    const user = await makeUser("driver");
    const { id } = await makeRequest(user, { status: "Completed", lines: [{ group: "approved" }] });
    await db.repairRequest.update({ where: { id }, data: { closedAt: new Date() } });
    const money = { originalTotalPrice: 20, subtotal: 20, serviceFee: 0, totalAmount: 20, outstandingBalance: 0 };
    const number = `PAID-${id.slice(0, 8)}`;
    const paid = { number, status: "Paid", repairRequestId: id, accountId: user.accountId, amountPaid: 20 } as const;
    await db.invoice.create({ data: { ...paid, ...money } });
    const left = [`${number} of $20.00 stays without the name: it and its PDF say “Deleted customer”.`];
    expect(await userDelete.loader(at("/users/x/delete", { params: { id: user.id } }))).toMatchObject({ left });
  });

  test("a customer who owes or has an open repair: it is named, and deleted only by who says so", async () => {
    const user = await makeUser("driver");
    const { id } = await makeRequest(user, { status: "Pending_Payment", lines: [{ group: "approved" }] });
    const money = { originalTotalPrice: 20, subtotal: 20, serviceFee: 0, totalAmount: 20, outstandingBalance: 20 };
    const number = `LEFT-${id.slice(0, 8)}`;
    await db.invoice.create({ data: { number, repairRequestId: id, accountId: user.accountId, ...money } });
    const params = { id: user.id };
    const left = [
      `$20.00 is owed on ${number}.`,
      "Porsche 911 2021 is open: Pending Payment.",
      `${number} of $20.00 stays without the name: it and its PDF say “Deleted customer”.`,
    ];
    expect(await userDelete.loader(at("/users/x/delete", { params }))).toMatchObject({ left });
    const asked = await userDelete.action(at("/users/x/delete", { params, form: { go: "1" } }));
    expect(asked).toRedirectTo(`/dashboard/users/${user.id}/delete`);
    await expect(asked).toHaveToast(
      "Not deleted",
      `${left.join(" ")} Tick that you delete this customer all the same.`,
    );
    expect(await db.user.count({ where: { id: user.id, deletedAt: null } })).toBe(1);
    const sure = await userDelete.action(at("/users/x/delete", { params, form: { sure: "yes" } }));
    await expect(sure).toHaveToast("User deleted");
    expect(await db.user.count({ where: { id: user.id, deletedAt: null } })).toBe(0);
  });

  test("a customer's phone is no colleague's, and the other way round; who has it is said at the field", async () => {
    const dana = await makeUser("driver", { firstName: "Dana", lastName: "Reyes" });
    const marcus = await makeUser("advisor", { firstName: "Marcus", lastName: "Cole" });
    const said = async (values: Record<string, string>) => {
      const answer: any = await userNew.action(at("/users/new", { form: await person(values) }));
      return answer.data?.error?.phone?.[0] ?? null;
    };
    expect(await said({ role: "advisor", phone: dana.phone ?? "" })).toBe(
      "This is the phone of Dana Reyes, a customer: texts from it would stand under another name.",
    );
    expect(await said({ role: "driver", phone: marcus.phone ?? "" })).toBe(
      "This is the phone of Marcus Cole, who works here as advisor: texts from it would stand under another name.",
    );
    expect(await said({ role: "technician", phone: marcus.phone ?? "" })).toBeNull();
    const { values } = await userEdit.loader(at("/users/x/edit", { params: { id: marcus.id } }));
    const edited = { ...values, password: "", phone: dana.phone ?? "" } as Record<string, string>;
    expect(await userEdit.action(at("/users/x/edit", { params: { id: marcus.id }, form: edited }))).toMatchObject({
      init: { status: 409 },
      data: { error: { phone: [expect.stringContaining("Dana Reyes")] } },
    });
  });

  test("SMS Sent, into the queue and the conversation", async () => {
    const user = await makeUser("driver");
    const answer = await sms.action(
      at("/users/x/sms", { params: { id: user.id }, form: { message: "  Your car is ready. " } }),
    );
    await expect(answer).toHaveToast("SMS Sent");
    expect(await db.outboundMessage.findMany({ where: { phone: user.phone ?? "" } })).toMatchObject([
      { body: "Your car is ready.", kind: "staff", status: "queued" },
    ]);
  });

  test("a message that is too long says how long one may be, on the page and by /api", async () => {
    const user = await makeUser("driver");
    const message = "a".repeat(5_000);
    const said = "A text has at most 1,600 characters. This one has 5,000.";
    expect(await sms.action(at("/users/x/sms", { params: { id: user.id }, form: { message } }))).toMatchObject({
      init: { status: 400 },
      data: { error: { message: [said] }, initialValue: { message } },
    });
    const answer = await send("POST", `/api/admin/users/${user.id}/send-sms`, { cookie: admin, json: { message } });
    expect([answer.status, (await answer.json()).message]).toEqual([400, said]);
  });

  test("an empty message, and a user without a phone: No Phone Number", async () => {
    const user = await makeUser("driver", { phone: null });
    const params = { id: user.id };
    expect(await sms.action(at("/users/x/sms", { params, form: { message: "  " } }))).toMatchObject({
      data: { error: { message: ["Please enter a message"] } },
    });
    expect(await sms.action(at("/users/x/sms", { params, form: { message: "Hello" } }))).toMatchObject({
      data: {
        toast: { title: "No Phone Number", description: "This user does not have a phone number." },
        initialValue: { message: "Hello" },
      },
    });
  });

  test("Failed to create, update and delete user, and to send SMS. Please try again.", async () => {
    const user = await makeUser("driver");
    const params = { id: user.id };
    const form = await person();
    const said = await refusingWrites("User", async () => [
      await userNew.action(at("/users/new", { form })),
      await userEdit.action(at("/users/x/edit", { form, params })),
    ]);
    expect(said).toMatchObject([
      { data: { toast: { description: "Failed to create user. Please try again." } } },
      { data: { toast: { description: "Failed to update user. Please try again." } } },
    ]);
    const deleted = await refusingWrites("User", () => userDelete.action(at("/users/x/delete", { form: {}, params })));
    await expect(deleted).toHaveToast("Error", "Failed to delete user. Please try again.");
    const text = await refusingWrites("OutboundMessage", () =>
      sms.action(at("/users/x/sms", { form: { message: "Hi" }, params })),
    );
    expect(text).toMatchObject({
      data: { toast: { description: "Failed to send SMS. Please try again." }, initialValue: { message: "Hi" } },
    });
  });

  test("the search of the top bar leads an admin to the user, others to the conversation", async () => {
    const user = await makeUser("driver", { lastName: "Ypsilanti" });
    const hrefs = async (cookie: string) =>
      JSON.stringify(await search(args("/dashboard/search?q=Ypsilanti", { cookie })));
    expect(await hrefs(admin)).toContain(`/dashboard/users?q=${encodeURIComponent(user.email ?? "")}`);
    expect(await hrefs(await signIn(user))).toContain(`/dashboard/communications/${user.id}`);
  });
});

const DOORS: { name: string; path: string; id: "account" | "user"; loader: any; action?: any }[] = [
  { name: "accounts", path: "/accounts", id: "account", loader: listAccounts },
  { name: "create account", path: "/accounts/new", id: "account", ...accountNew },
  { name: "edit account", path: "/accounts/x/edit", id: "account", ...accountEdit },
  { name: "delete account", path: "/accounts/x/delete", id: "account", ...accountDelete },
  { name: "users", path: "/users", id: "user", loader: listUsers },
  { name: "create user", path: "/users/new", id: "user", ...userNew },
  { name: "edit user", path: "/users/x/edit", id: "user", ...userEdit },
  { name: "send SMS", path: "/users/x/sms", id: "user", ...sms },
  { name: "delete user", path: "/users/x/delete", id: "user", ...userDelete },
];

describe.each(DOORS)("the door of $name", ({ path, id, loader, action }) => {
  let params: { id: string };
  const cookies = {} as Record<Role, string>;
  beforeAll(async () => {
    for (const role of ROLES) cookies[role] = await signIn(await makeUser(role));
    const stranger = await makeUser("driver");
    params = { id: id === "user" ? stranger.id : stranger.accountId };
  });
  const knock = (door: any, input: unknown) => Promise.resolve(door(input)).catch((thrown: unknown) => thrown);

  test.each(ROLES)("%s", async (role) => {
    const answer: any = await knock(loader, at(path, { params, cookie: cookies[role] }));
    if (role === "admin") return expect(answer).not.toBeInstanceOf(Response);
    expect(answer).toRedirectTo("/dashboard");
    await expect(answer).toHaveToast("Access Denied", "You do not have permission to access this page.");
  });

  test("nobody is sent to sign in", async () => {
    expect(await knock(loader, at(path, { params, cookie: "" }))).toRedirectTo(/^\/login\?redirectTo=/);
    if (action) expect(await knock(action, at(path, { params, cookie: "", form: {} }))).toRedirectTo(/^\/login/);
  });

  test.runIf(action).each(["advisor", "technician", "driver"] as const)("a form from %s", async (role) => {
    const answer = await knock(action, at(path, { params, cookie: cookies[role], form: { message: "x" } }));
    expect(answer).toRedirectTo("/dashboard");
    await expect(answer).toHaveToast("Access Denied");
    expect(await db.account.count({ where: { OR: [{ id: params.id }, { users: { some: { id: params.id } } }] } })).toBe(
      1,
    );
  });
});
