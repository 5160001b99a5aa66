export type TotalKind =
  | "subtotal"
  | "parts"
  | "labor"
  | "fees"
  | "tax"
  | "total"
  | "due"
  | "group"
  | "discount"
  | "deductible"
  | "payment"
  | "rate";

const TOTAL_WORDS =
  /^(the|your|our|po|gross|this|grand|total|totals|amount|due|balance|owed|owing|estimate|estimated|est|invoice|quote|quoted|quotation|repair|repairs|order|final|cost|price|now|today|to|pay|payable|please|incl|including|inclusive|w|with|after|of|tax|taxes|all|charges|charge|customer|usd|work|vehicle|for|and|ro|on|approval|upon|completion|us|dollars|sum|all-in|out|door|this|approved|authorized|accepted|bal|amt|the-door|otd|discount|discounts|you|owe|bill|job|service|services|investment|today's)$/;

/** What a label stands for in the summary of a quote; null when it is no summary label. */
export function summaryKind(label: string): { kind: TotalKind; strict: boolean } | null {
  const kind = kindOf(label);
  if (kind || !label.includes(" / ")) return kind;
  // "Total a pagar / Total due": two languages.
  return (
    label
      .split(" / ")
      .map(kindOf)
      .find((each) => each !== null) ?? null
  );
}

function kindOf(label: string): { kind: TotalKind; strict: boolean } | null {
  const text = label
    .toLowerCase()
    .replace(/[:*#$=|•]+/g, " ")
    .replace(/[\s.·…_-]+$/, "")
    .replace(/\(([^)]*)\)/g, " $1 ")
    // "TAX A 7.250%" of a till, which a camera runs together.
    .replace(/^tax ?[a-d]? ?(?=\d)/, "tax ")
    .replace(/@?\s?\d+(\.\d+)?\s?%/g, " % ")
    .replace(/\s+/g, " ")
    .trim();
  // "CUSTOMER PAY" beside the hours of a dealer's line says who pays for it.
  if (text === "" || text.length > 70 || /^cust(omer)?\.? ?pay$/.test(text)) return null;
  if (/^(shop |labor |hourly |our |posted |door )*(labor |hourly )?rates?( per hour|\/hr| is)?$/.test(text))
    return { kind: "rate", strict: true };
  if (/\bdeductible\b/.test(text)) return { kind: "deductible", strict: true };
  if (
    /\b(amount paid|less paid|paid|(?<!core )deposits?|payments?|prepaid|down payment|tendered|change due|financ\w*|per month|monthly|insurance pays?|cash|check #|visa|mastercard|amex|discover|debit|credit card|card ending|approval code)\b/.test(
      text,
    ) &&
    !/\b(please pay|payment due|total payment)\b/.test(text)
  ) {
    return { kind: "payment", strict: true };
  }
  if (
    /\b(discounts?|coupons?|rebates?|savings|promo(tion)?s?|markdown)\b|% ?off\b|\$ ?off\b|\bamount off\b/.test(text) &&
    !/\b(after|before) (discounts?|savings)\b/.test(text)
  ) {
    return { kind: "discount", strict: !/^(potential|possible)/.test(text) };
  }
  if (
    /^((?:approved|authorized|estimated|estimate|invoice|order|quote|customer) )?(sub ?-? ?totals?|sub|net|net total|net amount|net sum|merchandise(?: (?:and|&) services?)?|taxable|non-?taxable|total (before|excluding|w\/o|without|pre) tax(es)?|total pre-?tax|pre-?tax total|pretax|amount before tax|sub ?total before tax(es)?|sub ?total .{0,24}|estimate sub ?total|taxable (amount|sub ?total|total)|total after discounts?|net sub ?total|total (parts|labor) ?(&|and|\+) ?(parts|labor))$/.test(
      text,
    )
  ) {
    if (/^sub ?-? ?total (for|of|-|job|line)/.test(text) && !/tax|discount/.test(text))
      return { kind: "group", strict: true };
    if (/^sub ?-? ?totals? ?-? ?\(?parts\)?$/.test(text)) return { kind: "parts", strict: true };
    if (/^sub ?-? ?totals? ?-? ?\(?labor\)?$/.test(text)) return { kind: "labor", strict: true };
    if (/^(non-?)?taxable/.test(text)) return { kind: "rate", strict: true };
    return { kind: "subtotal", strict: true };
  }
  if (
    /^((sales|state|local|estimated|county|city) )*(?:tax(es)?\b|(?<= )tx$)/.test(text) &&
    !/\b(exempt|id|no)\b/.test(text)
  )
    return { kind: "tax", strict: true };
  if (/^(columns?|page|sheet|section) (sub ?-?)?totals?$/.test(text)) return { kind: "group", strict: true };
  if (/\b(carried|brought|balance) (forward|over|fwd)\b/.test(text)) return { kind: "group", strict: true };
  if (
    /\b(declined|deferred|recommended|not approved|unapproved)\b.{0,20}\btotal\b|^total (declined|deferred|recommended)/.test(
      text,
    )
  )
    return { kind: "group", strict: true };
  if (/^all[ -]in( price)?$|^(you|amount to) (pay|authorize)$/.test(text)) return { kind: "total", strict: true };
  if (/^before tax(es)?$/.test(text)) return { kind: "subtotal", strict: true };
  if (/^out[ -]the[ -]door( price)?$|^otd( price)?$/.test(text)) return { kind: "total", strict: true };
  if (
    /\b(tax(es)?|hst|gst|pst|vat)\b/.test(text) &&
    !/\b(before|pre|incl|including|inclusive|with|after|w\/|plus|exempt|id|no)\b/.test(text) &&
    !/^(grand )?total (due|amount|cost|price)/.test(text)
  ) {
    return { kind: "tax", strict: true };
  }
  if (/^(parts|labor|services?) ?(&|and|\+|\/) ?(parts|labor|fees|supplies)( sub ?-?total| total)$/.test(text))
    return { kind: "subtotal", strict: true };
  if (/^total (shop )?charges$/.test(text)) return { kind: "subtotal", strict: true };
  const subject =
    /^(sub ?-? ?)?(total )?(of )?(all )?(replacement )?(parts?|materials?|parts? ?(?:&|and|\/|\+) ?(?:materials?|supplies|sublets?|cores?|fluids?|tires?)|labou?r|labor (?:&|and) sublet|supplies (?:&|and) fees|(?:mechanical|body|paint|refinish|frame|structural|diagnostic|electrical) labor|labor charges?|services?|fees?|misc(?:ellaneous)?\.?|other|sublet|charges|shop fees|fees (?:&|and) (?:supplies|charges)|shop charges|tires?)( sub ?-? ?totals?| totals?| amount| cost| charges?| price| sum)*$/.exec(
      text,
    );
  if (subject) {
    const strict = /total|amount|sum/.test(text);
    const noun = subject[6] ?? "";
    if (/^(part|material|tire)/.test(noun)) return { kind: "parts", strict };
    if (/lab/.test(noun)) return { kind: "labor", strict };
    if (/^(fee|misc|other|charges|shop|suppl)/.test(noun)) return { kind: "fees", strict };
    return strict ? { kind: "group", strict } : null;
  }
  if (
    /^(job|line|operation|section|package|group|item|concern|page)\s*#?\s*[\da-z]{1,2}\s.*\b(total|sub ?-?total)\b/.test(
      text,
    )
  )
    return { kind: "group", strict: true };
  const words = text
    .replace(/[^a-z\s'-]/g, " ")
    .trim()
    .split(/\s+/);
  if (
    words.every((word) => TOTAL_WORDS.test(word)) &&
    /\b(total|totals|due|balance|pay|owe|estimate|sum)\b/.test(text)
  ) {
    if (/\b(due|balance|pay|owe|owed)\b/.test(text) && !/\btotal\b/.test(text)) return { kind: "due", strict: true };
    return { kind: "total", strict: true };
  }
  if (
    /^(job|line|operation|section|service|package|group|item|concern|page|repair)\b.{0,30}\b(total|sub ?-?total)\b/.test(
      text,
    )
  )
    return { kind: "group", strict: true };
  if (/^(sub ?-?)?total (for|of|-|job|line|section)\b/.test(text) || /(sub ?-?total|total)$/.test(text))
    return { kind: "group", strict: true };
  return null;
}
