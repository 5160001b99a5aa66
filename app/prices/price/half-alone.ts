import type { Compared } from "#app/prices/compared.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import { atSaidHours } from "#app/prices/labor/at-said-hours.ts";
import type { Whole } from "#app/prices/price/price-of-work.ts";
import { rounded } from "#app/prices/price/rounded.ts";

/** Lines of parts or of labor alone are held against what those are asked for alone; the whole is that and the other half. */
export function ofHalf(whole: Whole, compare: Compared, lines: Line[]): Whole {
  const alone = compare === "total" || whole.only ? null : whole.alone[compare];
  if (!alone) return whole;
  const most = Math.min(alone.high, whole.range?.high ?? alone.high);
  const half = { low: Math.min(alone.low, most), high: most };
  const own = compare === "labor" && whole.rate ? rounded(atSaidHours(half, whole.rate, lines)) : half;
  const other = compare === "parts" ? whole.labor : whole.parts;
  return { ...whole, range: { low: own.low + (other?.low ?? 0), high: own.high + (other?.high ?? 0) }, [compare]: own };
}
