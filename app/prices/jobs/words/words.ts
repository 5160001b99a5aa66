/** From what a shop wrote to plain words: shorthand spelled out, part numbers, quantities and complaints left aside. */

import type { Speller } from "#app/prices/jobs/words/spelling.ts";
import { COMPLAINT, LAMP, tidied } from "#app/prices/jobs/words/tidy.ts";

const KEPT_S =
  /^(?:abs|gas|bus|chassis|glass|lens|ps|ws|ds|ss|wss|vss|tps|rms|plus|press|cross|psfx|dos|o2s|ho2s|less|tcs|ecs|vcs|dcs|pcs|bcs|gps|hvs|lbs|hrs|qts|pts|mts|brks|prs|fws|blds)$/;

export type Shorthand = { longest: number; words: Map<string, string[]> };

/** Reads the table of shorthand: what shops write, and the words it stands for. */
export function parseShorthand(table: string): Shorthand {
  const words = new Map<string, string[]>();
  let longest = 1;
  for (const line of table.trimEnd().split("\n").slice(1)) {
    const [short = "", long = ""] = line.split("\t");
    const key = split(short.replace(LETTER_SLASH, "$1zz")).map(singular);
    longest = Math.max(longest, key.length);
    words.set(key.join(" "), split(long).map(singular));
  }
  return { longest, words };
}

/** A stretch of a line between two separators, as words; `joined` when "and" or "with" stands before it rather than a comma. */
export type Segment = {
  words: string[];
  joined: boolean;
  comesWith?: boolean;
  complaint?: "symptom" | "lamp";
  /** What leads to it, and to words within it: see `CUES`. */
  cue?: number;
  turns?: { at: number; cue: number }[];
};

/** What leads from one thing to the next says whether both are worked on: "and", "with", a bracket, "for", "behind". */
const CUES = [
  ["|"],
  ["and", "plus", "then"],
  ["with"],
  ["zopen"],
  ["zdash"],
  ["zslash"],
  ["for", "to", "from"],
  ["behind", "under", "near", "at", "on", "in", "over", "off", "before", "after", "during", "while"],
  ["not", "no", "without"],
];
/** Those between the members of a list: a comma, "and", a slash. */
export const SLASH = 5;
export const LISTING = new Set([0, 1, SLASH]);
/** The ninth leads to what stands first. */
export const CUE_KINDS = CUES.length + 1;
const CUE = new Map(CUES.flatMap((words, kind) => words.map((word): [string, number] => [word, kind])));

/** What words beside a stretch say of it: "rotors, fluid exchange" speaks of brakes. */
export function neighbors(segments: Segment[], start: number, end: number): string[] {
  const words = [...(segments[start - 1]?.words ?? []), ...(segments[end]?.words ?? [])];
  return words.flatMap((word) => [word, ...(IMPLIED.get(word) ?? [])]);
}

const IMPLIED = new Map<string, string[]>([
  ...["rotor", "pad", "caliper", "shoe", "drum", "cylinder"].map((word): [string, string[]] => [word, ["brake"]]),
  ...["thermostat", "coolant"].map((word): [string, string[]] => [word, ["radiator"]]),
]);

const INCLUDES = /\b(?:includes?|including|incl)\b\.?/i;

/** The segments of a line; those after "includes" stand in `aside`. */
export function segmentsOf(
  text: string,
  shorthand: Shorthand,
  spell: Speller,
): { segments: Segment[]; aside: Segment[] } {
  const whole = tidied(text).split("¶");
  const [head = "", ...included] = (whole[0] ?? "").split(INCLUDES);
  const segments = segmentsIn(head, shorthand, spell);
  return segments.some(({ complaint }) => !complaint)
    ? { segments, aside: segmentsIn(included.join(" ; "), shorthand, spell) }
    : {
        segments: segmentsIn(`${head} ; ${included.join(" ; ")} ; ${whole.slice(1).join(" ; ")}`, shorthand, spell),
        aside: [],
      };
}

/** All words of a line but those that stand aside. */
export function wordsIn(text: string, shorthand: Shorthand, spell: Speller): string[] {
  return segmentsOf(text, shorthand, spell).segments.flatMap(({ words }) => words);
}

