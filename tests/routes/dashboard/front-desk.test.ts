// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect or its form
import { describe, expect, test } from "vitest";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { db } from "#app/platform/db.server.ts";
import { requestCallBack } from "#app/repair/call-back.server.ts";
import { loader as newMessage, action as sendNewMessage } from "#app/routes/dashboard/communications/new.tsx";
import { loader as customerPage } from "#app/routes/dashboard/customers/detail.tsx";
import { action as editCustomer } from "#app/routes/dashboard/customers/edit.tsx";
import { loader as customers } from "#app/routes/dashboard/customers/list.tsx";
import { action as addCustomer } from "#app/routes/dashboard/customers/new.tsx";
import { loader as pick } from "#app/routes/dashboard/pick.ts";
import { action as sendLink } from "#app/routes/dashboard/repair/link/link-send.tsx";
import { loader as details } from "#app/routes/dashboard/repair/page.tsx";
import { action as createRequest, loader as newRequest } from "#app/routes/dashboard/repair-requests/new.tsx";
import { loader as showVehicle } from "#app/routes/dashboard/vehicles/detail.tsx";
import { action as editVehicle, loader as editVehicleForm } from "#app/routes/dashboard/vehicles/edit.tsx";
import { action as addVehicle, loader as addVehicleForm } from "#app/routes/dashboard/vehicles/new.tsx";
import { args } from "../../support/args.ts";
import { inParts, makeAccount, makeRequest, makeUser, newPhone, signIn, viewerOf } from "../../support/world.ts";
import { send } from "../api/callers.ts";

const CAR = { make: "Audi", model: "A4", year: "2019" };
const thrown = (run: Promise<unknown>): Promise<any> => run.catch((error) => error);

describe("whose vehicle", () => {
  test("an admin adds a customer's car to the customer's account, and never to the own by accident", async () => {
    const admin = await makeUser("admin");
    const driver = await makeUser("driver");
    const cookie = await signIn(admin);
    const without: any = await addVehicle(args("/dashboard/vehicles/new", { cookie, form: CAR }));
    expect(without.init.status).toBe(400);
    expect(without.data.error.accountId).toEqual(["Please choose whose vehicle this is"]);
    expect(without.data.initialValue).toMatchObject({ make: "Audi" });
    expect(await db.vehicle.count({ where: { accountId: admin.accountId } })).toBe(0);
    const form = { ...CAR, accountId: driver.accountId };
    const added: any = await addVehicle(args("/dashboard/vehicles/new", { cookie, form }));
    await expect(added).toHaveToast("Vehicle added", "Audi A4 2019");
    expect(await db.vehicle.count({ where: { accountId: driver.accountId } })).toBe(1);
  });

  test("the dialog finds the owner by part of the name, and begins with the customer the list is of", async () => {
    const advisor = await makeUser("advisor");
    const cookie = await signIn(advisor);
    const mine = await makeUser("driver", { firstName: "Wilhelmina", lastName: "Oakley" });
    await makeRequest(mine, { advisor });
    const foreign = await makeUser("driver", { firstName: "Wilhelmina", lastName: "Stranger" });
    const found: any = await addVehicleForm(
      args("/dashboard/vehicles/new?find=ownerQ&ownerQ=wilhel&make=Audi", { cookie }),
    );
    expect(found.owner.options.map(({ value }: any) => value)).toEqual([mine.accountId]);
    expect(found.typed).toMatchObject({ make: "Audi" });
    const ofUser: any = await addVehicleForm(args(`/dashboard/vehicles/new?userId=${mine.id}`, { cookie }));
    expect(ofUser.typed.accountId).toBe(mine.accountId);
    const form = { ...CAR, accountId: foreign.accountId };
    const refused: any = await addVehicle(args("/dashboard/vehicles/new", { cookie, form }));
    expect(refused.init.status).toBe(403);
    expect(await db.vehicle.count({ where: { accountId: foreign.accountId } })).toBe(0);
  });

  test("details and the edit dialog name the owner; an admin moves a car that has no repairs", async () => {
    const admin = await makeUser("admin");
    const cookie = await signIn(admin);
    const driver = await makeUser("driver", { firstName: "Ona", lastName: "Wheel" });
    const { id } = await db.vehicle.create({ data: { ...CAR, year: 2019, accountId: admin.accountId } });
    const params = { id };
    const form = { ...CAR, accountId: driver.accountId };
    await editVehicle(args(`/dashboard/vehicles/${id}/edit`, { cookie, params, form }));
    const shown: any = await showVehicle(args(`/dashboard/vehicles/${id}`, { cookie, params }));
    expect(shown.owner).toEqual({ name: "Ona Wheel", href: `/dashboard/customers/${driver.id}` });
    const dialog: any = await editVehicleForm(args(`/dashboard/vehicles/${id}/edit`, { cookie, params }));
    expect(dialog.ownerName).toBe("Ona Wheel");
    await makeRequest(driver, { vehicleId: id });
    const back = { ...CAR, accountId: admin.accountId };
    const refused: any = await editVehicle(args(`/dashboard/vehicles/${id}/edit`, { cookie, params, form: back }));
    expect(refused.init.status).toBe(409);
    expect((await db.vehicle.findUniqueOrThrow({ where: { id } })).accountId).toBe(driver.accountId);
  });
});

