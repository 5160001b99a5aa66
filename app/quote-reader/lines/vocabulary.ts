import type { LineType } from "#app/quote-reader/reading.ts";

/** What a column of a repair quote holds. `labor` and `parts` are columns of amounts. */
export type Role =
  | "description"
  | "quantity"
  | "unit"
  | "total"
  | "parts"
  | "labor"
  | "partNumber"
  | "type"
  | "position"
  | "discount"
  | "tax"
  | "other";

/** The words over columns, most likely role first. */
const COLUMN_LABELS: [RegExp, Role[]][] = [
  [
    /^(item )?(descriptions?|desc\.?|details?|particulars|operations?|services?|repairs?|jobs?|items?|work|tasks?|procedure|recommendation)( (performed|description|requested|required|of (work|service|repair|services|repairs|charges?|parts?|labor)|(and|&|\/) (description|parts?|labor|services?|materials?)|item|needed|details?|to be (done|performed)))*$/,
    ["description"],
  ],
  [
    /^(part|labor|labour|service|repair|job|work|operation|parts? (and|&|\/) labor|item|fee|charge|product|material|line)s? (name|description|desc\.?|item|operation|detail)s?$/,
    ["description"],
  ],
  [
    /^(what we (recommend|found|did|will do)|line item|name|product|activity|activities|designation|charges|material|concern|correction|job|fees?|other charges|(services?|parts?|labor|description|items?|operation|repair) ?(\/|&|and|or) ?(services?|parts?|labor|description|items?|operation|repair)|labor operations?|labor description)$/,
    ["description"],
  ],
  [/^(parts?|materials?)( (and|&) (materials?|supplies))?$/, ["description", "parts"]],
  [/^(labou?r|labor operation|labor performed)$/, ["description", "labor"]],
  [
    /^(qty|qnty|quantity|quant|quan|quan\.|qty\.|count|pcs|units|no\. of units|#|qty\/hrs?|hrs?\/qty|qty \/ hrs?|hrs? \/ qty|qty or hrs?|qty\/hours|hours\/qty|q)$/,
    ["quantity"],
  ],
  [/^unit$/, ["unit", "quantity"]],
  [/^(descripci[oó]n|concepto|servicios?|trabajo)$/, ["description"]],
  [/^(cant\.?|cantidad|horas|basis)$/, ["quantity"]],
  [/^(precio( unitario)?|tarifa|p\.? ?unit\.?)$/, ["unit"]],
  [/^(importe|monto)$/, ["total"]],
  [/^cost \$$/, ["total", "unit"]],
  [/^(price \$|net( price| amount)?)$/, ["total", "unit"]],
  // The columns of the programs that insurers use.
  [/^(labor type|entry( number)?|guide|mc|adj ?%|b ?%|r|labor units?|part type)$/, ["other"]],
  [/^line item description$/, ["description"]],
  [/^dollar amount$/, ["total"]],
  [/^(part type ?\/ ?part number|mfr\.? ?part no\.?)$/, ["partNumber"]],
  [/^(was|previous(ly)?|old|original( price| amount| estimate)?|before)$/, ["other", "unit", "total"]],
  [/^(now|new|current|revised|revised (price|amount|total|estimate))$/, ["total"]],
  [
    /^(hours?|hrs?\.?|labor (hours?|hrs?)|time|labor time|book time|flat rate hours?|est\.? hours|hrs? sold|bill(ed)? hours)$/,
    ["quantity"],
  ],
  [
    /^(unit (price|cost|rate)|u\/?p|price (each|per unit|\/ ?unit|ea\.?)|each|ea\.?|(labor |hourly |hour )?rate(\/hr|\/hour| \/ ?hr| per hour|\/price)?|price\/rate|rate\/price|price \/ rate|rate \/ price|cost each|unit \$|\$\/(hr|hour|unit|ea)|list( price)?|sell( price)?|sale( price)?|your price|rate or price|unit price\/rate)$/,
    ["unit"],
  ],
  [/^(price|cost|charge|sell|retail|our price)$/, ["unit", "total"]],
  [
    /^(total|line total|ext|ext\.|extended|extension|ext\.? (price|amount|cost|total)|extended (price|amount|cost|total)|amount|amt|amt\.|total (price|amount|cost|charge)|line amount|sub ?total|total \$|amount \$|line \$|(?:amount|total) usd|usd|\$ ?amount|item total|sum|estimate|estimated (cost|price|total|amount)|quoted( price)?|total price \$|\$)$/,
    ["total"],
  ],
  [/^(parts?|materials?) (price|cost|amount|total|\$|charges?|ext)$|^parts? ?\$$/, ["parts"]],
  [/^(labou?r) (price|cost|amount|total|\$|charges?|ext)$|^labor ?\$$/, ["labor"]],
  [
    /^(parts?|items?|product|stock|sku)? ?(#|no\.?|number|num|code|id|sku)$|^art(icle|\.)?( ?no\.?)?( ?\/ ?op\.?)?$|^parts? ?\/ ?(op(eration)?( ?code)?|code|labor( code)?)$|^p\/n$|^sku$|^part no\. ?\/ ?sku$|^part ?#?\/?(number|no\.?)$/,
    ["partNumber"],
  ],
  [/^(op|oper(ation)?|labor|job|service)\.? ?(#|no\.?|number|num|code|id)$|^(op|opcode|oper|oper\.)$/, ["other"]],
  [/^(line|ln|item|row|job|seq)\.? ?(#|no\.?|number)?$/, ["other"]],
  [/^(type|category|cat\.?|kind|class|p\/l|l\/p)$/, ["type"]],
  [/^(position|location|side|axle|pos\.?|loc\.?)$/, ["position"]],
  [/^(disc|discount|disc\.|savings|disc %|discount %|less)$/, ["discount"]],
  [/^(tax|tx|taxable|t|sales tax|taxed\??|tax\?)$/, ["tax"]],
  [
    /^(tech|technician|tech\.? ?(id|#)|mechanic|status|condition|priority|notes?|brand|mfg|manufacturer|warranty|core|urgency|approved\??|auth|u\/m|uom|per|date|done|ok|yes|(technician|tech|mechanic|advisor)? ?comments?|severity|response|answer|decision|source|supplier|authorized)$/,
    ["other"],
  ],
];

/** The roles that a column label may have; null when it is no column label. */
export function columnRoles(label: string): Role[] | null {
  const text = label
    .toLowerCase()
    .replace(/[:*]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text === "") return null;
  for (const [pattern, roles] of COLUMN_LABELS) if (pattern.test(text)) return roles;
  const bare = text
    .replace(/ ?\((\$|usd|hrs?|ea|each|hours)\)$| \$$/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .trim();
  if (bare !== text) return columnRoles(bare);
  if (/[\w.]\/\w/.test(text)) return columnRoles(text.replace(/(?<=[\w.])\/(?=\w)/g, " / "));
  if (!text.includes(" / ")) return null;
  // "Descripción / Description": two languages; "Qty Services / Parts" is two labels.
  const sides = text.split(" / ").map((side) => ({ side, roles: columnRoles(side) }));
  const several = sides.some(({ side, roles }) => !roles && side.split(" ").some((word) => columnRoles(word)));
  return several ? null : (sides.find(({ roles }) => roles !== null)?.roles ?? null);
}

const SECTIONS: [RegExp, LineType | "not ordered"][] = [
  [
    /\b(declined|deferred|recommended (for )?(later|future|next|services?)|future|next visit|not (included|authorized|in total|part of)|optional|previously recommended|recommendations?|additional recommend|monitor|suggested)\b/i,
    "not ordered",
  ],
  [
    /^(parts?|materials?|tires?|parts? (list|used|required|needed|and materials|& materials|and supplies|& supplies)|replacement parts|fluids?)\b[^a-z]*$/i,
    "Part",
  ],
  [/^(piezas|partes|refacciones|materiales)$/i, "Part"],
  [/^mano de obra$/i, "Labor"],
  [/^(otros )?cargos$/i, "Fee"],
  [/^servicios$/i, "Service"],
  [/^(parts?|materials?) (list|used|required|needed|and|&|to be|section|charges|breakdown|detail).*/i, "Part"],
  [
    /^(labou?r|labor (charges?|operations?|performed|detail|breakdown|section|list)|mechanical labor|work performed|body labor)\b[^a-z]*$/i,
    "Labor",
  ],
  [
    /^(fees?|fees? (and|&) .*|misc(ellaneous)?\.?( charges?| items?| fees)|other fees?|additional (charges|fees)|shop (fees|charges|supplies)|environmental|surcharges?|supplies (and|&) fees)\b[^a-z]*$/i,
    "Fee",
  ],
  [
    /^(services?|services? (performed|requested|recommended|list|packages?)|maintenance( services?)?|sublet( ?(and|&|\/) ?(other|misc\S*|services?|fees?))?|packages?|repairs?|inspections?)\b[^a-z]*$/i,
    "Service",
  ],
];

/** What a heading over lines says of them; null when it is no such heading. */
export function sectionKind(heading: string): LineType | "not ordered" | null {
  const text = heading.trim().replace(/^[\W\d]+/, "");
  if (text.includes(" / ") && text.length < 60) {
    for (const side of text.split(" / ")) {
      const kind = sectionKind(side);
      if (kind) return kind;
    }
    return null;
  }
  for (const [pattern, kind] of SECTIONS) if (pattern.test(text)) return kind;
  return null;
}

const FEE =
  /\b(shop (suppl|material)|supplies|trip charge|travel charge|service call|(?<!road )hazard|hazmat|haz[ -]?waste|environment|epa\b|disposal|waste|surcharge|card fee|processing|convenience fee|storage|freight|shipping|handling|fees?\b|recycl|core charge|core deposit|tire (tax|levy)|state tire|oil disposal|admin|documentation|doc fee|misc\.? charge|consumables|delivery charge|rush)/i;
export function isFee(description: string): boolean {
  return FEE.test(description);
}

/** A cell of a type column. */
export function typeByCode(code: string): LineType | null {
  const text = code.trim().toLowerCase().replace(/\.$/, "");
  if (/^(p|prt|pt|parts?|mat|material|tires?|tire)$/.test(text)) return "Part";
  if (/^(l|lab|lbr|labou?r)$/.test(text)) return "Labor";
  if (/^(f|fee|fees|misc|msc|supplies|shop|sup|hazmat|m|other)$/.test(text)) return "Fee";
  if (/^(s|svc|serv|srv|service|services|sublet|pkg|package|job|diag|inspection|maintenance|maint)$/.test(text))
    return "Service";
  return null;
}
