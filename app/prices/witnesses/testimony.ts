import { type Car, levelOfMakeIn } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { scaleOf, USUAL_SHARE } from "#app/prices/price/scale.ts";
import { quantile, type Range, type Source, voicesOf, type Witness } from "#app/prices/witnesses/witness.ts";

/**
 * The witnesses of a job, with the conditions of its row: "@4cyl", "*2", "a ++ b". In today's prices, and for a make of the middle: what is said
 * of a Mercedes-Benz is divided by what that level of make costs more.
 */
export function witnessesFor(guide: Guide, job: Job, car: Car): Witness[] {
  return publishedFor(guide, job, car).map((witness) => {
    const level = levelOfMakeIn(witness.appliesTo ?? "");
    const { hours, parts } = level ? scaleOf(job, { ...car, level, segment: "midsize", cylinders: 4 }) : PLAIN;
    const total = hours * USUAL_SHARE + parts * (1 - USUAL_SHARE);
    if (witness.dearer === 1 && !level) return witness;
    return {
      ...witness,
      hours: times(witness.hours, 1 / hours),
      parts: times(witness.parts, witness.dearer / parts),
      total: times(witness.total, witness.dearer / total),
    };
  });
}

const PLAIN = { hours: 1, parts: 1 };

/**
 * Pages of sites that write of another trade, or of everything, are heard only where the others do not make up a price: neither a
 * total of today nor hours and parts.
 */
export function heard(witnesses: Witness[]): Witness[] {
  const standing = witnesses.filter(({ stands }) => stands);
  const has = (pick: (witness: Witness) => Range | null) => standing.some((each) => !each.old && pick(each) !== null);
  const isPriced = has(({ total }) => total) || (has(({ hours }) => hours) && has(({ parts }) => parts));
  return isPriced ? standing : witnesses;
}

function publishedFor(guide: Guide, job: Job, car: Car): Witness[] {
  const published = job.witnesses.flatMap((entry) => {
    const [name = "", condition] = entry.split("@");
    if (condition && !holds(condition, car)) return [];
    const [plain = "", times] = name.split("*");
    const factor = times ? Number(times) : 1;
    const parts = plain.split("++").map((each) => each.trim());
    if (parts.length > 1)
      return added(
        parts.map((each) => heard(guide.witnesses.get(each) ?? [])),
        job.job,
      );
    return (guide.witnesses.get(plain.trim()) ?? []).map((witness) =>
      factor === 1 ? witness : multiplied(witness, factor),
    );
  });
  return heard(published);
}

/** Everything heard about a job, for whatever car, heaviest first. */
export function witnessesOf(guide: Guide, job: Job): Witness[] {
  const names = job.witnesses.flatMap((entry) =>
    (entry.split("@")[0]?.split("*")[0] ?? "").split("++").map((name) => name.trim()),
  );
  return heard(names.flatMap((name) => guide.witnesses.get(name) ?? [])).toSorted((a, b) => b.weight - a.weight);
}

function holds(condition: string, car: Car): boolean {
  const cylinders = /^(\d)cyl$/.exec(condition);
  if (cylinders) return car.cylinders === Number(cylinders[1]);
  if (condition === "lux") return car.level.includes("luxury");
  if (condition === "r1234yf") return (car.year ?? 0) >= 2018;
  if (condition === "r134a") return car.year === null || car.year < 2018;
  return !/^\d{4}$/.test(condition) || (car.year ?? 0) >= Number(condition);
}

function multiplied(witness: Witness, factor: number): Witness {
  return { ...witness, parts: times(witness.parts, factor), total: times(witness.total, factor) };
}

function times(range: Range | null, factor: number): Range | null {
  return range ? { low: range.low * factor, high: range.high * factor } : null;
}

/** Two jobs done together, as the first said together with the middle of what is said of the second, or of its part alone. */
function added(lists: Witness[][], job: string): Witness[] {
  const [first = [], ...rest] = lists;
  const more = rest.map((list) => {
    const totals = voicesOf(list, ({ total }) => total);
    return quantile(totals.length > 0 ? totals : voicesOf(list, ({ parts }) => parts), 0.5);
  });
  const sum = more.reduce((total, value) => total + value, 0);
  return first.flatMap((witness) =>
    witness.total ? [{ ...witness, job, total: { low: witness.total.low + sum, high: witness.total.high + sum } }] : [],
  );
}

/** Each author once, by the page that weighs most: several articles of one site are no several averages. */
export function sourcesOf(witnesses: Witness[]): Source[] {
  const sorted = witnesses.toSorted((a, b) => b.weight - a.weight);
  return sorted
    .filter(({ author }, at) => sorted.findIndex((other) => other.author === author) === at)
    .map(({ source }) => source);
}
