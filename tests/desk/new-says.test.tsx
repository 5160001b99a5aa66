import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { renderToString } from "react-dom/server.node";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Intake } from "#app/desk/intake.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { db } from "#app/platform/db.server.ts";
import { typedPhone } from "#app/platform/format.ts";
import { findOrAddVehicle } from "#app/shop/vehicle.server.ts";
import { FormErrors } from "#app/ui/form/form-errors.tsx";
import { makeUser } from "../support/world.ts";

function answerTo(more: Record<string, string>) {
  const form = new FormData();
  const whole = { token: randomUUID(), phone: "5105550142", name: "Dana Park", car: "2019 Honda Civic", ...more };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  return parseForm(form, { schema: Intake });
}

const OIL = { "lineItems[0].description": "Oil", "lineItems[0].unitPrice": "50" };
const FILTER = { "lineItems[1].description": "Filter", "lineItems[1].unitPrice": "" };

test("a line without a price is asked for its price before a customer is told of the others", () => {
  const error = answerTo({ ...OIL, ...FILTER, intent: "send" }).reply().error;
  expect(error).toEqual({
    "lineItems[1].unitPrice": ["Please enter the price, or press Save to keep the request without this line"],
  });
  const nameless = { "lineItems[0].description": "", "lineItems[0].unitPrice": "12" };
  expect(Object.keys(answerTo({ ...nameless, intent: "send" }).reply().error ?? {})).toEqual([
    "lineItems[0].description",
  ]);
});

test("saved, it says what was left out", () => {
  const saved = answerTo({ ...OIL, ...FILTER, "lineItems[2].unitPrice": "12", intent: "save" });
  expect(saved.status === "success" && saved.value).toMatchObject({
    lineItems: [{ description: "Oil" }],
    leftOut: ["Filter has no price", "line 3 ($12.00) has no description"],
  });
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
