import type { Line } from "#app/prices/jobs/groups/group.ts";
import { hourOf, passing } from "#app/prices/labor/judge-by-rate.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/**
 * What labor is asked for (cents) where its lines name their hours: as many at a rate that passes for usual, within what the work itself is asked
 * for. So a dear hour is found where hours are few, and a dear work where they are many; what is below the middle of the work stays usual.
 */
export function atSaidHours(labor: Range, rate: Range, lines: Line[]): Range {
  const said = saidHours(lines);
  if (said === null) return labor;
  const most = atUsualRate(said, rate);
  return { low: labor.low, high: Math.min(labor.high, Math.max(most, Math.sqrt(labor.low * labor.high))) };
}

/** A fault that takes longer to find than this (hours) is asked about. */
const LONG_SEARCH = 2.5;

/** What looking for a fault is asked for (cents) where its lines name their hours: it takes as long as the fault hides, so its hour is what is dear or not; null where none are named. */
export function atHoursOfSearch(usual: Range, rate: Range, lines: Line[]): Range | null {
  const said = saidHours(lines);
  if (said === null) return null;
  const most = atUsualRate(Math.min(said, LONG_SEARCH), rate);
  return { low: usual.low, high: Math.max(most, Math.sqrt(usual.low * usual.high)) };
}

/** The most (cents) that passes for usual for so many hours. */
function atUsualRate(hours: number, { low, high }: Range): number {
  return hours * passing((low + high) / 2).high;
}

function saidHours(lines: Line[]): number | null {
  if (lines.some((line) => hourOf(line) === null)) return null;
  return lines.reduce((sum, line) => sum + (line.hours ?? 0), 0);
}
