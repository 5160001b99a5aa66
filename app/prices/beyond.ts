import { formatHours } from "#app/platform/format.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { dollars } from "#app/prices/verdict.ts";

/** Times the top of what is usual, from which on it is no difference of one guide from another. */
const FROM = { hours: 1.3, rate: 1.12, parts: 1.12 };

/**
 * What the paper itself prints of a work beyond what is usual: "4 hours where 1 to 1.2 are usual, parts at $690 where $60 to $95 are usual."
 * Null where it prints nothing apart, or nothing of that is.
 */
export function beyondUsual(own: Line[], usual: Pick<Judgement, "hours" | "rate" | "parts">): string | null {
  const made = printedOf(own);
  if (!made) return null;
  const { hours, labor, parts } = made;
  const said: string[] = [];
  if (hours && usual.hours && hours > usual.hours.high * FROM.hours)
    said.push(`${formatHours({ low: hours, high: hours })} where ${numbersOf(formatHours(usual.hours))} are usual`);
  if (hours && usual.rate && labor / hours > usual.rate.high * FROM.rate)
    said.push(
      `${dollars(labor / hours)} an hour where ${dollars(usual.rate.low)} to ${dollars(usual.rate.high)} is usual`,
    );
  if (usual.parts && parts > usual.parts.high * FROM.parts)
    said.push(`parts at ${dollars(parts)} where ${dollars(usual.parts.low)} to ${dollars(usual.parts.high)} are usual`);
  return said.length > 0 ? `The quote prints ${said.join(", ")}.` : null;
}

function numbersOf(hours: string): string {
  return hours.replace(/ hours?$/, "");
}

/** Of one line what its row says; of parts and labor apart what they come to. */
function printedOf(own: Line[]): Line["made"] | null {
  const [first] = own;
  if (own.length === 1) return first?.made ?? null;
  if (!own.every(({ type }) => type === "Part" || type === "Labor")) return null;
  const labor = own.filter(({ type }) => type === "Labor");
  const hours = labor.map((line) => line.hours ?? ((line.quantity ?? 0) > 1 ? line.quantity : null));
  const sumOf = (lines: Line[]) => lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  return {
    parts: sumOf(own.filter(({ type }) => type === "Part")),
    labor: sumOf(labor),
    hours: hours.length > 0 && hours.every((each) => each !== null) ? hours.reduce((a, b) => a + (b ?? 0), 0) : null,
  };
}
