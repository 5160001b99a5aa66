import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { hasOneItemised, hasOptions, hasRivalBlocks, hasRivalTotals } from "#app/quote-reader/paper/choices.ts";
import { count, foreignMoney } from "#app/quote-reader/paper/foreign-money.ts";
import { namesModel } from "#app/quote-reader/paper/models.ts";
import type { DocumentKind } from "#app/quote-reader/reading.ts";

export type Kind = { kind: DocumentKind; notice: string | null };

const QUOTE: Kind = { kind: "quote", notice: null };

/**
 * What lies on the table, by its words alone: nothing of it is read as dollars before this is known. `isWhole` says that one sum
 * holds all that looks charged: where one option of several is itemised, it was chosen.
 */
export function kindOfPaper(rows: Row[], isWhole = false): Kind {
  const texts = rows.map(rowText);
  const whole = texts.join("\n");
  const money = foreignMoney(whole);
  if (money) return { kind: "foreign", notice: `${money} Prices here are in US dollars; an advisor will look at it.` };
  if (isInsurance(whole))
    return {
      kind: "insurance",
      notice: "This is an insurance estimate: we show its parts and labor, its prices are not compared.",
    };
  const isOffer = hasOptions(rows) && !(isWhole && hasOneItemised(rows));
  if (isOffer || hasRivalTotals(rows) || hasRivalBlocks(rows))
    return {
      kind: "options",
      notice:
        "This paper offers several options to choose from, so it has no one price. An advisor will ask which one.",
    };
  if (isOfAnotherTrade(whole)) return NO_QUOTE;
  if (isMenu(texts, whole)) return MENU_KIND;
  if (isMessage(texts))
    return {
      kind: "message",
      notice: "This is a message and not a quote on paper: please compare what was read with its words.",
    };
  return QUOTE;
}

export const MENU_KIND: Kind = {
  kind: "menu",
  notice: "This is a list of prices and not a quote for your car. An advisor will look at it.",
};

