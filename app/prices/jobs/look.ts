/** How well a stretch of a line is a way of writing of one job. */

import type { Job } from "#app/prices/jobs/job.ts";
import {
  type Alias,
  type Index,
  type LineKind,
  meanings,
  SAYS_NOTHING,
  sum,
  weightIn,
} from "#app/prices/jobs/job-index.ts";
import { keyOf } from "#app/prices/jobs/shared-words.ts";
import {
  ACTIONS,
  BARE,
  FLUIDS,
  HEADS,
  OF_ITSELF,
  OF_TIRES,
  PIECES,
  PLACES,
  suits,
  VAGUE,
} from "#app/prices/jobs/suits.ts";

/** `joins`: its way of writing joins several things. */
export type Hit = { job: number; score: number; explained: number; joins: boolean; comesWith?: boolean };

const LABOR = /\b(?:labou?r|hours?|time|mechanical)\b/;
/** After another part these say more of that one: "EPS motor, program". */
const WITHOUT_OBJECT = new Set("replace flush program inspect check adjust clean repair remove lubricate".split(" "));
const ENOUGH = 0.63;
/** More than what is lost in rounding. */
const TRIFLE = 1e-9;

export type Stretch = {
  first: boolean;
  words: string[];
  kind: LineKind;
  near: string[];
  verbs: string[];
  joined: boolean;
};

export function look(index: Index, { first, words, kind, near, verbs, joined }: Stretch): Hit | null {
  const own = [...new Set(words)];
  const told = own.map((word) => ({ word, meant: meanings(index, word) }));
  // Beside the size of a tire stand its brand and model.
  const sized = own.includes("tiresize");
  const telling = sized ? told.filter(({ word }) => OF_TIRES.has(word)) : told;
  const wholes = sum(telling.map(({ word, meant }) => weightIn(index, word, meant, kind)));
  if (wholes < 0.2) return null;
  const more = !first && own.every((word) => BARE.has(word) || WITHOUT_OBJECT.has(word));
  // "Coolant flush, brake flush": a flush that names what it is of.
  if (more && !(own.includes("flush") && index.whole.has(keyOf(own)))) return null;
  const speaking = told.filter(
    ({ word, meant }) => meant.length > 0 && weightIn(index, word, meant, kind) > 0.5,
  ).length;
  const others = sum(telling.map(({ word, meant }) => unexplained(index, word, meant, kind)));
  const matched = new Map<number, { alias: number; text: number; explained: number }>();
  for (const { word, meant } of told) {
    const most = weightIn(index, word, meant, kind);
    const less = unexplained(index, word, meant, kind);
    const seen = new Set<number>();
    for (const { word: known, likeness } of meant) {
      if ((index.weights.get(known) ?? 0) < SAYS_NOTHING) continue;
      for (const at of index.postings.get(known) ?? []) {
        if (seen.has(at)) continue;
        seen.add(at);
        const so = matched.get(at) ?? { alias: 0, text: 0, explained: 0 };
        so.alias += (index.weights.get(known) ?? 0) * likeness;
        so.text += most * likeness;
        so.explained += less;
        matched.set(at, so);
      }
    }
  }
  const actions = new Set(own.flatMap((word) => ACTIONS.get(word) ?? []));
  // A fluid is flushed by a machine; nothing is machined.
  if (actions.has("flush")) actions.delete("machine");
  if (actions.size === 0) for (const verb of verbs) actions.add(ACTIONS.get(verb) as string);
  // "Struts with mounts" means the mounts of the struts.
  const vague = near.length > 0 && own.every((word) => VAGUE.has(word) || ACTIONS.has(word));
  let best: Hit | null = null;
  for (const [at, { alias, text, explained }] of matched) {
    const { job, weight, words: needed, joins } = index.aliases[at] as Alias;
    let ofAlias = Math.min(1, alias / weight);
    const ofText = text / (text + Math.max(0, others - explained));
    const mayLend = ofAlias < 0.99 && near.length > 0 && ofText > 0.85;
    // All else makes it less: most share one word with the line, and are passed over here.
    if (alikeness(mayLend ? 1 : ofAlias ** 1.6, ofText) < (best?.score ?? ENOUGH) - TRIFLE) continue;
    let lent = 0;
    if (mayLend) {
      const missing = needed.filter((word) => !told.some(({ meant }) => meant.some((each) => each.word === word)));
      if (missing.every((word) => near.includes(word) && !PLACES.has(word))) {
        ofAlias = 1;
        lent = 0.12;
      }
    }
    if (index.jobs[job]?.job === "Labor" && !LABOR.test(own.join(" "))) continue;
    // "Service B" is nothing without its letter, and a letter is nothing without its word.
    if (ofAlias < 0.99 && needed.some((word) => word.length === 1)) continue;
    // One word alone must be the whole of what it names: "pump" is no oil pump.
    if (speaking === 1 && ofAlias < 0.8) continue;
    if (ofAlias < 0.99) {
      const missing = needed.filter((word) => ACTIONS.has(word) && word !== "replace" && !own.includes(word));
      if (missing.length > 0 && !missing.some((word) => actions.has(ACTIONS.get(word) ?? ""))) continue;
    }
    if (lent === 0 && ofAlias < 0.99 && lacksMuch(index, needed, told)) continue;
    if (ofText < 0.99 && isOfAnother(index, needed, told, kind)) continue;
    const whole = ofAlias ** 1.6;
    const piece =
      own.length > 1 && !joined && PIECES.has(own.at(-1) ?? "") && !needed.some((word) => PIECES.has(word)) ? 0.75 : 1;
    const fit =
      piece *
      (alikeness(whole, ofText) - lent) *
      (joined === joins ? 1 : joined ? 0.75 : 0.94) *
      (own.some((word) => HEADS.has(word) && !index.vocabularies[job]?.has(word)) ? 0.78 : 1) *
      (vague && lent === 0 ? 0.85 : 1);
    const fluid = needed.some((word) => FLUIDS.has(word)) && own.some((word) => FLUIDS.has(word));
    const score = fit * suits(index.jobs[job] as Job, { actions, kind, needed, fluid });
    if (score > (best?.score ?? ENOUGH)) best = { job, score, explained: wholes * ofText, joins };
    else if (best && score === best.score && job < best.job) best = { job, score, explained: wholes * ofText, joins };
  }
  return best && renewed(index, best, own);
}

