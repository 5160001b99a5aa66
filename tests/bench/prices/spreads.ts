/** How far the judge's middle is from prices that hands called fair, and how the verdicts fare where a hand's own prices are left out. */
import type { Guide } from "#app/prices/guide.ts";
import { judge } from "#app/prices/judge.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { type Spreads, TOGETHER, togetherName } from "#app/prices/price/spread.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { verdictOf } from "#app/prices/verdict.ts";
import { median } from "#app/quote-reader/median.ts";
import { fairInvoices, fairPrices, HASTY, INVOICES, SEEN } from "./fair.ts";
import { mean } from "./weights.ts";

type Said = {
  set: string;
  quoted: number;
  middle: number;
  range: { low: number; high: number };
  job: string | null;
  /** The works of a price for several. */
  works: string | null;
};

/** What is further away than this, as a logarithm, was misread rather than mispriced, and counts as so far. */
const MOST = 0.35;
/** Where the middle lies is moved by no more than this. */
const FURTHEST = 0.5;

function saidOf(set: string, found: Judgement): Said[] {
  const { verdict, jobs, quoted, compare } = found;
  const range = verdict ? rangeOf(found) : null;
  const [only, ...others] = jobs;
  if (!range || !quoted || compare === "rate") return [];
  const alone = compare === "total" && only && others.length === 0;
  const middle = (alone ? found.middle : null) ?? Math.sqrt(range.low * range.high);
  const works = compare === "total" && others.length > 0 ? togetherName(jobs.map(({ job }) => job)) : null;
  return [{ set, quoted, range, middle, job: alone ? only.job.job : null, works }];
}

/** Every fair price of a set with what the judge says of it. */
function judged(guide: Guide, set: string): Said[] {
  if (!INVOICES.includes(set))
    return fairPrices(set).flatMap(({ question, line }) =>
      judge(guide, { ...question, lines: [line(1)] })
        .lines.slice(0, 1)
        .flatMap((each) => saidOf(set, each)),
    );
  return fairInvoices(set).flatMap(({ question, lines }) => {
    const asked = lines(1);
    return judge(guide, { ...question, lines: asked }).lines.flatMap((each, at) =>
      each.lines[0] === at && asked[at]?.type !== "Fee" ? saidOf(set, each) : [],
    );
  });
}

/** What was measured before must not stand in what is measured now. */
function bareOf(guide: Guide): Guide {
  const spreads = new Map(
    [...guide.spreads].flatMap(([job, said]) => (guide.byName.has(job) ? [[job, { ...said, off: 0 }] as const] : [])),
  );
  return { ...guide, spreads };
}

const ALL = [...SEEN, ...HASTY, ...INVOICES];
const measured = new WeakMap<Guide, Map<string, Said[]>>();

/** Each set with nothing measured: the same whichever of the others is left out. */
function judgedBare(guide: Guide): Map<string, Said[]> {
  const before = measured.get(guide);
  if (before) return before;
  const bare = bareOf(guide);
  const sets = new Map(ALL.map((set) => [set, judged(bare, set)]));
  measured.set(guide, sets);
  return sets;
}

/** The error of each job in logarithms, of all sets but one, and of works that are asked for together. */
export function spreadsWithout(guide: Guide, left: string | null): Spreads {
  const bare = judgedBare(guide);
  const sets = ALL.filter((set) => set !== left);
  const singles = errorsOf(sets.flatMap((set) => bare.get(set) ?? []).map((said) => ({ ...said, key: said.job })));
  // Only papers that ask one price for several works say more once the single ones are measured.
  const several = sets
    .filter((set) => bare.get(set)?.some(({ works }) => works !== null))
    .flatMap((set) => judged({ ...guide, spreads: singles }, set))
    .filter(({ works }) => works !== null);
  return new Map([
    ...singles,
    ...errorsOf(several.map((said) => ({ ...said, key: said.works }))),
    ...errorsOf(several.map((said) => ({ ...said, key: TOGETHER }))),
  ]);
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

/** Prints how the verdicts of each set fare with widths that were measured on the others, for ranges as wide as they are and others. */
export function printTradeOff(guide: Guide): void {
  const all = [...SEEN, ...INVOICES].flatMap((set) => judged({ ...guide, spreads: spreadsWithout(guide, set) }, set));
  console.log(
    "widths measured on the other sets; times as wide: fair called high, +40% caught, +150% caught, -40% called low",
  );
  for (const times of [0.7, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3]) {
    const said = (factor: number, word: RegExp) => {
      const hits = all.filter(({ quoted, range: { low, high } }) => {
        const [middle, half] = [Math.sqrt(low * high), Math.sqrt(high / low) ** times];
        return word.test(verdictOf(quoted * factor, { low: middle / half, high: middle * half }));
      });
      return ((hits.length / all.length) * 100).toFixed(1).padStart(6);
    };
    console.log(`${times.toFixed(2)}: ${said(1, /high/)}${said(1.4, /high/)}${said(2.5, /high/)}${said(0.6, /low/)}`);
  }
}
