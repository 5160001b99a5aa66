/** `npm run quote:read -- FILE…`: prints one JSON object per file, one to a line; amounts in dollars. */
import { readFileSync } from "node:fs";
import { makeQuoteReader } from "#app/quote-reader/read-quote.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

const { closeReaders, readQuote } = makeQuoteReader();
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run quote:read -- FILE…");
  process.exitCode = 2;
}
for (const file of files) console.log(JSON.stringify(await readFile(file)));
await closeReaders();

async function readFile(file: string): Promise<object> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    process.exitCode = 1;
    return { file, error: "This file cannot be opened." };
  }
  const outcome = await readQuote(bytes);
  if (outcome.ok) return { file, ...inDollars(outcome.reading) };
  process.exitCode = 1;
  return { file, error: outcome.reason };
}

function inDollars(reading: QuoteReading): object {
  return {
    source: reading.source,
    pageCount: reading.pageCount,
    header: reading.header,
    vehicle: reading.vehicle,
    items: reading.items.map(({ box: _, unitPrice, totalPrice, ...item }) => ({
      ...item,
      unitPrice: dollars(unitPrice),
      totalPrice: dollars(totalPrice),
    })),
    discounts: reading.discounts.map(({ description, amount, page }) => ({
      description,
      amount: dollars(amount),
      page,
    })),
    deductible: dollars(reading.deductible),
    partsSubtotal: dollars(reading.partsSubtotal),
    laborSubtotal: dollars(reading.laborSubtotal),
    feesSubtotal: dollars(reading.feesSubtotal),
    subtotal: dollars(reading.subtotal),
    tax: dollars(reading.tax),
    total: dollars(reading.total),
    reconciles: reading.reconciles,
    warnings: reading.warnings.map(({ code, message, page }) => ({ code, message, page })),
    milliseconds: reading.milliseconds,
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
