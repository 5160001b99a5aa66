/** The jobs of car repair as data: what each is, how it is counted and what it goes with. */

const KINDS = ["job", "material", "fee", "labor"] as const;
type JobKind = (typeof KINDS)[number];
type Safety = "critical" | "important" | "comfort" | "optional" | null;

export type Job = {
  job: string;
  component: string;
  /** "replace", "flush", "clean", "inspect", "repair", "machine", "program", "supply" … */
  action: string;
  system: string;
  /** What one price covers: "each", "pair", "axle", "set", "vehicle" … */
  unit: string;
  /** How shops write it. */
  aliases: string[];
  /** Jobs that are part of it, and jobs for which most of its labor is done already. Materials name the jobs they go into. */
  includes: string[];
  overlaps: string[];
  safety: Safety;
  /** What a car must have for it to be done at all: "engine", "gasoline", "diesel", "hybrid", "timing-belt" … */
  needs: string[];
  interval: string | null;
  intervalUrl: string | null;
  /** Said by somebody to be sold more often than needed, and the page that says it. */
  upsell: string | null;
  upsellUrl: string | null;
  kind: JobKind;
  /** Names of published figures that speak of this work, with conditions: see `witness.ts`. */
  witnesses: string[];
  /** The work in one sentence, where somebody wrote one. */
  what: string | null;
  /** Added by an administrator of this shop. */
  own?: boolean;
};

type Row = Record<string, string>;

/** Reads the table of jobs. Throws when the file is not such a table. */
export function parseJobs(table: string): Job[] {
  return parseTable(table, ["job", "component", "action", "aliases", "kind", "witnesses"]).map((row) => ({
    job: row.job ?? "",
    component: row.component ?? "",
    action: row.action ?? "",
    system: row.system ?? "",
    unit: row.unit ?? "",
    aliases: list(row.aliases),
    includes: list(row.includes),
    overlaps: list(row.overlaps),
    safety: (["critical", "important", "comfort", "optional"] as const).find((each) => each === row.safety) ?? null,
    needs: list(row.needs),
    interval: row.interval || null,
    intervalUrl: row.interval_url || null,
    upsell: row.upsell || null,
    upsellUrl: row.upsell_url || null,
    kind: KINDS.find((each) => each === row.kind) ?? "job",
    witnesses: list(row.witnesses),
    what: row.what || null,
  }));
}

/** The pieces of a cell that holds several. */
export function list(cell: string | undefined): string[] {
  return (cell ?? "")
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The rows of a tab-separated table by the names of its columns. Throws when one of `columns` is missing. */
export function parseTable(table: string, columns: string[]): Row[] {
  const [head = "", ...lines] = table.trimEnd().split("\n");
  const names = head.split("\t");
  const missing = columns.find((column) => !names.includes(column));
  if (missing) throw new Error(`A table of the price guide has no column "${missing}".`);
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** A job's name in an address. */
export function jobSlug(job: string): string {
  return job
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const DONE: Record<string, string> = {
  replace: "removed and replaced",
  rebuild: "taken apart and rebuilt",
  repair: "repaired",
  flush: "drained or flushed, and refilled",
  clean: "cleaned",
  machine: "machined for further use",
  adjust: "measured and adjusted",
  program: "programmed",
  calibrate: "calibrated",
  inspect: "inspected or tested; nothing is repaired yet",
  bleed: "bled to remove air",
  mount: "mounted and balanced",
  recharge: "drained and recharged",
  install: "installed",
  remove: "removed and reinstalled",
  service: "serviced",
  apply: "applied",
  fill: "topped off",
  lubricate: "greased",
  reseal: "resealed",
};

/** What has no part of its own: a complaint is looked for, and a service is done. */
const LOOKED_FOR = /(?:leak|noise|misfire)$/i;
const DONE_WHOLE = /(?:service|service [AB]|maintenance|work)$/i;

/** What the work is, in one sentence. */
export function whatItIs({ what, action, component }: Job): string {
  if (what) return what;
  if (action === "service" && DONE_WHOLE.test(component)) return `${component}: performed as listed.`;
  if (action === "inspect" && LOOKED_FOR.test(component))
    return `${component}: the shop looks for the cause; nothing is repaired yet.`;
  const done = DONE[action];
  return done ? `${component}: ${done}.` : "";
}
