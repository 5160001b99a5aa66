import { z } from "zod";
import { listOf } from "#app/platform/kept-reading.ts";
import { CHANGES, type Change } from "#app/quotes/papers/revise.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { KeptLineItem } from "#app/repair/lines/kept.ts";

/** What taking a document did to the lines of its request: kept, so that it can be shown and undone. */
export type Effect = { added: string[]; removed: LineItem[]; changes: Change[] };

const cents = z.number().nullable().catch(null);

const KeptEffect: z.ZodType<Effect> = z.object({
  added: listOf(z.string()),
  removed: listOf(KeptLineItem),
  changes: listOf(z.object({ description: z.string(), before: cents, after: cents, what: z.enum(CHANGES) })),
});

/** The same from its column; null where the document changed nothing yet. */
export function effectOf(kept: unknown): Effect | null {
  return KeptEffect.safeParse(kept).data ?? null;
}
