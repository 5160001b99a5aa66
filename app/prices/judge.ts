import { beyondUsual } from "#app/prices/beyond.ts";
import { type Car, carOf, lacks } from "#app/prices/car/car.ts";
import { withCylinders } from "#app/prices/car/cylinders.ts";
import { meantOn } from "#app/prices/car/twins.ts";
import { comparedOf, isOfWholeWorks, leftOpen, NO_PART_PUBLISHED, ofAll, ofPartAlone } from "#app/prices/compared.ts";
import { DEPOSIT_SAID, isCoreDeposit } from "#app/prices/core-deposit.ts";
import { judgeFee } from "#app/prices/fees.ts";
import type { Guide } from "#app/prices/guide.ts";
import { type Group, groupLines, type Line, type Read } from "#app/prices/jobs/groups/group.ts";
import { severalTimes } from "#app/prices/jobs/groups/package.ts";
import { parted } from "#app/prices/jobs/groups/parted.ts";
import { placesOf } from "#app/prices/jobs/place-of-work.ts";
import type { Judged, Judgement, Question } from "#app/prices/judgement.ts";
import { isOtherTrade, tradeOf } from "#app/prices/labor/body-labor.ts";
import { mayHoldItsLabor, mayHoldItsPart } from "#app/prices/labor/holds-its-part.ts";
import { judgeHours } from "#app/prices/labor/judge-by-rate.ts";
import { withSharedLabor } from "#app/prices/labor/paid-beside.ts";
import { withKinds } from "#app/prices/labor/untyped.ts";
import { asWhole } from "#app/prices/labor/within-part.ts";
import { unlikeLamp } from "#app/prices/lamp.ts";
import { atEach } from "#app/prices/moments.ts";
import { notesOn } from "#app/prices/need.ts";
import { overviewOf } from "#app/prices/overview.ts";
import { saysItsCondition } from "#app/prices/part-condition.ts";
import { ofHalf } from "#app/prices/price/half-alone.ts";
import { priceOfWork } from "#app/prices/price/price-of-work.ts";
import { isPricedWhole } from "#app/prices/price/priced-whole.ts";
import { mayHoldItsTire } from "#app/prices/price/tire-in-price.ts";
import { missingWords, partNotes, reasonFor } from "#app/prices/reason.ts";
import { ofInsurer, unpriced } from "#app/prices/unpriced.ts";
import { dollars, oddsOf, verdictOf, whoSays } from "#app/prices/verdict.ts";

/** Judges a quote: the one function behind the screens, the API and `npm run price:judge`. */
export function judge(guide: Guide, asked: Question): Judged {
  const whole = withKinds(asked.lines).map(asWhole);
  const lines = whole.map((line) => (isCoreDeposit(line) ? { ...line, total: 0 } : line));
  const { vehicle } = asked;
  const car = carOf(guide, vehicle ?? { year: null, make: null, model: null }, asked.facts);
  const grouped = groupLines(guide.index, lines, (job, text) => meantOn(car, job, guide.byName, text));
  const onePrice = isOfWholeWorks(asked.onePrice ?? false, grouped.groups, lines);
  const isLabor = (at: number) => lines[at]?.type === "Labor";
  const openLabor = grouped.unassigned.filter(isLabor).reduce((sum, at) => sum + (lines[at]?.total ?? Infinity), 0);
  const question = {
    ...asked,
    lines,
    onePrice,
    openLabor: lines.some(({ type }) => type === "Labor") ? openLabor : null,
  };
  const judgements = lines.map((line, at): Judgement => silent(grouped.reads[at] as Read, line, at, guide));
  if (asked.insurer) return { car, ...ofInsurer(judgements) };
  if (car.notCar) return { car, ...unpriced(car.notCar.says, judgements) };
  const grouping = parted(grouped, lines, (group) => isPricedWhole(guide, question, car, group));
  const rest = lines.reduce((sum, { total, type }) => sum + (type === "Fee" ? 0 : (total ?? 0)), 0);
  const worked = grouping.groups.filter((group) => group.lines.some((at) => lines[at]?.type !== "Part"));
  for (const group of grouping.groups) {
    const beside = worked.filter((other) => other !== group).flatMap(({ jobs }) => jobs);
    const foundAt = atEach((moment) => judgeGroup(guide, { ...question, moment, beside }, car, group));
    for (const at of group.lines) {
      const [own, line] = [judgements[at] as Judgement, lines[at] as Line];
      const { others, ...found } = foundAt(line.decidedAt ?? null);
      // The rate known here is a mechanic's.
      const rate = line.type === "Labor" && tradeOf(line.description, group.jobs) ? null : found.rate;
      const notes = [...found.notes, ...partNotes(line, { ...found, rate }, group)];
      // Where only the other half of the work has a figure, that verdict is not this line's.
      if (found.lines.includes(at)) judgements[at] = { ...own, ...found, jobs: own.jobs, rate, notes };
      else judgements[at] = { ...own, reason: others ?? found.reason, notes };
    }
  }
  for (const [at, line] of lines.entries()) {
    const own = judgements[at] as Judgement;
    if (grouping.groups.some((group) => group.lines.includes(at))) continue;
    if (grouping.unassigned.includes(at))
      judgements[at] = { ...own, reason: tradeOf(line.description, []) === "frame" ? FRAME_RATE : SEVERAL };
    const fee = own.jobs.find(({ job }) => job.kind === "fee")?.job;
    if (fee) judgements[at] = { ...own, ...judgeFee(guide, fee, { car, question, line, rest }) };
  }
  judgeHours(guide, question, car, judgements);
  return { car, ...overviewOf(lines, judgements, question), lines: judgements };
}

