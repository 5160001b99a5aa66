import type { Picture } from "#app/prices/judgement.ts";
import type { Verdict } from "#app/prices/verdict.ts";

/** Cents. */
type Band = { low: number; high: number };

/** One job of the paper: what it asks, and where that lies; without a band nothing is published about it. */
export type AnswerLine = {
  name: string;
  quoted: number;
  band: Band | null;
  verdict: Verdict | null;
  /** What the reason speaks of where no price is judged: a car that cannot have this, or the rate of its labor alone. */
  about: "car" | "rate" | null;
  /** Why there is no verdict, or who says what is usual. */
  reason: string;
  /** What the paper itself prints beyond what is usual: hours, rate, parts. */
  beyond: string | null;
  /** What a fee counts for among what is usual for all: it is taken as it is asked. Null of everything else. */
  counted: number | null;
  /** Whose figures the band comes from. */
  sources: { name: string; url: string | null; grade: string; date: string | null }[];
};

/** What a person hears about a quote before anything is asked of them. Money in cents, as printed on the paper. */
export type QuoteAnswer = {
  shop: string | null;
  car: string | null;
  date: string | null;
  /** What the paper says it comes to, tax included; the sum of its lines where no total is printed. */
  total: number;
  /** Whether that total is printed. */
  printed: boolean;
  tax: number | null;
  /** What the paper says that is not left to pay of it; empty where it says nothing. */
  left: string;
  lineCount: number;
  /** Where the shop is by its letterhead, whose prices these are; null where none is printed. */
  place: { name: string; only: string | null } | null;
  sentence: string;
  /** Which of several files are another paper and were not counted; null where none is. */
  apart: string | null;
  /** What could be judged, all together. Null where nothing could be. */
  picture: Picture | null;
  matter: AnswerLine[];
  /** The lines that are none of these, with what each counts for; empty where there is none. */
  rest: string;
  /** Empty of an insurer's estimate, whose prices are not compared. */
  sure: string;
  /** What stands there twice, as a question to the shop. */
  repeats: string[];
  unknown: string[];
  /** For the fields of the form. */
  vehicle: {
    year: number | null;
    make: string | null;
    model: string | null;
    mileage: number | null;
    vin: string | null;
  };
};
