import { multiply, sum } from "#app/platform/money.ts";
import type { Group, ItemType } from "#app/repair/line-item.ts";
import type { PaperSums } from "#app/repair/tax.ts";

/** `agreed`: the unit price that the shop agreed to; `kept`: it was asked and keeps its own. */
export type SampleLine = {
  description: string;
  type: ItemType;
  quantity: number;
  unitPrice: number;
  group: Group;
  agreed?: number;
  kept?: true;
};

export const LINES: SampleLine[] = [
  {
    description: "Replace front brake pads and rotors",
    type: "Service",
    quantity: 1,
    unitPrice: 184_000,
    group: "approved",
    agreed: 124_000,
  },
  {
    description: "Brake fluid flush",
    type: "Service",
    quantity: 1,
    unitPrice: 28_500,
    group: "pending",
    agreed: 21_000,
  },
  {
    description: "Wheel alignment, four wheel",
    type: "Service",
    quantity: 1,
    unitPrice: 34_900,
    group: "pending",
    kept: true,
  },
  { description: "Spark plugs, set of 6", type: "Part", quantity: 6, unitPrice: 8_200, group: "pending" },
  { description: "Cabin air filter", type: "Part", quantity: 1, unitPrice: 14_900, group: "declined" },
  { description: "Wiper blades, pair", type: "Part", quantity: 1, unitPrice: 8_900, group: "deferred" },
  { description: "12V battery replacement", type: "Service", quantity: 1, unitPrice: 89_500, group: "quote_analyzed" },
  { description: "Engine air filter", type: "Part", quantity: 2, unitPrice: 9_800, group: "quote_analyzed" },
  { description: "Shop supplies", type: "Fee", quantity: 1, unitPrice: 7_800, group: "quote_analyzed" },
];

/** The sample's shop: some prices were agreed, one was kept, one is asked for. */
export const SHOP_WORD = {
  person: "Mike R.",
  way: "phone",
  at: "2026-01-05T17:00:00.000Z",
  until: null,
  note: null,
} as const;

/** What is printed on the sample's paper, public/sample-quote.pdf; money in integer cents. */
const LINES_TOTAL = sum(LINES.map(({ quantity, unitPrice }) => multiply(quantity, unitPrice)));
const TAX = 8_797;
export const SAMPLE_PAPER: PaperSums = { lines: LINES_TOTAL, discount: 0, tax: TAX, total: LINES_TOTAL + TAX };

export const SAMPLE_SHOP = {
  id: "sample-shop",
  name: "Rennsport Service Center",
  address: "",
  city: "Oakland",
  state: "CA",
  zip: null,
  phoneNumber: null,
  type: "Specialty",
} as const;
const NUMBER = "58114";
export const SAMPLE_DOCUMENT = "sample-quote";

/** The paper as a document of the sample, as if the reader had read it two days before; its sums may have been corrected since. */
export function sampleDocument(uploadedAt: Date, { tax, total }: Pick<PaperSums, "tax" | "total">) {
  return {
    id: SAMPLE_DOCUMENT,
    fileName: "Estimate 58114.pdf",
    fileType: "application/pdf",
    fileSize: 21_000,
    description: "Repair quote",
    uploadedAt,
    readAt: uploadedAt,
    readStatus: "read" as const,
    readProgress: 100,
    readMessage: null,
    role: "original" as const,
    roleBy: "reader" as const,
    waitsFor: null,
    carAnswer: null,
    linesAnswer: null,
    effect: null,
    sameAs: null,
    reading: {
      header: { shop: SAMPLE_SHOP.name, documentNumber: NUMBER, date: dayOf(uploadedAt), customer: null },
      vehicle: { year: 2021, make: "Porsche", model: "911 Carrera", vin: null, mileage: 31_200 },
      items: LINES.map(({ description, type, quantity, unitPrice }) => ({
        description,
        type,
        quantity,
        unitPrice,
        totalPrice: multiply(quantity, unitPrice),
        partNumber: null,
      })),
      discounts: [],
      feesSubtotal: null,
      subtotal: LINES_TOTAL,
      tax,
      total,
      reconciles: true,
      warnings: [],
    },
  };
}

/** Facts of the sample as its record has them. */
export function sampleFacts(uploadedAt: Date) {
  return {
    estimate: { number: NUMBER, date: dayOf(uploadedAt) },
    car: { title: "Porsche 911 Carrera 2021", vin: null, plate: null, odometer: 31_200 },
    customer: { name: "Sample Customer", phone: null, email: null },
    shop: {
      name: SAMPLE_SHOP.name,
      address: ["1 Sample Street", "Oakland, CA 94611"],
      phone: "(510) 555-0177",
      registration: "Sample",
    },
  };
}

function dayOf(at: Date) {
  return at.toISOString().slice(0, 10);
}