const FRAME_RATE = "Frame labor has a rate of its own, and no figure of it is published.";
const SEVERAL = "Labor that may belong to several jobs: ask which one it is for.";

function silent({ found, place }: Read, line: Line, at: number, { index }: Guide): Judgement {
  const places = placesOf(
    index,
    line,
    found.map(({ job }) => job),
    place,
  );
  const deposit = isCoreDeposit(line) ? DEPOSIT_SAID : null;
  const none = {
    range: null,
    middle: null,
    parts: null,
    labor: null,
    hours: null,
    rate: null,
    rateScope: null,
    verdict: null,
    odds: null,
  };
  return {
    jobs: found.map(({ job, confidence }, nth) => ({ job, position: places[nth] ?? null, confidence })),
    compare: "total",
    lines: [at],
    quoted: deposit ? null : line.total,
    ...none,
    confidence: null,
    reason:
      deposit ??
      severalTimes(line.description, found) ??
      (found.length > 0
        ? "No published figure speaks of this, so no price is judged."
        : "We do not recognize this as work in our price guide."),
    notes: [],
    beyond: null,
    sources: [],
    rateSources: [],
    fromShop: false,
    corrected: false,
    notOnCar: false,
  };
}

/** `others`: what is said of those of its lines that are not judged with it. */
type Found = Omit<Judgement, "jobs"> & { others?: string };

