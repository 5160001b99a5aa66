import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "#app/http/parse-form.ts";
import { TakePayment } from "#app/payments/ledger.ts";
import { bareDigits, typedNumber } from "#app/platform/fields/typed-number.ts";
import { CorrectPrice } from "#app/prices/own/correct.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { EditLineItem } from "#app/repair/lines/schemas.ts";
import { Line } from "#app/repair/requests/new-request.ts";
import { MileageIn, PriceFinding } from "#app/repair/work/inspection.ts";
import { NewProvider, NewTechnician } from "#app/shop/repair-provider.ts";
import { NewRecommendation } from "#app/shop/service-recommendation.ts";
import { perDay, positive, wholePercent } from "#app/shop/settings/setting-values.ts";
import { NewVehicle } from "#app/shop/vehicle.ts";

const FOR_PROGRAMS = ["1e3", "1e2", "0x10", "0b11", "Infinity", "1_000", "12,50", "1,00", "1 00", "--5", "1.2.3", "١٢"];

test.each(FOR_PROGRAMS)("%s is no number that a person types", (typed) => {
  expect(typedNumber(typed)).toBeNaN();
  expect(bareDigits(typed)).toBe(typed);
});

test.each([
  ["1000", 1000],
  [" 1 000 ", 1000],
  ["1,000,000", 1_000_000],
  ["$1,250.50", 1250.5],
  ["$ 89.95", 89.95],
  [".5", 0.5],
  ["2.", 2],
  ["-3", -3],
  ["007", 7],
])("%s is read as %d", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

const payment = { method: "cash", key: "11111111-1111-4111-8111-111111111111" };
const fields: [string, z.ZodType, string, Record<string, string>][] = [
  ["a payment's amount", TakePayment, "amount", payment],
  ["a line's price", Line, "unitPrice", {}],
  ["a line's quantity", Line, "quantity", {}],
  ["an item's price", EditLineItem, "unitPrice", {}],
  ["an item's quantity", EditLineItem, "quantity", {}],
  ["minutes", Assign, "scheduledMinutes", {}],
  ["the mileage of a car that comes in", MileageIn, "mileage", {}],
  ["the price of a finding", PriceFinding, "unitPrice", { description: "Pads" }],
  ["hours of the guide", CorrectPrice, "hoursLow", {}],
  ["dollars of the guide", CorrectPrice, "low", {}],
  ["a technician's rate", NewTechnician, "hourlyRate", {}],
  ["a provider's rating", NewProvider, "qualityRating", {}],
  ["the mileage of an advice", NewRecommendation, "recommendedDueMileage", {}],
  ["a car's mileage", NewVehicle, "mileage", {}],
  ["a car's year", NewVehicle, "year", {}],
  ["a share", z.object({ share: wholePercent }), "share", {}],
  ["a number of days", z.object({ days: positive(9999) }), "days", {}],
  ["a number each day", z.object({ calls: perDay }), "calls", {}],
];

test.each(fields)(
  "%s: what only a program calls a number is refused in a sentence, in a form and in a call",
  (_, schema, name, others) => {
    for (const typed of ["1e1", "0x10", "12,50"]) {
      const form = new FormData();
      for (const [key, value] of Object.entries({ ...others, [name]: typed })) form.set(key, value);
      for (const disableAutoCoercion of [false, true]) {
        const said = parseForm(form, { schema, disableAutoCoercion }).reply().error?.[name];
        expect(said, `${typed} in a form`).toEqual([expect.stringMatching(/^[A-Z].+/)]);
        expect(String(said)).not.toMatch(/NaN|Invalid input|expected/);
      }
      const called = schema.safeParse({ ...others, [name]: typed });
      expect(called.error?.issues.map(({ path }) => path.join("."))).toContain(name);
    }
  },
);

test("what a person may mean is read: thousands by commas or spaces", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...payment, amount: " 1 000.50 " })) form.set(name, value);
  expect(parseForm(form, { schema: TakePayment })).toMatchObject({ value: { amount: 100_050 } });
  expect(TakePayment.parse({ ...payment, amount: "$1,000" }).amount).toBe(100_000);
  expect(EditLineItem.parse({ unitPrice: "$1,250.50" })).toMatchObject({ unitPrice: 1250.5 });
  for (const wrong of [{ quantity: "" }, { unitPrice: "call us" }])
    expect(EditLineItem.safeParse(wrong).success).toBe(false);
});

test("a number that a call sends stays", () => {
  expect(EditLineItem.parse({ unitPrice: 1e3 }).unitPrice).toBe(1000);
  expect(TakePayment.parse({ ...payment, amount: 120.5 }).amount).toBe(12_050);
});
