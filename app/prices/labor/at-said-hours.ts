import type { Line } from "#app/prices/jobs/groups/group.ts";
import { hourOf, passing } from "#app/prices/labor/judge-by-rate.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/**
 * What labor is asked for (cents) where its lines name their hours: as many at a rate that passes for usual, within what the work itself is asked
 * for. So a dear hour is found where hours are few, and a dear work where they are many; what is below the middle of the work stays usual.
 */
export function atSaidHours(labor: Range, rate: Range, lines: Line[]): Range {
  if (lines.some((line) => hourOf(line) === null)) return labor;
  const hours = lines.reduce((sum, line) => sum + (line.hours ?? 0), 0);
  const most = hours * passing((rate.low + rate.high) / 2).high;
  return { low: labor.low, high: Math.min(labor.high, Math.max(most, Math.sqrt(labor.low * labor.high))) };
}
