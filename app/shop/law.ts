import { formatMoney } from "#app/platform/format.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

/**
 * What a state asks of an estimate, in one shape for all of them; money in integer cents. `ceiling`: how far a shop may go above
 * it without asking: the percentage, at least and at most so much. docs/law.md names the sources.
 */
export type Law = {
  state: string;
  estimateOver: number;
  ceiling: { percent: number; least: number; most: number | null };
  /** What the customer chooses among before the work begins; empty where the state asks for no choice. */
  alternatives: readonly string[];
};

const NOTHING_ABOVE = { percent: 0, least: 0, most: null };

const CHOICES = [
  "I want a written estimate before the work begins, and this is it",
  "Go ahead, and ask me before it costs more than the limit I set here",
  "I do not want a written estimate",
];

const LAWS: Record<string, Omit<Law, "state">> = {
  FL: { estimateOver: 150_00, ceiling: { percent: 10, least: 10_00, most: 50_00 }, alternatives: CHOICES },
  WA: { estimateOver: 100_00, ceiling: { percent: 10, least: 0, most: null }, alternatives: CHOICES },
};

/** California's, and of every state that is not listed: a written estimate always, and not a cent above it without consent. */
const STRICTEST = { estimateOver: 0, ceiling: NOTHING_ABOVE, alternatives: [] };

type Settings = Pick<
  ShopSettings,
  | "companyState"
  | "lawState"
  | "lawEstimateOver"
  | "lawCeilingPercent"
  | "lawCeilingLeast"
  | "lawCeilingMost"
  | "lawAlternatives"
>;

/** The rules of the state that the settings name, else of the company's; what is filled in there goes before them. */
export function lawOf(settings: Settings): Law {
  const state = settings.lawState || settings.companyState;
  const { estimateOver, ceiling, alternatives } = LAWS[state] ?? STRICTEST;
  const own = settings.lawAlternatives.split("\n").flatMap((line) => line.trim() || []);
  return {
    state,
    estimateOver: settings.lawEstimateOver ?? estimateOver,
    ceiling: {
      percent: settings.lawCeilingPercent ?? ceiling.percent,
      least: settings.lawCeilingLeast ?? ceiling.least,
      most: settings.lawCeilingMost ?? ceiling.most,
    },
    alternatives: own.length > 0 ? own : alternatives,
  };
}

/** The most that the law lets a bill come to without asking again, in cents. */
export function ceilingOf(authorized: number, { ceiling: { percent, least, most } }: Law): number {
  const share = Math.max(least, Math.floor((authorized * percent) / 100));
  return authorized + (percent === 0 && least === 0 ? 0 : Math.min(share, most ?? share));
}

/** What stands beside the go-ahead and on its record. */
export function lawSaid(authorized: number, law: Law): string[] {
  const ceiling = ceilingOf(authorized, law);
  const { estimateOver } = law;
  return [
    estimateOver > 0
      ? `You are entitled to a written estimate above ${formatMoney(estimateOver)}. This is it.`
      : "This is your written estimate.",
    ceiling > authorized
      ? `The law lets a shop go up to ${formatMoney(ceiling)} without asking. Here you are asked before anything above ${formatMoney(authorized)}.`
      : `Nothing above ${formatMoney(authorized)} is charged without your consent.`,
  ];
}
