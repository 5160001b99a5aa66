import { expect, test } from "vitest";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { renderRecordPdf } from "#app/routes/repair-status/record/record-pdf.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";

const LINES = 700;

test("a record of hundreds of lines has each where it was shown and where it was decided, and numbers its pages", async () => {
  const request = {
    ...{ status: "Pending_Repair", quoteDocuments: [], repairProvider: null },
    vehicle: { make: "Honda", model: "Accord", year: 2017, vin: null, mileage: 88_420 },
    requester: { firstName: "Erika", lastName: "Muster" },
  } as unknown as RepairRequestView;
  const record = { request, history: [decided()], shown: shown(), company: "AMPed", timeZone: "America/Los_Angeles" };
  const pages = await pagesOfPdf(await renderRecordPdf(record));
  const text = pages.join(" ");
  for (let at = 1; at <= LINES; at++) {
    expect(text).toContain(`Part: Pads, set ${at} of many`);
    expect(text).toContain(`1 x Pads, set ${at} of many (pending to approved)`);
  }
  // The last page of the go-ahead, and the first of the history behind it.
  const first = pages.findIndex((page) => page.includes("The history behind it."));
  expect(first).toBeGreaterThan(10);
  expect(pages[0]).toContain(`revision 1 · Page 1 of ${pages.length}`);
  expect(pages[first - 1]).toContain(`revision 1 · Page ${first} of ${pages.length}`);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  expect(pages.length - first).toBeGreaterThan(10);
}, 240_000);

function decided(): HistoryEntry {
  const lines = Array.from({ length: LINES }, (_, at) => ({
    ...{ id: `line-${at}`, description: `Pads, set ${at + 1} of many`, quantity: 1, from: "pending", to: "approved" },
    ...{ originalPrice: "240.00", price: "180.00" },
  }));
  return {
    ...{ id: "1", kind: "items_approved", summary: `${LINES} items approved`, actorName: "Erika Muster", lines },
    ...{ knownBy: "session", channel: "web", ip: null, userAgent: null, totalBefore: 0, totalAfter: 18_000 * LINES },
    createdAt: new Date("2026-11-20T18:00:00Z"),
  };
}

function shown(): ShownAuthorization {
  const line = { type: "Part" as const, quantity: 1, unitPrice: 18_000, totalPrice: 18_000, condition: "new" };
  return {
    estimate: { number: null, date: null, revision: 1 },
    company: { name: "AMPed", address: [], phone: "", email: "", registration: "" },
    ...{ shop: null, customer: null, designee: null, further: null, takenBack: null, law: null, designation: null },
    car: { title: "Honda Accord 2017", vin: null, plate: null, odometer: null },
    lines: Array.from({ length: LINES }, (_, at) => ({
      ...{ ...line, description: `Pads, set ${at + 1} of many`, partNumber: null, word: null },
    })),
    subtotals: { parts: 18_000 * LINES, labor: 0, services: 0, fees: 0, work: 18_000 * LINES },
    ...{ discount: 0, tax: 0, serviceFee: 0, sum: 18_000 * LINES, notToExceed: null, notIncluded: [] },
    ...{ statement: "I authorize it.", by: "Erika Muster", how: "signed in", when: "today", said: null },
  };
}
