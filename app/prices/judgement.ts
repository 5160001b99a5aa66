import type { Car } from "#app/prices/car/car.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { ShopKind } from "#app/prices/labor/labor-rate.ts";
import type { Correction, ShopHistory } from "#app/prices/own/own-word.ts";
import type { Verdict } from "#app/prices/verdict.ts";
import type { Range, Source } from "#app/prices/witnesses/witness.ts";
import type { VinFacts } from "#app/quote-reader/paper/vin-patterns.ts";

export type Question = {
  vehicle: {
    year: number | null;
    make: string | null;
    model: string | null;
    vin?: string | null;
    mileage?: number | null;
  } | null;
  facts: VinFacts | null;
  state: string | null;
  city?: string | null;
  shop: ShopKind | null;
  lines: Line[];
  /** The paper prints one price a line, and does not say what is in it. */
  onePrice?: boolean;
  /** What its labor that is of no work comes to, in cents; null where it prints no labor. */
  openLabor?: number | null;
  /** What other works have labor on it. */
  beside?: Job[];
  /** Cents that the paper takes off its lines. */
  off?: number | undefined;
  /** Cents of core deposits on it, which are no price of its work. */
  deposits?: number | undefined;
  /** That the paper's own sums do not agree, in a sentence without its end. */
  sums?: string | null | undefined;
  /** The paper is an insurer's estimate. */
  insurer?: boolean;
  corrections?: Correction[];
  shopHistory?: ShopHistory[];
  /** By what the shop had said until then; null and nothing is now. */
  moment?: string | null;
  /** The year it is, for what a warranty may still cover. */
  today?: number;
};

export type Confidence = "high" | "medium" | "low";

/** What is said about one line. Money in cents; ranges are of the whole work the line belongs to, `lines` says which lines that is. */
export type Judgement = {
  jobs: { job: Job; position: string | null; confidence: number }[];
  /** What the verdict is of: the price of the work, its parts or its labor; or of the rate alone, which is no job's price. */
  compare: "total" | "parts" | "labor" | "rate";
  lines: number[];
  /** What the lines are for, where one line of labor is for several works. */
  works?: string[];
  /** What they are together: pads and rotors with their labor are one job, whatever each line says of it. */
  whole?: Job[];
  quoted: number | null;
  range: Range | null;
  /** Where the range was drawn from: its ends may lie further from it on one side, where witnesses agree on more. */
  middle: number | null;
  parts: Range | null;
  labor: Range | null;
  hours: Range | null;
  /** Cents an hour; where the rate alone is judged, what is usual. */
  rate: Range | null;
  rateScope: string | null;
  verdict: Verdict | null;
  /** The line is for what this car cannot have: no price of it is usual. */
  notOnCar: boolean;
  /** How often a fair price would be this high or higher. */
  odds: number | null;
  confidence: Confidence | null;
  reason: string;
  notes: string[];
  /** Of what is dear: the hours, the rate and the parts that the paper itself prints, beside the usual ones. */
  beyond: string | null;
  sources: Source[];
  /** Whose figures the rate of labor comes from. */
  rateSources: Source[];
  fromShop: boolean;
  corrected: boolean;
};

/**
 * What could be judged of a quote as one picture, in cents: what it asks, less its share of what the paper takes off (`off`), what is usual
 * for the same lines, and what it comes to with the dear ones at the top of that.
 */
export type Picture = {
  low: number;
  high: number;
  quoted: number;
  likely: number;
  off: number;
  /** What core deposits come to beside it. */
  deposits: number;
  /** What the whole quote asks. */
  whole: number;
  /** Prices have changed since it was quoted: `quoted` and `whole` are what stands by now. */
  moved?: boolean;
};

/** `summary` is the picture in one sentence; no picture where nothing could be judged. */
export type Judged = { car: Car; summary: string; picture: Picture | null; lines: Judgement[] };
