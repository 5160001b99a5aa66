import { formatHours } from "#app/platform/format.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { saidHours } from "#app/prices/labor/said-hours.ts";
import { laborWithin } from "#app/prices/labor/within-part.ts";
import { ENOUGH_HOURS_ABOVE, FLUSHES, SHARED_ACCESS } from "#app/prices/questions/advisor-rules.ts";
import type { Looked, Question, QuestionedLine } from "#app/prices/questions/question.ts";
import { aboveRange, dollars, name, notOnCar, percentageFees } from "#app/prices/questions/questions-of-money.ts";
import { dollars as estimate } from "#app/prices/verdict.ts";
import { isDear } from "#app/prices/works.ts";

/**
 * What a good advisor would ask about these lines, by what the judge says about each, in their order. Questions, not
 * accusations: each may have a good answer.
 */
export function questionsFor(
  lines: QuestionedLine[],
  judgements: Judgement[],
  vehicle: { mileage?: number | null } = {},
): Question[] {
  const counted = lines.map((line) => ({ ...line, total: line.totalPrice }));
  const looked = lines.flatMap((line, index): Looked[] => {
    const found = judgements[index];
    if (!found) return [];
    const [first] = found.jobs.filter(({ job }) => job.kind === "job");
    const job = first ? { job: first.job.job, position: line.position ?? first.position } : null;
    return [{ line, index, job, found, hours: hoursOf(line, counted) }];
  });
  return [
    ...notOnCar(looked),
    ...sameJobTwice(looked),
    ...sharedAccess(looked),
    ...manyHours(looked),
    ...highRate(looked),
    ...percentageFees(looked),
    ...flushes(looked, vehicle.mileage ?? null),
    ...aboveRange(looked),
    ...diagnosisCredit(looked),
    ...whichAxle(looked),
    ...wrongArithmetic(looked),
  ];
}

function work(each: Looked): boolean {
  return each.line.type === "Labor" || each.line.type === "Service";
}

function samePlace(a: Looked, b: Looked): boolean {
  const [left, right] = [a.job?.position, b.job?.position];
  return left === right || left === "front and rear" || right === "front and rear";
}

function sameJobTwice(looked: Looked[]): Question[] {
  const questions: Question[] = [];
  for (const [at, first] of looked.entries()) {
    const twin = looked
      .slice(at + 1)
      .find(
        (other) =>
          first.line.type === other.line.type && !first.line.included && !other.line.included && sameWork(first, other),
      );
    if (!twin) continue;
    const isRepeat = plain(first.line.description) === plain(twin.line.description);
    questions.push({
      code: "same-job-twice",
      question: isRepeat
        ? `${name(first)} is on the quote twice. Are both needed, or is one of them a repeat?`
        : `${name(first)} and ${name(twin)} look like the same work. Are both needed, or is one of them a repeat?`,
      reason: "The same job at the same place is on the quote twice.",
      lineIndexes: [first.index, twin.index],
    });
  }
  return questions;
}