function segmentsIn(text: string, shorthand: Shorthand, spell: Speller): Segment[] {
  const segments: Segment[] = [{ words: [], joined: false }];
  const words = split(plain(text))
    .map(singular)
    .flatMap((word) => (NOISE.has(word) || SLASHED.test(word) ? word : spell(word).split(" ")));
  let cue: number = CUE_KINDS - 1;
  for (const word of expand(words, shorthand).flatMap(parted)) {
    const last = segments.at(-1) as Segment;
    cue = CUE.get(word) ?? cue;
    if (word === COMPLAINT || word === LAMP) last.complaint = word === LAMP ? "lamp" : "symptom";
    else if (word === "|") segments.push({ words: [], joined: false });
    else if (JOINS.test(word)) segments.push({ words: [], joined: true, comesWith: word === "with" });
    else if (!NOISE.has(word) && !last.words.includes(word)) {
      if (last.words.length === 0) last.cue = cue;
      else if (cue >= 0) last.turns = [...(last.turns ?? []), { at: last.words.length, cue }];
      last.words.push(word);
      cue = -1;
    }
  }
  return segments.filter(({ words }) => words.length > 0);
}

/** "T/rod" is one word as long as it may be shorthand; "t rod" is none, for "a spring" is any spring. */
const LETTER_SLASH = /\b([a-vx-z])\/(?=[a-z]{3,}\b)/g;
const SLASHED = /^([a-vx-z])zz([a-z]{3,})$/;

/** What no shorthand knew are two words again. */
function parted(word: string): string[] {
  const said = SLASHED.exec(word);
  return said ? [said[1] ?? "", "|", "zslash", said[2] ?? ""] : [word];
}

const JOINS = /^(?:and|plus|with|then)$/;

/** The words of an alias, and whether it joins several things: "pads and rotors". */
export function aliasOf(text: string, shorthand: Shorthand): { words: string[]; joins: boolean } {
  const all = expand(split(plain(text.toLowerCase())).map(singular), shorthand);
  const words = all.filter((word) => word && word !== "|" && !JOINS.test(word) && !NOISE.has(word));
  const joins = all.some((word, at) => JOINS.test(word) && at > 0 && at < all.length - 1);
  return { words: [...new Set(words)], joins: joins && words.length > 1 };
}

