import type { Judgement, Picture } from "#app/prices/judgement.ts";
import { dollars, inWords, placeInRange } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/** The share of a quote that is no reason to ask anything. */
const LITTLE = 0.02;
const LEFT_OUT = "something may be left out";

type Told = { dear: { name: string; by: number }[]; cheap: number };

/** What the car cannot have, each as its own sentence says it, and cents asked for all of it. */
export type Impossible = { reasons: string[]; asked: number };

const MISSING = /^This car has no (.*?): ask what is meant\./;

/** Goes before all else that is said of a quote; empty where the car can have all of it. */
export function impossibleSaid({ reasons, asked }: Impossible): string {
  const [first] = reasons;
  if (!first) return "";
  const names = [...new Set(reasons.flatMap((reason) => MISSING.exec(reason)?.[1] ?? []))];
  const said = names.length > 0 ? `This car has ${haveNot(names)}` : first.replace(/: ask what is meant.*/s, "");
  return `${said}: ask what is meant${asked > 0 ? ` by ${dollars(asked)} of this quote` : ""}. `;
}

function haveNot(names: string[]): string {
  const [one, two, ...more] = names;
  const both = two ? `no ${one} and no ${two}` : `no ${one}`;
  return more.length > 0 ? `${both} and ${inWords(more.length)} more of what it names` : both;
}

/** One sentence for the whole quote, of the figures in its picture: where it lies, what most of it is, and how much was judged. */
export function sentenceOf(picture: Picture | null, { dear, cheap }: Told): string {
  if (!picture) return "No price on this quote could be judged: no published figure speaks of this work.";
  const { whole, quoted } = picture;
  const open = whole - quoted;
  const isPart = open > whole * LITTLE;
  // Of less than half of the money it is said first of how much the sentence is.
  if (isPart && quoted * 2 < whole)
    return `We could judge ${dollars(quoted)} of ${dollars(whole)}: ${placed("that part", picture, { dear, cheap })}`;
  const said = placed(isPart ? "what could be judged" : "this quote", picture, { dear, cheap });
  const rest = isPart ? ` ${dollars(open)} of the ${dollars(whole)} before tax could not be judged.` : "";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${rest}`;
}

function placed(what: string, { quoted, likely, low, high, off }: Picture, { dear, cheap }: Told): string {
  // A line says what it asks itself; the sum has the discount in it.
  const taken = off > 0 ? ` after ${dollars(off)} is taken off` : "";
  const { where, by } = placeInRange(quoted, { low, high });
  // Where no work by itself is low nothing is missing.
  const leftOut = cheap > 0 ? `; ${LEFT_OUT}` : "";
  // What the paper takes off makes up for what is dear.
  const above = quoted - likely;
  const [first, second] = above > 0 ? dear.toSorted((a, b) => b.by - a.by) : [];
  if (first && above > quoted * LITTLE) {
    const more = `about ${dollars(above)} more than usual${taken}`;
    const next = second && first.by + second.by <= above ? ` and ${dollars(second.by)} the ${second.name}` : "";
    const part =
      first.by < above
        ? `; ${dollars(first.by)} of that is the ${first.name}${next}`
        : `, most of it the ${first.name}`;
    const of = dear.length > 1 ? part : `, all of it the ${first.name}`;
    if (where === "above") return `${what === "that part" ? "that part is " : ""}${more}${of}.`;
    // What is dear is made up for by what is cheap: both in one sentence.
    const names =
      dear.length > 1 ? `${inWords(dear.length)} prices in it are ${more}${of}` : `the ${isOrAre(first.name)} ${more}`;
    return where === "inside"
      ? `${what} is usual as a whole but ${names}.`
      : `${what} is lower than usual as a whole but ${names}${leftOut}.`;
  }
  if (where === "below" && by > quoted * LITTLE && (cheap > 0 || off > 0))
    return `${what} is ${dollars(by)} lower than usual${taken}${leftOut}.`;
  if (where === "below") return `${what} is priced about as usual, a little below${taken}, by ${dollars(by)}.`;
  if (first) {
    const names = dear.length > 1 ? `${inWords(dear.length)} prices are` : `the ${isOrAre(first.name)}`;
    return `${what} is priced about as usual; ${names} ${dollars(above)} above it.`;
  }
  const prices = cheap === 1 ? "one price is" : `${inWords(cheap)} prices are`;
  return `${what} is priced as usual${cheap > 0 ? `; ${prices} lower than usual, so ask what is left out` : ""}.`;
}

function isOrAre(name: string): string {
  return `${name} ${/[^s]s$| and /.test(name) ? "are" : "is"}`;
}

/** The range of what is compared: the whole work, or its parts or labor alone; a rate is no price of it. */
export function rangeOf({ compare, parts, labor, range }: Judgement): Range | null {
  if (compare === "rate") return null;
  return compare === "parts" ? parts : compare === "labor" ? labor : range;
}
