import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { z } from "zod";

const SERVICE = "https://api.nhtsa.gov";
const FILE = path.join(process.cwd(), "prisma/price-guide/recalls-us-2020-2025.tsv.br");
const IN_A_ROW = 3;

const Answer = z.object({
  results: z.array(z.object({ NHTSACampaignNumber: z.string(), Summary: z.string().nullish() })),
});

type Asked = {
  years: number[];
  /** Fetches the campaigns of one model and year; throws when the service does not answer. */
  campaigns: (make: string, model: string, year: number) => Promise<{ campaign: string; sentence: string }[]>;
  /** The day of the refresh, as "2026-11-22". */
  today: string;
};

/**
 * The table of recalls with what the service says about its models in these years; what stood there stays. Throws when the
 * service fails three times in a row, and then there is no new table.
 */
export async function refreshed(
  table: string,
  { years, campaigns, today }: Asked,
): Promise<{ table: string; added: number }> {
  const lines = table.split("\n");
  const known = new Set(lines.flatMap((line) => (line.startsWith("C\t") ? [line.split("\t")[1] ?? ""] : [])));
  const sentences: string[] = [];
  let [added, failures] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const [kind, make = "", model = "", ...rest] = line.split("\t");
    if (kind !== "V") continue;
    const named = new Set(rest.flatMap((each) => each.split(" ")).filter(Boolean));
    const before = named.size;
    for (const year of years) {
      try {
        for (const { campaign, sentence } of await campaigns(make, model, year)) {
          named.add(`${year}:${campaign}`);
          if (known.has(campaign)) continue;
          known.add(campaign);
          sentences.push(["C", campaign, sentence].join("\t"));
        }
        failures = 0;
      } catch (error) {
        if (++failures >= IN_A_ROW)
          throw new Error(`The recall service does not answer (${reasonOf(error)}); the table stays as it is.`);
      }
    }
    if (named.size > before) lines[at] = ["V", make, model, [...named].join(" ")].join("\t");
    added += named.size - before;
  }
  const kept = lines.filter((line) => line !== "" && !line.startsWith("D\t"));
  return { table: [...kept, ...sentences, `D\t${today}`, ""].join("\n"), added };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Asks the public service of NHTSA, or a stand-in that speaks like it. */
export function askService(service: string, wait = 100): Asked["campaigns"] {
  return async (make, model, year) => {
    await pause(wait);
    const asked = new URLSearchParams({ make, model, modelYear: String(year) });
    const answer = await fetch(`${service}/recalls/recallsByVehicle?${asked}`, { signal: AbortSignal.timeout(20_000) });
    // The service says 400 of a model and year that it has nothing about.
    if (answer.status === 400 || answer.status === 404) return [];
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Answer.parse(await answer.json()).results.map(({ NHTSACampaignNumber, Summary }) => ({
      campaign: shortOf(NHTSACampaignNumber),
      sentence: firstSentence(Summary ?? ""),
    }));
  };
}

/** "25V314000" is written "25V314" in the table. */
function shortOf(campaign: string): string {
  return campaign.trim().replace(/^(\d\d[A-Z]\d{3})000$/, "$1");
}

function firstSentence(summary: string): string {
  const plain = summary.replace(/\s+/g, " ").trim();
  const end = plain.search(/(?<=[a-z)]{2})\. (?=[A-Z])/);
  return (end > 0 ? plain.slice(0, end + 1) : plain).slice(0, 400);
}

async function main() {
  const { values } = parseArgs({ options: { years: { type: "string" }, from: { type: "string" } } });
  const now = new Date();
  const [first = now.getFullYear() - 2, last = now.getFullYear() + 1] = values.years?.split("-").map(Number) ?? [];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const old = brotliDecompressSync(readFileSync(FILE)).toString("utf8");
  const today = now.toISOString().slice(0, 10);
  const { table, added } = await refreshed(old, { years, campaigns: askService(values.from ?? SERVICE), today });
  writeFileSync(`${FILE}.new`, brotliCompressSync(Buffer.from(table)));
  renameSync(`${FILE}.new`, FILE);
  console.log(`Recalls of ${first} to ${last} as of ${today}: ${added} new entries.`);
}

if (import.meta.main)
  main().catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exit(1);
  });
