import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server.node";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { Intake, IntakeDraft } from "#app/desk/intake.ts";
import type { GridRow } from "#app/desk/packages/package.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { db } from "#app/platform/db.server.ts";
import { typedPhone } from "#app/platform/format.ts";
import { LineGrid, rowsOf } from "#app/routes/dashboard/new/lines/lines.tsx";
import { loader as namedCar } from "#app/routes/dashboard/new/named-car.ts";
import { loader as newPage, action as saveNew } from "#app/routes/dashboard/new/page.tsx";
import { SendBar } from "#app/routes/dashboard/new/send-bar.tsx";
import type { Caller } from "#app/routes/dashboard/new/use-caller.ts";
import type { NamedCar } from "#app/routes/dashboard/new/use-named-car.ts";
import { findOrAddVehicle } from "#app/shop/car-like.server.ts";
import { FormErrors } from "#app/ui/form/form-errors.tsx";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

function answerTo(more: Record<string, string>) {
  const form = new FormData();
  const whole = { token: randomUUID(), phone: "5105550142", name: "Dana Park", car: "2019 Honda Civic", ...more };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  return parseForm(form, { schema: Intake });
}

const OIL = { "lineItems[0].description": "Oil", "lineItems[0].unitPrice": "50" };
const FILTER = { "lineItems[1].description": "Filter", "lineItems[1].unitPrice": "" };

const NO_PRICE = "This line has no price: give one, or take the line away";
const NO_JOB = "This price has no job: say what it is for, or take the line away";

test.each(["save", "send"])("%s: a line that is half typed is asked about, and what was typed comes back", (intent) => {
  const rows = {
    ...{ ...OIL, ...FILTER, "lineItems[2].unitPrice": "12" },
    ...{ "lineItems[3].description": "Belt", "lineItems[3].unitPrice": "abc" },
    ...{ "lineItems[4].description": "Check", "lineItems[4].unitPrice": "-1" },
    ...{ "lineItems[5].unitPrice": "about 20" },
    ...{ "lineItems[6].description": "", "lineItems[6].quantity": "1", "lineItems[6].unitPrice": " " },
  };
  // What is wrong elsewhere hides none of it.
  const { error, initialValue } = answerTo({ ...rows, phone: "1", intent }).reply();
  expect(error).toEqual({
    phone: [expect.any(String)],
    "lineItems[1].unitPrice": [NO_PRICE],
    "lineItems[2].description": [NO_JOB],
    "lineItems[3].unitPrice": ["Price must be a number, such as 89.95"],
    "lineItems[4].unitPrice": ["Price must be 0 or more"],
    "lineItems[5].unitPrice": ["Price must be a number, such as 89.95"],
  });
  expect(initialValue).toMatchObject({ lineItems: { 3: { description: "Belt", unitPrice: "abc" } } });
});

test("without script an answer leaves each row at its place, where what is wrong with it is named", () => {
  const belt = { "lineItems[2].description": "Belt", "lineItems[2].unitPrice": "abc" };
  const empty = { "lineItems[1].key": "1", "lineItems[1].description": "", "lineItems[1].quantity": "1" };
  const lastResult = answerTo({ ...OIL, ...empty, ...belt }).reply();
  function Page() {
    const [form, fields] = useForm<{ lineItems: GridRow[] }>({ id: "intake", lastResult, defaultValue: {} });
    const initial = rowsOf(form, { lineItems: [] });
    const { id, name } = fields.lineItems;
    const formRef = useRef(null);
    return <LineGrid {...{ id, name, initial, formRef }} faults={form.allErrors} onChanged={() => {}} />;
  }
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />);
  const third = html.slice(html.indexOf('name="lineItems[2].description"'), html.indexOf('name="lineItems[3].key"'));
  expect(third).toContain('value="Belt"');
  expect(third).toContain("Price must be a number, such as 89.95");
});

test("rows in which nothing is typed do not count, and each that counts keeps its place as its key", () => {
  const empty = { "lineItems[1].description": " ", "lineItems[1].quantity": "1", "lineItems[1].unitPrice": "" };
  const belt = { "lineItems[2].description": "Belt", "lineItems[2].unitPrice": "$1,040.00" };
  const saved = answerTo({ ...OIL, ...empty, ...belt });
  expect(saved.status === "success" && saved.value.lineItems).toMatchObject([
    { description: "Oil", unitPrice: 50, quantity: 1, key: "0" },
    { description: "Belt", unitPrice: 1040, key: "2" },
  ]);
});

test("half an hour of labor is quoted; none of it, and a thousandth, are not", () => {
  const typed = (quantity: string) => answerTo({ ...OIL, "lineItems[0].quantity": quantity });
  for (const [quantity, read] of [
    [".5", 0.5],
    ["0.01", 0.01],
    ["9,999", 9999],
    ["", 1],
  ] as const) {
    const { status, ...answer } = typed(quantity);
    expect([quantity, status, "value" in answer && answer.value]).toMatchObject([
      quantity,
      "success",
      { lineItems: [{ quantity: read }] },
    ]);
  }
  const sentence = "Quantity must be a number from 0.01 to 9,999, with at most two decimals";
  for (const quantity of ["0", "-1", "0.001", "1.333", "10000", "two"]) {
    expect(typed(quantity).reply().error).toEqual({ "lineItems[0].quantity": [sentence] });
  }
});