describe("customers", () => {
  test("an advisor adds one, sees them listed and opens them; another advisor does not", async () => {
    const cookie = await signIn(await makeUser("advisor"));
    const phone = newPhone();
    const form = { phone, name: "Nora Quist", email: "", contactPreference: "text" };
    const added: any = await addCustomer(args("/dashboard/customers/new", { cookie, form }));
    await expect(added).toHaveToast("Customer added", "Nora Quist");
    const id = added.headers.get("location").split("/").pop();
    const listed: any = await customers(args("/dashboard/customers?q=quist", { cookie }));
    expect(listed.rows).toMatchObject([{ id, name: "Nora Quist" }]);
    const opened: any = await customerPage(args(`/dashboard/customers/${id}`, { cookie, params: { id } }));
    expect(opened).toMatchObject({ name: "Nora Quist", phone, prefers: "Text" });
    const other = { cookie: await signIn(await makeUser("advisor")), params: { id } };
    expect((await thrown(customerPage(args(`/dashboard/customers/${id}`, other)))).status).toBe(404);
    const edited = { ...other, form: { name: "Stolen", contactPreference: "phone" } };
    expect((await thrown(editCustomer(args(`/dashboard/customers/${id}/edit`, edited)))).init.status).toBe(404);
    await editCustomer(
      args(`/dashboard/customers/${id}/edit`, {
        cookie,
        params: { id },
        form: { name: "Nora Q", contactPreference: "phone" },
      }),
    );
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ firstName: "Nora", lastName: "Q", phone });
  });

  test("drivers and technicians are turned away at the door", async () => {
    for (const role of ["driver", "technician"] as const) {
      const answer = await thrown(
        customers(args("/dashboard/customers", { cookie: await signIn(await makeUser(role)) })),
      );
      expect([role, answer.headers.get("location")]).toEqual([role, "/dashboard"]);
    }
  });
});

describe("pickers", () => {
  test("a car beyond the newest five hundred is found and chosen", async () => {
    const admin = await signIn(await makeUser("admin"));
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    await db.vehicle.update({
      where: { id: vehicleId },
      data: { make: "Studebaker", createdAt: new Date("2019-01-01") },
    });
    const { accountId } = await makeUser("driver");
    const cars = Array.from({ length: 510 }, () => ({ accountId, make: "Honda", model: "Civic", year: 2015 }));
    await inParts(cars, (data) => db.vehicle.createMany({ data }));
    const found: any = await newRequest(
      args("/dashboard/repair-requests/new?find=vehicleQ&vehicleQ=studeb", { cookie: admin }),
    );
    expect(found.vehicles.map(({ value }: any) => value)).toContain(vehicleId);
    const chosen: any = await newRequest(
      args(`/dashboard/repair-requests/new?vehicleId=${vehicleId}`, { cookie: admin }),
    );
    expect(chosen.vehicles[0].value).toBe(vehicleId);
    const typed: any = await pick(
      args("/dashboard/pick/vehicles?q=studeb", { cookie: admin, params: { what: "vehicles" } }),
    );
    expect(typed.options.map(({ value }: any) => value)).toContain(vehicleId);
  });

  test("offer what is within the scope only", async () => {
    const driver = await makeUser("driver");
    await makeRequest(await makeUser("driver"));
    const cookie = await signIn(driver);
    const offered = async (what: string) =>
      thrown(pick(args(`/dashboard/pick/${what}?q=`, { cookie, params: { what } })) as any);
    expect((await offered("vehicles")).options).toEqual([]);
    expect((await offered("requests")).options).toEqual([]);
    expect((await offered("owners")).status).toBe(403);
    expect((await offered("accounts")).status).toBe(403);
    expect((await offered("toString")).status).toBe(404);
  });

  test("a recipient is found by name", async () => {
    const cookie = await signIn(await makeUser("admin"));
    const { id } = await makeUser("driver", { firstName: "Zacharias", lastName: "Findable" });
    const found: any = await newMessage(
      args("/dashboard/communications/new?find=recipientQ&recipientQ=zach+find", { cookie }),
    );
    expect(found.recipients.map(({ value }: any) => value)).toEqual([id]);
  });

  test("a new message sent twice is one", async () => {
    const cookie = await signIn(await makeUser("admin"));
    const receiver = await makeUser("driver");
    const { values }: any = await newMessage(args("/dashboard/communications/new", { cookie }));
    const form = { key: values.key, receiverUserId: receiver.id, messageBody: "Your car is ready." };
    for (const _ of ["once", "again"]) await sendNewMessage(args("/dashboard/communications/new", { cookie, form }));
    expect(await db.communication.count({ where: { receiverUserId: receiver.id } })).toBe(1);
  });
});

