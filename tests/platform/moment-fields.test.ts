import { afterEach, expect, test } from "vitest";
import type { z } from "zod";
import { dayOrMomentField, momentField, wallTimeField } from "#app/platform/moment-fields.ts";
import { keepZone, STANDARD_ZONE } from "#app/platform/zone.ts";
import { RecordDecision } from "#app/repair/schemas.ts";

afterEach(() => keepZone(STANDARD_ZONE));

const SENTENCE = "Please give the date and time";

/** What is said of a value, once; nothing of one that is taken. */
const saidOf = (schema: z.ZodType, value: unknown) => [
  ...new Set(schema.safeParse(value).error?.issues.map(({ message }) => message)),
];

test.each([
  ["America/New_York", wallTimeField, "2199-12-31T23:00", "2199-12-31T18:59"],
  ["America/New_York", momentField, "0026-11-21T09:30", "2026-11-21T09:30"],
  ["America/New_York", momentField, "2199-12-31T23:00:00-05:00", "2199-12-31T23:00:00Z"],
  ["America/New_York", dayOrMomentField, "1900-01-01T00:00:00+01:00", "1900-01-01T01:00:00+01:00"],
  ["Europe/Berlin", dayOrMomentField, "1900-01-01", "1900-01-02"],
  ["Europe/Berlin", wallTimeField, "1900-01-01T00:30", "1900-01-01T01:00"],
] as const)("by the clock of %s a field asks again for what its clock does not know", (zone, field, beyond, known) => {
  keepZone(zone);
  expect(saidOf(field(SENTENCE), beyond)).toEqual([SENTENCE]);
  expect(saidOf(field(SENTENCE), known)).toEqual([]);
});

test("a slip in the year of a decision is asked for again, and a moment comes out in UTC", () => {
  const decision = { person: "Dana", way: "phone", said: "Go ahead" };
  for (const at of ["0026-11-21T09:30", "0000-01-01T00:00:00Z", "2026-02-31T09:30", "soon", ""])
    expect(saidOf(RecordDecision, { ...decision, at })).toEqual([SENTENCE]);
  expect(saidOf(RecordDecision, { ...decision, at: "2199-01-01T09:00" })).toEqual(["This lies in the future"]);
  expect(RecordDecision.parse({ ...decision, at: "2026-11-21T09:30" }).at).toBe("2026-11-21T17:30:00.000Z");
  expect(RecordDecision.parse({ ...decision, at: "2026-11-21T09:30:00+01:00" }).at).toBe("2026-11-21T08:30:00.000Z");
});
