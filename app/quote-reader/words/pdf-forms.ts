/** Times that forms within a form are drawn in all; a letterhead or a chart takes some dozens. */
const MOST_DRAWS = 10_000;
const MOST_OBJECTS = 8_000_000;

/** A stream of a PDF: the number of its object, the dictionary before it, and what it draws. */
export type Drawing = { number: number; head: string; content: Buffer };

/**
 * Whether forms draw forms that draw forms so often that each level multiplies what a reader has to do: twelve of ten are a
 * million million in three kilobytes. `file` is the whole PDF, for the dictionaries that stand apart from their streams.
 */
export function drawsWithoutEnd(file: Buffer, drawings: Drawing[]): boolean {
  const drawing = drawings.filter(({ content }) => content.includes("Do"));
  const nests = drawing.some(({ head }) => /\/Subtype\s*\/Form\b/.test(head));
  if (!nests) return false;
  const objects = objectsIn(file, drawings);
  const byNumber = new Map(drawing.map((each) => [each.number, each]));
  const known = new Map<number, number>();
  const drawsOf = (number: number): number => {
    const before = known.get(number);
    if (before !== undefined) return before;
    // What draws itself ends there: readers do not follow it.
    known.set(number, 1);
    const own = byNumber.get(number);
    const names = own ? namesIn(own.head, objects) : new Map<string, number>();
    let draws = 1;
    for (const [name, times] of own ? drawnIn(own.content) : []) draws += times * drawsOf(names.get(name) ?? -1);
    known.set(number, draws);
    return draws;
  };
  return drawing.some(({ number }) => drawsOf(number) > MOST_DRAWS);
}

/** How often each name is drawn by "/X7 Do". */
function drawnIn(content: Buffer): Map<string, number> {
  const times = new Map<string, number>();
  for (const [, name = ""] of content.toString("latin1").matchAll(/\/([^\s/<>[\]()]{1,127})\s{1,9}Do\b/g))
    times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

const REFERENCE = /\/([^\s/<>[\]()]{1,127})\s{1,9}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g;

/** The objects behind the names of a form, through the dictionaries that are named instead of written out. */
function namesIn(head: string, objects: Map<number, string>): Map<string, number> {
  const behind = (text: string, key: string) => {
    const number = new RegExp(`/${key}\\s{0,9}(\\d{1,10})\\s{1,9}\\d{1,5}\\s{1,9}R\\b`).exec(text)?.[1];
    return number ? (objects.get(Number(number)) ?? "") : text;
  };
  const resources = behind(head, "Resources");
  const listed = behind(resources, "XObject");
  return new Map([...listed.matchAll(REFERENCE)].map(([, name = "", number]) => [name, Number(number)]));
}

/** So much of an object is looked at. */
const LONGEST = 20_000;

/** The dictionaries of the file by the numbers of their objects, those in packed streams too. */
function objectsIn(file: Buffer, drawings: Drawing[]): Map<number, string> {
  const text = file.toString("latin1", 0, MOST_OBJECTS);
  const begins = [...text.matchAll(/(?<!\d)(\d{1,10}) \d{1,5} obj\b/g)];
  const objects = new Map(
    begins.map(({ index, 0: head, 1: number }, at) => {
      const end = Math.min(begins[at + 1]?.index ?? text.length, index + LONGEST);
      return [Number(number), text.slice(index + head.length, end)];
    }),
  );
  for (const { head, content } of drawings) {
    const first = /\/Type\s*\/ObjStm\b/.test(head) ? Number(/\/First\s{0,9}(\d{1,9})/.exec(head)?.[1]) : Number.NaN;
    if (Number.isNaN(first)) continue;
    const places = content.toString("latin1", 0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < places.length; at += 2) {
      const [number = -1, from = 0, , to = content.length] = places.slice(at, at + 4);
      objects.set(number, content.toString("latin1", first + from, Math.min(first + to, first + from + LONGEST)));
    }
  }
  return objects;
}
