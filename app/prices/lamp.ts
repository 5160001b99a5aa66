import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";

const KINDS = /\b(?:(leds?)|(hids?|(?:bi-?)?xenon)|(adaptive|matrix|laser))\b/i;

/** Lamps whose figures are of the plain kind: HID bulbs and ballasts have their own. */
const PLAIN = /^(?:Headlight|Tail light|Fog light) assembly|^Headlight bulb, halogen|^Fog light bulb/;

/** Why the figures of a lamp do not fit the one on these lines: it is said to be LED, HID or adaptive, which costs several times as much. */
export function unlikeLamp(jobs: Job[], lines: Line[]): string | null {
  if (!jobs.some(({ job }) => PLAIN.test(job))) return null;
  const said = lines.map(({ description }) => KINDS.exec(description)).find((found) => found !== null);
  if (!said) return null;
  const kind = said[1] ? "an LED lamp" : said[2] ? "an HID (xenon) lamp" : "an adaptive lamp";
  return `Our figures are mostly of plain halogen lamps; this is ${kind}, which costs more.`;
}
