import type { Line } from "#app/prices/jobs/group.ts";
import type { Judgement, Picture } from "#app/prices/judgement.ts";
import { rangeOf } from "#app/prices/summary.ts";

/** Lines that one judgement speaks of are one work. Money in cents; `above`: what is asked beyond its band. */
export type Work = {
  name: string;
  quoted: number;
  above: number;
  found: Judgement;
  band: ReturnType<typeof rangeOf>;
};

export function worksOf(lines: Line[], judgements: Judgement[]): Work[] {
  const seen = new Set<number>();
  const works: Work[] = [];
  for (const [at, found] of judgements.entries()) {
    if (seen.has(at)) continue;
    for (const line of found.lines) seen.add(line);
    const quoted = found.quoted ?? 0;
    if (quoted <= 0) continue;
    const band = found.verdict === null ? null : rangeOf(found);
    const dear = found.verdict === "high" || found.verdict === "very_high";
    works.push({ name: nameOf(found, lines[at]), quoted, above: dear && band ? quoted - band.high : 0, found, band });
  }
  return works;
}

/** Several lines go by the name of their job, one line by its own. */
export function nameOf({ lines, jobs, works }: Judgement, line: Line | undefined): string {
  const [job] = jobs;
  if (works) return worksNamed(works);
  if (lines.length < 2 || !job) return line?.description ?? "";
  const component = job.job.component ?? job.job.job;
  const plain = /^[A-Z][a-z]/.test(component) && job.position;
  const name = [job.position, plain ? component.charAt(0).toLowerCase() + component.slice(1) : component]
    .filter(Boolean)
    .join(" ")
    .replace(/^(.*?)a\/c/i, "$1A/C");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "Struts, sway bar links and wheel alignment" */
export function worksNamed(works: string[]): string {
  const names = works.map((name, at) =>
    at > 0 && /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  );
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

/** Null where nothing could be judged. */
export function pictureOf(works: Work[], whole: number): Picture | null {
  const known = works.filter(({ band }) => band !== null);
  if (known.length === 0) return null;
  const sum = (pick: (work: Work) => number) => known.reduce((total, work) => total + pick(work), 0);
  const quoted = sum((work) => work.quoted);
  return {
    ...{ whole, quoted },
    likely: quoted - sum(({ above }) => above),
    low: sum(({ band }) => band?.low ?? 0),
    high: sum(({ band }) => band?.high ?? 0),
  };
}
