import { bestAnswer, type Choice, SLACK, targetsOf, taxesOf } from "#app/quote-reader/lines/best-answer.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";

export type Settled = {
  /** With each line whether the document says its type. */
  items: { line: ReadLine }[];
  /** Lines below zero that belong to the sum: what is taken off. */
  negative: ReadLine[];
  discounts: SummaryAmount[];
  deductible: number | null;
  partsSubtotal: number | null;
  laborSubtotal: number | null;
  feesSubtotal: number | null;
  subtotal: number | null;
  tax: number | null;
  total: number | null;
  reconciles: boolean;
  /** By how much the choice is better than the next one that adds up; 0 where nothing does. */
  margin: number;
};

const MOST_CHOICES = 13;
/** Decides the doubtful lines by what makes lines − discounts + tax equal the printed total. */
export function settle(given: Candidate[], summary: SummaryAmount[]): Settled {
  const candidates = given.map((candidate) => ({ ...candidate }));
  const taken = new Map<Candidate, boolean>();
  for (const candidate of candidates) taken.set(candidate, candidate.likely);
  const discounts = summary.filter((amount) => amount.kind === "discount" && amount.cents !== 0);
  const off = new Set<SummaryAmount>();
  const promoted = new Set<SummaryAmount>();
  const choices = [
    ...lineChoices(candidates, taken),
    ...parentChoices(candidates, taken),
    ...sumChoices(candidates, taken),
    ...discountChoices(discounts, off),
    ...summaryChoices(summary, candidates, promoted),
  ]
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_CHOICES);
  const fixed = candidates.reduce((sum, candidate) => sum + (candidate.group === null ? amountOf(candidate) : 0), 0);
  const targets = targetsOf(summary);
  const answer = bestAnswer(choices, fixed + offBy(candidates, choices, taken, discounts), targets);
  if (answer) {
    for (const [index, choice] of choices.entries()) choice.apply(((answer.mask >> index) & 1) === 1);
  }

  const items = candidates.filter((candidate) => taken.get(candidate)).map(({ line }) => ({ line }));
  for (const amount of promoted) items.push({ line: lineOfSummary(amount, candidates) });
  const total = answer?.total ?? printedTotal(summary);
  const subtotal = subtotalOf(summary, answer?.sum ?? null);
  return {
    items: items.filter(({ line }) => (line.totalPrice ?? 0) >= 0),
    negative: items.map(({ line }) => line).filter((line) => (line.totalPrice ?? 0) < 0),
    discounts: discounts.filter((amount) => !off.has(amount)),
    deductible: absolute(summary.find((amount) => amount.kind === "deductible")),
    partsSubtotal: sumOfKind(summary, "parts", promoted),
    laborSubtotal: sumOfKind(summary, "labor", promoted),
    feesSubtotal: sumOfKind(summary, "fees", promoted),
    subtotal,
    tax: answer ? answer.tax : (taxesOf(summary)[0]?.cents ?? null),
    total,
    margin: answer?.margin ?? 0,
    reconciles: answer !== null && (answer.total !== null || summary.some((amount) => amount.kind === "subtotal")),
  };
}

function amountOf(candidate: Candidate): number {
  return candidate.line.totalPrice ?? 0;
}

function lineChoices(candidates: Candidate[], taken: Map<Candidate, boolean>): Choice[] {
  const groups = Map.groupBy(
    candidates.filter((candidate) => candidate.group !== null),
    (candidate) => candidate.group as string,
  );
  return [...groups.values()].map((group) => ({
    amount: group.reduce((sum, candidate) => sum + amountOf(candidate), 0),
    on: group[0]?.likely ?? true,
    cost: 1,
    apply: (on) => {
      for (const candidate of group) taken.set(candidate, on);
    },
  }));
}

/** "Parts and sublet  979.65" under the lines that make it. */
function sumChoices(candidates: Candidate[], taken: Map<Candidate, boolean>): Choice[] {
  const sure = candidates.filter((candidate) => candidate.group === null);
  return sure.flatMap((candidate, index): Choice[] => {
    if (candidate.line.quantity !== null || candidate.line.unitPrice !== null) return [];
    let sum = 0;
    for (let at = index - 1; at >= Math.max(0, index - 40); at--) {
      sum += amountOf(sure[at] as Candidate);
      if (index - at < 2 || sum === 0 || Math.abs(sum - amountOf(candidate)) > 1) continue;
      candidate.group = `sum of ${index - at} lines, ${index}`;
      return [{ amount: amountOf(candidate), on: true, cost: 1.5, apply: (on) => taken.set(candidate, on) }];
    }
    return [];
  });
}