function sameWork(a: Looked, b: Looked): boolean {
  if (plain(a.line.description) === plain(b.line.description)) return a.line.position === b.line.position;
  if (!a.job || !b.job || a.job.job !== b.job.job || !samePlace(a, b)) return false;
  // Several parts go into one job; the work itself is done once.
  return work(a);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function sharedAccess(looked: Looked[]): Question[] {
  const questions: Question[] = [];
  for (const { main, along, why } of SHARED_ACCESS) {
    const first = looked.find(
      (each) => each.job && main.includes(each.job.job) && work(each) && (each.line.totalPrice ?? 0) > 0,
    );
    if (!first) continue;
    for (const second of looked) {
      if (second === first || !second.job || !along.includes(second.job.job) || !work(second) || second.line.included)
        continue;
      if (
        (second.line.totalPrice ?? 0) <= 0 ||
        !(samePlace(first, second) || !first.job?.position || !second.job.position)
      )
        continue;
      questions.push({
        code: "shared-access",
        question: `How much of the labor on ${name(second)} remains when it is done together with ${name(first)}?`,
        reason: why,
        lineIndexes: [first.index, second.index],
      });
    }
  }
  return questions;
}

/** A line of labor that stands as one piece says nothing of its hours: neither is it an hour's work, nor its price a rate. */
function hoursOf(line: QuestionedLine, all: Parameters<typeof saidHours>[1]): number | null {
  const { type, quantity } = line;
  const counted = type === "Labor" && quantity !== null && quantity > 1 ? quantity : null;
  return saidHours({ ...line, total: line.totalPrice }, all) ?? counted;
}

function manyHours(looked: Looked[]): Question[] {
  return looked.flatMap((each) => {
    const { hours } = each;
    const usual = each.found.hours;
    if (hours === null || !usual || hours <= usual.high * ENOUGH_HOURS_ABOVE) return [];
    return [
      {
        code: "many-hours",
        question: `${name(each)} is quoted at ${hours} hours. Which labor guide is this from, and does this car need something extra?`,
        reason: `Published times for this job are ${formatHours(usual)}.`,
        lineIndexes: [each.index],
      },
    ];
  });
}

function highRate(looked: Looked[]): Question[] {
  const dear = looked.flatMap((each) => {
    const [asked, { rate, compare }] = [hourly(each), each.found];
    if (asked === null || !rate) return [];
    // What is judged by its rate has a verdict on it already.
    const isAbove = compare === "rate" ? isDear(each.found) : asked > rate.high * 1.25;
    return isAbove ? [{ each, asked, rate }] : [];
  });
  const [first] = dear;
  if (!first) return [];
  return [
    {
      code: "labor-rate",
      question: `Labor is charged at ${dollars(first.asked)} an hour. Is that your posted rate for this kind of work?`,
      reason: `Shops (${first.each.found.rateScope}) mostly charge ${estimate(first.rate.low)} to ${estimate(first.rate.high)} an hour.`,
      lineIndexes: dear.map(({ each }) => each.index),
    },
  ];
}

/** Cents for an hour of it, where the paper says how many they are. */
function hourly({ line, hours }: Looked): number | null {
  return hours && line.totalPrice ? Math.round(line.totalPrice / hours) : null;
}

function flushes(looked: Looked[], mileage: number | null): Question[] {
  const found = looked.filter(
    (each) =>
      FLUSHES.test(each.line.description) &&
      !each.line.included &&
      !/\d[\d,]*\s?k?\s?(mi\b|miles|mile\b)|\b\d+k\b|leak|replace/i.test(each.line.description) &&
      (work(each) || /flush/i.test(each.line.description)),
  );
  const at = mileage ? ` at ${mileage.toLocaleString("en-US")} miles` : "";
  const [fluids, cleanings] = [found.filter(isOfFluid), found.filter((each) => !isOfFluid(each))];
  return [
    ...(fluids.length > 0 ? [unsaidInterval(fluids, at, "what did you find in the fluid", "fluid service")] : []),
    ...(cleanings.length > 0
      ? [unsaidInterval(cleanings, at, "what shows that this car needs it now", "cleaning service")]
      : []),
  ];
}

/** A flush has a fluid that can be looked at; a cleaning of the fuel system has none. */
function isOfFluid({ line, found }: Looked): boolean {
  const said = [line.description, ...found.jobs.map(({ job }) => job.component)].join(" ");
  const isCleaned = found.jobs.some(({ job }) => job.action === "clean" || /clean/i.test(job.job));
  return !isCleaned && /fluid|coolant|antifreeze|\boil\b|flush/i.test(said);
}

function unsaidInterval(found: Looked[], at: string, shows: string, kind: string): Question {
  return {
    code: "flush-without-interval",
    question: `Which interval in the owner's manual asks for ${found.map(name).join(" and ")}${at}, and ${shows}?`,
    reason:
      found.length > 1
        ? `Several ${kind}s are offered together and none names an interval.`
        : `No mileage or time interval is given for this ${kind}.`,
    lineIndexes: found.map((each) => each.index),
  };
}

function diagnosisCredit(looked: Looked[]): Question[] {
  const diagnosis = looked.find((each) => each.job?.job === "Diagnostic fee" && (each.line.totalPrice ?? 0) > 0);
  const repair = looked.some(
    (each) => each !== diagnosis && work(each) && (each.line.totalPrice ?? 0) > (diagnosis?.line.totalPrice ?? 0),
  );
  if (!diagnosis || !repair) return [];
  return [
    {
      code: "diagnosis-credit",
      question: `Is ${name(diagnosis)} taken off the bill when the repair is done with you?`,
      reason: "Many shops credit the diagnosis to the repair.",
      lineIndexes: [diagnosis.index],
    },
  ];
}

function whichAxle(looked: Looked[]): Question[] {
  const unsaid = looked.filter(
    (each) => each.job && /\(per axle\)|Brake rotors|^Brakes$|Struts|Shock/.test(each.job.job) && !each.job.position,
  );
  const said = looked.some(
    (each) =>
      each.job?.position && unsaid.some((other) => other.job?.job.split(" ")[0] === each.job?.job.split(" ")[0]),
  );
  if (unsaid.length === 0 || said) return [];
  return [
    {
      code: "which-axle",
      question: `Is ${unsaid.map(name).join(" and ")} for the front, the rear or both, and what did you measure there?`,
      reason: "The quote does not say which axle, and the price depends on it.",
      lineIndexes: unsaid.map((each) => each.index),
    },
  ];
}

function wrongArithmetic(looked: Looked[]): Question[] {
  return looked.flatMap((each) => {
    const { quantity, unitPrice, totalPrice } = each.line;
    if (each.line.reconciles !== false || quantity === null || unitPrice === null || totalPrice === null) return [];
    // Its labor stands in the same amount.
    if (laborWithin({ ...each.line, total: totalPrice }) !== null) return [];
    return [
      {
        code: "line-arithmetic",
        question: `On ${name(each)}, ${quantity} times ${dollars(unitPrice)} is not ${dollars(totalPrice)}. Which figure is right?`,
        reason: "The quantity, the unit price and the total of this line do not agree.",
        lineIndexes: [each.index],
      },
    ];
  });
}
