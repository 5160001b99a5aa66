/** What a VIN says about a car, from the patterns that makers file with NHTSA (49 CFR 565). Pure: the table is handed in. */

export type VinFacts = {
  make: string | null;
  model: string | null;
  series: string | null;
  body: string | null;
  drive: string | null;
  fuel: string | null;
  cylinders: number | null;
  litres: number | null;
  year: number | null;
};

export type VinTable = {
  makers: Map<string, { id: string; make: string }[]>;
  schemas: Map<string, { schema: string; from: number; to: number }[]>;
  patterns: Map<string, string>;
  words: string[];
};

const ELEMENTS = {
  s: "model",
  y: "series",
  "5": "body",
  f: "drive",
  o: "fuel",
  "9": "cylinders",
  d: "litres",
} as const;

/** Reads the table of patterns; the patterns themselves are read as they are asked for. */
export function parseVinTable(text: string): VinTable {
  const [wmis = "", links = "", patterns = "", words = ""] = text.split("\n#\n");
  const table: VinTable = { makers: new Map(), schemas: new Map(), patterns: new Map(), words: words.split("\n") };
  for (const line of wmis.split("\n")) {
    const [id = "", code = "", make = ""] = line.split(",");
    const makers = table.makers.get(code) ?? [];
    makers.push({ id, make });
    table.makers.set(code, makers);
  }
  for (const line of links.split("\n")) {
    const [maker = "", schema = "", from, to] = line.split(",");
    const schemas = table.schemas.get(maker) ?? [];
    schemas.push({ schema, from: Number(from), to: to ? Number(to) : 9_999 });
    table.schemas.set(maker, schemas);
  }
  for (const line of patterns.split("\n")) {
    const colon = line.indexOf(":");
    table.patterns.set(line.slice(0, colon), line.slice(colon + 1));
  }
  return table;
}

/** The facts behind a VIN of 17 characters; null where its maker is not in the table. */
export function factsOfVin(table: VinTable, vin: string, year: number | null): VinFacts | null {
  const makers =
    (vin[2] === "9" ? table.makers.get(vin.slice(0, 3) + vin.slice(11, 14)) : undefined) ??
    table.makers.get(vin.slice(0, 3));
  if (!makers) return null;
  const best = new Map<string, { word: string; exact: number }>();
  for (const { id } of makers) {
    for (const { schema, from, to } of table.schemas.get(id) ?? []) {
      if (year !== null && (year < from || year > to)) continue;
      for (const pattern of (table.patterns.get(schema) ?? "").split(";")) {
        const [keys = "", element = "", code = ""] = pattern.split("~");
        if (!(element in ELEMENTS)) continue;
        const exact = matches(keys, vin);
        if (exact < 0 || exact <= (best.get(element)?.exact ?? -1)) continue;
        best.set(element, { word: table.words[Number.parseInt(code, 36)] ?? "", exact });
      }
    }
  }
  const say = (element: keyof typeof ELEMENTS) => best.get(element)?.word || null;
  const [owner, model] = (say("s") ?? "/").split("/");
  return {
    make: properly(owner || makers[0]?.make || null),
    model: model || null,
    series: say("y"),
    body: say("5"),
    drive: say("f"),
    fuel: say("o"),
    cylinders: numberOf(say("9")),
    litres: numberOf(say("d")),
    year,
  };
}

/** How many characters of the pattern are given; -1 when one of them is not the VIN's. */
function matches(keys: string, vin: string): number {
  let at = 3;
  let exact = 0;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    if (key === "|") {
      at = 9;
      continue;
    }
    if (key === "[") {
      const end = keys.indexOf("]", index);
      if (!inClass(keys.slice(index + 1, end), vin[at] ?? "")) return -1;
      index = end;
      exact++;
    } else if (key !== "*") {
      if (key !== vin[at]) return -1;
      exact++;
    }
    at++;
  }
  return exact;
}

function inClass(set: string, character: string): boolean {
  for (let at = 0; at < set.length; at++) {
    if (set[at + 1] === "-" && at + 2 < set.length) {
      if (character >= (set[at] ?? "") && character <= (set[at + 2] ?? "")) return true;
      at += 2;
    } else if (set[at] === character) return true;
  }
  return false;
}

function numberOf(word: string | null): number | null {
  const number = word ? Number.parseFloat(word) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** "FORD" as people write it; the table shouts some makes. */
function properly(make: string | null): string | null {
  if (!make || !/^[A-Z -]{4,}$/.test(make)) return make;
  return make.toLowerCase().replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
}
