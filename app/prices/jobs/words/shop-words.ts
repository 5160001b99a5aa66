/** Habits of shops that would name another work, each spelled out: findings, lists that share a word, letters for two. */

const PLUGS =
  /(?<!\b(?:spark|spk|glow|drain|freeze|expansion|soft|block|core|fill|dummy|oil|pan|trans|plug) ?)(?<![-/])\bplugs\b(?! ?(?:in|out)\b)/g;
const SPARKS =
  /\b(?:coils?|boots?|wires?|tune[- ]?up|tubes? seals?|v(?:al|l)?ve? ?c(?:o?ve?r|vr)s?|v\/?c gask\w*|fi?lte?rs?|fltrs?)\b/;

const FOUND = "torn|ripped|split|cracked|busted|blown|leaking|worn|bad|noisy|failed|broken|dead|weak|low";
const UNIT = "(?:diff(?:erential)?s?|t-?case|t\\/case|xfer case|transfer case)";
/** "CV axle, torn boot" in a text that sells the axle. */
const BOOT = new RegExp(`\\b(?:${FOUND})(?: (?:inner|outer|cv))? boots?\\b`, "g");
const SELLS_SHAFT = /\b(?:axles?|shaft)\b/;
const SELLS_BOOT =
  /\b(?:repl\w*|r ?[&/+] ?r|new|install\w*|re-?boot) (?:\w+ ){0,3}boots?\b|\bboots? (?:clamp |joint )?(?:kits?|repl)/;
const CELL = new RegExp(`\\b(?:${FOUND}) batt?(?:ery)?s?\\b|\\bbatt?(?:ery)? (?:${FOUND})\\b`, "g");
/** What a pane has, which is not sold beside it. */
const OF_A_PANE =
  /(?:\bw\/ ?|\bwith |[,+&] ?|\band )?\b(?:acoustic|solar|heated|hud|(?<!\b(?:new|repl\w*|r ?[&/] ?r|install\w*) )rain sensor)\b(?! (?:repl|bracket|only|pad|r ?&|seat|mirror))/g;

const MODULE =
  "(?:(?!keys?|fob|tpms|remote|inj\\w*|repl\\w*|install)\\w+ ){0,2}(?:modules?|mod|ec[mu]|[pt]cm|bcm|cluster|radio|head unit)";
const PROGRAM = "(?:re-?)?(?:prog|program(?:ming)?|flash(?:ing)?|coding|code|configure|config)";
/** "Program ABS module", "cluster coding": a module that is only programmed, whichever it is. */
const PROGRAMS = new RegExp(
  `^\\W*${PROGRAM} (?:(?:the|new|used) )?${MODULE}(?: to (?:vehicle|car|vin))?\\W*$|^\\W*${MODULE} ${PROGRAM}\\W*$`,
);
const LATER = /\b(?:after|following) .*$/;

/** Beside these a chain is that of the timing; one that is named is what it is called. */
const OF_THE_TIMING = /\b(?:phasers?|vct|vvt|camshafts?|cams?|guides?|sprockets?)\b/;
const CALLED_CHAIN = /\b(?:timing|transfer|t-?case|xfer|tire|snow|drive|balance|oil pump|safety)\b/;

/** A damper with a current in it: "front shock (magnetic)", "adaptive struts". */
const WITH_CURRENT =
  /\b(?:magnetic(?: ride)?|mag(?:ne)?[- ]?ride|mrc|adaptive|electronic(?:ally controlled)?|edc|cdc)\b/g;
const DAMPER = /\b(?:shocks?|shks?|struts?|dampers?|absorbers?)\b/;
const OTHER_DAMPERS = /(?<!electronic )\b(?:shocks?|shks?|struts?|dampers?|absorbers?)\b/g;
const NO_DAMPER = /\bair\b|airmatic|\b(?:modules?|sensors?|snsrs?|switch|mounts?|mnts?|calib\w*|cruise|headl\w*)\b/;

