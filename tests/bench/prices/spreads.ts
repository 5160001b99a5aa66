/** How far the judge's middle is from prices that hands called fair, and how the verdicts fare where a hand's own prices are left out. */

import type { Level } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import { judge } from "#app/prices/judge.ts";
import type { Question } from "#app/prices/judgement.ts";
import type { ShopKind } from "#app/prices/labor/labor-rate.ts";
import { type Half, halfAbove, halfName } from "#app/prices/price/halves.ts";
import {
  ALL_WORKS,
  aboveOf,
  carsAboveOf,
  type Spreads,
  shopName,
  TOGETHER,
  togetherName,
} from "#app/prices/price/spread.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { verdictOf } from "#app/prices/verdict.ts";
import { median } from "#app/quote-reader/median.ts";
import { type Fair, fairInvoices, fairPrices, HANDS, HASTY, INVOICES, LATEST, NAMED, SEEN } from "./fair.ts";
import { mean } from "./weights.ts";

type Said = {
  set: string;
  /** Which of its papers. */
  paper: number;
  quoted: number;
  middle: number;
  range: { low: number; high: number };
  job: string | null;
  /** The works of a price for several. */
  works: string | null;
  level: Level;
  shop: ShopKind | null;
  /** Which half of the job alone it is of. */
  half: Half | null;
  /** A half that its hand named beside the whole, on no line of its own. */
  isNamed: boolean;
};

/** What is further away than this, as a logarithm, was misread rather than mispriced, and counts as so far. */
const MOST = 0.35;
/** Where the middle lies is moved by no more than this. */
const FURTHEST = 0.5;

type Paper = { question: Omit<Question, "lines">; lines: Line[]; isNamed?: boolean };

function papersOf(set: string): Paper[] {
  if (!set.includes("invoices"))
    return fairPrices(set).flatMap((fair) => [
      { question: fair.question, lines: [fair.line(1)] },
      ...namedHalves(fair),
    ]);
  return fairInvoices(set).map(({ question, lines }) => ({ question, lines: lines(1) }));
}

/** The labor and the parts that a hand named beside its price for a whole work, each as a line. */
function namedHalves({ row, question, line }: Fair): Paper[] {
  const [hours, rate, parts] = [Number(row.hours), Number(row.rate), Number(row.parts)];
  if (row.type !== "Service" || !(hours > 0) || !(rate > 0)) return [];
  const half = (own: Partial<Line>): Paper => ({ question, lines: [{ ...line(1), ...own }], isNamed: true });
  const labor = half({ type: "Labor", hours, total: Math.round(hours * rate * 100) });
  return parts > 0 ? [labor, half({ type: "Part", total: Math.round(parts * 100) })] : [labor];
}

/** The hours that a line names say what its labor may cost: where that lies is measured without them. */
function withoutHours(paper: Paper): Paper {
  return { ...paper, lines: paper.lines.map((line) => ({ ...line, hours: null })) };
}

/** Every fair price of a set with what the judge says of it, or of these of its papers. */
function judged(guide: Guide, set: string, papers = papersOf(set), only: Set<number> | null = null): Said[] {
  return papers.flatMap(({ question, lines, isNamed = false }, paper) => {
    if (only && !only.has(paper)) return [];
    const { car, lines: said } = judge(guide, { ...question, lines });
    const { shop } = question;
    return said.flatMap((found, at): Said[] => {
      const { verdict, jobs, quoted, compare } = found;
      const range = verdict && found.lines[0] === at && !isFeeOfPaper(set, lines[at]) ? rangeOf(found) : null;
      const [one, ...others] = jobs;
      if (!range || !quoted || compare === "rate") return [];
      const alone = compare === "total" && one && others.length === 0;
      const middle = (alone ? found.middle : null) ?? Math.sqrt(range.low * range.high);
      const works = compare === "total" && others.length > 0 ? togetherName(jobs.map(({ job }) => job)) : null;
      const half = compare !== "total" && one && others.length === 0 ? compare : null;
      if (isNamed && !half) return [];
      const job = alone || half ? (one?.job.job ?? null) : null;
      return [{ ...{ set, paper, quoted, range, middle, job, works, shop, half, isNamed }, level: car.level }];
    });
  });
}

function isFeeOfPaper(set: string, line: Line | undefined): boolean {
  return set.includes("invoices") && line?.type === "Fee";
}

