/** What is wrong with a car stands beside what is done to it, and is not what is done. */

import type { Index } from "#app/prices/jobs/job-index.ts";
import { ACTIONS, HEADS, PIECES, PLACES, VAGUE } from "#app/prices/jobs/suits.ts";
import type { Segment } from "#app/prices/jobs/words/words.ts";

/** "Carpet wet, sunroof drains clogged: clean them": what was complained of is not what is worked on. */
export function withoutComplaints(index: Index, segments: Segment[]): Segment[] {
  // An assembly is sold: "turbo assembly, wastegate rattles".
  const works = ({ words }: Segment) =>
    words.some((word) => WORKED.has(ACTIONS.get(word) ?? "") || word === "assembly");
  const kept = [...segments];
  for (const segment of segments) {
    if (segment.words.every((word) => BLEEDING.has(word)) && segments.indexOf(segment) > 0) drop(kept, segment);
    if (!segment.complaint || works(segment)) continue;
    // "CV axle, torn boot": the boot is why; "gasket set, coolant leak".
    if (segments[0] !== segment && segment.words.every((word) => PIECES.has(word) || LEAKED.has(word)))
      drop(kept, segment);
    const others = segments.filter((other) => other !== segment && !other.complaint);
    if (segment.complaint === "lamp") {
      if (others.some(({ words }) => words.length > 1 || !words.some((word) => ACTIONS.has(word)))) drop(kept, segment);
      continue;
    }
    const worked = others.filter((other) => other.words.length > 1 && works(other));
    // "Leak at manifold, replace gasket" is the gasket of the manifold.
    if (worked.some(({ words }) => words.every((word) => ACTIONS.has(word) || VAGUE.has(word) || PIECES.has(word))))
      continue;
    const same = worked.find(({ words }) => words.every((word) => ACTIONS.has(word) || segment.words.includes(word)));
    if (same && isWhole(index, same.words)) drop(kept, segment);
    else if (same) {
      // "Water pump leaks: replace pump" replaces the water pump.
      drop(kept, same);
      kept[kept.indexOf(segment)] = { ...segment, words: [...segment.words, "replace"] };
    } else if (worked.some(({ words }) => !words.some((word) => segment.words.includes(word)))) drop(kept, segment);
  }
  return kept.length > 0 ? kept : segments;
}

/** "Solenoid clicks, replaced starter": what is worked on has a name of its own. */
function isWhole(index: Index, words: string[]): boolean {
  const parts = words.filter((word) => !ACTIONS.has(word) && !PLACES.has(word) && (index.weights.get(word) ?? 0) > 0.3);
  const named = (index.postings.get(parts[0] ?? "") ?? []).some((at) => {
    const alias = index.aliases[at];
    return (
      alias?.words.length === parts.length &&
      index.jobs[alias.job]?.kind === "job" &&
      parts.every((word) => alias.words.includes(word))
    );
  });
  return named && !(parts.length === 1 && HEADS.has(parts[0] as string));
}

function drop<T>(list: T[], each: T) {
  if (list.includes(each)) list.splice(list.indexOf(each), 1);
}

const LEAKED = new Set("coolant oil water fluid fuel vacuum air gas".split(" "));
const BLEEDING = new Set("bleed bench system brake hydraulic air line clutch".split(" "));
const WORKED = new Set(["replace", "clean", "flush", "repair", "rebuild", "machine", "recharge", "program"]);
