import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Finding, note, ok, wrong } from "#app/doctor/finding.ts";
import { codeOf } from "#app/platform/known.ts";

const GIGABYTE = 1024 ** 3;

/** The disk under the data folder, and whether documents can be written. */
export async function checkMachine(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const folder = resolve(variables.DATA_DIR || ".data");
  return [await checkDisk(folder), await checkDocuments(folder, variables)];
}

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearest(folder));
  const free = (bavail * bsize) / GIGABYTE;
  const says = `${free.toFixed(1)} GB free where ${folder} lies.`;
  if (free < 1) return wrong("Disk", says, "Make room: uploads are refused and the database stops when it is full.");
  return free < 5 ? note("Disk", says, "Make room before it is needed.") : ok("Disk", says);
}

async function checkDocuments(folder: string, variables: NodeJS.ProcessEnv): Promise<Finding> {
  if (variables.S3_BUCKET) return ok("Documents", `They go to the bucket ${variables.S3_BUCKET}.`);
  const documents = join(folder, "documents");
  const place = nearest(documents);
  const probe = join(place, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, "written by the doctor");
    await rm(probe);
    return ok("Documents", place === documents ? `${documents} can be written.` : `${documents} can be made.`);
  } catch (error) {
    const reason = codeOf(error) ?? String(error);
    return wrong(
      "Documents",
      `${documents} cannot be written (${reason}).`,
      "Give the product's user the folder, or mount it.",
    );
  }
}

/** The folder itself, or the one above it that is there already. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}