test("what is wrong in a row is said by the row and what stands in it", () => {
  const dear = { "lineItems[5].description": "Shop supplies", "lineItems[5].unitPrice": "12345678" };
  const lastResult = answerTo({ ...OIL, ...dear }).reply();
  function Page() {
    const [form] = useForm({ id: "intake", lastResult, defaultValue: {} });
    return <FormErrors form={form} />;
  }
  const text = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />,
  ).replaceAll("<!-- -->", "");
  expect(text).toContain("Line 6, Shop supplies: Price must be below 10,000,000");
});

test("a number of another country, and one that nobody can have, is none", () => {
  const none = ["123", "abc", "12345", "+49 151 23456789", "+49 30 123456", "12345678901234567", "000-000-0000"];
  for (const typed of none) expect([typed, typedPhone(typed)]).toEqual([typed, null]);
  for (const typed of ["+1 (510) 555-0142", "510.555.0142", "1 510 555 0142"])
    expect([typed, typedPhone(typed)]).toEqual([typed, "+15105550142"]);
});

test("a typed color is kept where none is known, and a known one stays", async () => {
  const { accountId } = await makeUser("driver");
  const wanted = { year: 2019, make: "Honda", model: "Civic" };
  const colorAfter = async (color: string, more: object = wanted) => {
    const { id } = await db.$transaction((tx) => findOrAddVehicle(tx, accountId, { ...more, color }));
    return db.vehicle.findUniqueOrThrow({ where: { id }, select: { id: true, color: true } });
  };
  const { id } = await db.$transaction((tx) => findOrAddVehicle(tx, accountId, wanted));
  expect(await colorAfter("Red")).toEqual({ id, color: "Red" });
  expect(await colorAfter("Blue", { vehicleId: id })).toEqual({ id, color: "Red" });
  await db.vehicle.update({ where: { id }, data: { color: null } });
  expect(await colorAfter("Blue", { vehicleId: id })).toEqual({ id, color: "Blue" });
});

describe("the car of the text that the customer gets", () => {
  const VIN = "1HGCM82633A004352";
  const car = { year: 2003, make: "Honda", model: "Accord" };
  function barOf(typed: string, named: NamedCar, caller: Caller | null = null) {
    function Page() {
      const initial = { ...IntakeDraft.parse({}), name: "Dana Park", car: typed };
      const given = {
        initial,
        caller,
        named,
        origin: "https://amped.example",
        company: "AMPed",
        place: "AMPed",
        busy: false,
      };
      return <SendBar formRef={useRef(null)} {...given} />;
    }
    return renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />);
  }

  test("a VIN names it as Save knows it, and is not said to be missing while it is read", async () => {
    const cookie = await signIn(await makeUser("advisor"));
    const asked = (vin: string) => namedCar(args(`/dashboard/new/named-car?vin=${vin}`, { cookie }));
    expect(await asked(VIN.toLowerCase())).toEqual({ vin: VIN, car });
    expect(await asked("1HGCM82633A004353")).toEqual({ vin: null, car: null });
    // Without a script the page is asked for with what stands in the form.
    const { named } = await newPage(args(`/dashboard/new?find=text&car=${VIN}`, { cookie }));
    expect(named).toEqual({ vin: VIN, car });
    expect(barOf(VIN, { vin: VIN, car })).toContain("Your Honda Accord 2003 repair");
    expect(barOf(VIN, { vin: null, car: null })).toContain("the VIN is being read.");
    expect(barOf("Honda", { vin: null, car: null })).toContain("the car is still missing.");
  });

  test("a VIN of the caller's own car names that one, also where no table knows its model", async () => {
    const own = { id: randomUUID(), make: "Oddity", model: "One", year: 2003, vin: VIN, plate: null };
    const caller = {
      ...{ id: "1", name: "Dana Park", known: true, active: true, email: null, cars: [own] },
      ...{ texts: null, open: [], more: 0, due: [] },
    };
    expect(barOf(VIN, { vin: null, car: null }, caller)).toContain("Your Oddity One 2003 repair");
  });

  test("drivers are told of no car", async () => {
    const cookie = await signIn(await makeUser("driver"));
    const asked = namedCar(args(`/dashboard/new/named-car?vin=${VIN}`, { cookie }));
    await expect(asked).rejects.toRedirectTo("/dashboard");
  });
});

test("Look up keeps what was typed and says who it is, with no number or name in the address", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const driver = await makeUser("driver", { firstName: "Nora" });
  const token = randomUUID();
  const form = { token, find: "phone", phone: driver.phone ?? "", complaint: "Squeal", car: "" };
  const looked = `/dashboard/new?draft=${token}&looked=phone`;
  expect(await saveNew(args("/dashboard/new", { cookie, form }))).toRedirectTo(looked);
  const { values, found } = await newPage(args(looked, { cookie }));
  expect(values).toMatchObject({ token, complaint: "Squeal" });
  expect(found).toMatchObject({ phone: driver.phone, asked: true });
});