function judgeGroup(guide: Guide, question: Question, about: Car, group: Group): Found {
  const { lines, beside = [] } = question;
  const own = group.lines.map((at) => lines[at] as Line);
  const quoted = own.reduce<number | null>(
    (sum, { total }) => (total === null || sum === null ? sum : sum + total),
    own.some(({ total }) => total !== null) ? 0 : null,
  );
  const fitted = withCylinders(about, group.jobs, own);
  const car = typeof fitted === "string" ? about : fitted;
  // A machine shop asks one price, whatever its line is called.
  const isMachined = group.jobs.every(({ job }) => /resurfacing|machining/.test(job));
  const charged = isMachined ? "total" : comparedOf(own, question.onePrice);
  const missing = group.jobs.map((job) => ({ job, need: lacks(car, job.needs) })).find(({ need }) => need !== null);
  const base = silent({ found: [], place: null }, own[0] as Line, 0, guide);
  const said = group.jobs.slice(0, 3).flatMap((job) =>
    notesOn(job, {
      car,
      mileage: question.vehicle?.mileage ?? null,
      year: question.today ?? null,
      jobs: group.jobs,
      isOld: own.some(saysItsCondition),
    }),
  );
  const works = group.works && [...new Set(group.jobs.map(({ component }) => component))];
  const named = { ...(works && { works }), whole: group.jobs };
  const start = { ...base, ...named, compare: charged, lines: group.lines, quoted, notes: [...new Set(said)] };
  if (missing) return { ...start, notOnCar: true, reason: missingWords(missing.need, missing.job, car), notes: [] };
  if (typeof fitted === "string") return { ...start, notOnCar: true, reason: fitted, notes: [] };
  if (charged === "labor" && own.some(({ description }) => isOtherTrade(description, group.jobs)))
    return { ...start, reason: "Body, paint and frame labor has rates of its own; our hours are of mechanics." };
  const found = priceOfWork(guide, question, car, group);
  if (typeof found === "string") return { ...start, reason: found };
  const whole = withSharedLabor(ofHalf(found, ofAll(charged, found), own, group), {
    ...group,
    beside,
    quoted,
    compare: charged,
  });
  const { range, parts, labor } = whole;
  const compare = ofAll(charged, whole);
  if (whole.only && whole.only !== compare)
    return onlyHalf(question, { ...start, ...whole, notes: start.notes }, whole.only);
  const lamp = compare === "labor" || whole.fromShop || whole.corrected ? null : unlikeLamp(group.jobs, own);
  if (lamp) {
    const half = onlyHalf(question, { ...start, ...whole, parts: null, notes: start.notes }, "labor");
    const reason = `${lamp} ${half.reason}`;
    return { ...half, reason, others: reason };
  }
  const compared = compare === "parts" ? parts : compare === "labor" ? labor : range;
  const priced = { ...start, ...whole, compare, notes: [...whole.notes, ...start.notes] };
  if (!compared || quoted === null || quoted <= 0)
    return {
      ...priced,
      reason: quoted === 0 ? "Nothing is charged for this." : "There is no price on this line to judge.",
    };
  const tire = mayHoldItsTire(guide, question, car, group, { lines, own, quoted, usual: range ?? compared });
  if (tire) return { ...start, reason: tire };
  const first = verdictOf(quoted, compared);
  const verdict = compare === "parts" ? ofPartAlone(first, whole, quoted) : first;
  // With its labor a part is the whole work, whose range is one.
  const both = { ...whole, range: found.range };
  const open = verdict && compare === "labor" ? mayHoldItsPart(whole, { lines, own, quoted, verdict }) : null;
  const withLabor =
    verdict && compare === "parts"
      ? mayHoldItsLabor(both, own, { quoted, verdict, openLabor: question.openLabor ?? null })
      : null;
  const told =
    open ??
    withLabor ??
    leftOpen(verdict, quoted / compared.high, { group, lines: own, compare, quoted, whole, beside });
  if (verdict === null || told) return { ...priced, reason: told ?? NO_PART_PUBLISHED };
  return {
    ...priced,
    verdict,
    odds: oddsOf(quoted, compared),
    beyond: compare === "total" && /high/.test(verdict) ? beyondUsual(own, whole) : null,
    reason: reasonFor({
      verdict,
      quoted,
      range: compared,
      compare,
      sources: whole.sources,
      group,
      fromShop: whole.fromShop,
      corrected: whole.corrected,
      place: whole.rateScope,
    }),
  };
}

/** Only parts or only labor is published: those lines are judged, the others wait for a figure. */
function onlyHalf({ lines }: Question, found: Found, half: "parts" | "labor"): Found {
  const type = half === "parts" ? "Part" : "Labor";
  const own = found.lines.filter((at) => lines[at]?.type === type);
  const quoted = own.reduce((sum, at) => sum + (lines[at]?.total ?? 0), 0);
  const range = found[half];
  const none = { ...found, range: null, verdict: null, odds: null, confidence: null };
  if (own.length === 0 || quoted <= 0 || !range)
    return {
      ...none,
      reason: `Only the ${half === "parts" ? "part" : "labor"} of this work has a published figure; the whole cannot be judged.`,
    };
  const verdict = verdictOf(quoted, range);
  return {
    ...found,
    range: null,
    compare: half,
    lines: own,
    others: ONLY_THE_OTHER_HALF,
    quoted,
    verdict,
    odds: oddsOf(quoted, range),
    confidence: "low",
    reason: `Only the ${half} of this work ${half === "parts" ? "have" : "has"} a published figure: ${dollars(range.low)} to ${dollars(range.high)} (${whoSays(found.sources)}).`,
  };
}

/** Half of a work: its other half is judged on a line of its own. */
const ONLY_THE_OTHER_HALF = "Only the other half of this work has a published figure: this one is not judged.";
