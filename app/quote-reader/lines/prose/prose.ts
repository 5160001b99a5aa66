import { toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { lastSentence, textOf } from "#app/quote-reader/lines/prose/text-of.ts";
import { namesSumOfKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { typeByWords } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType } from "#app/quote-reader/reading.ts";

export type ProseLine = {
  description: string;
  type: LineType;
  cents: number;
  quantity: number | null;
  unitPrice: number | null;
  row: Row;
};
export type ProseOff = { description: string; cents: number; row: Row };
export type ProseReading = { lines: ProseLine[]; off: ProseOff[]; tax: number | null; total: number };

const FIGURE = "(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(\\.\\d{2})?(?![\\d,.]*\\d)";
/** What is written as money; with cents; and, at the last, as a bare number that nothing else explains. */
const AMOUNTS = [
  new RegExp(`\\$ ?${FIGURE}`, "g"),
  new RegExp(`(?:\\$ ?|(?<![\\d$/.:#-])(?=\\d+\\.\\d\\d(?!\\d)))${FIGURE}(?!\\s?%)`, "g"),
  new RegExp(
    `(?:\\$ ?|(?<![\\w$/.:,#'-])(?!\\d\\))(?!(?:19|20)\\d\\d\\s+[A-Z]))${FIGURE}(?![\\w%/:'"-]|\\s?(?:%|mi\\b|miles?|k\\b|mm\\b|psi|months?|weeks?|days?|hours?|hrs?|minutes?|am\\b|pm\\b|years?|qts?|quarts?|of\\b|(?:new |front |rear )?(?:tires?|struts?|pads?|rotors?|plugs?)\\b|x\\b|@))`,
    "gi",
  ),
];
const TOTAL =
  /\b(?:total|all together|altogether|all in|in all|out the door|everything|(?:it|that|this|all)\s?comes?\s?to|grand|you'?re looking at|bottom line)\b|^ ?comes? to\b/i;
/** "Taxonthepartscomesto": a camera runs words together. */
const TAX = /\btax(?:es)?(?:\b|(?=on(?:the|parts|labor)|comes))/i;
/** "... plus $14.20 tax": the word behind the amount. */
const TAX_BEHIND = /^ ?(?:in |of |for )?(?:sales )?tax(?:es)?\b(?! ?\$?\d)/i;
const TOTAL_BEHIND = /^ ?(?:all together|altogether|all in|in all|total|out the door)\b/i;
/** "parts $145 + labor $240 = $385", "that makes $1,050": what stands before only adds up. */
const SUM = /(?:=|\b(?:makes|adds? up to|together|so far|sub-?total))[\s:]*$/i;
const KIND = /^[\s+&,]*(?:and |plus |the )*(parts?|materials?|labou?r)(?: is| are| runs?)?$/i;
const KIND_BEHIND = /^ ?(?:for |in |of )?(?:the )?(parts?|materials?|labou?r)\b(?! ?\$?\d)/i;
/** "$85 (if they come out clean I will knock this off)". */
const ASIDE = /^ ?\([^()$]{0,120}\)/;
/** "Front struts, parts" and "Starter: labor" before an amount. */
const NAMED = /^(?:\d{1,2}[.)] ?)?(.{3,60}?)[,:–-] ?(parts?|materials?|labou?r)$/i;
const BEFORE_NAME =
  /^(?:[\s,.•()–—+-]|so:|to (?:fix|stop) (?:it|this|that)\b|we need\b|two\b|for (?:the |a )?(?:pair|set|both|all)\b|[^:]{0,60}\b(?:19|20)\d\d\b[^:]{0,40}:|(?:and|then|plus|also|with|another|the|a|an|new|we need to|you need|it needs|needs?|(?:i|we) (?:would|will|can|could) (?:put (?:on|in)|replace|do|install|add)|i would|we would|(?:we|i) (?:also )?(?:recommend|suggest|need|found)|hi|hello)\b)+/i;
const BEHIND_NAME =
  /[\s,:=(–—-]{0,4}(?:\b(?:jobs? comes? to|comes? to|comes? out to|is|are|for|at|will be|would be|runs?|costs?|comes to|about|another|it's|it is|priced at)\b)?[\s,:=@(–—-]{0,4}$/i;
/** "Your car needs an alternator.": what the amounts of the next sentence are for. */
const NEEDED =
  /\b(?:needs?|recommend|replace|install|put (?:on|in)) (?:to have )?(?:an?|the|new|your)? ?([a-z][\w ,/&-]{2,48})$/i;
const PLUS = /^[\s,]*(?:\+|&|plus\b|and\b)|\/ *(?:parts|labou?r)/i;
const EACH = /\b(?:each|ea|apiece|per|a piece|x|×|times|@)\b|[x×@]/i;
const MOST_AMOUNTS = 40;
const LONGEST_CLAUSE = 160;

/** The charges that sentences name, when and only when they and their tax make the total that the text names. */
export function readProse(rows: Row[]): ProseReading | null {
  const { text, rowAt } = textOf(rows);
  for (const amounts of AMOUNTS) {
    const found = withProducts(saidIn(text, amounts, rowAt));
    const total = totalIn(found);
    if (!total) continue;
    const taxed = found.find(({ clause, isTax }) => isTax || (TAX.test(clause) && !TOTAL.test(clause)));
    // What is named behind the total may be another shop's price; what is named far before it, a price that was replaced since.
    const before = found.slice(0, found.indexOf(total));
    const lists = before.map((_, from) => before.slice(from + 1)).filter((list) => isReplaced(before, list, text));
    for (const said of [found, before, ...lists])
      for (const less of OFF) {
        const off = offIn(said, less);
        const lines = linesIn(said.filter((each) => !off.some(({ of }) => of === each)));
        const taken = off.reduce((sum, { cents }) => sum + cents, 0);
        if (makes(lines, (taxed?.cents ?? 0) - taken, total.cents))
          return { lines, off, tax: taxed?.cents ?? null, total: total.cents };
      }
  }
  return null;
}

/** "This replaces the first one:", "here is the new price". */
const REPLACED =
  /\b(?:(?:replaces|instead of|disregard|ignore|forget|scratch) (?:(?:the|my|our|that) )?(?:first|last|old|earlier|previous|other|prior|above|what|that|it)\b|(?:new|updated?|revised?|corrected) (?:price|quote|estimate|bid|numbers?|figures?|list)\b)/i;

/** The last few charges before a total stand for those before them where words say so between, or each of those is named again. */
function isReplaced(before: Said[], list: Said[], text: string): boolean {
  const dropped = before.slice(0, before.length - list.length);
  const [last, first] = [dropped.at(-1), list[0]];
  const lines = linesIn(list.filter(({ clause }) => !OFF_BY_WORDS.test(clause)));
  // They prove themselves by their number, and by being no sums of what is said before them.
  if (!last || !first || lines.length < LEAST_OF_LIST || lines.some((line) => namesSumOfKind(line.description)))
    return false;
  if (REPLACED.test(text.slice(last.at, first.at))) return true;
  const again = new Set(lines.map(({ description }) => description.toLowerCase()));
  const names = linesIn(dropped).map(({ description }) => description.toLowerCase());
  return names.length === dropped.filter((each) => !isSum(each)).length && names.every((name) => again.has(name));
}

const LEAST_OF_LIST = 4;

/** "I take off $25 because you sent me your neighbor"; and, where only that adds up, "Club member -$25". */
const OFF_BY_WORDS = /\b(?:i ?take off|taking off|knock(?:ed|ing)? off|less|minus|discount of|coupon)[\s:]*$/i;
const OFF = [OFF_BY_WORDS, new RegExp(`${OFF_BY_WORDS.source}|\\s[-−–]$`, "i")];

/** "100 off for being a repeat customer". */
const OFF_BEHIND = /^ ?(?:dollars |bucks )?off\b(?! (?:the )?(?:car|road|side))/i;

function offIn(found: Said[], less: RegExp): (ProseOff & { of: Said })[] {
  return found.flatMap((of) =>
    of.row && (less.test(of.clause) || OFF_BEHIND.test(of.behind))
      ? [{ description: "Discount", cents: of.cents, row: of.row, of }]
      : [],
  );
}

type Said = {
  at: number;
  /** The words before the amount since the last one, of its own sentence; and those of the sentence before. */
  clause: string;
  over: string;
  behind: string;
  cents: number;
  isTax: boolean;
  row: Row | undefined;
  quantity: number | null;
  unitPrice: number | null;
};

function saidIn(text: string, amounts: RegExp, rowAt: (at: number) => Row | undefined): Said[] {
  return [...text.matchAll(amounts)].slice(0, MOST_AMOUNTS).map((match, index, all) => {
    const before = all[index - 1];
    const from = Math.max(before ? before.index + before[0].length : 0, match.index - LONGEST_CLAUSE);
    // "$246.00 parts, $168.00 labor": the word behind an amount is not before the next.
    const passed = text
      .slice(from, match.index)
      .replace(before && KIND_BEHIND.test(text.slice(from)) ? KIND_BEHIND : "", "")
      .replace(before ? ASIDE : "", "");
    const [over, clause] = lastSentence(passed);
    const cents = toCents(Number(`${match[1]?.replaceAll(",", "")}${match[2] ?? ""}`));
    const end = match.index + match[0].length;
    const behind = text.slice(end, end + 20);
    const row = rowAt(match.index);
    const isTax = TAX_BEHIND.test(behind);
    return { at: match.index, clause, over, behind, cents, isTax, row, quantity: null, unitPrice: null };
  });
}

/** "$89 each side x 2 = $178", "210 each so 420 for the pair", "2 @ $75 = $150": one charge, with its number and its price. */
function withProducts(found: Said[]): Said[] {
  return found.flatMap((said, index): Said[] => {
    const [before, next] = [found[index - 1], found[index + 1]];
    if (before && timesOf(before, said)) return [];
    const times = next ? timesOf(said, next) : null;
    if (!next || !times) return [said];
    const named = said.clause.replace(/\b\d{1,2} ?[@x×] ?$/i, "");
    const bare = named.replace(HOURS, "");
    const clause = /[a-z]{3}/i.test(bare.replace(BEFORE_NAME, "")) ? bare : named;
    return [{ ...next, clause, over: said.over, quantity: times, unitPrice: said.cents }];
  });
}

/** "1.5 hours at my $110 an hour, so $165.00". */
const HOURS =
  /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) ?(?:hours?|hrs?)\b[^$\d]{0,20}$/i;
const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");

function hoursIn(clause: string): number {
  const said = HOURS.exec(clause)?.[1] ?? "0";
  return /\d/.test(said) ? Number(said) : NUMBERS.indexOf(said.toLowerCase());
}

function timesOf(one: Said, all: Said): number | null {
  const hours = hoursIn(one.clause);
  if (hours > 0 && Math.abs(hours * one.cents - all.cents) <= 1) return hours;
  const times = all.cents / one.cents;
  const between = `${one.clause.slice(-6)} ${all.over} ${all.clause}`;
  return Number.isInteger(times) && times > 1 && times <= 12 && EACH.test(between) && !TOTAL.test(all.clause)
    ? times
    : null;
}

/** "$1,122 out the door": the words may stand behind the last amount. */
function totalIn(found: Said[]): Said | undefined {
  const named = found.findLast(({ clause, isTax }) => !isTax && TOTAL.test(clause) && !TAX.test(clause));
  return (
    found.findLast(({ behind, isTax }) => !isTax && TOTAL_BEHIND.test(behind)) ??
    named ??
    found.findLast(({ behind, isTax }) => !isTax && TOTAL.test(behind))
  );
}

function makes(lines: ProseLine[], tax: number, total: number): boolean {
  return lines.length > 1 && lines.reduce((all, line) => all + line.cents, tax) === total;
}

function linesIn(found: Said[]): ProseLine[] {
  let job = "";
  return found.flatMap((each): ProseLine[] => {
    const { clause, over, behind, cents, row, quantity, unitPrice } = each;
    const before = clause.replace(BEHIND_NAME, "").replace(BEFORE_NAME, "").trim();
    const said = nameBehind(before, behind) ?? before;
    const named = NAMED.exec(said);
    const needed = NEEDED.exec(over.trim().replace(/[.;!?]$/, ""))?.[1];
    const own = KIND.exec(said)?.[1];
    const kind = named?.[2] ?? own ?? KIND_BEHIND.exec(behind)?.[1];
    if (own && needed) job = needed;
    else if (named) job = thing(named[1] ?? "");
    else if (/[a-z]{3}/i.test(said) && !own) job = thing(said);
    // "Coolant 40, labor 450" is all labor; "parts 40 plus labor 25" is labor of the same work.
    const isOfJob = !own || needed || named || PLUS.test(clause) || KIND_BEHIND.test(behind);
    const description = kind && job && isOfJob ? `${job} ${kind}` : said;
    if (isSum(each) || !row || description.length > 120 || !/[a-z]{3}/i.test(description)) return [];
    const type = typeByWords(description, { hours: false, partNumber: false });
    return [{ description, type: kind && /^[pm]/i.test(kind) ? "Part" : type, cents, quantity, unitPrice, row }];
  });
}

function isSum({ clause, behind, isTax }: Said): boolean {
  return isTax || SUM.test(clause) || TOTAL.test(clause) || TAX.test(clause) || TOTAL_BEHIND.test(behind);
}

/** "I also have a $40.00 trip charge since ...": the thing stands behind its price. */
function nameBehind(before: string, behind: string): string | null {
  if (!/\b(?:an?|the|my|our)$/i.test(before)) return null;
  return (
    /^ ?([a-z]{3,}(?: (?!since|for|because|as|if|and|to|on|in|that|which)[a-z]{3,}){0,2})/i.exec(behind)?.[1] ?? null
  );
}

/** "While we are in there I would put on a new serpentine belt": what is put on. */
function thing(said: string): string {
  return (NEEDED.exec(said)?.[1] ?? said).replace(BEFORE_NAME, "");
}