describe("a request shows its customer", () => {
  test("with phone, e-mail, urgency and preferred way, to the shop alone", async () => {
    const advisor = await makeUser("advisor");
    const driver = await makeUser("driver", { phone: "+15104443322" });
    const { id } = await makeRequest(driver, { advisor });
    await db.repairRequest.update({ where: { id }, data: { urgency: "urgent", contactPreference: "text" } });
    const facts = async (user: { id: string }) =>
      Object.fromEntries(
        ((await details(args(`/x/${id}`, { cookie: await signIn(user), params: { id } }))) as any).facts,
      );
    expect(await facts(advisor)).toMatchObject({
      Phone: "(510) 444-3322",
      "E-mail": driver.email,
      "Preferred way": "Text",
      Urgency: "Urgent (As soon as possible)",
    });
    expect(await facts(driver)).not.toHaveProperty("Phone");
  });
});

describe("the customer's link", () => {
  async function shop() {
    const advisor = await makeUser("advisor", { firstName: "Ada" });
    const driver = await makeUser("driver", { firstName: "Dana" });
    const request = await makeRequest(driver, {
      advisor,
      lines: [{ unitPrice: 41_000 }, { unitPrice: 5000, group: "declined" }],
    });
    const given = async (user: { id: string }, form: Record<string, string> = { text: "" }) =>
      args(`/dashboard/repair-requests/${request.id}/link/send`, {
        cookie: await signIn(user),
        params: { id: request.id },
        form,
      });
    return { advisor, driver, request, given };
  }

  test("is texted with the car, the lines and the sum; the conversation keeps the words without the code", async () => {
    const { advisor, driver, request, given } = await shop();
    await expect((await sendLink(await given(advisor))) as Response).toHaveToast("Link sent");
    const text = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(text.phone).toBe(driver.phone);
    expect(text.body).toBe(
      `Hi Dana, this is AMPed. Your Porsche 911 2021 repair has 1 line, $410.00 in all before tax. See each price and decide: http://localhost:3000/repair-status?code=${request.accessCode} Reply STOP to opt out.`,
    );
    const kept = await db.communication.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(kept).toMatchObject({ senderUserId: advisor.id, receiverUserId: driver.id, channel: "sms" });
    expect(kept.messageBody).toContain("[the customer's link]");
    expect(kept.messageBody).not.toContain(request.accessCode);
    const told = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id },
      orderBy: { id: "desc" },
    });
    expect(told.summary).toMatch(/^The customer's link was sent to \(•••\) •••-\d{4} by text$/);
  });

  test("a repair that is done asks nobody to decide", async () => {
    const { advisor, request, given } = await shop();
    await db.repairRequest.update({ where: { id: request.id }, data: { status: "Completed" } });
    await sendLink(await given(advisor));
    const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(body).not.toContain("decide");
    expect(body).toContain("See your repair: http");
  });

  test("goes in one's own words, which have to hold the link", async () => {
    const { advisor, request, given } = await shop();
    const without: any = await sendLink(await given(advisor, { text: "Hello there" }));
    expect(without.data.toast.title).toBe("Link not sent");
    expect(without.data).toMatchObject({
      initialValue: { text: "Hello there" },
      error: { text: ["Please leave [the customer's link] in the text: it becomes the address."] },
    });
    expect(await db.outboundMessage.count({ where: { repairRequestId: request.id } })).toBe(0);
    await sendLink(await given(advisor, { text: "Hello, look: [the customer's link]" }));
    const text = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(text.body).toBe(`Hello, look: http://localhost:3000/repair-status?code=${request.accessCode}`);
  });

  test("is sent by nobody but admins and the request's advisor, and not after STOP", async () => {
    const { advisor, driver, request, given } = await shop();
    for (const user of [driver, await makeUser("advisor"), await makeUser("technician")]) {
      const answer = await thrown(sendLink(await given(user)) as any);
      expect([403, 404]).toContain(answer.init?.status ?? answer.status);
    }
    await db.smsConsent.create({
      data: { phone: driver.phone ?? "", kind: "sms", action: "opt_out", textShown: "STOP", source: "reply" },
    });
    // Who wants no more texts gets it by e-mail, where there is one.
    await expect((await sendLink(await given(advisor))) as Response).toHaveToast("Link sent");
    await db.user.update({ where: { id: driver.id }, data: { email: null } });
    expect(((await sendLink(await given(advisor))) as any).data.toast.title).toBe("Opted out");
    expect(await db.outboundMessage.count({ where: { repairRequestId: request.id } })).toBe(0);
  });
});

