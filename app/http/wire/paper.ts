import { z } from "zod";
import { dollars, id } from "#app/http/wire/values.ts";
import type { FoundPaper } from "#app/quotes/papers/find.server.ts";
import { ROLE_VALUES } from "#app/quotes/papers/paper.ts";

const amount = dollars.nullable();

/** A quote document as it was read. */
export const WirePaper = z
  .object({
    id,
    repairRequestId: id,
    readStatus: z.string().describe("stored, reading, read or unreadable."),
    role: z.enum(ROLE_VALUES),
    roleBy: z.string().nullable().describe("reader where it is proposed, person where somebody said it."),
    otherCar: z
      .string()
      .nullable()
      .describe("Another car is printed on it than the request is about: its lines wait for the answer."),
    typed: z
      .string()
      .nullable()
      .describe(
        "Lines were typed by hand before it came: its own wait until somebody says whether it is the same quote.",
      ),
    sameAs: z.string().nullable().describe("It was uploaded before: where the first one is. Nothing was added."),
    setAside: z.boolean(),
    printed: z
      .object({
        shop: z.string().nullable(),
        number: z.string().nullable(),
        date: z.string().nullable(),
        subtotal: amount,
        tax: amount,
        discounts: dollars,
        fees: amount,
        total: amount,
      })
      .nullable(),
    changes: z.array(z.string()).describe("What a revised quote changed."),
    rival: z
      .object({
        shop: z.string(),
        rows: z.array(
          z.object({
            description: z.string(),
            covers: z.array(z.string()).describe("The lines of this quote that are the one line of the other."),
            here: amount,
            there: amount,
          }),
        ),
        common: z.object({ here: dollars, there: dollars }),
        total: z.object({ here: dollars, there: dollars }),
      })
      .nullable()
      .describe("Another shop's quote beside this one, job by job."),
    bill: z
      .object({
        sentence: z.string(),
        over: dollars.describe("What the bill asks for above what was approved."),
        taxOver: dollars.describe("What it asks for in sales tax above that of what was approved."),
        discountShort: dollars.describe("What it takes off less than the discount of what was approved."),
        authorized: dollars.describe("All that was approved, tax and discount included, before our fee."),
        above: dollars.describe("By how much the whole bill is above what was approved, before our fee; else below."),
        neverAgreed: dollars.describe("What of it is on prices that nobody at the shop agreed to, up to its quote."),
        approvedTotal: dollars,
        overtaken: z.boolean().describe("A later bill of the same shop has taken its place."),
        billedTotal: amount,
        lines: z.array(
          z.object({
            description: z.string(),
            approved: amount,
            whose: z
              .enum(["agreed", "quoted", "target"])
              .nullable()
              .describe("agreed where a named person at the shop agreed to it, target where only we asked for it."),
            billed: amount,
            verdict: z.enum(["as_approved", "more", "less", "not_approved", "not_billed"]),
          }),
        ),
      })
      .nullable()
      .describe("A final bill held against what was approved."),
  })
  .meta({ id: "QuotePaper" });

export function toWirePaper({ view, ...paper }: FoundPaper): z.input<typeof WirePaper> {
  return {
    ...paper,
    role: view?.role ?? "original",
    otherCar: view?.otherCar ?? null,
    typed: view?.typed ?? null,
    sameAs: view?.sameAs ?? null,
    setAside: view?.setAside ?? false,
    changes: view?.changes ?? [],
    rival: view?.rival ?? null,
    bill: view?.bill ?? null,
  };
}
