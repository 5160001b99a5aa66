import { expect, test } from "vitest";
import type { z } from "zod";
import { RequestCall } from "#app/messages/calls/call-request.ts";
import { NewCustomer } from "#app/people/customer.ts";
import { NewUser } from "#app/people/user.ts";
import { toE164, typedPhone } from "#app/platform/format.ts";
import { phone as phoneOfShop } from "#app/shop/settings/setting-values.ts";

test("an American number is one however its 1 is written, another country's is none", () => {
  expect(["+1 (415) 555-0100", "+ (1) 415 555 0100", "415.555.0100", "14155550100"].map(toE164)).toEqual(
    Array(4).fill("+14155550100"),
  );
  expect(["+49 151 23456789", "+44 20 7946 0958", "+49 30 123456", "+1 234 567 890"].map(toE164)).toEqual(
    Array(4).fill(null),
  );
  expect(toE164("+10001234567")).toBe("+10001234567");
});

test("nobody types a number whose area code begins with 0 or 1", () => {
  for (const typed of ["000-000-0000", "(055) 555-0100", "123-456-7890", "+1 (055) 555-0100", "+10001234567", "12345"])
    expect([typed, typedPhone(typed)]).toEqual([typed, null]);
  for (const typed of ["(510) 555-0142", "+15105550142", "555-123-4567"])
    expect([typed, typedPhone(typed)]).toEqual([typed, toE164(typed)]);
});

test("wherever a person types one the same sentence says so", () => {
  const said = (schema: z.ZodType, value: unknown, field: string) =>
    (schema.safeParse(value).error?.issues ?? [])
      .filter(({ path }) => path.length === 0 || path[0] === field)
      .map(({ message }) => message);
  const sentence = ["No US area code begins with 0 or 1"];
  for (const typed of ["(055) 555-0100", "+1 123 456 7890"]) {
    expect(said(NewCustomer, { phone: typed }, "phone")).toEqual(sentence);
    expect(said(NewUser, { phone: typed }, "phone")).toEqual(sentence);
    expect(said(RequestCall, { phoneNumber: typed }, "phoneNumber")).toEqual(sentence);
    expect(said(phoneOfShop, typed, "")).toEqual(sentence);
  }
  expect(said(NewCustomer, { phone: "12" }, "phone")).toEqual(["Please enter a phone number with ten digits"]);
  expect(said(phoneOfShop, "12", "")).toEqual(["Enter ten digits"]);
  expect(phoneOfShop.parse("")).toBe("");
});
