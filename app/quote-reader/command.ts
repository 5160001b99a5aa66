/**
 * `npm run quote:read -- FILE… [--explain]`: prints one JSON object per file, one to a line; amounts in dollars. With --explain it
 * prints a table instead: each figure with its place, its role and the equations that hold it.
 */
import { readFileSync } from "node:fs";
import { type ExplainedFigure, explain } from "#app/quote-reader/explain.ts";
import { makeQuoteReader } from "#app/quote-reader/read-quote.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

const { closeReaders, readQuote } = makeQuoteReader();
const isExplained = process.argv.includes("--explain");
const files = process.argv.slice(2).filter((word) => word !== "--explain");
if (files.length === 0) {
  console.error("Usage: npm run quote:read -- FILE… [--explain]");
  process.exitCode = 2;
}
for (const file of files) {
  const found = await readFile(file);
  console.log(isExplained && found.reading ? tableOf(file, found.reading) : JSON.stringify(found.shown));
}
await closeReaders();

async function readFile(file: string): Promise<{ shown: object; reading?: QuoteReading }> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    process.exitCode = 1;
    return { shown: { file, error: "This file cannot be opened." } };
  }
  const outcome = await readQuote(bytes);
  if (outcome.ok) return { shown: { file, ...inDollars(outcome.reading) }, reading: outcome.reading };
  process.exitCode = 1;
  return { shown: { file, error: outcome.reason } };
}

function tableOf(file: string, reading: QuoteReading): string {
  const { equations, figures } = explain(reading);
  const place = ({ page, box }: ExplainedFigure) => `page ${page} at ${percent(box.x)}, ${percent(box.y)}`;
  const amount = ({ role, value }: ExplainedFigure) =>
    role === "quantity" ? String(value) : `$${(value / 100).toFixed(2)}`;
  return [
    `${file}: ${reading.kind}, confidence ${reading.confidence}`,
    ...(reading.notice ? [reading.notice] : []),
    ...equations.map(({ text, holds }, index) => `[${index + 1}] ${text}${holds ? "" : "  (does not hold)"}`),
    ...figures.map((figure) =>
      [
        amount(figure).padStart(12),
        `${figure.role}${figure.derived ? " (follows)" : ""}`.padEnd(22),
        place(figure).padEnd(22),
        figure.equations
          .map((index) => `[${index + 1}]`)
          .join("")
          .padEnd(10),
        figure.of,
      ].join("  "),
    ),
  ].join("\n");
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function inDollars(reading: QuoteReading): object {
  return {
    kind: reading.kind,
    notice: reading.notice,
    confidence: reading.confidence,
    source: reading.source,
    pageCount: reading.pageCount,
    header: reading.header,
    vehicle: reading.vehicle,
    items: reading.items.map(({ box: _, made: _made, unitPrice, totalPrice, ...item }) => ({
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
    difference: dollars(reading.difference ?? null),
    reconciles: reading.reconciles,
    warnings: reading.warnings.map(({ code, message, page }) => ({ code, message, page })),
    milliseconds: reading.milliseconds,
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