/** What was measured before must not stand in what is measured now. */
function bareOf(guide: Guide): Guide {
  const spreads = new Map(
    [...guide.spreads].flatMap(([job, said]) => (guide.byName.has(job) ? [[job, { ...said, off: 0 }] as const] : [])),
  );
  for (const half of HALVES) spreads.set(halfName(half), { lines: 0, error: MOST, off: 0 });
  return { ...guide, spreads };
}

const HALVES: Half[] = ["parts", "labor"];
const FIRST = [...SEEN, ...INVOICES];
const LAST = [...LATEST.prices, ...LATEST.invoices];
const ALL = [...FIRST, ...HASTY, ...NAMED, ...LAST];
const measured = new WeakMap<Guide, Map<string, Said[]>>();

/** Each set with nothing measured: the same whichever of the others is left out. */
function judgedBare(guide: Guide): Map<string, Said[]> {
  const before = measured.get(guide);
  if (before) return before;
  const bare = bareOf(guide);
  const sets = new Map(ALL.map((set) => [set, judged(bare, set, papersOf(set).map(withoutHours))]));
  measured.set(guide, sets);
  return sets;
}

/** The error of each job in logarithms, of all hands but that of one set, of kinds of shop, and of works that are asked for together. */
export function spreadsWithout(guide: Guide, left: string | null): Spreads {
  const bare = judgedBare(guide);
  const hand = HANDS.find((sets) => left && sets.includes(left)) ?? [left];
  const sets = ALL.filter((set) => !hand.includes(set));
  const every = sets.flatMap((set) => bare.get(set) ?? []);
  const all = every.filter(({ half }) => half === null);
  const level = median(
    all.flatMap(({ job, set, quoted, middle }) => (job && !HASTY.includes(set) ? [Math.log(quoted / middle)] : [])),
  );
  const jobs = new Map([
    ...errorsOf(all.map((said) => ({ ...said, key: said.job }))),
    [ALL_WORKS, { lines: 0, error: 0, off: level }] as const,
  ]);
  const singles = new Map([...jobs, ...atShops(all, jobs)]);
  // Only papers that ask one price for several works say more once the single ones are measured.
  const several = sets
    .flatMap((set) => judged({ ...guide, spreads: singles }, set, papersOf(set), papersOfSeveral(bare.get(set) ?? [])))
    .filter(({ works }) => works !== null);
  return new Map([
    ...singles,
    ...HALVES.flatMap((half) => halvesOf(every, half)),
    ...errorsOf(several.map((said) => ({ ...said, key: said.works }))),
    ...errorsOf(several.map((said) => ({ ...said, key: TOGETHER }))),
  ]);
}

/** What is left over once jobs are measured, by class of car at a kind of shop; and what that leaves over, by job at a kind of shop. */
function atShops(all: Said[], jobs: Spreads): Spreads {
  const calm = all.filter(({ set }) => !HASTY.includes(set));
  const left = calm.flatMap((said) =>
    said.job && said.shop
      ? [{ ...said, job: said.job, shop: said.shop, middle: said.middle * Math.exp(aboveOf(jobs, said.job)) }]
      : [],
  );
  const cars = errorsOf(left.map((said) => ({ ...said, key: shopName(said.level, said.shop) })));
  const further = left.map((said) => ({
    ...said,
    middle: said.middle * Math.exp(carsAboveOf(cars, said.level, said.shop)),
    key: shopName(said.job, said.shop),
  }));
  return new Map([...cars, ...errorsOf(further)]);
}

/** The furthest that a half counts as, as a logarithm. */
const FURTHEST_HALF = 0.8;