describe("drivers set no prices through the page", () => {
  test("their New Request has no prices, and refuses them", async () => {
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    const cookie = await signIn(driver);
    const page: any = await newRequest(args("/dashboard/repair-requests/new", { cookie }));
    expect(page.prices).toBe(false);
    const wish = { vehicleId, initiatedBy: "The brakes squeal" };
    const priced = { ...wish, "lineItems[0].description": "Pads", "lineItems[0].unitPrice": "1" };
    const refused: any = await createRequest(args("/dashboard/repair-requests/new", { cookie, form: priced }));
    expect(refused.init.status).toBe(403);
    const empty: any = await createRequest(args("/dashboard/repair-requests/new", { cookie, form: { vehicleId } }));
    expect(empty.data.toast).toMatchObject({
      title: "Service details required",
      description: "Please tell us what you need",
    });
    const made: any = await createRequest(args("/dashboard/repair-requests/new", { cookie, form: wish }));
    await expect(made).toHaveToast("Repair request created");
    expect(await db.repairRequest.count({ where: { accountId: driver.accountId } })).toBe(2);
  });
});

describe("notices go to who stands in", () => {
  const told = async (id: string) => db.notification.count({ where: { userId: id, kind: "call_back" } });

  test("for a suspended advisor: the other advisor of the account, else the admins", async () => {
    const advisor = await makeUser("advisor");
    const colleague = await makeUser("advisor");
    const admin = await makeUser("admin");
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { advisor });
    const other = await makeRequest(driver, { advisor });
    await db.user.update({ where: { id: advisor.id }, data: { status: "Suspended" } });
    await requestCallBack(viewerOf(driver), request.id);
    expect([await told(advisor.id), await told(admin.id)]).toEqual([0, 1]);
    await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: colleague.id } });
    await requestCallBack(viewerOf(driver), other.id);
    expect([await told(advisor.id), await told(admin.id), await told(colleague.id)]).toEqual([0, 1, 1]);
  });

  test("for a technician who is gone while nobody advises: the admins", async () => {
    const technician = await makeUser("technician");
    const admin = await makeUser("admin");
    const { id } = await makeRequest(await makeUser("driver"), { technician });
    await db.user.update({ where: { id: technician.id }, data: { status: "Inactive", deletedAt: new Date() } });
    const request = await db.repairRequest.findUniqueOrThrow({
      where: { id },
      select: { accountId: true, advisorId: true, technician: { select: { userId: true } } },
    });
    const side = await db.$transaction((tx) => shopSideOf(tx, request));
    expect(side).toContain(admin.id);
    expect(side).not.toContain(technician.id);
    await db.$transaction((tx) => notify(tx, side, { kind: "message", title: "x", body: "y", href: "/" }));
  });
});

describe("the catalogue's sentences", () => {
  test("User not authenticated", async () => {
    const answer = await send("POST", "/api/vehicles", { json: { make: "Audi", model: "A4", year: 2019 } });
    expect([answer.status, await answer.json()]).toEqual([401, { message: "User not authenticated" }]);
  });

  test("Missing required fields", async () => {
    const cookie = await signIn(await makeUser("advisor"));
    const answer = await send("POST", "/api/communications", { cookie, json: { messageBody: "" } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "Missing required fields" });
  });
});

test("an account has a name to choose it by", async () => {
  const admin = await signIn(await makeUser("admin"));
  const account = await makeAccount();
  const renamed = await send("PUT", `/api/accounts/${account.id}`, { cookie: admin, json: { name: "Oakland Fleet" } });
  expect(await renamed.json()).toMatchObject({ id: account.id, name: "Oakland Fleet" });
  const found: any = await pick(
    args("/dashboard/pick/accounts?q=fleet", { cookie: admin, params: { what: "accounts" } }),
  );
  expect(found.options.find(({ value }: any) => value === account.id).label).toMatch(/^Oakland Fleet · Free · /);
});
