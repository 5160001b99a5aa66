import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { loader as showVehicle } from "#app/routes/dashboard/vehicles/detail.tsx";
import { action as editVehicle } from "#app/routes/dashboard/vehicles/edit.tsx";
import { loader as listVehicles } from "#app/routes/dashboard/vehicles/list.tsx";
import { action as addVehicle } from "#app/routes/dashboard/vehicles/new.tsx";
import { action as saveRecommendation } from "#app/routes/dashboard/vehicles/recommendation.tsx";
import { dueByMileage } from "#app/shop/mileage-rules.ts";
import { addVehicle as addToAccount, updateVehicle } from "#app/shop/vehicle.server.ts";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

test("a driver adds a vehicle to the own account and sees it listed", async () => {
  const driver = await makeUser("driver");
  const cookie = await signIn(driver);
  const form = { make: "Audi", model: "A4", year: "2019", vin: "", mileage: "63,700".replace(",", ""), color: "" };
  const added = await addVehicle(args("/dashboard/vehicles/new", { cookie, form }));
  expect(added).toRedirectTo(/^\/dashboard\/vehicles\/[0-9a-f-]{36}$/);
  await expect(added).toHaveToast("Vehicle added", "Audi A4 2019");
  const { rows } = await listVehicles(args("/dashboard/vehicles", { cookie }));
  expect(rows.map(({ title }) => title)).toEqual(["Audi A4 2019"]);
});

test("the shop reads on a car that another customer's has the same VIN, where it may see both; customers do not", async () => {
  const [first, second] = [await makeUser("driver"), await makeUser("driver", { firstName: "Nell" })];
  const [both, one] = [await makeUser("advisor"), await makeUser("advisor")];
  const own = await makeRequest(first, { advisor: both });
  const other = await makeRequest(second, { advisor: both });
  await db.accountAdvisor.create({ data: { accountId: first.accountId, advisorId: one.id } });
  const vin = "3HGGK5G88FM000417";
  await db.vehicle.updateMany({ where: { id: { in: [own.vehicleId, other.vehicleId] } }, data: { vin } });
  const seenBy = async (user: typeof first, id = own.vehicleId) =>
    (await showVehicle(args(`/dashboard/vehicles/${id}`, { cookie: await signIn(user), params: { id } }))).twins;
  expect(await seenBy(both)).toEqual([{ id: other.vehicleId, title: "Porsche 911 2021", owner: "Nell Driver" }]);
  expect(await seenBy(one)).toEqual([]);
  expect(await seenBy(first)).toEqual([]);
  expect(await seenBy(await makeUser("admin"), other.vehicleId)).toMatchObject([{ id: own.vehicleId }]);
});

test("a car stands once in an account, however often and at the same time it is added; sold it stands in another too", async () => {
  const form = { make: "Honda", model: "Fit", year: "2015", vin: "3hggk5 g88fm000417", color: "" };
  const add = async (cookie: string) => addVehicle(args("/dashboard/vehicles/new", { cookie, form }));
  const cookie = await signIn(await makeUser("driver"));
  const answers = await Promise.all([add(cookie), add(cookie), add(cookie)]);
  expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
  expect(answers.find((answer) => !(answer instanceof Response))).toMatchObject({
    init: { status: 409 },
    data: {
      initialValue: { vin: form.vin, make: "Honda" },
      error: { vin: ["This account has a car with this VIN already: Honda Fit 2015."] },
    },
  });
  const { rows } = await listVehicles(args("/dashboard/vehicles", { cookie }));
  expect(rows.map(({ title }) => title)).toEqual(["Honda Fit 2015"]);
  expect(await add(await signIn(await makeUser("driver")))).toRedirectTo(/^\/dashboard\/vehicles\//);
});

test("Missing information: Please fill out all required fields", async () => {
  const cookie = await signIn(await makeUser("driver"));
  const answer = await addVehicle(
    args("/dashboard/vehicles/new", { cookie, form: { make: "Audi", model: "", year: "" } }),
  );
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: {
      initialValue: { make: "Audi" },
      toast: { title: "Missing information", description: "Please fill out all required fields" },
    },
  });
});

