import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/** A choice that the arithmetic of the document may turn: `amount` is what it adds to the sum. */
export type Choice = { amount: number; on: boolean; cost: number; apply: (on: boolean) => void };

/** Cents by which a sum may miss its printed total: shops round tax and products. */
export const SLACK = 2;
/** The margin where no other choice fits. */
export const SURE = 4;

type Targets = { totals: (number | null)[]; taxes: { cents: number | null }[]; subtotals: number[] };

export function targetsOf(summary: SummaryAmount[]): Targets {
  const subtotals = summary.filter((amount) => amount.kind === "subtotal").map((amount) => amount.cents);
  const totals = summary.filter((amount) => amount.kind === "total").map((amount) => amount.cents);
  const due = summary.filter((amount) => amount.kind === "due").map((amount) => amount.cents);
  // "Total for work needed now" is a part's sum, unless no other total is printed.
  const parts = summary.filter((amount) => amount.kind === "group" && /\btotal\b/i.test(amount.label));
  const last = totals.length + due.length === 0 ? parts.map((amount) => amount.cents).toReversed() : [];
  return { totals: [...new Set([...totals.toReversed(), ...due, ...last])], taxes: taxesOf(summary), subtotals };
}

/** The tax as one figure: all rates together, one of them, or none. */
export function taxesOf(summary: SummaryAmount[]): { cents: number | null }[] {
  const taxes = summary.filter((amount) => amount.kind === "tax");
  if (taxes.length === 0) return [{ cents: null }];
  const sum = taxes.reduce((total, amount) => total + amount.cents, 0);
  const last = taxes.at(-1)?.cents ?? 0;
  return [{ cents: sum }, ...(taxes.length > 1 ? [{ cents: last }] : []), { cents: 0 }].filter(
    (each, index, all) => all.findIndex((other) => other.cents === each.cents) === index,
  );
}

/** `margin` is by how much dearer the next best answer is that another choice of lines makes. */
type Answer = { mask: number; cost: number; total: number | null; tax: number | null; sum: number; margin: number };

export function bestAnswer(choices: Choice[], fixed: number, targets: Targets): Answer | null {
  let best: Answer | null = null;
  const options: { total: number | null; tax: number | null; aim: number; penalty: number }[] = [];
  const largest = Math.max(0, ...targets.totals.map((total) => total ?? 0));
  targets.totals.forEach((total, index) => {
    if (total === null) return;
    targets.taxes.forEach((tax, at) => {
      options.push({
        total,
        tax: tax.cents,
        aim: total - (tax.cents ?? 0),
        penalty: index * 0.3 + at * 0.7 + (total < largest ? 1.2 : 0),
      });
    });
  });
  if (options.length === 0) {
    for (const subtotal of targets.subtotals)
      options.push({ total: null, tax: targets.taxes[0]?.cents ?? null, aim: subtotal, penalty: 0 });
  }
  for (let mask = 0; mask < 1 << choices.length; mask++) {
    let sum = fixed;
    let cost = 0;
    for (let index = 0; index < choices.length; index++) {
      const choice = choices[index] as Choice;
      const on = ((mask >> index) & 1) === 1;
      if (on) sum += choice.amount;
      if (on !== choice.on) cost += choice.cost;
    }
    for (const option of options) {
      if (Math.abs(sum - option.aim) > SLACK || sum === 0) continue;
      const misses =
        targets.subtotals.length > 0 && !targets.subtotals.some((each) => Math.abs(each - sum) <= SLACK) ? 0.2 : 0;
      const whole = cost + option.penalty + misses;
      if (best && whole >= best.cost) {
        if (mask !== best.mask) best.margin = Math.min(best.margin, whole - best.cost);
        continue;
      }
      const margin: number = best && best.mask !== mask ? best.cost - whole : (best?.margin ?? SURE);
      best = { mask, cost: whole, total: option.total, tax: option.tax, sum, margin };
    }
  }
  return best;
}
