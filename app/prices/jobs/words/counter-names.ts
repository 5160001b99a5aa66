/** How a counter writes what it sells: letters with dots, halves of words, a maker's number that says which part it is. */

const FILTER = "f(?:i?lte?r|lt|ltr)s?";
const GASKETS = "(?:g(?:as)?k(?:e?t)?s?|gaskets?|gskts?)";
const SERVED = "(?:svc|service|serv|maint(?:enance)?|minder [ab]\\d{0,3})";
/** Makers that sell many things: named beside a part they say nothing of it. */
const MAKERS = "(?:pierburg|wahler|elring|uro|hepu|textar|zimmermann|corteco|lemforder|meyle)";

const NAMES: [said: RegExp, plain: string][] = [
  // "L.O.F."
  [/(?<![\w.])(?:[a-z]\.){2,4}(?=\s|[,;:)&+/-]|$)/g, "dotted"],
  [new RegExp(`\\(${MAKERS}(?: ?[/&,] ?${MAKERS})*\\)|(?<=\\w.*), ?${MAKERS}(?: ?/ ?[a-z]+)?(?=\\W*$)`, "g"), " "],
  // "40,000 mile service - oil/filter, rotate": an oil change is what is listed first.
  [new RegExp(`(?<=\\b${SERVED} ?(?:[-:(]| - ) ?)oil ?[,/&+] ?${FILTER}\\b`, "g"), "oil change"],
  [/^\W*maint(?:enance)? minder [ab]\d{0,3} ?[-:(]\s*(?=\w{3}[^:]*[,+&])/g, " "],
  [new RegExp(`\\bcab (?=${FILTER}\\b)`, "g"), "cabin "],
  // Alone or beside an oil change it is tires that are rotated, behind "inner" a tie rod.
  [/^\W*t\/r\W*$|(?<=\b(?:lof|oil ch\w*|lube|bal\w*)\b.*[,&+]\W*)t\/r\b/g, " tire rotation"],
  [/(?<=\b(?:inner|outer|inr|otr)s? )t\/?rs?\b/g, "tie rod"],
  [/\btrk (?=bars?\b)/g, "track "],
  [new RegExp(`\\bhd (?=${GASKETS}\\b|bolts?\\b|studs?\\b)`, "g"), "head "],
  [/\b(?:re-?)?surf(?:ace)?d? (?:both |the |2 )?(?:hd|head)s\b/g, "resurface heads"],
  [/\boil cons\b/g, "oil consumption"],
  [/\bgdi inj(?:ector)?s?\b/g, "fuel injectors"],
  [/\bvc (?=ass(?:'?y|embly)\b)/g, "valve cover "],
  [/\bhub ?(?:&|and|\+|\/) ?(?:wh(?:ee)?l )?b(?:ea)?r(?:in)?gs?\b/g, "wheel hub bearing"],
  // A transmission by its model, named first.
  [/\b(?:[4-9]|10)[rlt]\d{2}\w*(?: trans\w*)? (reman\w*|rebuilt|used)\b/g, "$1 transmission"],
  [/\bidler ?(?:&|and|\+|\/) ?pitman arms?\b/g, "idler arm, pitman arm"],
  [/\b(?:fwd|forward) recognition cam(?:era)?\b/g, "forward camera"],
  [new RegExp(`\\bfuel (${FILTER}),? \\(?both\\)?(?:, ?prime\\b)?`, "g"), "both fuel $1"],
  [/\bptu ?\/ ?(?:transfer case|t-?case)\b/g, "power transfer unit"],
  [/\bclutch (?:repl\w*|r ?[&/] ?r)\W*(?:manual|std|standard|m\/t)(?: trans\w*)?\b/g, "clutch replace"],
  [/\bdiag\w* (?:warning|dash) (?:lights?|lamps?)/g, "diagnostic"],
  [/\b(pads?|belts?|pump|kit) (?:pkg|package) (?=w\/|with\b)/g, "$1 "],
  [/\bweld (?:exh(?:aust)?) (?:leak|crack)s?(?: ?(?:@|at) ?\w+)?/g, "exhaust weld repair"],
  [/\bsldrs?\b/g, "slides"],
  // What is baked or cleaned outside comes off for it.
  [/\bdpf r ?[&/] ?r\W*(?=.*\bclean)/g, "dpf cleaning, "],
  [/(?<=\b(?:hv|hybrid) batt(?:ery)?\b.*), ?(?:all )?new cells?\b/g, ""],
  // A shield is bolted under a converter, which is the work.
  [
    /\b(cat(?:alytic)? (?:converter|conv)\b[^,&+]*?),? ?(?:with|w\/|&|\+|and) ?(?:new |theft |cat )*(?:shield|guard)\b/g,
    "$1, catalytic converter theft shield",
  ],
  // A coil of tubing lights nothing.
  [/\bni-?copp?\b[\w/ .]*\b(?:coil|roll|tub(?:e|ing))\b/g, "brake line tubing"],
  [
    /(?<=\b(?:brake|brk) lines?\b.*)\b(?:front|frt|m\/?c|master)(?: cyl\w*)? to (?:the )?(?:rear|rr|back|lr)(?: (?:flex )?hoses?)?(?: ?(?:[&,+/]|and) ?(?:lf|rf|lr|rr|front|rear)\b)*/g,
    " ",
  ],
  [/^\W*(gasket|gskt)s?, ([a-z][a-z ]{3,30})\W*$/g, "$2 gasket"],
  [/\bair (?:bag|susp(?:ension)?|ride|spring)s? (?:(?!and\b)[\w-]+ ){1,3}?compressor\b/g, "air suspension compressor"],
  [/\bsteering gear\b(?=.*\b(?:[2-5]500|f-?[2-5]50)\b)/g, "steering gear box"],
  [/\blabou?r, (front|rear|frt|rr) (?:disc|drum)s?(?: axle)?\b/g, "labor $1 brakes"],
  [/\b(?:drop|lower) (?:the )?(?:fuel )?tank\b(.*?)(?<!fuel )\bpump\b/g, "fuel pump $1"],
  [
    /\b(?:front )?(?:crk|crank)(?:shaft)? ?(?:&|and|\+|\/) ?cams?(?:shaft)? seals?\b/g,
    "camshaft seal and front crankshaft seal",
  ],
  [/\bbatt?(?:ery)? cable end, (?:pos|neg)\w*/g, "battery cable end"],
  // Numbers of a maker's catalog.
  [/\bakebono (?=(?:pro)?-?act[- ]?\d)/g, "akebono brake pads "],
  [
    /^\W*(?:t(?:iming)?[- ]?belt kit )?aisin (?:(?:timing )?kit )?tk[a-z]{1,2}-?\d{3}\w*(?: (?:t(?:iming)?[- ]?(?:belt )?)?(?:kit|set))?/g,
    "timing belt kit with water pump",
  ],
  [/\bspicer 5-\d{3,4}x?(?: (?:axle|u-?) ?joints?)?\b/g, "u-joint"],
  [/^(?!.*\bplugs?\b)\W*(?:ngk|denso|champion|autolite) (?:laser )?(?:irid|plat|ruth)\w*/g, "spark plugs"],
  [/\bfilter,? pf-?\d{2,3}\w?\b|\bfl-?\d{3,4}\w? (?:oil )?filter\b/g, "oil filter"],
];

/** `text` in small letters. */
export function counterNames(text: string): string {
  return NAMES.reduce(
    (said, [pattern, plain]) =>
      plain === "dotted"
        ? said.replace(pattern, (letters) => letters.replaceAll(".", ""))
        : said.replace(pattern, plain),
    text,
  );
}
