import { afterEach, expect, test } from "vitest";
import type { z } from "zod";
import { isDay, momentOf } from "#app/platform/clock.ts";
import { momentField, wallTimeField } from "#app/platform/fields/moment-fields.ts";
import { dayField, dayOrMomentField } from "#app/platform/form-values.ts";
import { Version } from "#app/platform/version.ts";
import { keepZone, STANDARD_ZONE } from "#app/platform/zone.ts";
import { UpdateInvoice } from "#app/repair/invoice.ts";
import { RecordDecision } from "#app/repair/schemas.ts";
import { UpdateRecommendation } from "#app/shop/service-recommendation.ts";

afterEach(() => keepZone(STANDARD_ZONE));

const SENTENCE = "Please give the date and time";

/** What is said of a value, once; nothing of one that is taken. */
const saidOf = (schema: z.ZodType, value: unknown) => [
  ...new Set(schema.safeParse(value).error?.issues.map(({ message }) => message)),
];

test.each(["America/New_York", "Europe/Berlin", "Pacific/Kiritimati"])(
  "every field of a day or a moment takes the same years, and the clock of %s reads what they took",
  (zone) => {
    keepZone(zone);
    for (const day of ["1900-01-01", "2026-11-21", "2199-12-31"]) {
      const wall = [`${day}T00:00`, `${day}T23:59`];
      for (const field of [dayField, dayOrMomentField]) expect(saidOf(field(SENTENCE), day), day).toEqual([]);
      for (const field of [wallTimeField, momentField])
        for (const typed of wall) expect(saidOf(field(SENTENCE), typed), typed).toEqual([]);
      expect([isDay(day), ...wall.map((typed) => momentOf(typed).getTime() > -2.3e12)], day).toEqual([
        true,
        true,
        true,
      ]);
    }
    for (const day of [
      "0000-01-01",
      "0026-11-21",
      "1899-12-31",
      "2200-01-01",
      "9999-12-31",
      "12345-06-01",
      "26-11-21",
    ]) {
      for (const field of [dayField, dayOrMomentField]) expect(saidOf(field(SENTENCE), day), day).toEqual([SENTENCE]);
      for (const field of [wallTimeField, momentField])
        expect(saidOf(field(SENTENCE), `${day}T12:00`), day).toEqual([SENTENCE]);
      expect([isDay(day), momentOf(`${day}T12:00`).getTime()], day).toEqual([false, Number.NaN]);
    }
  },
);

test("a moment with its offset goes by the moment, in every field that takes one", () => {
  for (const field of [momentField, dayOrMomentField]) {
    for (const beyond of ["2199-12-31T23:00:00-05:00", "1900-01-01T00:00:00+01:00", "0026-11-21T09:30:00Z"])
      expect(saidOf(field(SENTENCE), beyond), beyond).toEqual([SENTENCE]);
    for (const known of ["2199-12-31T23:00:00Z", "2200-01-01T00:30:00+01:00", "1899-12-31T23:30:00-05:00"])
      expect(saidOf(field(SENTENCE), known), known).toEqual([]);
  }
});

test("an invoice's due date, a recommended date and a form's version are asked for again beyond these years", () => {
  const due = (dueAt: string) => saidOf(UpdateInvoice.pick({ dueAt: true }), { dueAt });
  expect(due("2199-12-31T23:00:00-05:00")).toEqual(["Please pick a valid date"]);
  expect(due("2026-12-01")).toEqual([]);
  const recommended = (recommendedDueDate: string) => saidOf(UpdateRecommendation, { recommendedDueDate });
  expect(recommended("9999-12-31")).toEqual(["Please pick a valid date"]);
  expect(recommended("2026-12-01")).toEqual([]);
  for (const version of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    expect(saidOf(Version, version)).toEqual(["Please open this form again"]);
  expect(Version.parse("2026-11-21T09:30:00.123Z")).toEqual(new Date("2026-11-21T09:30:00.123Z"));
});

test("a slip in the year of a decision is asked for again, and a moment with its offset comes out in UTC", () => {
  const decision = { person: "Dana", way: "phone", said: "Go ahead" };
  for (const at of ["0026-11-21T09:30", "0000-01-01T00:00:00Z", "2026-02-31T09:30", "soon", ""])
    expect(saidOf(RecordDecision, { ...decision, at })).toEqual([SENTENCE]);
  expect(saidOf(RecordDecision, { ...decision, at: "2199-01-01T09:00" })).toEqual(["This lies in the future"]);
  expect(RecordDecision.parse({ ...decision, at: "2026-11-21T09:30" }).at).toBe("2026-11-21T09:30");
  expect(RecordDecision.parse({ ...decision, at: "2026-11-21T09:30:00+01:00" }).at).toBe("2026-11-21T08:30:00.000Z");
});
