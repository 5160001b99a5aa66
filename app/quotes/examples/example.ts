import { z } from "zod";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { pagesOfNobody, textOfNobody } from "#app/quotes/examples/of-nobody.ts";
import { ITEM_TYPES, type LineItem } from "#app/repair/line-item.ts";

const figure = z.number().nullable();
const place = z.object({ x: z.number(), y: z.number(), x2: z.number(), y2: z.number() });
const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  confidence: z.number(),
  // PDF.js numbers the documents that a process opens.
  font: z
    .string()
    .transform((name) => name.replace(/^g_d\d+_/, ""))
    .optional(),
  run: z.number().optional(),
  origin: place.optional(),
});
const page = z.object({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  source: z.enum(["digital", "photographed"]),
  words: z.array(word),
});

/** A paper as the training takes it: its words with their places, and a label as `tests/corpus/README.md` says; amounts in cents. */
export const Example = z.object({
  pages: z.array(page),
  truth: z.object({
    items: z.array(
      z.object({
        description: z.string(),
        type: z.enum(ITEM_TYPES),
        quantity: figure,
        unitPrice: figure,
        totalPrice: z.number(),
      }),
    ),
    discounts: z.array(z.number()),
    subtotal: figure,
    tax: z.number(),
    total: z.number(),
  }),
});
export type Example = z.output<typeof Example>;

type Line = Pick<LineItem, "description" | "type" | "originalQuantity" | "originalUnitPrice" | "originalPrice">;

/** The paper of a corrected reading, of nobody. `persons` are the words that name its customer. */
export function exampleOf(pages: Page[], reading: QuoteReading, lines: readonly Line[], persons: string[]): Example {
  const items = lines.map((line) => ({
    description: textOfNobody(line.description, persons),
    type: line.type,
    quantity: line.originalQuantity,
    unitPrice: line.originalUnitPrice,
    totalPrice: line.originalPrice,
  }));
  const { subtotal, tax, total, discounts } = reading;
  return Example.parse({
    pages: pagesOfNobody(pages, persons),
    truth: { items, discounts: discounts.map(({ amount }) => amount), subtotal, tax: tax ?? 0, total: total ?? 0 },
  });
}
