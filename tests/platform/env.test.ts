import { expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.server.ts";

const server = {
  DATABASE_URL: "postgresql://somewhere/db",
  SESSION_SECRET: "x".repeat(32),
  PUBLIC_ORIGIN: "https://shop.example",
};

test("without a database of its own the product is embedded and needs nothing", () => {
  expect(readEnvironment({})).toMatchObject({ embedded: true, secure: false, PORT: 3000 });
});

test.each([
  ["SESSION_SECRET", { ...server, SESSION_SECRET: "" }],
  ["PUBLIC_ORIGIN", { ...server, PUBLIC_ORIGIN: undefined }],
])("with one, %s is required", (name, environment) => {
  expect(() => readEnvironment({ ...environment, ALLOW_SIMULATIONS: "true" })).toThrow(
    `${name} is missing: it is required when DATABASE_URL names a database.`,
  );
});

test("half a service stops the start with what is missing", () => {
  expect(() => readEnvironment({ STRIPE_SECRET_KEY: "sk" })).toThrow(
    "The stripe service is configured in part: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET is missing.",
  );
});

test.each([
  [{ S3_ENDPOINT: "https://s3.example" }, "S3_BUCKET, S3_REGION is missing"],
  [{ S3_BUCKET: "documents" }, "S3_REGION is missing"],
  [{ S3_BUCKET: "documents", S3_REGION: "us-west-1", S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY is missing"],
])("half a bucket does too: %j", (variables, said) => {
  expect(() => readEnvironment(variables)).toThrow(said);
  expect(readEnvironment({ S3_BUCKET: "documents", S3_REGION: "us-west-1" }).configured.s3).toBe(true);
});

test("simulations never run silently on a named database", () => {
  expect(() => readEnvironment(server)).toThrow("No keys are set for stripe, twilio, elevenlabs");
  expect(readEnvironment({ ...server, ALLOW_SIMULATIONS: "true" })).toMatchObject({ embedded: false, secure: true });
});

test("with one public name its landing page is of the house of all its other pages; two names, or a word on it, change that", () => {
  const houses = (variables: object) => readEnvironment({ ...variables }).domains;
  expect(houses({ PUBLIC_ORIGIN: "https://shop.example" })).toEqual({ club: "shop.example", vip: "amped.vip" });
  expect(houses({ PUBLIC_ORIGIN: "https://shop.example", VIP_DOMAIN: "shop.example" })).toEqual({
    club: "amped.club",
    vip: "shop.example",
  });
  for (const PUBLIC_ORIGIN of [undefined, "http://localhost:3000", "https://127.0.0.1:8443", "https://amped.vip"])
    expect(houses({ PUBLIC_ORIGIN, CLUB_DOMAIN: "" })).toEqual({ club: "amped.club", vip: "amped.vip" });
});

test("a wrong value is named", () => {
  expect(() => readEnvironment({ PORT: "many" })).toThrow("The environment variable PORT is not usable");
});

test("a secret shorter than 32 characters is refused in a sentence, each of several too", () => {
  for (const SESSION_SECRET of ["x".repeat(31), `${"x".repeat(40)},short`, `${"x".repeat(40)},`]) {
    expect(() => readEnvironment({ SESSION_SECRET })).toThrow(
      "SESSION_SECRET is too short: each secret needs at least 32 characters",
    );
  }
  const [older, newer] = ["a".repeat(32), "b".repeat(32)];
  expect(readEnvironment({ SESSION_SECRET: `${newer}, ${older}` }).secrets).toEqual([newer, older]);
});
