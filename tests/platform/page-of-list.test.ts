import { expect, test } from "vitest";
import { pageOfList, pageUncounted } from "#app/platform/counted.ts";

test("every list says in the same words which of its rows are shown, and no more than is known without counting", () => {
  expect(pageOfList(21, 20, "57 requests")).toBe("21–40 of 57 requests");
  expect(pageOfList(null, 20, "more than 1,000 requests")).toBe("20 of more than 1,000 requests");
  expect(pageUncounted(3, { previous: null, next: null }, "user")).toBe("1–3 of 3 users");
  expect(pageUncounted(1, { previous: null, next: null }, "entry", "entries")).toBe("1–1 of 1 entry");
  expect(pageUncounted(20, { previous: null, next: "x" }, "invoice")).toBe("1–20 of more than 20 invoices");
  expect(pageUncounted(7, { previous: "x", next: null }, "invoice")).toBe("7 of more than 7 invoices");
  expect(pageUncounted(0, { previous: null, next: null }, "user")).toBeNull();
});
