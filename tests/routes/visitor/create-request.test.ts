// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action, loader } from "#app/routes/create-request/page.tsx";
import { action as confirmLink } from "#app/routes/open-link/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { CAR, goOn, locationOf, newVisitor, SERVICE } from "./visitor.ts";

describe("what is wrong is said at its field, and the input comes back", () => {
  test.each([
    ["Service type is required", "serviceType", { serviceType: "" }],
    ["Description should be at least 10 characters", "description", { description: "Squeals" }],
    ["Description should be at least 10 characters", "description", { description: "" }],
    ["Please enter a valid email address", "email", { email: "casey@" }],
    ["Name is required", "name", { name: "" }],
    ["Email is required", "email", { email: "" }],
    ["Phone number is required", "phone", { phone: "" }],
    ["Vehicle details (Year, Make, and Model) are required when adding a new vehicle", "vehicleId", { model: "" }],
  ])("%s", async (sentence, field, change) => {
    const visitor = await newVisitor();
    const answer: any = await action(
      visitor.ask("/create-request", { ...SERVICE, ...CAR, ...visitor.person, ...change }),
    );
    expect(answer.init.status).toBe(400);
    expect(answer.data.error).toEqual({ [field]: [sentence] });
    expect(answer.data.initialValue.additionalNotes ?? answer.data.initialValue.make).toBe("BMW");
  });
});

describe("a visitor's way onward", () => {
  test("a code is sent and everything goes along to /verify-otp; a reload finds the form filled in", async () => {
    const visitor = await newVisitor();
    const form = { ...SERVICE, ...CAR, color: "Blue", ...visitor.person, contactPreference: "text" };
    const to = locationOf(await action(visitor.ask("/create-request", form)));
    expect(to.pathname).toBe("/verify-otp");
    const { methodId, ...query } = Object.fromEntries(to.searchParams);
    expect(methodId).toMatch(/^[0-9a-f-]{36}$/);
    expect(query).toEqual({
      ...CAR,
      phone: visitor.phone,
      redirectTo: "/repair-status",
      firstName: "Casey",
      lastName: "Rivera Lopez",
      email: visitor.email,
      contactPreference: "text",
      color: "Blue",
    });
    const page: any = await loader(visitor.ask("/create-request"));
    expect(page.values).toMatchObject({
      ...CAR,
      ...SERVICE,
      name: "Casey Rivera Lopez",
      contactPreference: "text",
    });
    const stranger: any = await loader((await newVisitor()).ask("/create-request"));
    expect(stranger.values.name).toBeUndefined();
  });

  test("a code that cannot be sent: There was an error sending the verification code. Please try again.", async () => {
    const visitor = await newVisitor();
    const form = { ...SERVICE, ...CAR, ...visitor.person };
    await action(visitor.ask("/create-request", form));
    // Another browser knows nothing of the code that went to this phone.
    const again: any = await action((await newVisitor(visitor.phone)).ask("/create-request", form));
    expect(again.init.status).toBe(429);
    expect(again.data.alert).toBe("There was an error sending the verification code. Please try again.");
    expect(again.data.initialValue.description).toBe(SERVICE.description);
  });

  test("a request's access code skips the contact block, but a new request needs a phone", async () => {
    const { accessCode } = await makeRequest(await makeUser("driver"));
    const visitor = await newVisitor();
    const { to, cookie } = await goOn(loader, visitor, `/create-request?code=${accessCode}`);
    expect(to.pathname + to.search).toBe("/create-request");
    const page: any = await loader(visitor.ask("/create-request", undefined, cookie));
    expect(page.who).toMatchObject({ identified: true, mayCreate: false });
    const answer: any = await action(visitor.ask("/create-request", { ...SERVICE, ...CAR }, cookie));
    expect(answer.init.status).toBe(400);
    expect(answer.data.alert).toBe("Please provide a phone number for verification.");
  });
});

describe("someone we know", () => {
  test("creates at once with a saved vehicle, and leads to its status page without its code in the address", async () => {
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    const cookie = await signIn(driver);
    const page: any = await loader(args("/create-request", { cookie }));
    expect(page.who.vehicles.map(({ id }: { id: string }) => id)).toEqual([vehicleId]);
    expect(page.values.vehicleId).toBe(vehicleId);
    const preferredDate = `${new Date().getFullYear() + 1}-01-05`;
    const to = locationOf(
      await action(
        args("/create-request", {
          cookie,
          form: { ...SERVICE, vehicleId, urgency: "urgent", preferredDate },
        }),
      ),
    );
    expect(to.pathname).toBe("/repair-status");
    const created = await db.repairRequest.findUniqueOrThrow({
      where: { id: to.searchParams.get("repairId") ?? "" },
      include: { accessCodes: true },
    });
    expect(created).toMatchObject({ vehicleId, urgency: "urgent", requesterId: driver.id, status: "Pending_Review" });
    expect(created.requestedServiceDate?.toISOString()).toMatch(new RegExp(`^${preferredDate}`));
    expect(to.search).not.toContain(created.accessCodes[0]?.code);
  });

  test("Add a new vehicle instead: the chosen one does not count", async () => {
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    const cookie = await signIn(driver);
    const to = locationOf(
      await action(args("/create-request", { cookie, form: { ...SERVICE, ...CAR, vehicleId, newVehicle: "on" } })),
    );
    const created = await db.repairRequest.findUniqueOrThrow({
      where: { id: to.searchParams.get("repairId") ?? "" },
      include: { vehicle: true },
    });
    expect(created.vehicle).toMatchObject({ make: "BMW", model: "330i xDrive", year: 2019 });
  });

  test("another account's vehicle: There was an error creating your request. Please try again.", async () => {
    const driver = await makeUser("driver");
    await makeRequest(driver);
    const foreign = await makeRequest(await makeUser("driver"));
    const answer: any = await action(
      args("/create-request", { cookie: await signIn(driver), form: { ...SERVICE, vehicleId: foreign.vehicleId } }),
    );
    expect(answer.init.status).toBe(404);
    expect(answer.data.alert).toBe("There was an error creating your request. Please try again.");
  });

  test("the holder of a user access code creates for that user", async () => {
    const driver = await makeUser("driver");
    await makeRequest(driver);
    const { code } = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
    const visitor = await newVisitor();
    const offered = await goOn(loader, visitor, `/create-request?userCode=${code}`);
    const yes = await goOn(confirmLink, visitor, offered.to.pathname + offered.to.search, offered.cookie, {});
    expect(yes.to.pathname + yes.to.search).toBe("/create-request");
    const page: any = await loader(visitor.ask("/create-request", undefined, yes.cookie));
    expect(page.who).toMatchObject({ identified: true, mayCreate: true });
    const to = locationOf(
      await action(visitor.ask("/create-request", { ...SERVICE, ...CAR, newVehicle: "on" }, yes.cookie)),
    );
    const created = await db.repairRequest.findUniqueOrThrow({ where: { id: to.searchParams.get("repairId") ?? "" } });
    expect(created.accountId).toBe(driver.accountId);
  });
});
