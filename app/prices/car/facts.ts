import { parseTable } from "#app/prices/jobs/job.ts";

/** What is known of the engines of some models, beyond their class: belt or chain, and work that is harder or easier than usual. */
export type CarFact = {
  make: string;
  /** Each as words without spaces or hyphens; null for every model of the make. */
  models: string[] | null;
  from: number;
  to: number;
  /** Null: whatever the engine. */
  cylinders: number | null;
  /** "timing", or the name of a job. */
  about: string;
  timing: Timing | null;
  hours: number;
  parts: number;
  /** A sentence for the customer, only where a page says it. */
  says: string | null;
  url: string | null;
};

export type Timing = "belt" | "chain";

/** Reads the table of facts. Throws when a column is missing. */
export function parseFacts(table: string): CarFact[] {
  return parseTable(table, ["make", "models", "from", "to", "cylinders", "about", "value", "says", "url"]).map(
    (row) => ({
      make: (row.make ?? "").toLowerCase(),
      models: row.models === "*" ? null : (row.models ?? "").split(";").map(bare),
      from: Number(row.from || 0),
      to: Number(row.to || 9999),
      cylinders: row.cylinders ? Number(row.cylinders) : null,
      about: row.about ?? "",
      timing: row.value === "belt" || row.value === "chain" ? row.value : null,
      hours: Number(/hours\*([\d.]+)/.exec(row.value ?? "")?.[1] ?? 1),
      parts: Number(/parts\*([\d.]+)/.exec(row.value ?? "")?.[1] ?? 1),
      says: row.url ? row.says || null : null,
      url: row.url || null,
    }),
  );
}

type KnownCar = { year: number | null; make: string | null; model: string | null; cylinders: number | null };

/** What the rows say of this car; rows that name its model before those for the whole make. */
function factsOf(facts: CarFact[], about: string, { year, make, model, cylinders }: KnownCar): CarFact[] {
  if (!year || !make || !model) return [];
  const [own, words] = [make.trim().toLowerCase(), ` ${model.toLowerCase()} `];
  const fitting = facts.filter(
    (fact) =>
      fact.about === about &&
      fact.make === own &&
      fact.from <= year &&
      year <= fact.to &&
      (fact.cylinders === null || cylinders === null || fact.cylinders === cylinders) &&
      (fact.models === null || fact.models.some((name) => names(words, name))),
  );
  const exact = fitting.filter(({ models }) => models !== null);
  return exact.length > 0 ? exact : fitting;
}

/** Whether the words of a model begin with a name: "Accord EX-L" is an Accord, a "Rogue Sport" no "Rogue" of its own row. */
function names(words: string, name: string): boolean {
  const said = bare(words);
  return said === name || (said.startsWith(name) && /[\s-]/.test(after(words, name)));
}

/** The character right after the letters of `name` in `words`, hyphens and spaces not counted. */
function after(words: string, name: string): string {
  const text = words.trim();
  let [at, seen] = [0, 0];
  while (at < text.length && seen < name.length) {
    if (/[a-z0-9]/.test(text[at] ?? "")) seen++;
    at++;
  }
  return text[at] ?? " ";
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Belt or chain; null where that is not known, or where the engines of the model differ and this one is not known. */
export function timingOf(facts: CarFact[], car: KnownCar): { timing: Timing; url: string | null } | null {
  const said = factsOf(facts, "timing", car);
  const first = said[0];
  return first?.timing && said.every(({ timing }) => timing === first.timing)
    ? { timing: first.timing, url: said.find(({ url }) => url)?.url ?? null }
    : null;
}

/** How a job on this engine compares with the same job on the class of the car; null where nothing special is known. */
export function specialWork(facts: CarFact[], job: string, car: KnownCar): CarFact | null {
  return factsOf(facts, job, car)[0] ?? null;
}
