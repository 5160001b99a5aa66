/** A code of ISO 4217 is money beside an amount, in brackets, or where prices are said to be in it: by itself it is a brand or a part number ("Pentosin CHF 11S", "CAD Escalade"). */
function money(codes: string, signs?: string): RegExp {
  const ends = "(?![\\w-])";
  const ways = [
    `(?<![\\w-])(?:${codes}):? ?\\d[\\d.,' ]{0,12}[.,]\\d{2}${ends}`,
    `\\d[.,]\\d{2} ?(?:${codes})${ends}`,
    `\\((?:${codes})\\)`,
    `\\b(?:[Ii]n|IN|[Tt]otal|TOTAL|[Aa]mounts?|AMOUNT|[Pp]rices?|PRICES?|[Cc]urrency|CURRENCY|[Dd]ue|DUE):? (?:${codes})${ends}(?! [A-Z])`,
  ];
  return new RegExp([...ways, ...(signs ? [signs] : [])].join("|"), "g");
}

/** An inner tie rod is "TIE ROD INR 84.50" in a list of parts. */
const INNER =
  "(?<!\\b(?:rods?|ends?|tie|boots?|joint|fender|panel|door|pads?|race|seal|cv|axle|brg|[lr][hf]|RODS?|ENDS?|TIE|BOOTS?|JOINT|FENDER|PANEL|DOOR|PADS?|RACE|SEAL|CV|AXLE|BRG|[LR][HF]),? )INR(?! (?:[Tt]ie|TIE|[Rr]od|ROD|CV|[Ff]ender|FENDER|[Pp]ad|PAD|[Pp]anel|PANEL|[Ss]eal|SEAL|[Rr]ace|RACE))";

const CURRENCIES: [RegExp, string][] = [
  [money("EUR", "€|\\d ?[Ee]uros?\\b|\\b[Ii]n [Ee]uros?\\b"), "These prices are in euros."],
  [money("GBP", "£"), "These prices are in British pounds."],
  [money("CAD|CDN", "\\bCA?\\$ ?\\d"), "These prices are in Canadian dollars."],
  [money("MXN", "\\b(?:[Pp]esos?|PESOS?)\\b|\\bM\\.N\\.|\\bMX\\$"), "These prices are in Mexican pesos."],
  [money("AUD", "\\bA\\$ ?\\d"), "These prices are in Australian dollars."],
  [money("CHF"), "These prices are in Swiss francs."],
  [money("JPY|CNY|RMB", "¥"), "These prices are in another currency."],
  [money(INNER, "₹|\\bRs\\.? ?\\d"), "These prices are in rupees."],
  [money("SEK|NOK|DKK|PLN|CZK|HUF", "zł"), "These prices are in another currency."],
];
const DOLLARS = /\$|\bUSD\b/g;
/** Taxes that no state of the United States has. A throttle position sensor is a TPS: Quebec's is known by what stands beside it. */
const VALUE_ADDED =
  /(?<![\w-])(?:VAT|MwSt|USt|TVA|IVA|moms)(?![\w-])[^\n]{0,30}\d|(?<![\w-])(?:BTW|GST|HST|QST|TVQ)(?![\w-])[^\n]{0,12}(?:\d ?%|[.,]\d{2}\b|\bRT ?\d{4})|\d ?% ?(?:BTW|GST|HST|QST|TVQ)(?![\w-])/g;
const CANADA = /(?<![\w-])(?:GST|HST|QST|TVQ)(?![\w-])/;
/** "1.234,50" and "45,00" but not "1,234,500". */
const COMMA_MONEY = /(?<![\d,.])(?:\d{1,3}(?:[. ]\d{3}){0,3}|\d{1,6}),\d{2}(?![\d,])/g;
const POINT_MONEY = /(?<![\d.])\d+\.\d{2}(?![\d.])/g;

/** What to say where a paper's amounts are not in dollars of the United States; null where they may be. */
export function foreignMoney(text: string): string | null {
  const dollars = count(text, DOLLARS);
  const taxed = count(text, VALUE_ADDED) > 0;
  for (const [sign, sentence] of CURRENCIES) {
    const said = count(text, sign);
    if (said > 1 && said >= dollars * 0.8) return sentence;
    if (said > 0 && (taxed || dollars === 0) && said >= dollars * 0.5) return sentence;
  }
  if (taxed && CANADA.test(text)) return "These prices are in Canadian dollars.";
  const commas = count(text, COMMA_MONEY);
  if (commas > 2 && commas > count(text, POINT_MONEY) * 2 && dollars < commas)
    return "These prices are in another currency.";
  return taxed && dollars === 0 ? "These prices carry a value added tax and are in another currency." : null;
}

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