const INSURANCE = [
  /\bsupplement(?: of record| \d|s\b)/i,
  /\bclaim ?(?:#|no\b|number|rep)/i,
  /\b(?:insured|claimant)\b/i,
  /\b(?:adjuster|appraiser|estimator id)\b/i,
  /\b(?:CCC ?ONE|CCC intelligent|Mitchell|Audatex|MOTOR Crash|Estimating Guide)\b/i,
  /\b(?:judgment item|labor units|damage assessed|part replacement summary|estimate version|profile id)\b/i,
  /\bdeductible\b/i,
  /\bbetterment\b/i,
  /\b(?:refinish|refn|rfn)\b/i,
  /\bR ?& ?I\b/,
  /\b(?:body labor|paint labor|paint supplies|paint materials)\b/i,
  /\b(?:blend|blnd|overlap|clear ?coat)\b/i,
  /\b(?:LKQ|A\/M|aftermarket|NAGS|CAPA|quality replacement)\b/i,
  /\b(?:date of loss|loss date|point of impact|type of loss)\b/i,
];
/** A body shop's own estimate has a few of these words; only an insurer's has the claim. */
const SURE_OF_INSURANCE = 4;

/** What only an estimate of body work has: a glass shop's invoice names the insurer who pays it, and is a price like any other. */
const BODY_WORK =
  /\bsupplement|\bCCC\b|\bMitchell\b|\bAudatex\b|\bappraiser\b|\bjudgment item|\brefinish|\bR ?& ?I\b|\bblend|\boverlap\b|\bclear ?coat\b|\bpaint\b|\bbody (?:labor|shop)\b|\bcollision\b/i;
const GLASS = /\b(?:windshield|(?:auto|door|back|quarter|vent) ?glass|NAGS)\b/i;

function isInsurance(text: string): boolean {
  if (GLASS.test(text) && !BODY_WORK.test(text)) return false;
  const signs = INSURANCE.filter((sign) => sign.test(text));
  return signs.length >= SURE_OF_INSURANCE && INSURANCE.slice(0, 6).some((sign) => signs.includes(sign));
}

const MENU =
  /\b(?:price list|pricing (?:menu|guide|list)|(?:service|services|maintenance|labor|menu) (?:menu|pricing|prices|price list)|our (?:prices|rates)|menu of services)\b/i;
const FROM = /\b(?:starting at|starts at|as low as|prices? from|from \$|and up|& up)\b/gi;
const SUM = /\b(?:total|amount due|balance due)\b/i;

function isMenu(texts: string[], whole: string): boolean {
  if (texts.some((text) => SUM.test(text) && /\d/.test(text))) return false;
  return MENU.test(whole) || count(whole, FROM) > 2;
}

const MAIL = /^(?:from|to|sent|subject|date|cc|reply-to)\s{0,2}:/i;
const CHAT = /^(?:delivered|read \d{1,2}:\d{2} ?[ap]m|imessage|text message|today \d{1,2}:\d{2} ?[ap]m)\b/i;

function isMessage(texts: string[]): boolean {
  const heads = new Set(texts.flatMap((text) => MAIL.exec(text)?.[0].toLowerCase() ?? []));
  return heads.size > 2 || (heads.size > 1 && heads.has("subject:")) || texts.some((text) => CHAT.test(text));
}

const NO_QUOTE: Kind = {
  kind: "other",
  notice: "No price of a repair was found on this. If it is a quote, an advisor will look at it.",
};

/** Cents, a sign or a word of money. */
const MONEY =
  /\$ ?\d|\d[.,]\d{2}(?!\d)|\b(?:usd|dollars?|bucks|costs?|prices?|priced|charges?|fees?|total|tax|due|owed?|pay|paid|quot\w+|estimat\w+|invoice)\b/i;
/** What a note of a shop speaks of, however short it is. */
const CAR =
  /\b(?:labou?r|parts?|repairs?|replac\w*|install\w*|r&r|brakes?|brks?|rotors?|pads?|calipers?|filters?|tires?|wheels?|batt(?:ery)?|engine|motor|trans(?:mission)?|align\w*|struts?|shocks?|spark|plugs?|pump|belts?|hoses?|gaskets?|seals?|axles?|bearings?|sensors?|alternator|starter|radiator|coolant|exhaust|muffler|catalytic|clutch|steering|suspension|wiper|headlight|bulb|diag\w*|flush|oil change|tune|smog|tow|car|truck|vehicle|miles|garage|auto\w*|mechanic)\b/i;

/** What a restaurant, a grocer, a doctor or a hotel prints, of which one word may stand anywhere. */
const OF_ANOTHER_TRADE =
  /\b(?:menu|appetizers?|starters &|entr[eé]es?|desserts?|dinner|lunch|breakfast|brunch|trattoria|ristorante|restaurant|caf[eé]|bistro|pizzas?|pasta|spaghetti|lasagna|ravioli|tiramisu|salads?|soups?|chicken|shrimp|salmon|steaks?|burgers?|sandwich(?:es)?|tacos?|fries|cheese|coffee|latte|espresso|wines?|beers?|cocktails?|gratuity|guests?|produce|dairy|bakery|groceries|milk|eggs|bread|bananas?|organic|pharmacy|prescription|copay|patient|physician|dental|nights?|room rate|check-?(?:in|out)|resort|haircut|manicure|tuition|rent|sq\.? ?ft|bedrooms?)\b/gi;

function isOfAnotherTrade(whole: string): boolean {
  const said = new Set((whole.match(OF_ANOTHER_TRADE) ?? []).map((word) => word.toLowerCase()));
  return said.size > 1 && !CAR.test(whole) && !namesModel(whole);
}

/** Numbers on a page that speaks neither of money nor of a car are no prices: asked only where no sum holds what was read. */
export function pageOfSomethingElse(rows: Row[]): Kind | null {
  const whole = rows.map(rowText).join("\n");
  return MONEY.test(whole) || CAR.test(whole) ? null : NO_QUOTE;
}

/** Words that the camera reads with doubt, and how many of them print never has. */
const DOUBT = 0.8;
const SHARE_OF_DOUBT = 0.5;

/** Handwriting, or print too unclear to be read: asked only where no sum holds what was read. */
export function unclearPaper(rows: Row[]): Kind | null {
  const words = rows.flatMap((row) => row.cells.flatMap((cell) => cell.words));
  const doubtful = words.filter((word) => word.confidence < DOUBT).length;
  if (words.length < 8 || doubtful < words.length * SHARE_OF_DOUBT) return null;
  return {
    kind: "handwriting",
    notice: "This looks handwritten or is too unclear to be read well. An advisor will enter it from the picture.",
  };
}
