import { standingVerdict } from "#app/prices/as-it-stands.ts";
import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { Confidence, Judgement } from "#app/prices/judgement.ts";
import { isForSafety } from "#app/prices/need.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { type Placement, placeInRange, type Verdict } from "#app/prices/verdict.ts";
import type { Range, Source } from "#app/prices/witnesses/witness.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** What stands beside a line: money in cents. `low` and `high` are of the whole job, or of its parts or labor alone. */
export type Evidence = {
  job: string;
  position: string | null;
  /** With "rate" only what an hour costs is judged: `reason` says how, and no range is of the job. */
  compare: "total" | "parts" | "labor" | "rate";
  /** What the lines of this job come to together, as quoted and now. */
  quoted: number | null;
  current: number | null;
  lines: number;
  low: number | null;
  high: number | null;
  verdict: Verdict | null;
  placement: Placement | null;
  /** The line is for what this car cannot have. */
  notOnCar: boolean;
  /** Where what the lines come to now lies, and what that is. */
  standing: Placement | null;
  standingVerdict: Verdict | null;
  /** One of the lines stands at our target still, and not at the shop's word. */
  asked: boolean;
  /** What is published and yet judges nothing: it is not known what the price holds. */
  open: { says: string; sources: Source[] } | null;
  reason: string;
  notes: string[];
  /** What the paper itself prints of it beyond what is usual: hours, rate, parts. */
  beyond: string | null;
  /** It is work on what carries safety, which should not wait where something is worn or broken. */
  safety: boolean;
  /** Whose figures speak of the rate, where it alone is judged. */
  rateSources: Source[];
  price: {
    parts: Range | null;
    labor: Range | null;
    hours: Range | null;
    confidence: Confidence;
    sources: Source[];
    /** What labor costs there, in cents an hour, where it is known whose figures say so. */
    rate: (Range & { where: string; sources: Source[] }) | null;
  } | null;
};

export function shownAs(judgement: Judgement, items: LineItem[]): Evidence {
  const { compare, quoted, parts, labor, hours, confidence } = judgement;
  // Where there is no verdict on what is asked, nothing is said to lie beside it: the reason says what is not known.
  const range = judgement.verdict === null && (quoted ?? 0) > 0 ? null : rangeOf(judgement);
  const own = judgement.lines.flatMap((at) => items[at] ?? []);
  const compared = own.filter((item) => !isCoreDeposit(item));
  const current = compared.reduce((total, { totalPrice }) => total + totalPrice, 0);
  return {
    job: judgement.jobs.map(({ job }) => job.job).join(" and "),
    position: judgement.jobs[0]?.position ?? null,
    compare,
    quoted,
    verdict: judgement.verdict,
    open: range === null && rangeOf(judgement) ? { says: judgement.reason, sources: judgement.sources } : null,
    reason: isWider(judgement) ? `${judgement.reason} ${WIDER}` : judgement.reason,
    notes: judgement.notes,
    beyond: judgement.beyond,
    safety: judgement.jobs.some(({ job }) => isForSafety(job)),
    notOnCar: judgement.notOnCar,
    rateSources: compare === "rate" ? judgement.rateSources : [],
    current,
    lines: judgement.lines.length,
    asked: own.some(({ priceBasis }) => priceBasis === "target"),
    low: range?.low ?? null,
    high: range?.high ?? null,
    placement: range && quoted !== null && quoted > 0 ? placeInRange(quoted, range) : null,
    standing: range ? placeInRange(current, range) : null,
    standingVerdict: range ? standingVerdict(judgement, current) : null,
    price:
      range && confidence
        ? { parts, labor, hours, confidence, sources: judgement.sources, rate: rateOf(judgement) }
        : null,
  };
}

const WIDER =
  "Prices of the whole lie further apart than these hours at this rate: the labor is what they leave for it.";
/** Dollars are told in fives: what lies further out than that does not follow from hours and rate. */
const STEP = 500;

function isWider({ verdict, compare, labor, hours, rate }: Judgement): boolean {
  if (verdict === null || compare === "rate" || !labor || !hours || !rate) return false;
  return labor.low < hours.low * rate.low - STEP || labor.high > hours.high * rate.high + STEP;
}

function rateOf({ rate, rateScope, rateSources, labor }: Judgement) {
  if (!rate || !labor || rateSources.length === 0) return null;
  return { ...rate, where: rateScope ?? "United States", sources: rateSources };
}