/** A line whose amount is the sum of the lines under it is a heading with a price, or they are its breakdown. */
function parentChoices(candidates: Candidate[], taken: Map<Candidate, boolean>): Choice[] {
  const choices: Choice[] = [];
  const sure = candidates.filter((candidate) => candidate.group === null);
  for (let index = 0; index < sure.length; index++) {
    const parent = sure[index] as Candidate;
    let sum = 0;
    let parts = 0;
    for (let at = index + 1; at < Math.min(sure.length, index + 12); at++) {
      sum += amountOf(sure[at] as Candidate);
      if (amountOf(sure[at] as Candidate) !== 0) parts += 1;
      const named = parts === 1 && parent.line.quantity === null && (sure[at] as Candidate).line.quantity !== null;
      if ((parts < 2 && !named) || Math.abs(sum - amountOf(parent)) > 1 || sum === 0) continue;
      parent.group = `parent ${index}`;
      choices.push({ amount: amountOf(parent), on: true, cost: 1.5, apply: (on) => taken.set(parent, on) });
      break;
    }
  }
  return choices;
}

function discountChoices(discounts: SummaryAmount[], off: Set<SummaryAmount>): Choice[] {
  return discounts.map((amount) => ({
    amount: -Math.abs(amount.cents),
    on: true,
    cost: 1,
    apply: (on) => {
      if (on) off.delete(amount);
      else off.add(amount);
    },
  }));
}

/** "Labor 300.00" in the summary is a line when the lines alone do not make the total. */
function summaryChoices(summary: SummaryAmount[], candidates: Candidate[], promoted: Set<SummaryAmount>): Choice[] {
  const kinds = summary.filter((amount) => ["parts", "labor", "fees"].includes(amount.kind) && amount.cents > 0);
  const lines = candidates.filter((candidate) => candidate.likely).length;
  return kinds.map((amount) => ({
    amount: amount.cents,
    on: lines === 0 && !amount.strict,
    cost: amount.strict ? 4 : 2,
    apply: (on) => {
      if (on) promoted.add(amount);
      else promoted.delete(amount);
    },
  }));
}

/** Choices beyond the limit keep their default: what they add when on. */
function offBy(
  candidates: Candidate[],
  choices: Choice[],
  taken: Map<Candidate, boolean>,
  discounts: SummaryAmount[],
): number {
  const before = new Map(taken);
  let rest = 0;
  for (const choice of choices) choice.apply(false);
  for (const candidate of candidates) if (candidate.group !== null && taken.get(candidate)) rest += amountOf(candidate);
  for (const [candidate, on] of before) taken.set(candidate, on);
  for (const choice of choices) choice.apply(choice.on);
  const weighed = choices.filter((choice) => choice.amount < 0).length;
  for (const discount of discounts.slice(weighed)) rest -= Math.abs(discount.cents);
  return rest;
}

function printedTotal(summary: SummaryAmount[]): number | null {
  const totals = summary.filter((amount) => amount.kind === "total");
  const grand = totals.find((amount) => /grand/i.test(amount.label));
  return (grand ?? totals.at(-1) ?? summary.findLast((amount) => amount.kind === "due"))?.cents ?? null;
}

function subtotalOf(summary: SummaryAmount[], sum: number | null): number | null {
  const subtotals = summary.filter((amount) => amount.kind === "subtotal");
  const fitting = subtotals.find(
    (amount) => sum !== null && Math.abs(amount.cents - sum) <= SLACK && /sub/i.test(amount.label),
  );
  return (
    (subtotals.find((amount) => /^sub ?-?total$/i.test(amount.label.trim())) ?? fitting ?? subtotals.at(-1))?.cents ??
    null
  );
}

function sumOfKind(summary: SummaryAmount[], kind: SummaryAmount["kind"], promoted: Set<SummaryAmount>): number | null {
  const found = summary.filter((amount) => amount.kind === kind && !promoted.has(amount));
  return (found.findLast((amount) => amount.strict) ?? found.at(-1))?.cents ?? null;
}

function absolute(amount: SummaryAmount | undefined): number | null {
  return amount ? Math.abs(amount.cents) : null;
}

function lineOfSummary(amount: SummaryAmount, candidates: Candidate[]): ReadLine {
  const type = amount.kind === "parts" ? "Part" : amount.kind === "labor" ? "Labor" : "Fee";
  const box = candidates.find((candidate) => candidate.line.page === amount.row.page)?.line.box ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  };
  return {
    description: amount.label,
    type,
    quantity: null,
    unitPrice: null,
    totalPrice: amount.cents,
    partNumber: null,
    position: null,
    section: null,
    included: false,
    page: amount.row.page,
    box,
    reconciles: null,
  };
}
