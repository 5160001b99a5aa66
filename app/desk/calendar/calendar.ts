import { type Hours, isOpen } from "#app/shop/work-hours.ts";

/** `held`: for how many of its minutes it holds anybody, where it was over before they were. */
export type Slot = { id: string; start: Date; minutes: number; held?: number };

/** Which of one person's (or one bay's) times overlap others, and which: both ends of each overlap name the other. */
export function overlapping<One extends Slot>(slots: One[]): Map<string, One[]> {
  const inOrder = [...slots].sort((one, other) => one.start.getTime() - other.start.getTime());
  const clashing = new Map<string, One[]>();
  const name = (slot: One, other: One) => clashing.set(slot.id, [...(clashing.get(slot.id) ?? []), other]);
  for (const [at, slot] of inOrder.entries()) {
    for (const later of inOrder.slice(at + 1)) {
      if (later.start.getTime() >= endOf(slot)) break;
      name(slot, later);
      name(later, slot);
    }
  }
  return clashing;
}

export function endOf({ start, minutes, held = minutes }: Pick<Slot, "start" | "minutes" | "held">) {
  return start.getTime() + held * 60_000;
}

export type Planned = Slot & {
  /** The start on the shop's clock: "2026-11-22T09:30". */
  wall: string;
  vehicle: string;
  /** Whether the person who looks may know which car it is. */
  own: boolean;
  bay: string | null;
  /** Who works on it; `away` where their account is not active or they have that day off, `days` which days those are. */
  technician: { id: string; name: string; away: boolean; days?: string | null } | null;
  /** Why nobody is there at all on that day. */
  closed?: string | null;
};

/** What is wrong with each of these times, as sentences: nobody is in two places, and no bay holds two cars. */
export function conflictsOf(slots: Planned[], hours: readonly Hours[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const say = (id: string, sentence: string) => found.set(id, [...(found.get(id) ?? []), sentence]);
  for (const [technicianId, own] of Map.groupBy(slots, ({ technician }) => technician?.id)) {
    if (!technicianId) continue;
    for (const [id, others] of overlapping(own)) {
      say(id, `${others[0]?.technician?.name} has ${carsOf(others, "at")}.`);
    }
  }
  for (const [bay, own] of Map.groupBy(slots, (slot) => slot.bay)) {
    if (!bay) continue;
    for (const [id, others] of overlapping(own)) say(id, `${bay} holds ${carsOf(others, "from")}.`);
  }
  for (const { id, wall, minutes, technician, closed } of slots) {
    if (technician?.away) say(id, `${technician.name} is away${technician.days ? ` ${technician.days}` : ""}.`);
    if (closed) say(id, closed);
    if (!isOpen(hours, wall, minutes)) say(id, "Outside working hours.");
  }
  return found;
}

/** So many cars stand in a sentence by their names. */
const NAMED = 3;

/** One's own cars by their names, with their times; those of colleagues together. */
function carsOf(slots: Planned[], word: "at" | "from"): string {
  const timed = (car: string, { wall }: Planned) => `${car} ${word} ${clock(wall)}`;
  const [own, theirs] = [slots.filter((slot) => slot.own), slots.filter((slot) => !slot.own)];
  const [first] = theirs;
  const said = [
    ...own.slice(0, NAMED).map((slot) => timed(`the ${slot.vehicle}`, slot)),
    ...(own.length > NAMED ? [`${own.length - NAMED} more`] : []),
    ...(first ? [theirs.length === 1 ? timed("a colleague's car", first) : `${theirs.length} colleagues' cars`] : []),
  ];
  return said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : (said[0] ?? "");
}

function clock(wall: string) {
  const [hour = 0, minute = 0] = wall.slice(11).split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
