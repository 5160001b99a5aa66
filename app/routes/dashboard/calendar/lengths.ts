type Timed = { id: string; wall: string; minutes: number };

const SHORTEST = 15;
const MIDNIGHT = 24 * 60;

/** Minutes after the shop's midnight. */
export function startOf({ wall }: Pick<Timed, "wall">): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** The same of its end; what runs past midnight ends there on this day's board. */
export function endOfSlot(slot: Pick<Timed, "wall" | "minutes">): number {
  return Math.min(startOf(slot) + Math.max(slot.minutes, SHORTEST), MIDNIGHT);
}

/**
 * Where the times of one lane stand beside each other: those that overlap share its width, each in the first column that is free by
 * then; what overlaps nothing has all of it.
 */
export function placed<One extends Timed>(slots: One[]): { slot: One; column: number; columns: number }[] {
  const inOrder = slots.toSorted((one, other) => startOf(one) - startOf(other) || one.id.localeCompare(other.id));
  const groups: { slot: One; column: number }[][] = [];
  let until = -1;
  for (const slot of inOrder) {
    if (startOf(slot) >= until) groups.push([]);
    const group = groups.at(-1) ?? [];
    const taken = new Set(group.filter((one) => endOfSlot(one.slot) > startOf(slot)).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ slot, column });
    until = Math.max(until, endOfSlot(slot));
  }
  return groups.flatMap((group) => {
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    return group.map((one) => ({ ...one, columns }));
  });
}
