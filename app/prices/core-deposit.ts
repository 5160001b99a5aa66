import { sum } from "#app/platform/money.ts";

/** "Core charge - alternator", "Battery core deposit", "CORE CHG": on a line of its own. */
const CALLED = /\bcores?\s*(?:charges?|chg|dep(?:osits?)?|surcharge|fees?)\b/i;
/** "Alternator core", "Core, compressor", "Core": by what it is the old piece of. A heater has a core that is sold. */
const HAS_CORE =
  "batt(?:ery|eries)?|alt(?:ernator)?|starter|calipers?|rack|steering gear|(?:water |fuel |p/s |power steering |injection )?pump|comp(?:ressor)?|turbo(?:charger)?|(?:cv )?axle|trans(?:mission)?|engine|inj(?:ector)?s?|(?:torque )?converter|brake shoes?|shoes?|actuator|module|booster|distributor|drum";
const OLD_PIECE = new RegExp(
  `^(?:${HAS_CORE})(?: as+e?m?b?l?y)? cores?(?: \\(.*\\))?$|^cores?(?:$|\\s*[-–:,(]+\\s*(?:refundable|${HAS_CORE})|\\s+(?:${HAS_CORE})s?$)`,
  "i",
);
/** A part that is sold with it, or without it: "Alternator, reman (core charge included)". */
const BESIDE = /(?:\bincl\w*\.?|\bwith|\bw\/o?|\bno|\bplus|\bless|\bnet of|&|\+)\s*cores?\b|\bcores?\b[^()]*\bincl/i;
const SOLD = /^(?!core).*\b(?:reman\w*|rebuilt|new)\b.*\bcores?\b/i;

type Said = { description?: string | undefined; type?: string | null | undefined };

/** A refundable deposit for the old part, which is no price: nothing is compared, saved or earned on it. */
export function isCoreDeposit({ description = "", type }: Said): boolean {
  const words = description.trim();
  if (type === "Labor" || BESIDE.test(words)) return false;
  return (CALLED.test(words) && (type === "Fee" || !SOLD.test(words))) || OLD_PIECE.test(words);
}

/** Whether what a paper takes off is such a deposit given back: "Core credit", "Less core return". */
export function isCoreCredit(words: string): boolean {
  return /\bcores?\b/i.test(words);
}

/** What such a line has instead of a verdict. */
export const DEPOSIT_SAID = "A deposit for the old part: it comes back with it, so it is no price to compare.";

/** Cents that a paper takes off its work: a deposit that is given back is taken off the deposit alone. */
export function offTheWork(off: readonly Off[], lines: readonly Priced[]): number {
  const { deposits, back } = depositsOn(off, lines);
  return sum(off.map(({ amount }) => amount)) - Math.min(back, deposits);
}

/** Cents of deposits that a paper asks and does not give back itself: they are in its total, and in no sum of its work. */
export function depositsAsked(off: readonly Off[], lines: readonly Priced[]): number {
  const { deposits, back } = depositsOn(off, lines);
  return Math.max(0, deposits - back);
}

type Priced = Said & { total: number | null };

function depositsOn(off: readonly Off[], lines: readonly Priced[]) {
  return {
    deposits: sum(lines.filter(isCoreDeposit).map(({ total }) => total ?? 0)),
    back: sum(off.filter(({ words }) => isCoreCredit(words)).map(({ amount }) => amount)),
  };
}

export type Off = { words: string; amount: number };
