import { describe, expect, test } from "vitest";
import { NewCustomer } from "#app/people/customer.ts";
import { Profile } from "#app/people/profile.ts";
import { createRequestForm, fileQuoteForm, manualQuoteForm, VerifyForm } from "#app/quotes/quote-form.ts";

type Schema = {
  safeParse: (input: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** "field: message" of everything that is wrong. */
function complaints(schema: Schema, input: Record<string, unknown>) {
  return (schema.safeParse(input).error?.issues ?? [])
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .sort();
}

const vehicle = { year: "2021", make: "Porsche", model: "911 GT3 RS" };
const person = { name: "Ada Lovelace", email: "ada@example.com", phone: "(555) 123-4567" };

describe("create request", () => {
  const visitor = createRequestForm({ identified: false });
  const known = createRequestForm({ identified: true });
  const service = { serviceType: "Brake Service", description: "The brakes squeal when cold" };

  test.each([
    ["serviceType: Service type is required", { serviceType: "" }],
    ["serviceType: Service type is required", { serviceType: "Juggling" }],
    ["description: Description should be at least 10 characters", { description: "Squeals" }],
    ["email: Please enter a valid email address", { email: "ada@" }],
    ["name: Name is required", { name: " " }],
    ["email: Email is required", { email: "" }],
    ["phone: Phone number is required", { phone: "" }],
    ["phone: Please enter a valid phone number", { phone: "12345" }],
    ["vehicleId: Vehicle details (Year, Make, and Model) are required when adding a new vehicle", { model: "" }],
  ])("%s", (complaint, change) => {
    expect(complaints(visitor, { ...service, ...vehicle, ...person, ...change })).toEqual([complaint]);
  });

  test("urgency and contact preference are closed lists with defaults", () => {
    expect(known.parse({ ...service, ...vehicle })).toMatchObject({ urgency: "normal", contactPreference: "phone" });
    expect(complaints(known, { ...service, ...vehicle, urgency: "now", contactPreference: "fax" })).toHaveLength(2);
  });

  test("whoever is known gives no contact details", () => {
    expect(complaints(known, { ...service, ...vehicle })).toEqual([]);
  });

  test("new-vehicle mode clears the chosen vehicle, otherwise the described one is cleared", () => {
    const vehicleId = "5f0c1f3e-7f44-4c8e-9f43-0d6f6b1e2a11";
    expect(known.parse({ ...service, ...vehicle, vehicleId, newVehicle: "on" })).toMatchObject({
      vehicleId: undefined,
      year: 2021,
    });
    expect(known.parse({ ...service, ...vehicle, vehicleId })).toMatchObject({
      vehicleId,
      year: undefined,
      make: undefined,
    });
  });

  test("Other is a make only with its name beside it", () => {
    const unnamed = complaints(visitor, { ...service, ...vehicle, ...person, make: "Other" });
    expect(unnamed).toEqual([
      "vehicleId: Vehicle details (Year, Make, and Model) are required when adding a new vehicle",
    ]);
    const named = { ...service, ...vehicle, make: "Other", otherMake: "Saab" };
    expect(known.parse(named)).toMatchObject({ make: "Saab" });
    // Without a script the field stands beside the list from the beginning: its word is enough.
    expect(known.parse({ ...named, make: "" })).toMatchObject({ make: "Saab" });
  });

  test("ids must be uuids or empty", () => {
    expect(complaints(known, { ...service, ...vehicle, accessCode: "", userAccessCode: "", vehicleId: "" })).toEqual(
      [],
    );
    expect(complaints(known, { ...service, vehicleId: "7", accessCode: "x", userAccessCode: "y" })).toHaveLength(3);
  });
});

describe("manual quote", () => {
  const visitor = manualQuoteForm({ identified: false });

  test("the vehicle's fields each have their sentence, and the vehicle its own", () => {
    expect(complaints(visitor, { repairDescription: "Brakes", ...person })).toEqual([
      "make: Make is required when adding a new vehicle",
      "model: Model is required when adding a new vehicle",
      "vehicleId: Please provide vehicle details or select an existing vehicle",
      "year: Year is required when adding a new vehicle",
    ]);
  });

  test("of a make that is Other the empty field is the one beside the list", () => {
    const other = { ...vehicle, ...person, repairDescription: "Brakes", make: "Other", otherMake: "" };
    expect(complaints(visitor, other)).toEqual([
      "otherMake: Make is required when adding a new vehicle",
      "vehicleId: Please provide vehicle details or select an existing vehicle",
    ]);
    expect(complaints(fileQuoteForm({ identified: false }), other)).toEqual(["otherMake: Make is required"]);
  });

  test("a description is required and an amount is in dollars", () => {
    expect(complaints(visitor, { ...vehicle, ...person, repairDescription: "" })).toEqual([
      "repairDescription: Description is required",
    ]);
    expect(complaints(visitor, { ...vehicle, ...person, repairDescription: "Brakes", quoteAmount: "a lot" })).toEqual([
      "quoteAmount: Please enter the amount in dollars, such as 1240.50",
    ]);
    expect(
      visitor.parse({ ...vehicle, ...person, repairDescription: "Brakes", quoteAmount: "$1,240.50" }),
    ).toMatchObject({ quoteAmount: 124_050, phone: "+15551234567" });
  });

  test("an invalid email", () => {
    expect(complaints(visitor, { ...vehicle, ...person, repairDescription: "Brakes", email: "x" })).toEqual([
      "email: Please enter a valid email address",
    ]);
  });
});

describe("upload quote", () => {
  const visitor = fileQuoteForm({ identified: false });

  test("a new vehicle and a visitor's contact", () => {
    expect(complaints(visitor, { newVehicle: "on" })).toEqual([
      "email: Email is required",
      "make: Make is required",
      "model: Model is required",
      "name: Name is required",
      "phone: Phone is required",
      "year: Year is required",
    ]);
    expect(complaints(visitor, { newVehicle: "on", ...person })).toEqual([
      "make: Make is required",
      "model: Model is required",
      "year: Year is required",
    ]);
  });

  test("an existing vehicle must be chosen", () => {
    expect(complaints(fileQuoteForm({ identified: true }), {})).toEqual(["vehicleId: Please select a vehicle"]);
    // While the file is read it may still name the car.
    const reading = fileQuoteForm({ identified: true, mayNameCar: true });
    expect(complaints(reading, { newVehicle: "on", year: "2026" })).toEqual([]);
    expect(complaints(reading, { newVehicle: "on", year: "2026", make: "Audi" })).toEqual(["model: Model is required"]);
  });

  test("the description has its default", () => {
    expect(visitor.parse({ ...vehicle, ...person }).description).toBe("Repair quote");
  });
});

describe("verify", () => {
  const attempt = { methodId: "5f0c1f3e-7f44-4c8e-9f43-0d6f6b1e2a11", phone: "+15551234567" };

  test.each([
    ["code: OTP code must be 6 digits", { code: "12345" }],
    ["code: OTP code must be 6 digits", { code: "12345a" }],
    ["firstName: First name is required", { firstName: " " }],
    ["email: Please enter a valid email address", { email: "nobody" }],
  ])("%s", (complaint, change) => {
    expect(complaints(VerifyForm, { ...attempt, code: "123456", ...change })).toEqual([complaint]);
  });

  test("names are optional", () => {
    expect(complaints(VerifyForm, { ...attempt, code: "123 456" })).toEqual([]);
  });
});

test("a person's name is as long as it may be wherever it is typed", () => {
  const long = `${"a".repeat(100)} ${"b".repeat(100)}`;
  const [firstName, lastName] = long.split(" ");
  const code = { methodId: "m", phone: "4155550134", code: "123456" };
  for (const form of [fileQuoteForm, manualQuoteForm]) {
    const asked = { repairDescription: "Brakes", ...vehicle, ...person, newVehicle: "on" };
    expect(complaints(form({ identified: false }), { ...asked, name: long })).toEqual([]);
    expect(complaints(form({ identified: false }), { ...asked, name: `${long}b` })).toEqual([
      "name: Name is too long: at most 100 characters for the first name, and 100 for the rest",
    ]);
    expect(complaints(form({ identified: true }), { ...asked, name: `a${long}` })).toEqual([
      "name: Name is too long: at most 100 characters for the first name, and 100 for the rest",
    ]);
  }
  expect(complaints(VerifyForm, { ...code, firstName, lastName })).toEqual([]);
  expect(complaints(Profile, { firstName, lastName })).toEqual([]);
  expect(complaints(NewCustomer, { phone: "4155550134", name: long })).toEqual([]);
  for (const schema of [VerifyForm, Profile])
    expect(complaints(schema, { ...code, firstName: `${firstName}a`, lastName: `${lastName}b` })).toEqual([
      "firstName: First name should be at most 100 characters",
      "lastName: Last name should be at most 100 characters",
    ]);
});
