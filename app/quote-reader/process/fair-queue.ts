/** Whose work it is, and whether somebody waits for it in front of a screen. */
export type Place = { owner: string; urgent: boolean };

export type FairQueue<Item extends Place> = {
  add: (item: Item) => void;
  /** The next one of an owner who is free to have one. */
  take: (isFree?: (owner: string) => boolean) => Item | undefined;
  /** False when it was not waiting. */
  remove: (item: Item) => boolean;
  length: () => number;
  lengthFor: (owner: string) => number;
  clear: () => Item[];
};

/** Of so many that were taken, one at least is what nobody waits for: it must come to an end as well. */
const SHARE_OF_PATIENT = 5;

/** A queue in which every owner gets a turn before anybody gets a second one; urgent work goes first. */
export function makeFairQueue<Item extends Place>(): FairQueue<Item> {
  // The order of a Map's keys is the order of the turns.
  const turns = { urgent: new Map<string, Item[]>(), patient: new Map<string, Item[]>() };
  let urgentInARow = 0;
  const lanes = () => [turns.urgent, turns.patient];
  const laneOf = (item: Item) => (item.urgent ? turns.urgent : turns.patient);
  const all = () => lanes().flatMap((lane) => [...lane.values()].flat());
  return {
    add(item) {
      const lane = laneOf(item);
      const own = lane.get(item.owner);
      if (own) own.push(item);
      else lane.set(item.owner, [item]);
    },
    take(isFree = () => true) {
      const [urgent, patient] = lanes().map((lane) => [...lane.keys()].find(isFree));
      const patientIsDue = urgentInARow >= SHARE_OF_PATIENT - 1 && patient !== undefined;
      const isUrgent = urgent !== undefined && !patientIsDue;
      const owner = isUrgent ? urgent : patient;
      if (owner === undefined) return undefined;
      urgentInARow = isUrgent ? urgentInARow + 1 : 0;
      return takeTurn(isUrgent ? turns.urgent : turns.patient, owner);
    },
    remove(item) {
      const lane = laneOf(item);
      const own = lane.get(item.owner) ?? [];
      const at = own.indexOf(item);
      if (at < 0) return false;
      own.splice(at, 1);
      if (own.length === 0) lane.delete(item.owner);
      return true;
    },
    length: () => all().length,
    lengthFor: (owner) => lanes().reduce((sum, lane) => sum + (lane.get(owner)?.length ?? 0), 0),
    clear() {
      const items = all();
      for (const lane of lanes()) lane.clear();
      return items;
    },
  };
}

/** The first of the owner whose turn it is, who then goes to the end. */
function takeTurn<Item>(lane: Map<string, Item[]>, owner: string): Item | undefined {
  const items = lane.get(owner) ?? [];
  const item = items.shift();
  lane.delete(owner);
  if (items.length > 0) lane.set(owner, items);
  return item;
}