/** Figures that mean something are turned into words; the rest go. Separators become "|". */
function plain(text: string): string {
  return text
    .replace(/\blube,? oil,? (?:and|&)? ?filter(?: change| service)?\b/g, " oil change ")
    .replace(/\br\s?&\s?r'?d?\b|\br\/r\b|\br ?\+ ?r\b/g, " replace ")
    .replace(/\br\s?&\s?i\b|\br\/i\b/g, " remove ")
    .replace(/\b(?![lrf]\/[lrfh]\b)([a-z])\/([a-z])\b/g, "$1 $2")
    .replace(/\b([ht])\/lamp/g, "$1 lamp")
    .replace(/\b([lr])\/([frlh])\b/g, "$1$2")
    .replace(/\bw[/-] ?pump\b/g, " water pump ")
    .replace(/\bf\/pump\b/g, " fuel pump ")
    .replace(/\bout the door\b/g, " ")
    .replace(/\bw\/\s?o\b/g, " without ")
    .replace(/\bw\/|(?<=[a-z]{3} )w (?=[a-z]{3})/g, " with ")
    .replace(/\b(\d{1,3}),(\d{3})\b/g, "$1$2")
    .replace(/\b(\d+)000[- ]?mi(?:les?)?\b|\b(\d+)k(?: mi(?:les?)?)?\b/g, " $1$2k ")
    .replace(/\b(?:p|lt)?\d{3}\s?\/\s?\d{2}\s?z?r?f?\s?\d{2}\b/g, " tiresize ")
    .replace(/\b0w-?\s?\d{2}\b/g, " motoroil synthetic ")
    .replace(/\b15w-?\s?40\b/g, " motoroil diesel ")
    .replace(/\b(?:75|80|85)w-?\s?\d{2,3}\b/g, " gear oil ")
    .replace(/\b\d{1,2}w-?\s?\d{2}\b/g, " motoroil ")
    .replace(/\b(?:r[- ]?)?134 ?a\b|\br[- ]?134\b/g, " r134a ")
    .replace(/\b(?:4wd|4x4|awd|2wd|fwd|rwd|[1-6]\.\d ?t(?! ?[-/]))\b/g, " ")
    .replace(/(?<=[a-z]{4}[,;(-]\s*)[1-6]\.\d ?l?[ -]?turbo(?:charged)?(?=\s*(?:[,;)]|$))/g, " ")
    .replace(/\batf (?:ws|t-?iv|z-?1|dw-?1|sp-?(?:iii|iv)|\+4)(?![a-z])/g, " atf ")
    .replace(/\b(?:r[- ]?)?1234 ?yf\b|\byf\b/g, " r1234yf ")
    .replace(/\bb\d[- ]?s\d\b/g, " oxygen ")
    .replace(/\bbank ?\d(?: sensor ?\d)?\b|\bcyl(?:inder)?s? ?#?\d\b|#\d+|\bnumber \d\b/g, " ")
    .replace(/\b(?:4|four)[- ]?(?:wheel|whl)s?\b/g, " fourwheel ")
    .replace(/\b(?:2|two)[- ]?(?:wheel|whl)s?\b/g, " twowheel ")
    .replace(/\b(?:4|four) (?:new )?tires?\b/g, " four tire ")
    .replace(/\bset of (?:4|four)\b/g, " four ")
    .replace(/\b3[- ]step\b/g, " induction ")
    .replace(/\b90(?:0[3-8]|12)(?:xs|ll)?\b/g, " headlight bulb ")
    .replace(/\bheli-?coils?\b/g, " helicoil ")
    .replace(/\bm\/cyl(?:inder)?\b/g, " master cylinder ")
    .replace(/\b(12) ?v(?:olt)?\b/g, " 12v ")
    .replace(
      /\b\d+(?:\.\d+)?\s?(?:qts?|quarts?|gal|gallons?|lbs?|pounds?|oz|hrs?|hours?|h|l|liters?|pcs?|ea|ft|in|mm|amps?|watts?|pt|point|pc|a|cyl(?:inder)?s?|ply|x)\b/g,
      " ",
    )
    .replace(/\$\s?\d[\d,.]*|\b\d+(?:\.\d+)?%/g, " ")
    .replace(/[&+;]/g, " and ")
    .replace(/\s[-–]\s/g, " | zdash ")
    .replace(/\(/g, " | zopen ")
    .replace(LETTER_SLASH, "$1zz")
    .replace(/[/:]/g, " | zslash ")
    .replace(/[,)]/g, " | ")
    .replace(/(?<=[a-z])\.(?=\s|$)/g, " ");
}

function split(text: string): string[] {
  return text
    .split(/[^a-z0-9|'-]+/)
    .flatMap((word) =>
      /^[a-z]-[a-z]+$|^\w+-\d\w*$|^\w+-[a-z]+$/.test(word) ? word.split("-") : [word.replace(/-/g, "")],
    )
    .filter((word) => word && !/^\d+$/.test(word) && word !== "'");
}

function singular(word: string): string {
  const bare = word.replace(/'s?$|'/g, "");
  if (/^[b-df-hj-np-tv-xz]{2}s$/.test(bare) && !KEPT_S.test(bare)) return bare.slice(0, -1);
  if (bare.length < 4 || KEPT_S.test(bare) || /(?:ss|us|is)$/.test(bare)) return bare;
  if (/(?:sh|ch|x|z|ss)es$/.test(bare)) return bare.slice(0, -2);
  return bare.replace(/ies$/, "y").replace(/s$/, "");
}

/** The longest shorthand first, at every place, twice over: shorthand may stand for shorthand. */
function expand(words: string[], { longest, words: table }: Shorthand): string[] {
  let now = words;
  for (let round = 0; round < 2; round++) {
    const next: string[] = [];
    for (let at = 0; at < now.length; ) {
      let length = Math.min(longest, now.length - at);
      let long: string[] | undefined;
      for (; length > 0; length--) {
        long = table.get(now.slice(at, at + length).join(" "));
        if (long) break;
      }
      next.push(...(long ?? [now[at] ?? ""]));
      at += Math.max(1, length);
    }
    now = next;
  }
  return now;
}

/** Words that name no work. */
const NOISE = new Set(
  `zdash zopen zslash the of on a an to for in is at or from by as it its this that be been was were are not no out off over only up down into
  perform performed provide complete job work new premium quality grade oe required recommend recommended
  customer vehicle car please estimate quote needed needs need both all one two three each per pair side total
  bank cyl left right driver passenger lh rh truck suv unit type see note
  courtesy complimentary free included under behind near cracked leaking worn broken failed bad stripped seized noisy weak dead inoperative damaged torn found supplied option approved warranty while during after before
  reinstall reset both customer old used? number yes n/c nc w x item ceramic semi metallic coated
  factory original equipment aftermarket heavy duty standard professional service? cost price hour
  epa carb compliant dexos ns ngk mevotech timken skf dayco dorman raybestos akebono moog kyb bilstein
  platinum gold silver deluxe lifetime ultra valvoline maxlife gallon gabriel monroe oespectrum wagner centric cardone spectra fram wix
  cooper hankook kumho falken nitto nexen sumitomo bfg bfgoodrich dunlop uniroyal mastercraft
  qty quantity name size spec specification torqued lubricated prior clear
  front' position location positions location's toyota honda ford chevrolet chevy nissan subaru bmw hyundai kia mazda lexus acura
  audi dodge jeep mercedes gmc volkswagen vw prius michelin goodyear bridgestone firestone continental pirelli toyo yokohama bosch denso acdelco motorcraft mopar civic camry corolla silverado`
    .split(/\s+/)
    .filter((word) => !/[?:']/.test(word)),
);
