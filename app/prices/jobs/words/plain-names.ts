/** What shops call a work, spelled out by its plain name: lists that share a word, goods that only come with a part, places that would name another. */

const GASKETS = "(?:g(?:as)?k(?:e?t)?s?|gaskets?|gskts?|gsks?|o-?rings?)";
const MANY_MILES = "\\d{2,3}(?:,?000|k)(?: ?mi\\w*)?";
const SERVED = "(?:svc|service|serv|maint(?:enance)?)";
/** Of a mileage service these say nothing new. */
const OF_A_SERVICE =
  "(?:insp\\w*|rot(?:at\\w*|s)?|check\\w*|top(?:[- ]?offs?)?|fluids?|levels?|tires?|reset|lube|oil|filters?|per|schedule|factory|and|&|all)";
const FRAME = "(?:frame|chassis|upper|lower|eng(?:ine)?|front|frt|rear|rr|primary|secondary)(?:[- ]?mount(?:ed)?)?";

const NAMES: [said: RegExp, plain: string][] = [
  // "Perform 60K service inspect rotate" is the service of that mileage.
  [new RegExp(`\\b(${MANY_MILES} ${SERVED})(?: ${OF_A_SERVICE})+\\W*$`, "g"), "$1"],
  // "Tire installation pkg - mount, balance, nitrogen" is what is listed, and so is a maker's quick service.
  [/^\W*(?:tire )?install(?:ation)? (?:pkg|package) ?[-:(](?=.*\w{3})/g, " "],
  [/^\W*(?:the )?works(?: (?:pkg|package|special))?\W*$/g, " oil change, tire rotation "],
  [/^\W*(?:the )?works(?: (?:pkg|package|special|fuel saver))?(?= ?(?:w\/|with|[-:(,]))/g, " oil change, "],
  [/(?<=\boil change, \W*)(?:(syn\w*|conv\w*)(?: (blend))? )?oil ?[/&] ?f(?:i?lte?r|lt)\b/g, "$1 $2 oil change"],
  // "Pump, coolant": the order of a catalog.
  [
    /^\W*(pump|sensor|switch|hose|valve|cap|bearing), (coolant|water|fuel|oil|washer|vacuum|speed|pressure|brake|heater|radiator|wheel)\b/g,
    "$2 $1",
  ],
  [
    /\b(?:jl|jiffy lube) sig(?:nature)? (?:svc|service)(?: oil change)?\b|\bsignature service oil change\b/g,
    "oil change",
  ],
  // "Alignment ADAS check": that nothing is amiss with what looks ahead.
  [/(?<=\balign\w*\b.*)\badas (?:check|chk|scan|verif\w*|insp\w*)/g, " "],
  // "AF, CAF", "air + cabin filters", "both air filters"
  [/(?<=^|[,&+/;] ?)\W*\bcaf\b/g, " cabin air filter"],
  [/(?<=^|[,&+/;] ?)\W*\baf\b(?! ?(?:ratio|sens|snsr))/g, " engine air filter"],
  [/(?<!engine )\bair(?= ?(?:[&+/]|and) ?cab(?:in)?(?: air)? f)/g, "engine air filter"],
  [/\bboth air f(?:i?lte?rs?|ltrs?|lts?)\b/g, "engine air filter, cabin air filter"],
  // Filters of fuel at two places are those of a diesel.
  [
    new RegExp(
      `\\bf(?:uel|/) ?f(?:i?lte?rs?|ltrs?)(?=\\W{1,3}(?:both|set|two|pair|2)?\\W{0,3}${FRAME} ?(?:&|and|\\+|/) ?${FRAME})`,
      "g",
    ),
    "diesel fuel filter",
  ],
  [/\bf\/f(?:i?lte?r|ltr)s?\b/g, "fuel filter"],
  // "Oil cooler and gaskets", "EGR valve & gasket": the part, with what seals it.
  [
    new RegExp(
      `(?<=\\b(?!head|studs?|bolts?|intake|plenum|manifold|seals?|hoses?|extract)[a-z]{4,} )(?:and|&|\\+|with|w/|w/ ) ?(?:new |all )?${GASKETS}\\W*$`,
      "g",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=\\bhead ${GASKETS} (?:set|kit)\\b.*?)(?:\\bwith|\\bw/|\\bincl\\w*)[\\w ,&+/]*\\b${GASKETS}\\W*$`,
      "g",
    ),
    "",
  ],
  [/\bmls(?: turbo)?(?: style)?\b/g, " "],
  [new RegExp(`\\bhead studs? ?(?:and|&|\\+|/) ?(?=${GASKETS})`, "g"), "head studs and head "],
  [/\b(?:left|right|lh|rh|lt|rt) cyl(?:inder)? heads? (?=rocker|lifter|lash)/g, ""],
  [
    /\btiming (chain|belt) ?[/&+] ?(?:tens\w*|guides?|gears?)(?: ?[/&+] ?(?:tens\w*|guides?|gears?))*(?= (?:kit|set|parts))/g,
    "timing $1",
  ],
  [/\bclutch (kit|set)s? (?:w|w\/|with|incl\w*|&|\+) ?(?:new )?flywheel\b/g, "clutch $1, flywheel"],
  // "Inner & outer tie rods", "in/out TRE"
  [
    /\bin(?:ner)?s? ?(?:[&+/,]|and|\s) ?out(?:er)?s? (?:tie ?rods?(?: ends?)?|t\/?rods?|trs?|tres?)\b/g,
    "inner tie rod, outer tie rod end",
  ],
  [
    /\btie ?rods?(?: ends?)?(?: kit| set)? ?[-,(]? ?in(?:ner)? ?(?:[&+/,]|and|\s) ?out(?:er)?\b/g,
    "inner tie rod, outer tie rod end",
  ],
  [/(?<=\b(?:rack|r ?[&+] ?p)\b.*)\bouter (?:tie rod )?ends?\b/g, "outer tie rod ends"],
  [/\bpads (?=rotors\b|rtrs\b)/g, "pads and "],
  [/\bstruts? ?(?:and|&|\+) ?(?:new |upper )?(?:mounts|mnts)\b/g, "struts, strut mounts"],
  [/\bbatt?(?:ery)? test ?[/&] ?(?:repl\w*|r ?[&/] ?r)\b/g, "battery test, replace battery"],
  [/(?<=\b(?:a\/?c|compressor) clutch ?(?:&|and|\+) ?)coil\b/g, ""],
  [/(?<=\bfuel pump ?(?:&|and|\+) ?)(?=rails?\b)/g, "fuel "],
  [/\bcsb\b/g, "center support bearing"],
  // "3 fluid special: brake, coolant, trans"
  [
    /(?<=^\W*(?:\d|two|three|four|all) fluids?\b.*)\b(brk|brake|cool(?:ant)?|trans|atf|ps|diff)s?\b(?! fl)/g,
    "$1 fluid flush",
  ],
  // "Exhaust manifold studs broken, extract & gasket": the studs, and the gasket that they hold.
  [
    /\bexh?(?:aust)? mani?f?(?:old)? (?:studs?|bolts?) (?:broken?|brkn|snapped)\b(.*?)(?:&|and|,|\+) ?(?:new )?(?:gask\w*|gskts?)\b/g,
    "exhaust stud repair, exhaust manifold gasket $1",
  ],
  // A generator that is replaced, or stands beside its belt, is an alternator.
  [/\bgen(?:erator)?\b(?= ?(?:r ?[&/+] ?r|repl\w*|reman|(?:w\/|with|&|and) ?(?:drive )?belt))/g, "alternator"],
  // A transmission by its model; its converter comes with it.
  [/\b(reman\w*|rebuilt|used) (?=(?:[4-9]|10)[rlt]\d{2}\w*\b)/g, "$1 transmission "],
  [/(?<=\b(?:reman\w*|rebuilt|used) (?:\w+ )?trans.*)(?:w\/|with|incl\w*|&|\+) ?(?:new )?(?:torque )?converter\b/g, ""],
  [/(?<=\bengine air filter ?[&+/] ?)cab(?:in)?(?: air)? f(?:lte?rs?|lts?|ilte?rs?)\b/g, "cabin air filter"],
  // What joins the halves of a cooling system is a pipe of coolant, what stands with a transmission a torque converter.
  [
    /(?<=\b(?:thermostat|t-?stat|coolant|water)\b.*)(?<!coolant )\bcross-?over (?=pipe|tube|hose)/g,
    "coolant crossover ",
  ],
  [/(?<=\b(?:[4-9]|10)[rlt]\d{2}\w*\b.*)(?<!(?:torque|catalytic|cat) )\bconverter\b/g, "torque converter"],
  [/\bcut ?[/&+] ?(?=weld (?:in )?(?:a |new )?flex)/g, ""],
  [/(?<=\bprog\w* ?)[/&+,] ?(?:fast |quick )?(?:re-?)?learn\b/g, ""],
  // What is done to a manifold, and bolts that broke: drilling them out is a work of its own.
  [
    /(?<=\bexh?\w* mani?\w*\b.*)(?:\b(?:w\/ ?|with |incl\w* |drill(?:ed)? out |extract\w* )|[,;] ?)(?:broken?|brkn|snapped|seized)(?: off)? (?:exh\w* )?(?:studs?|bolts?)\b/g,
    ", exhaust stud repair",
  ],
  [
    /\b(?:cam(?:shaft)?s?) ?(?:[&+/,]|and|\s) ?(?:crank(?:shaft)?|crk) (?:front )?seals?\b|\bfront seals \(cams? ?[+&/] ?crank\)/g,
    ", camshaft seal, front crankshaft seal",
  ],
  [/\btiming cover (?:oil )?seal\b(?! ?(?:kit|set))/g, "front crankshaft seal"],
  // Whose rules a catalyst was made to.
  [/(?<=\b(?:cat|converter|aftermarket)\b.*)\bepa\b/g, " "],
  [/(?<=\balign\w*\b.*)\b(?:set|adj\w*) (?:(?:toe|camber|caster)(?: ?[,&+/] ?| and )?){1,3}/g, " "],
  [/(?<=\bcap\W{0,3}(?:and |& ?)?rotor),?(?: ?(?:and|&|\+) ?| )wires?(?: set)?\b/g, ", spark plug wires"],
  [/\bcops?(?= (?:and |& ?|\+ ?)?(?:\d )?(?:spark )?plugs\b)/g, "ignition coils and"],
  [/\bdelta[- ]?p(?: pressure)? (?=sens)/g, "dpf pressure "],
  [/\bwasher pump ?(?:and|&|\+|\/) ?res(?:ervoir|v)?\b/g, "washer pump, washer reservoir"],
  [/\blatch ?\/ ?actuator\b/g, "door lock actuator"],
  // No table of a maker ends there: what is listed beside it is the work.
  [/\b1\d{2}(?:,?000|k)(?: ?mi\w*)? (?:svc|service)\b ?:(?=.*\w{3})/g, " "],
  [/\bdis-?mount\W{1,3}(?:and )?(?=mount\W{1,3}(?:and |& )?bal)/g, " "],
  [/\b(no[- ]?start) ?[,;-] ?(?:no|low) (?:fuel|spark)(?: pressure)?/g, "$1"],
  [/^\W*diag\w*\b\W+(?=no[- ]?start)/g, "starter diagnosis "],
  [/\b(valve covers?)(?: as(?:s?y|m|sembly))? ?(?:w\/|with) ?(?:new )?(?:gsk?ts?|gaskets?)\b/g, "$1 assembly"],
];

/** `text` in small letters. */
export function plainNames(text: string): string {
  return NAMES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