/** Of the parts or the labor of jobs alone: where fair prices lie above the middle, and how far from where those of the others put it. */
function halvesOf(all: Said[], which: Half): [string, { lines: number; error: number; off: number }][] {
  const said = all.flatMap(({ half, job, quoted, middle, set, isNamed }) => {
    const off = Math.max(-FURTHEST_HALF, Math.min(FURTHEST_HALF, Math.log(quoted / middle)));
    return half === which && job && !HASTY.includes(set) ? [{ job, off, isNamed }] : [];
  });
  const offOf = (named: boolean) => median(said.filter(({ isNamed }) => isNamed === named).map(({ off }) => off));
  const level = offOf(false);
  // What a hand names beside the whole holds more than what is asked for alone: bolts and fluids of the parts, and less of the labor.
  const beside = level - offOf(true);
  const own = said.map(({ job, off, isNamed }) => ({
    job,
    off: isNamed ? off + beside : off,
    weight: isNamed ? NAMED_BESIDE[which] : 1,
  }));
  const weightOf = (list: { weight: number }[]) => list.reduce((all, { weight }) => all + weight, 0);
  const jobs = [...Map.groupBy(own, ({ job }) => job)].map(([job, list]) => {
    const [lines, sum] = [weightOf(list), list.reduce((all, { off, weight }) => all + off * weight, 0)];
    const errors = list.map(({ off, weight }) => ({
      error: Math.min(MOST, Math.abs(off - halfAbove(sum - off * weight, lines - weight, level))),
      weight,
    }));
    return { job, off: sum / lines, lines, errors };
  });
  const rms = (errors: { error: number; weight: number }[]) =>
    Math.sqrt(errors.reduce((all, { error, weight }) => all + weight * error ** 2, 0) / weightOf(errors));
  return [
    [halfName(which), { lines: weightOf(own), error: rms(jobs.flatMap(({ errors }) => errors)), off: level }],
    ...jobs.map(({ job, off, lines, errors }): [string, { lines: number; error: number; off: number }] => [
      halfName(which, job),
      { lines, error: rms(errors), off },
    ]),
  ];
}

/** So much of a line of its own counts what a hand named beside the whole: a part is sold there with its seals and fluids. */
const NAMED_BESIDE: Record<Half, number> = { parts: 0.12, labor: 0.5 };

function papersOfSeveral(said: Said[]): Set<number> {
  return new Set(said.flatMap(({ works, paper }) => (works === null ? [] : [paper])));
}

function errorsOf(all: (Said & { key: string | null })[]): Spreads {
  const off = ({ quoted, middle }: Said) => Math.log(quoted / middle);
  // The level is that of the calm hands; of works that none of them priced the hasty ones say which are dear beside others.
  const levels = new Map(HASTY.map((hand) => [hand, median(all.filter(({ set }) => set === hand).map(off))]));
  const named = all.flatMap((said) => {
    const above = off(said) - (levels.get(said.set) ?? 0);
    const hasty = levels.has(said.set);
    return said.key ? [{ key: said.key, off: Math.max(-FURTHEST, Math.min(FURTHEST, above)), hasty }] : [];
  });
  // One price as far off as that was misread.
  const heard = [...Map.groupBy(named, ({ key }) => key)].filter(
    ([key, list]) => !key.includes(" + ") || list.length > 1 || Math.abs(list[0]?.off ?? 0) < FURTHEST,
  );
  return new Map(
    heard.map(([key, list]) => {
      const calm = list.filter(({ hasty }) => !hasty);
      const offs = (calm.length > 0 ? calm : list).map(({ off }) => off);
      const error = Math.sqrt(mean(offs.map((each) => Math.min(MOST, Math.abs(each)) ** 2)));
      return [key, { lines: offs.length, error, off: mean(offs) }];
    }),
  );
}

/** Prints how the verdicts of each set fare with what was measured on the other hands, for ranges as wide as they are and others. */
export function printTradeOff(guide: Guide): void {
  const judgedOf = (sets: string[]) =>
    sets
      .flatMap((set) => judged({ ...guide, spreads: spreadsWithout(guide, set) }, set))
      .filter(({ isNamed }) => !isNamed);
  const groups = [judgedOf(FIRST), judgedOf(LAST)];
  console.log(
    "measured on the other hands; times as wide: fair called high, +40% caught, +150% caught, -40% called low | the same of the hands that came last",
  );
  for (const times of [0.7, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3]) {
    const columns = groups.map((all) =>
      [said(all, times, 1, /high/), said(all, times, 1.4, /high/), said(all, times, 2.5, /high/)]
        .concat(said(all, times, 0.6, /low/))
        .map((share) => share.toFixed(1).padStart(6))
        .join(""),
    );
    console.log(`${times.toFixed(2)}: ${columns.join(" |")}`);
  }
}

/** How many of a hundred prices are called so, at so many times their height and with ranges so many times as wide. */
function said(all: Said[], times: number, factor: number, word: RegExp): number {
  const hits = all.filter(({ quoted, range: { low, high } }) => {
    const [middle, half] = [Math.sqrt(low * high), Math.sqrt(high / low) ** times];
    return word.test(verdictOf(quoted * factor, { low: middle / half, high: middle * half }));
  });
  return (hits.length / all.length) * 100;
}
