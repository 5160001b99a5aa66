import { expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.server.ts";
import { loader } from "#app/routes/well-known/security.ts";
import { securityText } from "#app/routes/well-known/security-text.ts";
import { args } from "../support/args.ts";

const now = new Date("2026-11-21T15:00:00Z");

test("security.txt names the contact that is set, an end within a year, and itself", () => {
  expect(securityText({ origin: "https://amped.example", contact: "https://amped.example/report", now })).toBe(
    "Contact: https://amped.example/report\nExpires: 2027-11-21T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://amped.example/.well-known/security.txt\n",
  );
  expect(securityText({ origin: "https://amped.example", contact: "alarm@amped.example", now })).toContain(
    "Contact: mailto:alarm@amped.example\n",
  );
});

test("without a setting it is security@ the host, as plain text that browsers may keep", async () => {
  const answer = loader(args("/.well-known/security.txt")) as Response;
  expect(await answer.text()).toContain("Contact: mailto:security@localhost\n");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("a contact that would write lines of its own is refused at the start", () => {
  expect(() => readEnvironment({ SECURITY_CONTACT: "a@b.example\nContact: mailto:eve@b.example" })).toThrow(
    "SECURITY_CONTACT is not usable",
  );
});