test("a vehicle of another account is not found, shown or edited", async () => {
  const request = await makeRequest(await makeUser("driver"), { lines: [{}] });
  const cookie = await signIn(await makeUser("driver"));
  const call = args(`/dashboard/vehicles/${request.vehicleId}`, { cookie, params: { id: request.vehicleId } });
  await expect(showVehicle(call)).rejects.toMatchObject({ status: 404 });
  const form = { make: "Mine", model: "Now", year: "2020" };
  const edit = args(`/dashboard/vehicles/${request.vehicleId}/edit`, {
    cookie,
    params: { id: request.vehicleId },
    form,
  });
  await expect(editVehicle(edit)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await db.vehicle.findUnique({ where: { id: request.vehicleId } })).toMatchObject({ make: "Porsche" });
});

test("userId restricts the list to that user's account", async () => {
  const driver = await makeUser("driver");
  await makeRequest(driver, { lines: [{}] });
  const cookie = await signIn(await makeUser("admin"));
  const { rows } = await listVehicles(args(`/dashboard/vehicles?userId=${driver.id}`, { cookie }));
  expect(rows).toHaveLength(1);
});

test("the list is searched on the server by make, model, year and VIN", async () => {
  const driver = await makeUser("driver");
  const cookie = await signIn(driver);
  await makeRequest(driver, { lines: [{}] });
  const found = async (q: string) =>
    (await listVehicles(args(`/dashboard/vehicles?q=${encodeURIComponent(q)}`, { cookie }))).rows.length;
  expect(await found("porsche 2021")).toBe(1);
  expect(await found("WP0AB2A95")).toBe(1);
  expect(await found("Skoda")).toBe(0);
});

test("an emptied field is empty afterwards, and the warranty is told in months", async () => {
  const driver = await makeUser("driver");
  const cookie = await signIn(driver);
  const { vehicleId: id } = await makeRequest(driver, { lines: [{}] });
  const ends = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  const form = {
    ...{ make: "Porsche", model: "911", year: "2021", vin: "", mileage: "", color: "" },
    ...{ warrantyStatus: "Active", warrantyPlan: "Basic", warrantyExpiresAt: ends },
  };
  const saved = await editVehicle(args(`/dashboard/vehicles/${id}/edit?q=por`, { cookie, params: { id }, form }));
  expect(saved).toRedirectTo(`/dashboard/vehicles/${id}?q=por`);
  const { vehicle } = await showVehicle(args(`/dashboard/vehicles/${id}`, { cookie, params: { id } }));
  expect(vehicle).toMatchObject({ vin: null, mileage: null, color: null, warranty: "Basic: 13 months remaining" });
});

