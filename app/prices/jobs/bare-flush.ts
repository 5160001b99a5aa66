import type { Found } from "#app/prices/jobs/settle.ts";
import type { Segment } from "#app/prices/jobs/words/words.ts";

/** What a flush without an object is of, by the system of the work beside it. */
const FLUID_OF: Record<string, string[]> = {
  Brakes: ["brake", "fluid"],
  Steering: ["power", "steering", "fluid"],
  HVAC: ["aircon", "system"],
  Cooling: ["coolant"],
  Transmission: ["transmission", "fluid"],
};
const BARE = new Set(["flush", "fluid", "system", "replace"]);

/** "Compressor, drier, flush" flushes the air conditioning, "pads and rotors + flush" the brakes. Null where nothing is added. */
export function withFluid(segments: Segment[], found: Found[]): Segment[] | null {
  const fluid = FLUID_OF[found.findLast(({ job }) => FLUID_OF[job.system])?.job.system ?? ""];
  const isBare = ({ words }: Segment, at: number) =>
    at > 0 && words.includes("flush") && words.every((word) => BARE.has(word) || fluid?.includes(word));
  if (!fluid || !segments.some(isBare)) return null;
  return segments.map((each, at) => (isBare(each, at) ? { ...each, words: [...fluid, "flush"] } : each));
}
