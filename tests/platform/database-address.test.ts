import { expect, test } from "vitest";
import { secureAddresses } from "#app/platform/database/database-address.ts";

const CERTIFICATE = "tests/e2e/fixtures/tls/localhost.crt";
const addressesWith = (variables: Record<string, string>) => {
  const all: Record<string, string | undefined> = {
    DATABASE_URL: "postgresql://app:p%40ss@db.example:6432/amped?pgbouncer=true",
    DATABASE_DIRECT_URL: "postgresql://app@db.example:5432/amped",
    DATABASE_OWNER_URL: "postgresql://owner@db.example/amped?sslmode=disable",
    ...variables,
  };
  secureAddresses(all);
  return [all.DATABASE_URL, all.DATABASE_DIRECT_URL, all.DATABASE_OWNER_URL];
};

test("TLS is written into every address that does not speak of it itself, twice as once", () => {
  const own = "postgresql://owner@db.example/amped?sslmode=disable";
  const pooler = "postgresql://app:p%40ss@db.example:6432/amped?pgbouncer=true";
  expect(addressesWith({ DATABASE_TLS: "verify" })).toEqual([
    `${pooler}&sslmode=verify-full`,
    "postgresql://app@db.example:5432/amped?sslmode=verify-full",
    own,
  ]);
  expect(addressesWith({ DATABASE_TLS: "unverified" })[0]).toBe(`${pooler}&sslmode=no-verify`);
  const [signed = ""] = addressesWith({ DATABASE_CA: CERTIFICATE });
  expect(signed).toBe(`${pooler}&sslmode=verify-full&sslrootcert=${encodeURIComponent(CERTIFICATE)}`);
  expect(addressesWith({ DATABASE_CA: CERTIFICATE, DATABASE_URL: signed })[0]).toBe(signed);
  expect(addressesWith({})[0]).toBe(pooler);
});

test("a value that is not known, and a certificate that is not there, stop the start in a sentence", () => {
  expect(() => addressesWith({ DATABASE_TLS: "require" })).toThrow('DATABASE_TLS is not usable: say "verify"');
  expect(() => addressesWith({ DATABASE_CA: "/nowhere.pem" })).toThrow("DATABASE_CA names a file that is not there");
});
