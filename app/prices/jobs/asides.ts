/** What stands on a line beside its work: what was found in order or refused, what only comes off on the way, what the customer brings. */

import type { LineKind } from "#app/prices/jobs/job-index.ts";

/** A piece begins after a comma, a semicolon, a bracket, or a dash that is no hyphen. */
const BEGINS = /([,;(]|\s[-–—]|[-–—]\s)/;
/** Each at the beginning of a piece of small letters, and gone from it. */
const ASIDES = [
  // "rear pads only, rotors ok", and not "coolant level, all good".
  /^(?!(?:all|looks?|checks?|checked|tests?|tested|is|are|was|still|very)\b)(?:\w+ ){1,3}(?:ok|okay|good|fine|(?:with)?in spec)\b\W*$/,
  // "oil change - declined cabin filter", and not "brake flush, declined by customer" or "declined at this time".
  /^(?:(?:customer|cust|client|owner) )?declined (?!(?:by|at|to|for|until|per|now|today|this|all|any|it|work|service|repairs?)\b)[\w &/]+\W*$/,
  // "oil change; wipers declined", and not "rear shocks, customer declined".
  /^(?!(?:customer|cust|client|owner|was|is|all|both|work|service|repairs?|it|but)\b)(?:\w+ ){1,3}declined\W*$/,
  /^[^,;(]*\b(?:coupon|discount) applied\b/,
  // "oil change, next due in 6 months": when it is due again.
  /^next (?:service |oil change )?due\b[^,;(]*$/,
  /^(?:with |w\/ ?)?(?:coupon|discount)\W*$/,
  // "rotate tires (frt pads 4mm)": what was measured beside the work.
  /^(?:(?:front|frt|rear|rr|brake) )?(?:pads?|shoes?|linings?|treads?|tires?)(?: (?:front|frt|rear|rr))? (?:at |@ ?)?\d{1,2}(?:\/32| ?mm)\W*$/,
  // "Water pump - timing chain off"
  /^(?:timing (?:chain|belt|cover)|valve cover|trans(?:mission)?|engine|dash|manifold|subframe|cradle|radiator|pan|tank|bumper|fender)(?: \w+)? (?:off|out|removed)\b(?: ?(?:&|and|\+) ?re-?seal(?:ed)?\b)?/,
  /^customer['’]?s? (?:own )?(?:wheels?|tires?|parts?)\b/,
  // "Starter - intake manifold off", "heater core (dash out)"; "bulb out" and "wheel seal worn out" are why, and no work either.
  /^(?!.*\b(?:blow|blew|chang|swap|cut|drill|press|wash|flush|sort|find|trac|clean|top|repl|r ?[&+/] ?r)\w*\b)(?:\w+ ){1,3}(?:comes? |taken? |pulled )?(?:off|out|removed)\W*$/,
  // "Bumper cover, R&I fog lamps", "alternator (includes belt R&I)": what comes off and goes on again on the way.
  /^(?:incl\w*\.? |with |w\/ ?)?r ?[&/] ?i\b(?!.*\b(?:r ?[&+/] ?r|repl\w*|install|new)\b).*$/,
  /^(?:incl\w*\.? |with |w\/ ?)?(?:\w+ ){1,3}r ?[&/] ?i\W*$/,
  /^[\w &/]*\bfor access\W*$/,
  // "Alternator, new (no core)"
  /^(?:no|without|w\/o|incl\w*|with|w\/) ?cores?(?: (?:charge|deposit|incl\w*|due|req\w*|needed))?\W*$/,
  // "Windshield (aftermarket, no camera)", and not "diagnosis, no start".
  /^(?:no|without|w\/o|less|excl\w*|not incl\w*|does not incl\w*) (?:new |the )?(?:cam(?:era)?s?|adas|cal(?:ib\w*)?|(?:rain )?sensors?|rotors?|pads?|hardware|hdwe|filters?|fluids?|coolant|refrigerant|freon|gaskets?|pumps?|tensioners?|labou?r|parts?|align\w*|program\w*|prog|mount\w*|balanc\w*|install\w*|paint|tpms|molding|motors?)\b[\w /&]*\W*$/,
  // "BCM (programming not included)"
  /^(?:prog\w*|coding|re-?learn|labou?r|install\w*|mount\w*|freight|shipping) (?:is |are )?(?:extra|addl|add'l|additional|not incl\w*|separate\w*)\W*$/,
  /^cores? (?:incl\w*|exch\w*|returned|req\w*)\W*$/,
];
/** "EGR cooler R&R, coolant", "intake manifold replaced - new gaskets, bolts": what goes into the work. */
const GOODS =
  "(?:coolant|anti-?freeze|g(?:as)?k(?:e?t)?s?|gaskets?|gskts?|seals?|o-?rings?|hardware|hdwe|bolts?|rtv|sealant|fluids?)";
const USED = new RegExp(
  `^(?:(?:and|with|w\\/|new|oem|all|alum(?:inum)?|one-?time|&|\\+) ?)*${GOODS}(?: ?(?:&|and|\\+|\\/) ?${GOODS})*\\W*$`,
);
/** "Radiator replacement complete w/ coolant": what it is filled with again. */
const FILLED = /(?<!\bfill(?:ed)?) (?:with|w\/) ?(?:new )?(?:coolant|anti-?freeze)\W*$/i;
/** "Timing belt and water pump with engine mount removed for access": the pump stays. */
const TAKEN_OFF = / (?:with|w\/) ?(?:the )?(?:\w+ ){1,3}(?:removed|off|out) for access\W*$/i;
const REPLACES = /\b(?:r ?[&+/] ?r|repl\w*|install\w*|extract\w*)\b/i;
const SERVES = /\b(?:flush|exch\w*|drain|svc|service|bleed|fluids?:)\b/i;
/** Labor that mounts tires sells none, whatever size it names. */
const MOUNTS = /\b(?:mount|mnt|m\/b|balance|bal)\b/i;
const SIZE = /\b(?:p|lt)?\d{3}\s?\/\s?\d{2}\s?z?r?f?\s?\d{2}\b/i;
/** "Control arm (bushing torn)": what was found in a bracket is why. */
const FOUND =
  /^(?:(?:torn|ripped|split|cracked|leaking|worn|bad|noisy|failed|broken) (?:\w+ ){0,2}(?:boots?|bushings?|bearings?)|(?:\w+ ){0,2}(?:boots?|bushings?|bearings?) (?:is |are )?(?:torn|ripped|split|cracked|leak(?:ing|s)|worn|bad|noisy|failed|broken))(?: out)?\W*$/;
/** "R&I bumper cover, replace fog lamp" is the lamp. */
const OFF_FIRST = /^\W*r ?[&/] ?i (?:\w+,? ){1,4}?(?:(?:to|and|&) )?(?=(?:repl\w*|r ?[&+/] ?r)\b)/i;
/** "Remove intake manifold, replace starter" is the starter; "remove valve cover, replace gasket" says by the one which the other is. */
const OUT_FIRST =
  /^\W*(?:remove|detach|unbolt|(?:drop|pull)(?= (?:the )?(?:exhaust|subframe|cradle|engine|trans\w*|tank|fuel tank)\b)) (?!and\b|&|\+|\/|old\b|existing\b)[^;(]{3,60}?(?:,? (?:and|then|to|&)|,) (?=(?:repl\w*|install|r ?[&+/] ?r|reseal)\b (?!(?:with|it|them|same|new|the same)\b|(?:the |all )?(?:gaskets?|seals?|o-?rings?|filters?|bushings?|bearings?|hardware|fluids?|boots?|screens?|elements?|pumps?|motors?|units?|sensors?|lines?|hoses?|mounts?)\b))/i;
/** "60K service: plugs, fluids" is the service, whatever it lists. */
const BY_MILES =
  /^(\W*\d{2,3}(?:,?000|k)(?:[- ]?(?:miles?|mi))?\.? (?:(?:factory|scheduled|major|minor|intermediate|recommended|interval) ){0,3}(?:service|maintenance|maint|svc)(?: (?:service|pkg|package))?)\b ?(?:\(| [–—-] ).*$/i;
const TESTED_FIRST = /\b(?:test|check)(?:ed)? (?:and|&|then) (?=repl)/i;
/** What is paid for the sticker is no inspection. */
const STICKER = /\b(?:(?:\w\w|state|safety|emissions?|annual) ){0,3}(?:insp\w* )?stickers?(?: fee)?\b/gi;
const STICKER_FEE = /\b(?:(?:\w\w|state|safety|emissions?|annual) ){0,3}(?:insp\w* )?stickers? fees?\b/gi;
const ENOUGH_BEFORE = /\w{3}/;

/** The line without its asides; what stands first is never one. Linear in the length of the text. */
export function withoutAsides(whole: string, kind: LineKind = null): string {
  const asked = whole.replace(BY_MILES, "$1").replace(TAKEN_OFF, "").replace(TESTED_FIRST, "").replace(OUT_FIRST, "");
  const named = asked.replace(kind === "Fee" ? STICKER : STICKER_FEE, "sticker fee");
  const text = kind === "Labor" && MOUNTS.test(named) ? named.replace(SIZE, "tires") : named;
  const used = REPLACES.test(text) && !SERVES.test(text);
  const kept: string[] = [];
  let enough = false;
  const pieces = (used ? text.replace(FILLED, "") : text).replace(OFF_FIRST, "").split(BEGINS);
  for (let at = 0; at < pieces.length; at += 2) {
    const [separator = "", piece = ""] = [pieces[at - 1], pieces[at]];
    const own = !enough
      ? piece
      : separator === "(" && FOUND.test(piece.trim().toLowerCase())
        ? ""
        : used && USED.test(piece.trim().toLowerCase())
          ? ""
          : cut(piece);
    kept.push(own === piece || own.trim() ? separator + own : " ");
    enough ||= ENOUGH_BEFORE.test(piece);
  }
  return kept.join("");
}

function cut(piece: string): string {
  const plain = piece.trim();
  const aside = ASIDES.map((each) => each.exec(plain.toLowerCase())?.[0]).find((found) => found !== undefined);
  return aside === undefined ? piece : plain.slice(aside.length);
}
