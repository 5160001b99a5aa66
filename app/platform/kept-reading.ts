import { z } from "zod";
import { DOCUMENT_KINDS, type QuoteReading, type ReadingOutcome } from "#app/quote-reader/reading.ts";

const word = z.string().nullable().catch(null);
const figure = z.number().nullable().catch(null);
const page = z.number().catch(1);
const words = z.string().catch("");
const box = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .catch({ x: 0, y: 0, width: 0, height: 0 });
const amount = z.object({ description: words, amount: z.number(), page, box });

const line = z.object({
  description: words,
  type: z.enum(["Service", "Part", "Labor", "Fee"]).catch("Service"),
  quantity: figure,
  unitPrice: figure,
  totalPrice: figure,
  partNumber: word,
  section: word,
  included: z.boolean().catch(false),
  page,
  box,
  reconciles: z.boolean().nullable().catch(null),
  derived: z
    .array(z.enum(["quantity", "unitPrice", "totalPrice"]))
    .optional()
    .catch(undefined),
  made: z.object({ parts: z.number(), labor: z.number(), hours: figure }).optional().catch(undefined),
});

const sum = amount.extend({
  kind: z.enum([
    "subtotal",
    "parts",
    "labor",
    "fees",
    "tax",
    "discount",
    "deductible",
    "payment",
    "total",
    "due",
    "group",
  ]),
});

const place = z.object({ city: word, state: z.string(), zip: word }).nullable().optional().catch(undefined);
const header = z.object({ shop: word, documentNumber: word, date: word, customer: word, place });
const vehicle = z.object({ year: figure, make: word, model: word, vin: word, mileage: figure });
const warning = z.object({ code: words, message: words, page: figure, box: box.nullable().catch(null) });

/** A reading as it lies in the database: what an older one lacks is "not printed", and what cannot be read at all is left out. */
const KeptReading: z.ZodType<QuoteReading> = z.object({
  kind: z.enum(DOCUMENT_KINDS).optional().catch(undefined),
  notice: z.string().nullish().catch(undefined),
  source: z.enum(["digital", "photographed"]).catch("digital"),
  pageCount: z.number().catch(1),
  header: header.catch({ shop: null, documentNumber: null, date: null, customer: null }),
  vehicle: vehicle.catch({ year: null, make: null, model: null, vin: null, mileage: null }),
  items: listOf(line),
  discounts: listOf(amount),
  deductible: figure,
  partsSubtotal: figure,
  laborSubtotal: figure,
  feesSubtotal: figure,
  subtotal: figure,
  tax: figure,
  total: figure,
  reconciles: z.boolean().catch(false),
  sums: listOf(sum).optional(),
  difference: z.number().nullish().catch(undefined),
  confidence: z.number().optional().catch(undefined),
  warnings: listOf(warning),
  bill: z.enum(["invoice", "completed"]).optional().catch(undefined),
  conditions: z.array(z.string()).optional().catch(undefined),
  free: z.array(z.string()).optional().catch(undefined),
  plate: z.string().optional().catch(undefined),
  milliseconds: z.number().catch(0),
});

const KeptOutcome: z.ZodType<ReadingOutcome> = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), reading: KeptReading }),
  z.object({
    ok: z.literal(false),
    reason: words,
    reader: z.enum(["died", "stopped"]).optional().catch(undefined),
  }),
]);

/** What was read from a document, from its column; null where nothing was. */
export function readingOf(kept: unknown): QuoteReading | null {
  if (typeof kept !== "object" || kept === null) return null;
  // One page asks for it up to four times.
  const known = readings.get(kept) ?? KeptReading.safeParse(kept).data ?? null;
  readings.set(kept, known);
  return known;
}

const readings = new WeakMap<object, QuoteReading | null>();

/** How a reading ended, from where it is kept; undefined where none did. */
export function outcomeOf(kept: unknown): ReadingOutcome | undefined {
  return KeptOutcome.safeParse(kept).data;
}

/** A list with the entries that can be read; nothing where there is no list. */
export function listOf<Entry>(entry: z.ZodType<Entry>): z.ZodType<Entry[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((each) => entry.safeParse(each).data ?? []));
}