/** "30K service: trans fluid, air filter" is what is listed; "Service B - oil, filter, cabin filter" goes by its letter. */
const MENU =
  /^\W*\d{2,3}(?:,?000|k)?(?: ?mi(?:les?)?)? ?(?:svc|service|serv|maint(?:enance)?|package|pkg)(?: (?:incl\w*|w\/|with))?(?: ?[:(]| - )\s*(?=\w{3}[^:]*(?:[,+&]|\band\b))/;
const BY_ITS_LETTER = /^(\W*(?:flex )?(?:service|svc) [ab]\d?)(?: ?[:(]| - ).*$/;
const OF_MERCEDES =
  /\b(?:mbz|mb|benz|merc(?:edes)?(?:[- ]benz)?),? (?=(?:(?:svc|service|maint) [ab]\d?|[ab]\d?[- ](?:svc|service))\b)/;

/** `text` in small letters. */
export function spelledOut(text: string): string {
  let said = (OF_MERCEDES.test(text) ? ofMercedes(text) : text)
    .replace(MENU, " ")
    .replace(BY_ITS_LETTER, "$1")
    // "Coolant flush / brake flush pkg" is what is listed.
    .replace(/(?<=\w{3} ?(?:[/,&+]|\band\b).*\w{3} )(?:pkg|package|special|combo)\W*$/, " ")
    // "90K inspection & lube per mfr schedule" is the service of that mileage.
    .replace(
      /\b(\d{2,3})(?:,?000|k)(?: ?mi\w*)?\b(?=.*\b(?:mfg|mfr|manuf\w*|factory|oem)(?:'?s)? (?:rec\w* )?(?:sched|maint|interval)).*$/,
      " $1k scheduled maintenance ",
    )
    // "Brake fluid - BMW maint": whose schedule it is on.
    .replace(/(?<=\w{3}.*\s)[-–—]\s(?:[a-z]{2,10} )?maint(?:enance)?(?: (?:item|sched\w*|interval|due))?\W*$/, " ")
    // What is tested with a leak-down is how far it compresses.
    .replace(/\bcompr?(?= ?(?:&|and|\+|\/|,) ?(?:cyl\w* )?leak)/g, "compression test")
    .replace(/(?<=\bleak[- ]?down ?(?:&|and|\+|\/|,) ?)compr?(?= test)/g, "compression")
    .replace(
      /\bcams?(?:shaft)? ?(?:&|and|\+|\/) ?(?:crk|crank)(?:shaft)? seals?\b/g,
      "camshaft seal and front crankshaft seal",
    )
    // Filters at the engine and at the frame are those of a diesel.
    .replace(
      /\b(?:eng(?:ine)?|frame|chassis)(?:[- ]mount(?:ed)?)? ?(?:&|and|\+|\/) ?(?:eng(?:ine)?|frame|chassis)(?:[- ]mount(?:ed)?)? (?=fuel f)/g,
      "diesel ",
    )
    // What is drilled out of an exhaust manifold held it.
    .replace(
      /(?<=\bexh?(?:aust)? (?:mani?f?(?:old)?|header)s?\b.*?)\bextract(?:ing|ed|ion of)? (?:(?:the|broken|brkn|snapped|seized|rusted) ){0,2}(?:bolts?|studs?)\b/g,
      "exhaust stud extraction",
    )
    // "Front, rear & trans mounts": those of a place hold the engine.
    .replace(
      /\b((?:(?:front|frt|rear|rr|left|lh|right|rh|upper|lower|side)\b ?(?:,|&|and|\+|\/)* ?)+)(?=trans(?:mission)? (?:mounts|mts|mnts)\b)/g,
      "$1 engine mounts and ",
    )
    // The transmission of a wiper is its linkage.
    .replace(/(?<=\bw(?:i?per|pr)s?\b[^;]*)(?<!wiper )\btrans(?:m|mission)?\b/g, "wiper linkage")
    // A cooler beside the oil's filter housing cools oil, a level beside the coolant's tank is the coolant's.
    .replace(
      /\b(?:oil filter (?:housing|hsg|adapter)|ofh) ?(?:&|and|\+|\/) ?(?:oil )?cooler (?=g\w*k\w*|seals?\b|o-?rings?\b)/g,
      "oil filter housing gasket and oil cooler ",
    )
    .replace(
      /(?<=\b(?:ofhg?|oil filter (?:housing|hsg|adapter))s?\b.*?)(?<!oil )\bcooler (?=g\w*k\w*|seals?\b|o-?rings?\b)/g,
      "oil cooler ",
    )
    .replace(
      /(?<=\b(?:expansion|coolant|overflow|surge|degas|header) (?:tank|reservoir|bottle|res)\b.*?)(?<!coolant )\b(?:lvl|level) (?=sens|snsr|sw)/g,
      "coolant level ",
    )
    // "Gear asy - steering (EPAS)"
    .replace(
      /\b(?:gear as(?:s?y|m|sembly) ?-? ?steering|steering (?:gear|rack)(?: as(?:s?y|m|sembly))?)([^(]*)\((?:epas|eps|electric)\b/g,
      "electric power steering rack $1(",
    )
    .replace(/\bw\/?sh(?:ie)?ld\b/g, "windshield")
    // A windshield has no sensor of its own but that of the rain.
    .replace(/\bw\/? ?s(?= (?:abs )?(?:sensors?|sensrs?|snsrs?|sens|sen)\b)/g, "wheel speed")
    .replace(/\bup ?[/&+] ?d(?:ow)?n\b/g, "upstream and downstream")
    .replace(/\bbatt?(?:ery)? reg(?:ist\w*)?\b/g, "battery registration")
    .replace(/(?<=[a-z]{3} )'?n'? (?=[a-z]{3})/g, "and ")
    .replace(/\bu ?[&+/] ?l\b(?=.*\b(?:hoses?|rad)\b)|(?<=\b(?:hoses?|rad\w*)\b.*)\bu ?[&+/] ?l\b/g, " upper lower ")
    .replace(/\b([fr]) (?=diff)/g, (_, letter) => (letter === "f" ? "front " : "rear "))
    .replace(/\b(?:afm|dod|mds) (?=lifters?\b)/g, "")
    // "Eng & cabin filters" shares a word, and sells no engine.
    .replace(/\beng(?:ine)?(?: air)?(?= ?(?:[&+/]|and) ?cab(?:in)?(?: air)? f)/g, "engine air filter")
    .replace(/\bcab(?:in)?(?: air)?(?= ?(?:[&+/]|and) ?eng(?:ine)?(?: air)? f)/g, "cabin air filter")
    // Plugs that stand with coils or wires, under a valve cover or among filters spark.
    .replace(PLUGS, (plugs) => (SPARKS.test(text) ? `spark ${plugs}` : plugs))
    // What is tested with the battery is how it is charged.
    .replace(
      /\bbatt?(?:ery)? ?(?:&|and|\+|\/) ?(?:chg|charg\w*|start\w*|alt\w*)(?: sys\w*)?(?= (?:test|diag|check|chk|insp))/g,
      "charging system",
    )
    // Studs that broke are drilled out beside the manifold that they hold.
    .replace(
      /(?<=\b(?:exh(?:aust)? man|manifold|mani|header)s?\b.*?) (?=(?:w\/ ?|with |incl\w* )?(?:broken?|brkn|snapped|seized) (?:studs?|bolts?)\b)/g,
      ", ",
    )
    // Beside an oil change these are the two that clean air.
    .replace(
      /(?<=\b(?:lof|oil ch\w*)\b.*(?:,|&|\+|\band) ?)(?:all |both )?filters(?=\W*(?:$|[,;&+]))/g,
      "engine air filter, cabin air filter",
    )
    // What is paid for a certificate is no test.
    .replace(/\b(?:smog|emissions?) cert(?:ificate)?\b(?!.*\b(?:test|insp|check))/g, "certificate fee")
    // "Tune up: plugs, boots" is what is listed.
    .replace(/^\W*tune[- ]?up ?[-:(] ?(?=\w{3})/, " ")
    // A ring and pinion stands in an axle, a rack and pinion in the steering.
    .replace(/\br ?[&/] ?p\b(?=.*(?:set[- ]?up|\b[2-5]\.\d\d\b|\bdiff|\bgears?\b))/g, "differential ring and pinion")
    // What is paid for an old part is no part.
    .replace(
      /\b(?:batt?(?:ery)?|alt(?:ernator)?|starter|str?tr|calipers?|rack|pump|comp(?:ressor)?|turbo|axle|trans|engine|inj(?:ector)?s?) cores?(?= ?(?:chg|charge|dep(?:osit)?|fee|$|\())/g,
      "core charge",
    )
    // "Program key, smart fob" says of which kind the key is.
    .replace(/\bkeys?, ?(?:1 |one |new )?(?:smart |prox\w* |remote )?(?:key )?fob\b/g, "key fob")
    // What is checked and adjusted is aligned.
    .replace(
      /\b(?:check|chk|ck|inspect) ?(?:&|and|\+|\/|,) ?adj(?:ust)? (?:the )?(?:wheel )?align(?:ment)?\b|\b(?:wheel )?align(?:ment)? (?:check|chk|ck|insp\w*) ?(?:&|and|\+|\/|,) ?adj\w*/g,
      " wheel alignment ",
    )
    // "Timing chain rattles at start, chains and guides" names the chain once as what is wrong and once as what is sold.
    .replace(
      /\btiming chains? [^,;:(]{0,20}\b(?:stretch|rattl|nois|worn|slack|loose|jump)[^,;:(]{0,24}?(?:[,;:]|\s-) ?(?:(?:new|repl\w*|install\w*|timing) ){0,2}(?=chains?\b)/g,
      "timing ",
    )
    // "Chains, guides phasers": each of a list that is parted by nothing.
    .replace(
      /\b(chains?|guides?|tens(?:ioners?)?|kit|set|sprockets?|gears?)(?: w\/| with)? (?=(?:cam )?phasers?\b)/g,
      "$1, ",
    );
  if (OF_THE_TIMING.test(said) && !CALLED_CHAIN.test(said)) said = said.replace(/(?<![-\w])chains?\b/g, "timing chain");
  if (WITH_CURRENT.test(said) && DAMPER.test(said) && !NO_DAMPER.test(said))
    said = said.replace(WITH_CURRENT, " ").replace(DAMPER, "electronic damper").replace(OTHER_DAMPERS, " ");
  if (PROGRAMS.test(said.replace(LATER, ""))) said = "module programming";
  if (/\bfluids\b/.test(said)) {
    const listed = new RegExp(`\\b${UNIT}(?=\\s*(?:,|&|\\+|/|and\\b)[^.;]*\\bfluids\\b)`, "g");
    const after = new RegExp(`(?<=\\bfluids ?[:-].*)\\b${UNIT}(?! ?(?:fluid|oil))`, "g");
    said = said.replace(listed, "$& fluid").replace(after, "$& fluid");
  }
  if (SELLS_SHAFT.test(said) && !SELLS_BOOT.test(said)) said = said.replace(BOOT, " ");
  // The cell of such a sensor is not sold by itself.
  if (/\btpms?\b|\btire pressure s/.test(said)) said = said.replace(CELL, " replace ");
  if (/\b(?:brakes?|brks?|pads?|rotors?|rtrs?)\b/.test(said))
    said = said.replace(
      /[,&+]?\s*(?:and )?\b(?:seat|bed|burnish)(?:ed|ding)?[- ]?in\b(?: (?:the )?(?:new )?pads)?/g,
      " ",
    );
  if (/\bwindshield\b|\bw\/s\b/.test(said))
    said = said
      .replace(OF_A_PANE, " ")
      .replace(
        /,? ?\b(?:incl(?:ud(?:es|ing))?|w\/|with)?\.? ?(?:front )?(?:cam|camera|adas) (?:re-?)?cal(?:ib\w*)?\b/g,
        " and camera calibration ",
      );
  return said;
}

/** "MBZ svc B1", "B3 service Mercedes": the letter says which, the figure only how much of it. */
function ofMercedes(text: string): string {
  return text
    .replace(OF_MERCEDES, "")
    .replace(/\b(svc|service|maint) ([ab])\d?\b|\b([ab])\d?[- ](?:svc|service)\b/, "service $2$3");
}
