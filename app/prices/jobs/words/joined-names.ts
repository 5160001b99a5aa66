/** Names that a counter joins, shortens by a letter or leaves half, each told apart; and what is only advised beside a work. */

const MOUNTS = "(?:mounts?|mts|mnts)";
const SENSOR = "(?:sens(?:ors?|rs?)?|snsrs?|sen)";
const OVERHAULED = "(?:overhaul\\w*|o\\/?haul|rebuild|rebuilt)";
const LOOKED_FOR = "(?:test|diag\\w*|pinpoint|troubleshoot|check|chk|ck|inspect)";

/** "Cust states leak. Diag: housing cracked" */
const STORY =
  /^(?!.*\b(?:r ?[&+/] ?[ri]|repl\w*|install\w*|repair\w*|reseal\w*)\b).*\b(?:c\/s|cust\w* states?|customer (?:states?|says))\b.*\bdiag\w*\b.*\b(?:cracked|leak\w*|failed|bad|weak|open|shorted|worn|torn|faulty)\W*$/g;

/** Automatic transmissions by what makers call them. */
const AUTOMATIC =
  "(?:(?:zf[ -]?)?[4-9]hp-?\\d{2}|(?:[4-9]|10)[rlt]-?\\d{2,3}(?:-?e|w|hd|s|n)?|[46]\\drf[eh]|(?:th|allison) ?-?\\d{3,4}|(?:[4-9]|10)[- ]?sp(?:ee)?d auto(?:matic)?)";
/** Of these a transmission has its own, and is not taken apart for them. */
const OF_IT = "valve bod|solenoid|mechatron|conductor|module only|pan\\b|filter|fluid|cooler|mount|transfer|t-?case";

