import {
  type Correction,
  type FairPrice,
  fairPrice,
  type Placement,
  placeInRange,
  type ShopHistory,
} from "#app/models/price-guide/fair-price.ts";
import type { PriceGuide } from "#app/models/price-guide/guide.ts";
import { jobNamed } from "#app/models/price-guide/jobs.ts";
import { type RecognisedJob, recogniseJob } from "#app/models/price-guide/recognise-job.ts";
import type { LineType } from "#app/models/quote-reading/reading.ts";

/** A line of a quote as the guide looks at it; `totalPrice` in cents. */
export type PricedLine = {
  description: string;
  type: LineType;
  quantity: number | null;
  totalPrice: number | null;
  position?: string | null;
};

/** `lines` are the indexes of all lines of the same job and place, whose sum `quoted` is compared with `price`. */
export type Assessment = {
  job: string;
  position: string | null;
  confidence: number;
  compare: "total" | "parts" | "labor";
  lines: number[];
  quoted: number | null;
  price: FairPrice | null;
  placement: Placement | null;
};

type Setting = {
  vehicle: { make: string | null; model: string | null; year: number | null };
  state: string | null;
  corrections?: Correction[];
  shopHistory?: ShopHistory[];
};

/**
 * The evidence beside each line, in the order of the lines; null where no job is recognised. Parts and labor of one job at one
 * place are priced together; when only one of them is on the quote, it is compared with its own share of the range.
 */
export function assessLines(guide: PriceGuide, lines: PricedLine[], setting: Setting): (Assessment | null)[] {
  const jobs = joined(
    lines.map((line) => {
      const found = recogniseJob(line.description, line.type);
      return found ? { ...found, position: line.position ?? found.position } : null;
    }),
  );
  return lines.map((line, index) => {
    const own = jobs[index];
    if (!own) return null;
    const together = lines.flatMap((_, at) => {
      const other = jobs[at];
      return other && other.job === own.job && sameOrUnsaid(other.position, own.position) ? [at] : [];
    });
    const compare = comparison(together.map((at) => lines[at] as PricedLine));
    const price = fairPrice(guide, { job: own.job, quantity: count(line, own.job, own.position), ...setting });
    const quoted = together.reduce<number | null>((sum, at) => {
      const amount = lines[at]?.totalPrice ?? null;
      return amount === null || sum === null ? null : sum + amount;
    }, 0);
    const placement = price && quoted !== null && quoted > 0 ? placeInRange(quoted, price, compare) : null;
    return { ...own, compare, lines: together, quoted, price, placement };
  });
}

const JOINED: [together: string, ...apart: string[]][] = [
  ["Brake pads + rotors (per axle)", "Brake pads (per axle)", "Brake rotors"],
  ["Timing belt + water pump", "Timing belt, unspecified", "Water pump"],
];

/** Pads on one line and rotors on the next are one job at one place. */
function joined(jobs: (RecognisedJob | null)[]): (RecognisedJob | null)[] {
  return jobs.map((own) => {
    if (!own) return null;
    for (const [together, ...apart] of JOINED) {
      const family = [together, ...apart];
      if (!family.includes(own.job)) continue;
      const near = jobs.flatMap((other) =>
        other && family.includes(other.job) && sameOrUnsaid(other.position, own.position) ? [other.job] : [],
      );
      if (near.includes(together) || apart.every((part) => near.includes(part))) return { ...own, job: together };
    }
    return own;
  });
}

function sameOrUnsaid(a: string | null, b: string | null): boolean {
  return a === b || a === null || b === null;
}

function comparison(lines: PricedLine[]): "total" | "parts" | "labor" {
  if (lines.every((line) => line.type === "Part")) return "parts";
  if (lines.every((line) => line.type === "Labor")) return "labor";
  return "total";
}

/** Hours and sets of pads are not numbers of jobs: only parts and services that are counted one by one are. */
function count(line: PricedLine, job: string, position: string | null): number {
  const per = jobNamed(job)?.per;
  if (per === "axle") return position === "front and rear" ? 2 : 1;
  if ((per === "each" || per === "side") && line.type !== "Labor" && line.quantity && Number.isInteger(line.quantity))
    return line.quantity;
  return 1;
}
