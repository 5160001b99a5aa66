import type { LineType, ReadLine } from "#app/quote-reader/reading.ts";

/** What a paper prints as the sums of its parts and of its labor, in cents. */
type Sums = { parts: number | null; labor: number | null };
type Turn = { at: number; type: LineType; parts: number; labor: number };

/**
 * Types as the printed sums of parts and of labor prove them: where the lines do not make these sums, and one or two lines of another type do,
 * in one way only. Fees stay: whether a sum holds them is each shop's own habit.
 */
export function withTypesOfSums(items: ReadLine[], { parts, labor }: Sums): ReadLine[] {
  if (parts === null && labor === null) return items;
  const sumOf = (type: LineType) =>
    items.reduce((sum, item) => sum + (item.type === type ? (item.totalPrice ?? 0) : 0), 0);
  const lacks = {
    parts: parts === null ? null : parts - sumOf("Part"),
    labor: labor === null ? null : labor - sumOf("Labor"),
  };
  if (!lacks.parts && !lacks.labor) return items;
  const known = [parts === null ? [] : (["Part"] as const), labor === null ? [] : (["Labor"] as const)].flat();
  const turns = items.flatMap((item, at) => turnsOf(item, at, known));
  const closes = (...some: Turn[]) =>
    (lacks.parts ?? sum(some, "parts")) === sum(some, "parts") &&
    (lacks.labor ?? sum(some, "labor")) === sum(some, "labor");
  const alone = turns.filter((turn) => closes(turn)).map((turn) => [turn]);
  const ways = alone.length > 0 ? alone : pairsOf(turns).filter((pair) => closes(...pair));
  const [only, ...more] = ways;
  if (!only || more.length > 0) return items;
  return items.map((item, at) => ({ ...item, type: only.find((turn) => turn.at === at)?.type ?? item.type }));
}

/** What a line would add to the two sums as a part or as labor, of which the paper prints the sum. */
function turnsOf({ type, totalPrice }: ReadLine, at: number, known: ("Part" | "Labor")[]): Turn[] {
  if (type === "Fee" || !totalPrice) return [];
  const others = known.filter((other) => other !== type);
  const as = (one: LineType, other: LineType) => (one === other ? totalPrice : 0);
  return others.map((other) => ({
    ...{ at, type: other },
    parts: as(other, "Part") - as(type, "Part"),
    labor: as(other, "Labor") - as(type, "Labor"),
  }));
}

function pairsOf(turns: Turn[]): Turn[][] {
  return turns.flatMap((one, at) =>
    turns.slice(at + 1).flatMap((other) => (other.at === one.at ? [] : [[one, other]])),
  );
}

function sum(turns: Turn[], of: "parts" | "labor"): number {
  return turns.reduce((whole, turn) => whole + turn[of], 0);
}
