/** What the line model learns from: ways of writing as hurried people shorten them, two or three of them in a line, and labeled lines. */
import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import { mulberry } from "./generated.ts";
import type { LabeledLine } from "./lines.ts";

/** `jobs` are places in the index; none is an empty list. */
export type Example = { text: string; kind: LineKind; jobs: number[]; weight: number };

const VARIANTS = 3;
const PAIRS = 8_000;
const DONE = ["", "", "R&R ", "Repl ", "replace ", "install new ", "remove and replace ", "RPLC ", "R/R ", "replaced "];
const PLACES = " front| rear| LF| RF| LR| RR| LH| RH| frt| driver side| passenger side| both sides| upper| lower".split(
  "|",
);
const AFTER =
  " assy| OEM| reman| - leaking| - worn| kit| new| - noisy| per customer| (2)| x2| Denso| Bosch| Moog| 12345-AB1| and road test| w/ hardware| seized| - recommend| aftermarket".split(
    "|",
  );
const BETWEEN = [" and ", " & ", ", ", " + ", " with ", " / ", " w/ "];
const KINDS: Record<string, LineKind[]> = {
  fee: ["Fee", "Fee", null],
  material: ["Part", "Part", "Part", null],
  labor: ["Labor"],
  replace: ["Part", "Labor", "Service", "Labor", null],
  other: ["Labor", "Service", "Service", null],
};

export function examplesOf(index: Index, lines: LabeledLine[]): Example[] {
  const dice = mulberry(5);
  const one = <T>(list: T[]): T => list[Math.floor(dice() * list.length)] as T;
  const shorts = new Map<string, string[]>();
  for (const [short, long] of index.shorthand.words)
    shorts.set(long.join(" "), [...(shorts.get(long.join(" ")) ?? []), short]);
  const hurried = (text: string) =>
    text
      .split(" ")
      .map((word) => {
        const short = shorts.get(word.replace(/s$/, ""));
        if (short && dice() < 0.35) return one(short);
        return dice() < 0.12 && word.length > 4 ? spoiled(word, dice) : word;
      })
      .join(" ");
  const written = (job: Job, alias: string) => {
    const text = dice() < 0.6 ? hurried(alias) : alias;
    const done = job.action === "replace" ? one(DONE) : one(["", "", "", "perform "]);
    const place = dice() < 0.8 ? one(PLACES) : "";
    const after = dice() < 0.8 ? one(AFTER) : "";
    return dice() < 0.3 && place ? `${done}${place.trim()} ${text}${after}` : `${done}${text}${place}${after}`;
  };
  const kindOf = (job: Job) => one(KINDS[job.kind] ?? KINDS[job.action] ?? (KINDS.other as LineKind[]));
  const examples = index.jobs.flatMap((job, at) =>
    [job.job.replace(/\(.*\)/, ""), ...job.aliases].flatMap((alias) =>
      Array.from({ length: VARIANTS }, (_, nth): Example => {
        const text = nth === 0 ? alias : written(job, alias);
        return { text, kind: kindOf(job), jobs: [at], weight: 1 };
      }),
    ),
  );
  const jobs = index.jobs
    .map((job, at) => ({ job, at }))
    .filter(({ job }) => job.kind === "job" && job.aliases.length > 0);
  const bySystem = Map.groupBy(jobs, ({ job }) => job.system);
  for (let nth = 0; nth < PAIRS; nth++) {
    const first = one(jobs);
    const second = one(dice() < 0.7 ? (bySystem.get(first.job.system) ?? jobs) : jobs);
    if (first === second) continue;
    const third = dice() < 0.2 ? one(bySystem.get(first.job.system) ?? jobs) : first;
    const more = [second, ...(third === first || third === second ? [] : [third])];
    const text = [
      written(first.job, one(first.job.aliases)),
      ...more.map(({ job }) => `${one(BETWEEN)}${hurried(one(job.aliases))}`),
    ].join("");
    examples.push({
      text,
      kind: one(["Labor", "Service", null]),
      jobs: [first, ...more].map(({ at }) => at),
      weight: 1,
    });
  }
  const places = new Map(index.jobs.map(({ job }, at) => [job, at]));
  for (const { text, kind, means } of lines) {
    const meant = (means[0] ?? []).map((job) => places.get(job) ?? -1);
    if (meant.includes(-1)) continue;
    for (let nth = 0; nth < 2; nth++)
      examples.push({ text, kind: kind ?? one(["Labor", "Service", null]), jobs: meant, weight: 2 });
  }
  return examples;
}

function spoiled(word: string, dice: () => number): string {
  const way = dice();
  if (way < 0.35) return word[0] + word.slice(1).replace(/[aeiou]/g, "");
  if (way < 0.55) return word.slice(0, 4);
  const at = 1 + Math.floor(dice() * (word.length - 2));
  return way < 0.75
    ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
    : word.slice(0, at) + word.slice(at + 1);
}
