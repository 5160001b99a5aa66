import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gte, lt, valid } from "semver";
import { z } from "zod";
import { productionPackages } from "./production.ts";

const Event = z.object({ introduced: z.string(), fixed: z.string(), last_affected: z.string() }).partial();
/** What is read of a record of the OSV schema (https://ossf.github.io/osv-schema/). */
const Advisory = z.object({
  id: z.string(),
  summary: z.string().default(""),
  withdrawn: z.string().optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        versions: z.array(z.string()).default([]),
        ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
      }),
    )
    .default([]),
});
type Advisory = z.output<typeof Advisory>;
type Installed = { name: string; version: string };
export type Finding = Installed & { id: string; summary: string };

/** The installed packages that advisories speak of; one that was withdrawn speaks of none. */
export function findAdvised(advisories: Advisory[], installed: Installed[]): Finding[] {
  const versions = Map.groupBy(installed, ({ name }) => name);
  return advisories.flatMap(({ id, summary, withdrawn, affected }) =>
    withdrawn
      ? []
      : affected.flatMap((one) =>
          one.package?.ecosystem === "npm"
            ? (versions.get(one.package.name) ?? [])
                .filter(({ version }) => one.versions.includes(version) || isInRange(version, one.ranges))
                .map((found) => ({ ...found, id, summary }))
            : [],
        ),
  );
}

/** Events are in order: each `introduced` begins a stretch, the next `fixed` or `last_affected` ends it. */
function isInRange(version: string, ranges: Advisory["affected"][number]["ranges"]): boolean {
  if (!valid(version)) return false;
  return ranges.some(({ type, events }) => {
    if (type !== "SEMVER") return false;
    let inside = false;
    for (const { introduced, fixed, last_affected: last } of events) {
      if (introduced && (introduced === "0" || gte(version, introduced))) inside = true;
      if (fixed && gte(version, fixed)) inside = false;
      if (last && !lt(version, last) && version !== last) inside = false;
    }
    return inside;
  });
}

/** Records of OSV in a folder of files, or in one file as a list or a line each. Errors: the file's name and what is wrong. */
export function readAdvisories(path: string): Advisory[] {
  if (statSync(path).isDirectory()) {
    const files = readdirSync(path).filter((name) => name.endsWith(".json"));
    return files.flatMap((name) => readAdvisories(join(path, name)));
  }
  const text = readFileSync(path, "utf8").trim();
  try {
    const records: unknown[] = text.startsWith("[")
      ? JSON.parse(text)
      : path.endsWith(".jsonl")
        ? text.split("\n").map((line) => JSON.parse(line))
        : [JSON.parse(text)];
    return z.array(Advisory).parse(records);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).replaceAll("\n", " ") : (error as Error).message;
    throw new Error(`${path} is no list of advisories in the OSV format: ${why}`);
  }
}

if (import.meta.main) {
  const [path] = process.argv.slice(2);
  if (!path) {
    console.error("Name a file or folder of advisories in the OSV format: npm run advisories -- FILE");
    process.exit(2);
  }
  try {
    const installed = [...productionPackages().values()].map(({ name, version = "" }) => ({ name, version }));
    const advisories = readAdvisories(path);
    const found = findAdvised(advisories, installed);
    for (const { name, version, id, summary } of found) console.log(`${name} ${version}: ${id} ${summary}`);
    console.log(
      `${advisories.length} advisories, ${installed.length} packages in production: ${found.length} concern them.`,
    );
    process.exit(found.length > 0 ? 1 : 0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
