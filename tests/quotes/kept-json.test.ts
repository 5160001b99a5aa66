import { expect, test } from "vitest";
import { outcomeOf, readingOf } from "#app/platform/kept-reading.ts";
import { effectOf } from "#app/quotes/papers/effect.ts";
import { keptOf } from "#app/quotes/pending-form.ts";
import { linesIn } from "#app/repair/history.server.ts";

test("what lies in JSON of an older version is read as far as it goes, and nothing in it makes a page fail", () => {
  const older = {
    header: { shop: "Hilltop" },
    items: [{ description: "Pads", totalPrice: 24_000 }, "torn"],
    total: 24_000,
  };
  expect(readingOf(older)).toMatchObject({
    header: { shop: "Hilltop", documentNumber: null },
    items: [{ description: "Pads", type: "Service", quantity: null, totalPrice: 24_000 }],
    total: 24_000,
    warnings: [],
  });
  expect([null, undefined, "torn", 7].map(readingOf)).toEqual([null, null, null, null]);
  expect(outcomeOf({ ok: false, reason: "Too dark" })).toEqual({ ok: false, reason: "Too dark" });
  expect(outcomeOf({ ok: true, reading: older })).toMatchObject({ ok: true, reading: { total: 24_000 } });
  expect(effectOf({ added: ["a"], removed: [{ id: "torn" }] })).toEqual({ added: ["a"], removed: [], changes: [] });
  expect(linesIn({ lines: [{ id: "a" }, "torn"] })).toEqual([]);
});

test("a form that waits for its code comes back as it was checked: cents stay cents", () => {
  const form = {
    ...{ newVehicle: true, year: 2014, make: "Volkswagen", model: "Passat", contactPreference: "text" },
    ...{ repairDescription: "It squeals", quoteAmount: 124_050, phone: "+14155550123" },
  };
  expect(keptOf("manual_quote", { form, sha256: "ab" })).toMatchObject({ form, sha256: "ab" });
  expect(keptOf("manual_quote", { attachTo: "r" }).form).toBeUndefined();
  expect(keptOf("file_quote", null)).toEqual({});
});