function alikeness(ofAlias: number, ofText: number): number {
  return (2 * ofAlias * ofText) / (ofAlias + ofText);
}

/** What a word weighs against a job that does not speak of it; one that names a thing weighs whole. */
function unexplained(index: Index, word: string, meant: Told[number]["meant"], kind: LineKind): number {
  const weight = weightIn(index, word, meant, kind);
  return HEADS.has(word) ? weight : Math.min(1.8, weight);
}

type Told = { word: string; meant: { word: string; likeness: number }[] }[];

/** A way of writing of which a telling word is not in the line is another thing: "turbo" is no turbo gasket. */
function lacksMuch(index: Index, needed: string[], told: Told): boolean {
  return needed.some(
    (word) =>
      ((index.weights.get(word) ?? 0) > 1.3 || PLACES.has(word)) &&
      !told.some(({ meant }) => meant.some((each) => each.word === word)),
  );
}

/** What stands right before a word such as "plug" or "pump" says of which: "dummy plugs" are no spark plugs. */
function isOfAnother(index: Index, needed: string[], told: Told, kind: LineKind): boolean {
  const heads = needed.filter(
    (word) => !ACTIONS.has(word) && !PLACES.has(word) && (index.weights.get(word) ?? 0) > 0.3,
  );
  const [head = ""] = heads;
  const before = told[told.findIndex(({ word }) => word === head) - 1];
  if (heads.length !== 1 || !HEADS.has(head) || !before) return false;
  const { word, meant } = before;
  // A word that nobody knows beside pads or on a part's line is most often its maker: "Advics OE pads".
  if (meant.length === 0 && (kind === "Part" || OF_ITSELF.has(head))) return false;
  return !needed.includes(word) && !ACTIONS.has(word) && !PLACES.has(word) && weightIn(index, word, meant, kind) > 0.5;
}

/** "Replace EGR valve, clean passages": what is replaced is not cleaned for money as well. */
function renewed(index: Index, hit: Hit, words: string[]): Hit {
  const cleaned = index.jobs[hit.job];
  if (cleaned?.action !== "clean" || !words.includes("replace")) return hit;
  const job = index.jobs.findIndex(({ component, action }) => component === cleaned.component && action === "replace");
  return job < 0 ? hit : { ...hit, job };
}