const NAMES: [said: RegExp, plain: string][] = [
  // "Eng & trans mounts" sells neither an engine nor a transmission.
  [
    new RegExp(`\\b(?:eng(?:ine)?|motor|mtr)(?: ?[&+/,] ?| and )(?=trans(?:mission)? ${MOUNTS}\\b)`, "g"),
    "engine mounts and ",
  ],
  [
    new RegExp(`\\btrans(?:mission)?(?: ?[&+/,] ?| and )(?=(?:eng(?:ine)?|motor|mtr) ${MOUNTS}\\b)`, "g"),
    "transmission mount and ",
  ],
  // A nought where a letter is meant.
  [new RegExp(`\\b02s?(?= ?${SENSOR}\\b)`, "g"), "o2"],
  [/\b(?:c|l ?c|u ?c)a(?= (?:bush|b\/j|ball j))/g, "control arm"],
  [/\bx-?case\b/g, "transfer case"],
  [new RegExp(`\\b(?:transfer case|t-?case|xfer case)\\b[^,;(]*\\b${OVERHAULED}\\b.*$`, "g"), "transfer case rebuild"],
  [
    /\b(?:adas )?(?:sas|steering angle)(?: sens\w*)? (?:reset|re-?set|cal\w*|re-?cal\w*|zero\w*|relearn|init\w*)\b/g,
    "steering angle sensor calibration",
  ],
  [/\b(modules?|mod|units?) ?\/ ?relays?\b/g, "$1"],
  // A scan is how one looks for what is wrong.
  [new RegExp(`(?<!\\b(?:pre|post|repair)[- ]?)\\bscan(?:ned)?(?: ?[&+/,] ?| and )(?=${LOOKED_FOR}\\b)`, "g"), ""],
  [/(?<=\bdiag\w*\b.*?)[,&+/] ?(?:and )?scan(?:ned|s)?\b(?! tool)/g, ", "],
  // What is advised, and not in it.
  [
    /(?<=\w.*)(?:[,;(-]|\b(?:and|&))? ?\b(?:(?:req(?:uires?|'?d)?|needs?|advised?|recommend(?:ed|s)?|rec) (?:an? |wheel )*align(?:ment)?|(?:wheel )?align(?:ment)? (?:req(?:uired|'?d|s)?|needed|advised|recommended|rec|extra|not incl\w*))\b\.?/g,
    " ",
  ],
  // The wipers before and behind.
  [
    /\bw(?:i?per|pr)s?(?: blades?)?\b(?! ?(?:motors?|mtrs?|arms?|link\w*|trans\w*|sw\w*))([^;]*?)(?:(?:\+|&|\band\b|,) ?(?:1 )?(?:rear|rr|back)\b(?! ?(?:motors?|mtrs?|arms?|washer))(?: (?:wiper|blade)s?)*|\ball (?:3|three)\b)/g,
    "wiper blades $1, rear wiper blade",
  ],
  // "Lifter/rocker tick - replace": two names for what is heard.
  [/^\W*[a-z]{4,} ?\/ ?(?=[a-z]{4,} (?:tick|nois|rattl|knock|leak|inop|whin|grind|squeal|clunk|seep)\w* ?[-:,;])/g, ""],
  // Seals come with injectors, coolant with the pump of its own circuit; keys that are counted are cut.
  [
    /(?<=\binj(?:ector)?s?\b(?! (?:seal|o-?ring))[^,;&+(]*?) ?[,/] ?(?:new )?(?:seals?|o-?rings?|crush washers?)(?: kit)?\W*$/g,
    "",
  ],
  [/(?<=\b(?:inverter|hybrid|battery|ev|hv)\b[^,;]*\bpump\b ?)(?:&|\+|and|,|w\/) ?(?:new )?coolant\W*$/g, ""],
  [/(?<=\w{3}.*)(?:\+|&|\band\b|,) ?(?:\d|two|three|four) (?:new )?keys\b(?! ?(?:fob|prog))/g, ", key cutting"],
  // "CP4 failure: pump, rails", a message in quotes, the code of a fault: what is wrong.
  [/^\W*(?!cp[34])(?:[\w-]+ ){1,3}failures? ?(?:[:,;]|-(?= ))(?=.*[a-z]{3})/g, " "],
  [/(?<=\w.*)["“](?:service|check|reduced|low|hev|hybrid|stop)\b[^"“”]{2,30}["”]/g, " "],
  // What is diagnosed on a story that ends in a finding, and nothing is replaced.
  [STORY, "diagnostic"],
  // "Housing/cooler" and "cooler/filter housing" are the one casting that both sit in.
  [
    /\b(?:oil )?filter (?:housing|hsg|adapter)(?: (?:housing|hsg))? ?(?:\/|w\/|&|and) ?(?:oil )?cooler\b(?! ?(?:gask|gskt|seal|o-?ring|line|hose))/g,
    "oil filter housing",
  ],
  [/\boil cooler ?\/ ?(?:oil )?filter (?:housing|hsg|adapter)\b/g, "oil filter housing"],
  [/\b(?:dorman )?alum(?:inum)? (?:upgraded?|version)\b/g, " "],
  // Solenoids of both camshafts are no exhaust.
  [
    /(?<=\b(?:vvt|ocv|oil control|cam\w*|phasers?|solenoids?|sol)\b[^,;]*)\b(?:intake|int|in) ?(?:[&+/,]|and) ?(?:exhaust|exh?|ex)\b(?! ?(?:mani|gask|pipe|sys))/g,
    " ",
  ],
  [/\bcoolant hoses?,? (upper|lower|upr|lwr)?,? ?rad(?:iator)?\b/g, "$1 radiator hose"],
  [/(?<=\bhoses?\b ?(?:&|and|\+|,|\/) ?)bypass\b(?! ?hose)/g, "bypass hose"],
  // What is primed is the fuel of a diesel.
  [/\bfuel (fi?lte?rs?|fltrs?)\b(?=.*\bprim(?:e|ed|ing)\b)/g, "diesel fuel $1"],
  [/(?<=\w.*)(?:&|and|,|\+) ?prim(?:e|ed|ing)\b(?: (?:the )?(?:fuel )?sys\w*)?/g, " "],
  [
    /(?<=\b(?:hpfp|h\.?p\.? (?:fuel )?pump|high[- ]press\w* (?:fuel )?pump)\b.*)(?:&|and|,|\+|w\/) ?(?:new )?(?:hp|high[- ]press\w*) (?:fuel )?(?:lines?|pipes?)\b/g,
    " ",
  ],
  // Dye goes in with the refrigerant, and is looked for.
  [
    /(?<=\b(?:recharge|charge|evac\w*|r-?134a?|r-?1234yf)\b.*)(?:w\/|with|&|\+|,|and) ?(?:uv )?dye(?: ?(?:&|and|\+|,|\/) ?leak (?:ck|chk|check|test))?\b/g,
    " ",
  ],
  [/\bns-?[23]\b(?= ?(?:cvt )?(?:fluid|svc|service|flush))/g, "cvt"],
  [/\bns-?[23]\b/g, " "],
  [
    /(?<=\b(?:reman\w*|rebuilt|used|assy|assembly|repl\w*)\b.*), ?(?:new )?(?:cvt|atf|trans\w*) fluid(?=\W*(?:$|,))/g,
    " ",
  ],
  // "A1 service: oil, rotate" is what is listed.
  [/^\W*(?:honda |acura )?[ab][0-7]{1,3} (?:service|svc) ?[-:(]\s*(?=\w{2}[^:]*[,+&])/g, " "],
  [/^\W*diesel (?:the )?works\b/g, "diesel oil change, "],
  [/\bfl-?\d{3,4}[a-z]?\b(?! ?(?:oil )?filter)/g, "oil filter"],
  [/\bthrottle body ?[/&+] ?(?:fuel |air )?(?:induction|injection)(?: system)? (?=service|svc|clean)/g, "induction "],
  // What comes off stands in a bracket, and the line goes on behind it.
  [
    /\((?:upper |lower )?(?:plenum|intake|manifold|int\b)[^)]{0,40}\b(?:off|out|removed|removal|r ?[&/] ?[ri])\b[^)]*\)(?=.*\w)/g,
    " ",
  ],
  // A lock learns who may start the engine.
  [
    /(?<=\b(?:ign\w*|lock|bcm|ecm|pcm|key)\b.*)[,&+] ?(?:and )?(?:re-?learn|prog\w*|reset) (?:the )?(?:pass-?lock|passkey|pass-?key|vats|immob\w*|theft|anti-?theft|security)(?: sys\w*)?\b/g,
    " ",
  ],
  [/\b(ign(?:ition)? sw(?:itch)?) ?(?:&|and|\/|\+) ?(?:lock )?(?:housing|hsg)\b/g, "$1"],
  [
    /\bclean(?:ed|ing)? (?:all )?(?:batt?(?:ery)? )?(?:grounds?|cables?|posts?|terminals?)(?: ?(?:[&+/,]|and) ?(?:batt?(?:ery)? )?(?:grounds?|cables?|terminals?|terms|posts?))+\b/g,
    "clean battery terminals",
  ],
  // How deep one looks says what it costs, and not for what.
  [/\b(?:adv(?:anced)?|basic|initial) (?=(?:elec\w*|driv\w*|engine|a\/?c)? ?diag)/g, ""],
  [/(?<=\bdiag\w*\b.*)\b(?:level|lvl|tier|stage) ?(?:[1-4]|i{1,3})\b/g, ""],
  [/\b(?:perform )?guided (?:fault[- ]?find\w*|functions?|diag\w*|test\w*)|\bgff\b/g, "diagnosis"],
  // What tightens a timing belt comes with it.
  [/\bhyd(?:raulic)?\.? (?:adj(?:uster)?|tens(?:ioner)?)\b\.?/g, "tensioner"],
  [
    /\b((?:timing|t)[- ]?belt)\b((?: ?[/,&+] ?(?:w\/?p|w\/?pump|wtr pump|water pump|h2o pump)\b)?)(?: ?[/,&+] ?(?:tens\w*|idlers?|pulleys?|rollers?))+/g,
    "$1$2",
  ],
  [/\btiming (?:kit|set|comp\w*)(?: ?[&+/,]| and)? ?(?:w\/ ?|water )pump\b/g, "timing belt with water pump"],
  [
    /\bseals?,?:? cams?(?:shafts?)?(?: x ?\d)?(?: ?[,&+/] ?| and )(?:front )?crank(?:shaft)?(?: x ?\d)?\b/g,
    "camshaft seal, front crankshaft seal",
  ],
  // Labor that is shared with another work.
  [
    /(?<=\w.*)(?:w\/ ?|with |during |while doing )(?:the )?(?:t-?belt|timing\w*|trans\w*|engine|clutch|head\w*)(?: \w+)?(?:[, -]+overlap\w*)+/g,
    " ",
  ],
  [/(?<=\w.*)[, -]+(?:labor )?overlap\w*\b/g, " "],
  [
    /(?<=\b(?:gaskets?|gskts?|pump|belt|chains?|heads?|cooler|cam(?:shaft)?|lifters?)\b.*), ?(?:&|and|all|new)? ?(?:fluids|bolts)\W*$/g,
    " ",
  ],
  [/(?<=[a-z]{3}.*)\b(?:qts?|quarts?)\b\W*$/g, " "],
  // What is done at the end of any work.
  [
    /(?<=\b(?:r ?[&+/] ?r|repl\w*|install\w*)\b.{4,})[,&+-] ?(?:and )?(?:clear(?:ed)? (?:fault |dtc )?codes?|(?:cooling sys\w* )?press(?:ure)? test)(?= ?(?:$|[,;&+]))/g,
    " ",
  ],
  [/\br ?[&+/] ?r hv (?=batt)/g, "replace hybrid "],
  // "Turbo, feed & return line": both oil it.
  [
    /(?<=\bturbo\w*\b.*)(?<!turbo |turbo oil )\b(?:oil )?(?:feed|supply) ?(?:&|and|\/|\+) ?(?:oil )?(?:return|drain) (?:lines?|tubes?|pipes?)\b/g,
    "turbo oil line",
  ],
  [/\bdpf (?:removed?|off|out)\b\W*(?=.*\bclean)/g, "dpf cleaning, "],
  [/(?<=\bdpf\b.*\bclean\w*\b.*)[,&+] ?(?:and )?(?:forced |stationary |parked |static )?regen\w*\b/g, " "],
  [/(?<=\boil change\b[^;]*)(?:&|and|\+|,) ?oil filter\b/g, " "],
  [
    /\bthermostat (?:housing|hsg) ?\/ ?(?:water|coolant) (?:outlet|neck|flange)\b|\b(?:water|coolant) (?:outlet|neck|flange) ?\/ ?thermostat (?:housing|hsg)\b/g,
    "thermostat housing",
  ],
  [/\b(?:load )?test(?:ed)? (?:failed|bad|weak)\b/g, " "],
  [/\bdeath wobble\b|(?<=\w.*)\bball end\b/g, " "],
  [/\b(repl\w*|r ?[&+/] ?r|install\w*) ?(?:&|and|\/) ?(?:re-?)?torque\b/g, "$1"],
  [/\bremove ?\/ ?(?:re-?)?install\b/g, "r&r"],
  [/^\W*[a-z]\. (?=\w)/g, " "],
  // That nothing leaks is part of filling it.
  [
    /\bevac(?:uate)?\b(?:[,&/+ ]|and)+(?:leak (?:ck|chk|check|test))(?:[,&/+ ]|and)+(?:re-?)?ch(?:a?rge?|g)\b/g,
    "evacuate and recharge",
  ],
  // What seals the well of a spark plug is no plug, what locks itself no lug nut.
  [
    /\b(?:o-?rings?|seals?|gaskets?|ring),? (?:spark )?plug (?:pipe|tube|hole|well)s?\b|\b(?:spark )?plug (?:pipe|hole|well) (?:o-?rings?|seals?|gaskets?)\b/g,
    "spark plug tube seals",
  ],
  [/\bself[- ]?lock(?:ing)? (?:bolts?|nuts?)(?: ?\/ ?(?:bolts?|nuts?))?(?: (?:kit|set))?\b/g, "fasteners"],
  // "Rebuild 6L80 with master kit", "complete overhaul, ZF 8HP45"
  [
    new RegExp(`^(?!.*(?:${OF_IT}))(?=.*\\b${AUTOMATIC}\\b).*\\b(?:overhaul\\w*|o\\/?haul|rebuild)\\b.*$`, "g"),
    "automatic transmission rebuild",
  ],
  [/(?<=\bturbo(?:charger)?\b.*)(?:w\/|\bwith|\bincl\w*) ?(?:new |electronic )?actuator\b/g, " "],
  // A maker before the number of its catalog.
  [
    /\b(?:gates|dayco|continental|contitech|dorman|moog|timken|skf|trq|mevotech) (?=[a-z]{0,4}-?\d{3,}[a-z\d-]*\b)/g,
    "",
  ],
  [/(?<=\b[a-z]{4,} ?)(?:\band\b|&|\+|\/) ?(?:new )?pigtails?\W*$/g, ""],
];

/** `text` in small letters. */
export function joinedNames(text: string): string {
  return NAMES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
