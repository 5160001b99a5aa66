import type { Looked, Question } from "#app/prices/questions/question.ts";
import { placeInRange } from "#app/prices/verdict.ts";
import { isDear } from "#app/prices/works.ts";

/** A line by its own words. */
export function name(each: Looked): string {
  return `“${each.line.description}”`;
}

/** Dollars to the cent. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}

/** What the car cannot have, before all else: parts and labor of one work are one question. */
export function notOnCar(looked: Looked[]): Question[] {
  const none = looked.filter(({ found }) => found.notOnCar);
  return none.flatMap(({ found, index }) => {
    const together = none.filter((each) => found.lines.includes(each.index));
    if (together[0] && together[0].index !== index) return [];
    return [
      {
        code: "not-on-car",
        question: `${together.map(name).join(" and ")}: ${found.reason.charAt(0).toLowerCase()}${found.reason.slice(1).replace(/: ask what is meant\..*/s, "")}. What is meant?`,
        reason: found.reason,
        lineIndexes: together.map((each) => each.index),
      },
    ];
  });
}

/** Fees that are a share of everything. */
export function percentageFees(looked: Looked[]): Question[] {
  const rest = looked
    .filter((each) => each.line.type !== "Fee")
    .reduce((sum, each) => sum + (each.line.totalPrice ?? 0), 0);
  return looked.flatMap((each) => {
    const amount = each.line.totalPrice ?? 0;
    if (each.line.type !== "Fee" || amount <= 0) return [];
    const said = /(\d+(?:\.\d+)?)\s?%/.exec(each.line.description)?.[1];
    const percent = said ? Number(said) : percentOf(amount, rest);
    if (percent === null) return [];
    return [
      {
        code: "percentage-fee",
        question: `What does ${name(each)} pay for, and is there an upper limit to it?`,
        reason: `It is ${percent}% of ${said ? "the work" : `everything else on the quote (${dollars(rest)})`}, whatever supplies the work really uses.`,
        lineIndexes: [each.index],
      },
    ];
  });
}

function percentOf(amount: number, rest: number): number | null {
  if (rest < 10_000) return null;
  for (let percent = 2; percent <= 15; percent += 0.5)
    if (Math.abs(Math.round((rest * percent) / 100) - amount) <= 1) return percent;
  return null;
}

/** Prices above the range that is known for them. */
export function aboveRange(looked: Looked[]): Question[] {
  return looked.flatMap((each) => {
    const { found } = each;
    if (!each.line.totalPrice || each.line.type === "Fee") return [];
    // A half of what is usual as a whole is nobody's question: the other half makes up for it.
    if (!isDear(found)) return [];
    const half = each.line.type === "Part" ? "parts" : each.line.type === "Labor" ? "labor" : "total";
    // A line of its own is held against what it was judged by.
    const isWhole = found.lines.length === 1 && found.compare === "total";
    const part = isWhole ? "total" : half;
    const range = part === "total" ? found.range : found[part];
    const placed = range ? placeInRange(each.line.totalPrice, range) : null;
    if (placed?.where !== "above" || placed.percent < 10 || !found.confidence) return [];
    return [
      {
        code: "above-range",
        question: `${name(each)} is quoted at ${dollars(each.line.totalPrice)}. ${found.beyond ? `${found.beyond} What does this car need beyond that?` : "What is in it that makes it cost more than usual, such as original parts or difficult access?"}`,
        reason: `It lies ${placed.percent}% above the top of the range known for this ${part === "total" ? "job" : `job's ${part}`} (${found.confidence} confidence).`,
        lineIndexes: [each.index],
      },
    ];
  });
}
