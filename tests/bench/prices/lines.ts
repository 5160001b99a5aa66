/**
 * Lines as shops write them, each with what it means in rows of the guide: `lines.tsv`. A round is one author at one time. Ways of
 * writing and shorthand that came into the guide after a round was opened, and stand in a line of it, may have been learned from
 * it: `learned.tsv` names them (from the history of the tables), so that a round can be read as if it had never been seen.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { priceGuide } from "#app/prices/guide.server.ts";
import { type Job, parseTable } from "#app/prices/jobs/job.ts";
import { type Index, type LineKind, makeIndex } from "#app/prices/jobs/job-index.ts";

/** `means`: every answer that is right, each a list of jobs; "none" is an empty list, "several" and "fee" stand for any such. */
export type LabeledLine = { round: string; kind: LineKind; text: string; means: string[][] };

const table = (name: string, columns: string[]) =>
  parseTable(readFileSync(path.join(import.meta.dirname, name), "utf8"), columns);

export const labeledLines = () => linesOf(table("lines.tsv", ["round", "type", "line", "means"]));

/** Lines of which only the figures are known: nobody has looked at one, and nothing is learned from them. */
export const heldBackLines = () => linesOf(table("held-back-lines.tsv", ["round", "type", "line", "means"]));

/** Lines that four writers thought up job by job, each in other words, to be learned from: rarer than what shops write most days. */
export const writtenLines = () => linesOf(table("written-lines.tsv", ["type", "line", "means"]));

function linesOf(rows: ReturnType<typeof table>): LabeledLine[] {
  return rows.map((row) => ({
    round: row.round ?? "",
    kind: (row.type || null) as LineKind,
    text: row.line ?? "",
    means: (row.means ?? "").split(" | ").map((option) => (option === "none" ? [] : option.split("; "))),
  }));
}

/** The guide's index without what may have been learned from these rounds. */
export function indexWithout(rounds: string[]): Index {
  const { jobs, index } = priceGuide();
  if (rounds.length === 0) return index;
  const dropped = new Set<string>();
  for (const { round, job, writing } of table("learned.tsv", ["round", "job", "writing"]))
    if (rounds.includes(round ?? "")) dropped.add(`${job}\t${writing}`);
  const kept = jobs.map((job) => ({
    ...job,
    aliases: job.aliases.filter((each) => !dropped.has(`${job.job}\t${each}`)),
  }));
  const words = new Map([...index.shorthand.words].filter(([short]) => !dropped.has(`\t${short}`)));
  return makeIndex(kept, { ...index.shorthand, words });
}

const components = new Map(priceGuide().jobs.map(({ job, component }) => [job, component]));

/** Jobs that are no more than two others done together: "pads" and "rotors" are "pads and rotors". */
const both = new Map(
  priceGuide()
    .index.larger.filter(({ includes }) => includes.length === 2)
    .map(({ component, includes }) => [component, includes.map((job) => components.get(job) ?? job)]),
);
const apart = (all: Set<string>) => new Set([...all].flatMap((component) => both.get(component) ?? [component]));
const alike = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((each) => b.has(each));

/** Whether jobs are what a line means; rows of one component count as one, and two jobs as the one that is made of them. */
export function isRight({ means }: LabeledLine, found: Job[]): boolean {
  const said = new Set(found.map(({ component }) => component));
  return means.some((option) => {
    if (option.length === 0) return found.every(({ kind }) => kind !== "job");
    if (option[0] === "fee") return found.every(({ kind }) => kind === "fee");
    if (option[0] === "several") return found.length > 1;
    const asked = new Set(option.map((job) => components.get(job) ?? job));
    return alike(asked, said) || alike(apart(asked), apart(said));
  });
}
