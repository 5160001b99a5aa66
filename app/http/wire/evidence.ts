import { z } from "zod";
import { dollars, id } from "#app/http/wire/values.ts";
import type { RequestEvidence } from "#app/repair/evidence.server.ts";

const range = z.object({ low: dollars, high: dollars });
const hours = z.object({ low: z.number(), high: z.number() });

/** What the judge says of the lines of a request, with the witnesses behind it; every figure that has no witness is null. */
export const WireEvidence = z
  .object({
    summary: z.string().nullable(),
    notes: z.array(z.string()),
    place: z
      .object({
        city: z.string().nullable(),
        state: z.string(),
        from: z.enum(["said", "paper", "shop"]),
        only: z
          .string()
          .nullable()
          .describe("The state by whose prices the town is compared, where those of the town are not known."),
      })
      .nullable()
      .describe(
        "Whose prices these are: where the customer says the shop is, else its address on the paper, else where it is registered, our own shop for lines that its desk typed; null is the whole country.",
      ),
    questions: z.array(z.object({ question: z.string(), reason: z.string(), lineItemIds: z.array(id.or(z.string())) })),
    lines: z.array(
      z.object({
        lineItemId: id.or(z.string()),
        job: z.string(),
        position: z.string().nullable(),
        compare: z
          .enum(["total", "parts", "labor", "rate"])
          .describe(
            "What the range is of: the whole job, its parts, or its labor; with rate only what an hour costs is judged, and there is no range.",
          ),
        lineCount: z.number().describe("How many lines of the quote belong to this job and are judged together."),
        quoted: dollars.nullable(),
        current: dollars.nullable(),
        low: dollars.nullable(),
        high: dollars.nullable(),
        verdict: z.enum(["low", "usual", "high", "very_high"]).nullable(),
        reason: z.string(),
        notes: z.array(z.string()),
        parts: range.nullable(),
        labor: range.nullable(),
        hours: hours.nullable(),
        confidence: z.enum(["high", "medium", "low"]).nullable(),
        sources: z.array(
          z.object({ name: z.string(), url: z.string().nullable(), grade: z.string(), date: z.string().nullable() }),
        ),
      }),
    ),
  })
  .meta({ id: "PriceEvidence" });

/** The evidence of these lines, in their order. */
export function toEvidence(
  evidence: RequestEvidence,
  lineItems: readonly { id: string }[],
): z.input<typeof WireEvidence> {
  const { byItem, questions, summary, notes, place } = evidence;
  return {
    summary,
    notes,
    place,
    questions: questions.map(({ question, reason, lineIndexes }) => ({
      question,
      reason,
      lineItemIds: lineIndexes.flatMap((at) => lineItems[at]?.id ?? []),
    })),
    lines: lineItems.flatMap((item) => {
      const found = byItem[item.id];
      if (!found) return [];
      const {
        lines,
        placement: _,
        notOnCar: __,
        beyond: _beyond,
        standing: _now,
        standingVerdict: _verdict,
        asked: _target,
        open,
        price,
        rateSources,
        ...said
      } = found;
      return {
        lineItemId: item.id,
        ...said,
        lineCount: lines,
        parts: price?.parts ?? null,
        labor: price?.labor ?? null,
        hours: price?.hours ?? null,
        confidence: price?.confidence ?? null,
        sources: price?.sources ?? open?.sources ?? rateSources,
      };
    }),
  };
}