describe("recommendations", () => {
  const shown = async (cookie: string, id: string) =>
    (await showVehicle(args(`/dashboard/vehicles/${id}?tab=recommendations`, { cookie, params: { id } })))
      .recommendations;

  test("a deferred line is followed up once, and no more when it is approved after all", async () => {
    const driver = await makeUser("driver");
    const cookie = await signIn(driver);
    const request = await makeRequest(driver, {
      status: "Pending_Approval",
      lines: [{ description: "Wheel alignment" }, { description: "Shop supplies", type: "Fee" }],
    });
    const [alignment, supplies] = request.itemIds as [string, string];
    await moveLineItem(viewerOf(driver), alignment, "deferred");
    await moveLineItem(viewerOf(driver), supplies, "declined");
    expect(await shown(cookie, request.vehicleId)).toMatchObject([
      {
        recommendationType: "Follow-up",
        recommendedServiceDescription: "Wheel alignment (deferred)",
        status: "Pending",
      },
    ]);
    await moveLineItem(viewerOf(driver), alignment, "declined");
    expect(await shown(cookie, request.vehicleId)).toMatchObject([
      { recommendedServiceDescription: "Wheel alignment (declined)" },
    ]);
    await moveLineItem(viewerOf(driver), alignment, "approved");
    expect(await shown(cookie, request.vehicleId)).toEqual([]);
  });

  test("the mileage makes work due, once for each due mileage", async () => {
    const driver = await makeUser("driver");
    const car = { make: "Honda", model: "Accord", year: 2018, warrantyStatus: "Unknown", mileage: 59_500 };
    const { id } = await addToAccount(viewerOf(driver), car);
    const due = await db.serviceRecommendation.findMany({ where: { vehicleId: id }, orderBy: { ruleKey: "asc" } });
    expect(due.map(({ ruleKey }) => ruleKey)).toEqual([
      "air-filter@60000",
      "cabin-filter@60000",
      "oil@60000",
      "tires@60000",
      "transmission@60000",
    ]);
    await updateVehicle(viewerOf(driver), id, { mileage: 60_100 });
    expect(await db.serviceRecommendation.count({ where: { vehicleId: id } })).toBe(5);
  });

  test("an electric car hears of no oil", () => {
    const keys = dueByMileage({ make: "Tesla", model: "Model Y", mileage: 60_000 }).map(({ key }) => key);
    expect(keys).toEqual(["tires", "cabin-filter"]);
  });

  const FORM = {
    recommendedServiceDescription: "Front wipers",
    recommendationType: "Maintenance",
    status: "Scheduled",
    recommendedDueDate: "2027-01-15",
    recommendedDueMileage: "",
  };

  test("an advisor of the request adds and edits one; a driver may not", async () => {
    const driver = await makeUser("driver");
    const advisor = await makeUser("advisor");
    const { vehicleId: id } = await makeRequest(driver, { advisor, lines: [{}] });
    const save = async (cookie: string, recommendationId: string, form: Record<string, string>) =>
      saveRecommendation(
        args(`/dashboard/vehicles/${id}/recommendations/${recommendationId}`, {
          cookie,
          params: { id, recommendationId },
          form,
        }),
      );
    const cookie = await signIn(advisor);
    const added = await save(cookie, "new", FORM);
    expect(added).toRedirectTo(`/dashboard/vehicles/${id}?tab=recommendations`);
    await expect(added).toHaveToast("Recommendation saved");
    const [row] = await shown(cookie, id);
    expect(row).toMatchObject({ recommendedServiceDescription: "Front wipers", recommendedDueMileage: null });
    await save(cookie, row?.id ?? "", { ...FORM, recommendedDueDate: "", recommendedDueMileage: "70000" });
    expect(await shown(cookie, id)).toMatchObject([{ recommendedDueDate: null, recommendedDueMileage: 70_000 }]);
    const empty = await save(cookie, "new", { ...FORM, recommendedServiceDescription: "" });
    expect(empty).toMatchObject({ data: { error: { recommendedServiceDescription: ["Description is required"] } } });
    const refused = await save(await signIn(driver), "new", FORM).catch((error: unknown) => error);
    expect(refused).toRedirectTo("/dashboard");
    await expect(refused).toHaveToast("Access Denied");
  });

  test("one of another vehicle is not found here", async () => {
    const admin = await signIn(await makeUser("admin"));
    const driver = await makeUser("driver");
    const first = await makeRequest(driver, { lines: [{}] });
    const other = await makeRequest(await makeUser("driver"), { lines: [{}] });
    const row = await db.serviceRecommendation.create({
      data: { vehicleId: other.vehicleId, recommendationType: "Repair", recommendedServiceDescription: "Pads" },
    });
    const params = { id: first.vehicleId, recommendationId: row.id };
    const answer = await saveRecommendation(args("/dashboard/vehicles", { cookie: admin, params, form: FORM })).catch(
      (error: unknown) => error,
    );
    expect(answer).toMatchObject({ init: { status: 404 } });
  });
});
