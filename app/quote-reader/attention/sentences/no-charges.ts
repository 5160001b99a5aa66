import { isSpoken, sentenceOf } from "#app/quote-reader/attention/sentences/sentence.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { looksLikeNothing, ROLES } from "#app/quote-reader/learned/solve.ts";

/** "Coverage is available for $112", "left that out (that was gonna be 235)", "normally $24.95": what is not asked for, or not today. */
const ONLY_OFFERED =
  /\b(?:(?:is|are) (?:also )?available(?: for| at)?|w(?:as|ere) (?:gonna|going to) (?:be|run|cost)|(?:left|leaving) (?:it|that|this|them|those) (?:out|off)|would(?:'ve|’ve| have) (?:been|run|cost)|normally|usually|ordinarily|otherwise(?: [a-z]+){2,6})[\s(~]*(?:about |around |just |only )?$/i;
/** "A reduction of $75": no work is called so. */
const TAKEN_OFF_BEFORE = /\b(?:reduction|discount|rebate|markdown) of$/i;
const TAKEN_OFF_BEHIND = /^(?:[a-z]+ ){0,2}(?:discount|rebate)\b/i;
/** "5 psi at idle", "214k", "60 month": what is measured so is no money. */
const MEASURED =
  /^(?:psi|kpa|bar|mm|cm|inch(?:es)?|miles?|mi|km|months?|mos?|years?|yrs?|weeks?|days?|amps?|volts?|v|ah|cca|ply|percent|degrees?|rpm|mpg|gal|gallons?|qts?|quarts?|liters?|hours?|hrs?|minutes?|mins?|am|pm|cyl\w*|speed)\b/i;

/** Amounts that sentences say not to charge look like nothing. In `chances` itself. */
export function withoutOffers(entries: Entry[], rows: Row[], chances: Float32Array[]): void {
  entries.forEach((entry, at) => {
    const own = chances[at];
    const looks = (own?.[ROLES.line] ?? 0) + (own?.[ROLES.total] ?? 0);
    if (!own || looks < WORTH || !isSpoken(entry)) return;
    if (ONLY_OFFERED.test(sentenceOf(entry, rows).before)) chances[at] = looksLikeNothing();
  });
}

/** "$64.99 if you'd like it": an offer, where no total says that it was taken. */
const IF_WANTED =
  /^\W*(?:more |extra )?if (?:you|u|ya)(?:'d|’d| would| do| also)? (?:like|want|prefer|choose|decide)\b/i;

/** Whether some amounts were only offered; they look like nothing. In `chances` itself. */
export function withoutWishes(entries: Entry[], rows: Row[], chances: Float32Array[]): boolean {
  const offered = entries.filter((entry) => isSpoken(entry) && IF_WANTED.test(sentenceOf(entry, rows).behind));
  for (const entry of offered) chances[entries.indexOf(entry)] = looksLikeNothing();
  return offered.length > 0;
}

/** Less likely than this, an amount is charged by nobody as it is. */
const WORTH = 0.01;

/** What a sentence calls a reduction is taken off, and no line. In `chances` itself. */
export function withReductions(entries: Entry[], rows: Row[], chances: Float32Array[]): void {
  entries.forEach((entry, at) => {
    const own = chances[at];
    const line = own?.[ROLES.line] ?? 0;
    if (!own || line < (own[ROLES.off] ?? 0) || !isSpoken(entry)) return;
    const { before, behind } = sentenceOf(entry, rows);
    if (!TAKEN_OFF_BEFORE.test(before) && !TAKEN_OFF_BEHIND.test(behind)) return;
    own[ROLES.off] = (own[ROLES.off] ?? 0) + line;
    own[ROLES.line] = 0;
  });
}

/** "Aug 29", "bay 3", "Box 118", "RO 4417": what a number counts out. */
const NUMBERED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|suite|ste|box|route|rte|hwy|highway|bay|stall|unit|store|room|apt|ext|exit|page|ro|po|order|ticket|invoice|estimate|claim)(?:\.| ?#| no\.?)?$/i;
/** "before 5", "by 3": where no more hours are on a clock. */
const ON_A_CLOCK = /\b(?:before|by|until|till|til|between|open)$/i;
const STREET_BEHIND =
  /^(?:[NSEW]\.? )?(?:[A-Z]\w+ ){1,2}(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|hwy|pike|pkwy|way|ct)\b/i;

/** In a text without signs for money a number is an amount where nothing else is counted or measured with it. In `chances` itself. */
export function withoutMeasures(entries: Entry[], chances: Float32Array[]): void {
  entries.forEach((entry, at) => {
    const { printed } = entry.cell;
    if (printed?.kind !== "number" || printed.dollar || printed.decimals === 2 || entry.of) return;
    const place = entry.row.cells.indexOf(entry.cell);
    const [before = "", behind = ""] = [place - 1, place + 1].map((each) => entry.row.cells[each]?.text);
    const isNumbered = NUMBERED.test(before) || (printed.value <= 12 && ON_A_CLOCK.test(before));
    if (printed.decimals > 0 || isNumbered || MEASURED.test(behind) || STREET_BEHIND.test(behind))
      chances[at] = looksLikeNothing();
  });
}
