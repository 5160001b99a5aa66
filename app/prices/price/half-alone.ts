import type { Compared } from "#app/prices/compared.ts";
import type { Group, Line } from "#app/prices/jobs/groups/group.ts";
import { isSearch } from "#app/prices/jobs/kin.ts";
import { atHoursOfSearch, atSaidHours } from "#app/prices/labor/at-said-hours.ts";
import type { Whole } from "#app/prices/price/price-of-work.ts";
import { rounded } from "#app/prices/price/rounded.ts";

/** A range is no narrower than so many times its low end. */
const LEAST = 1.15;

/** Lines of parts or of labor alone are held against what those are asked for alone; the whole is that and the other half. */
export function ofHalf(whole: Whole, compare: Compared, lines: Line[], { jobs }: Pick<Group, "jobs">): Whole {
  if (whole.range && whole.rate && !whole.fromShop && !whole.corrected && jobs.every(isSearch)) {
    const search = atHoursOfSearch(whole.labor ?? whole.range, whole.rate, lines);
    const [labor, { parts }] = [search && rounded(search), whole];
    if (labor)
      return { ...whole, labor, range: { low: labor.low + (parts?.low ?? 0), high: labor.high + (parts?.high ?? 0) } };
  }
  const alone = compare === "total" || whole.only ? null : whole.alone[compare];
  if (!alone) return whole;
  const most = whole.range?.high ?? alone.high;
  // What a half is asked for alone may lie above what is published of the whole: then only the half is known.
  const half = most > alone.low * LEAST ? { low: alone.low, high: Math.min(alone.high, most) } : alone;
  const own = compare === "labor" && whole.rate ? rounded(atSaidHours(half, whole.rate, lines)) : half;
  const other = compare === "parts" ? whole.labor : whole.parts;
  return { ...whole, range: { low: own.low + (other?.low ?? 0), high: own.high + (other?.high ?? 0) }, [compare]: own };
}
