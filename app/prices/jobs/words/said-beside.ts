/** What an advisor writes around a work: titles of lists, two names of one part, what is charged extra or costs nothing, what was found. */

const OR = "(?: ?[&+/,] ?| and )";
const BATTERY = "batt?(?:ery)?s?";
const SERVED = "(?:svc|service|serv)";
const PLACE = "(?:(?:front|frt|fr|ft|rear|rr)\\.? )?";
const ENGINES_PLACE =
  "(?:valve covers?|v\\/?c|intake|plenum|manifold|cowl|fan shroud|skid plate|cross-?member|inner fender)";

const NAMES: [said: RegExp, plain: string][] = [
  // "Comp. car wash": that it costs nothing, and no compressor.
  [
    /\(?\bcomp(?:l|liment\w*)?\b\.?\)?,? (?=(?:courtesy|car wash|wash|vac\w*|insp\w*|mpi|mpvi|multi|shuttle|loaner|ride|batt\w* (?:test|check)|check|top|tire (?:rot|press)|rotat)\w*)/g,
    " ",
  ],
  [/(?<=\w{3} )\((?:comp|compl|complimentary|courtesy|n\/c|no chg|no charge)\.?\)/g, " "],
  // What the maker calls back, by the number of the campaign.
  [/\brcl\b/g, "recall"],
  [/\b(?:recall )?\d\d[vc]-?\d{3}\b(?: soft\w* (?:update|reflash))?(?!.*cust\w*[- ]pay)/g, "recall campaign "],
  // "BCM - programming extra"
  [
    /(?<=\w.*)[-,;(+&/ ]+(?:prog(?:ram(?:ming)?)?|coding|re-?flash(?:ing)?|relearn|labou?r|install(?:ation)?|mount(?:ing)?(?: (?:&|and) bal\w*)?|cores?|tax|shipping|freight) (?:is |are )?(?:extra|addl|add'l|additional|not incl\w*|sep(?:arate\w*)?)\b\)?/g,
    " ",
  ],
  // "Service B7 Mercedes", "B4 service, C300"
  [/\b(?:svc|service) ([ab])\d?\b,?(?=.*\b(?:mercedes|benz|mbz?|[ce]-?[2-6]\d0|gl[abces]\d*|ml\d+)\b)/g, "service $1"],
  [/\b([ab])\d? (?:svc|service)\b,?(?=.*\b(?:mercedes|benz|mbz?)\b)/g, "service $1"],
  // "Honda MM B12: oil, rotate" is what is listed; alone it is the service by its letters.
  [
    /^\W*(?:honda|acura)? ?(?:mm|maint(?:enance)? minder|minder) (?:code )?[ab][0-7]{1,4} ?(?:svc|service)? ?[-:(]\W*oil\b(?! ?ch)(?: ?[/&+,] ?f(?:i?lte?r|lt|ltr)s?)?(?=\W)/g,
    "oil change ",
  ],
  [
    /^\W*(?:honda|acura)? ?(?:mm|maint(?:enance)? minder|minder) (?:code )?[ab][0-7]{1,4} ?(?:svc|service)? ?[-:(]\W*(?=\w{2}[^:]*[,+&])/g,
    " ",
  ],
  [/\b(?:mm|minder) (?:code )?([ab])[0-7]{1,4}\b(?: ?(?:svc|service))?/g, "maintenance minder $11"],
  // "Driveline service 4x4 - front/rear diff & transfer case": what is listed, each unit with its fluid.
  [
    new RegExp(
      `^\\W*(?:4x4 |4wd |awd )?drive ?(?:line|train) ${SERVED}(?: (?:4x4|4wd|awd))?\\W*[-:(](?=.*\\w{3})`,
      "g",
    ),
    " ",
  ],
  [/\b(?:frt|front|f) ?[&/+] ?(?:rr|rear|r) (?=diff)/g, "front and rear "],
  // "Battery, clean terminals, register": they are cleaned with any new one.
  [
    new RegExp(
      `(?<=\\b${BATTERY}\\b.*)(?:[&+,/]|\\band) ?(?:(?:terminals?|terms?|posts?) cle?a?n\\w*|cle?a?n\\w* (?:the )?(?:terminals?|terms?|posts?))(?=.*\\breg)`,
      "g",
    ),
    " ",
  ],
  // The three of the charging system, tested at once.
  [
    new RegExp(
      `\\b(?:${BATTERY}|alt(?:ernator)?|start(?:er|ing)?|chg|charg\\w*)(?:${OR}(?:${BATTERY}|alt(?:ernator)?|start(?:er|ing)?|strtr|chg|charg\\w*)){1,2}(?: sys\\w*)? (?=test|check|chk|ck\\b|anal|diag)`,
      "g",
    ),
    "charging system ",
  ],
  // On what is paid for beside the work "chg" is a charge.
  [
    /\b(cores?|enviro\w*|disposal|haz\w*|waste(?: oil)?(?: ?[&/+] ?f(?:i?lte?r|ltr|lt)s?)?|suppl(?:y|ies)|admin\w*|doc\w*|storage|recycl\w*|handling|freight|late|service call|trip) (?:enviro\w* )?chgs?\b\.?/g,
    "$1 charge",
  ],
  [/\bcore charge charge\b/g, "core charge"],
  [/\b(?:waste|used) oil ?(?:[&/+,]|and) ?f(?:i?lte?r|ltr|lt)s?\b/g, "waste oil disposal"],
  // Studs that broke before the manifold is named again.
  [
    /\bexh?(?:aust)? mani?f?(?:old)?(?: (?:lh|rh|left|right|drivers?|pass\w*))?,? (?:broken?|brkn|snapped) (?:studs?|bolts?)\b.*?(?:\b(?:gask\w*|gskts?)\b.*)$/g,
    "exhaust manifold gasket, exhaust stud repair",
  ],
  // "Crank seal leaking oil onto belt": what leaks where.
  [
    /(?<=\b(?:seals?|gask\w*|pan|pump|hoses?|lines?|cooler|housing|hsg|cover)\b ?)(?:is )?(?:leak\w*|seep\w*|drip\w*|spray\w*) (?:oil|coolant|fluid|atf|fuel|water|antifreeze)(?: (?:on|onto|down|into|over|all over) (?:the )?\w+)?/g,
    " leaking ",
  ],
  // The gaskets of what is lifted for it come with a housing, the harness beside it with a sensor.
  [
    /(?<=\boil (?:filter |cooler ?\/? ?)+(?:housing|hsg|adapt[eo]r)s?\b.*?)(?:w\/ ?|with |incl\w* )(?:new |upper |lower )*(?:intake|plenum|manifold)(?: mani\w*)? (?:gask\w*|gskts?|seals?)(?: set)?/g,
    " ",
  ],
  [/(?<=\bknock sens\w* ?)(?:[&+,/]|and|w\/|with) ?(?:jumper |new |sub-?)?harness\b(?: ass\w*)?/g, " "],
  [/\br ?\/ ?m(?:ain)? ?\/?(?= ?seal)/g, "rear main "],
  // What holds heater and pump of the exhaust fluid is its pump.
  [/\b(def|urea|reductant) (?:heater|header) ?[/&+] ?pump\b/g, "$1 pump"],
  // What is off the engine or the car gives room.
  [
    new RegExp(
      `(?<=\\w{4}.*)[-,(;]* ?(?:(?:with|w\\/|upper|lower|both) ?)*\\b${ENGINES_PLACE} (?:off|out|removed|r ?[&/] ?i)\\b\\)?`,
      "g",
    ),
    " ",
  ],
  [/(?<=\w{4}.*)[-,(;]+ ?\w+ (?:is )?(?:off|out of|removed from) (?:the )?(?:car|vehicle|truck)\b\)?/g, " "],
  // "Rear brakes, EPB service mode - replace pads": how it is done, and what of the brakes.
  [/\be?pb (?:in(?:to)? )?(?:svc|service|maint\w*) mode\b/g, " "],
  [
    new RegExp(
      `^\\W*(${PLACE})(?:brakes?|brks?)\\b ?(${PLACE}(?:disc|disk)?)[^\\w]*(?:[-:;,]) ?(?:repl\\w*|install|new|r ?[&/+] ?r) (?:the )?pads(?: only)?\\W*$`,
      "g",
    ),
    "$1 $2 brake pads ",
  ],
  // Diagnosis of a thing that is not replaced.
  [
    /^(?!.*\b(?:r ?[&/+] ?r|repl\w*|install\w*)\b)\W*(?:on-?board charger|obc|charge port|charging system ev|ev charg\w*|dc-?dc(?: converter)?)\b ?(?:fault )?(?:diag\w*|troubleshoot\w*|test(?:ing)?)\b.*$/g,
    "electrical diagnosis",
  ],
  // "Oil 0W20 6QT & filter", as goods
  [
    /^\W*(?:eng(?:ine)? |motor )?oil,? ((?:(?:\d{1,2}w-?\d{2}|\d+(?:\.\d)? ?qts?|full|syn\w*),? ?)+)(?:&|and|\+|\/|w\/) ?(?:oil )?f(?:i?lte?r|ltr|lt)\b/g,
    "oil and filter $1",
  ],
  // What is drained and filled three times is exchanged.
  [
    /\b(trans(?:mission)?|atf)\b(.*?)\b(?:[34] ?x|triple|three times) (?:drain|d) ?(?:&|and|\/|\+) ?(?:re-?)?(?:fill|f)\b/g,
    "$1 fluid exchange $2",
  ],
  // "Set dwell, timing, idle"
  [
    /\b(?:set|adj\w*|check|chk) (?:the )?(?:points?,? ?(?:&|and)? ?)?dwell\b.*$|\b(?:set|adj\w*) (?:base |ign\w* |spark )*timing\b.*$/g,
    "set ignition timing",
  ],
  // Kits of a maker that sells brakes alone.
  [
    /\bpower ?stop (?:[a-z]{0,4}-?\d{3,5}\w*,? )?(.*?)\bkit\b(?!.*\b(?:pads?|rotors?|calipers?|hardware)\b)/g,
    "brake pads and rotors $1",
  ],
  // A sensor of the tires that is dead, and its lamp.
  [
    /\btpms (?:light|lt|lamp)s? (?:is )?on\b(.*?)\b(?:sens(?:or|r)?|snsr)\b.*\b(?:r ?[&/+] ?r|repl\w*|install\w*|new)\b.*$/g,
    "$1 tpms sensor replace",
  ],
  // All that is named stands in the kit.
  [
    /\b(?:military|veteran|vet|senior|aaa|first responder|teacher|student|police|fire|employee|loyalty|fleet)\b[\w/&, ]{0,24}\b\d{1,2} ?% ?(?:off|disc\w*)?.*$/g,
    "military discount",
  ],
  // "4 x 205/55R16 Falken, mount, balance": a size with its maker is a tire that is sold.
  [
    /(?<=\b\d{3}\/\d\d ?z?rf?\d\d[a-z]? (?:\w+ ){0,5}?)(?:falken|michelin|goodyear|bridgestone|firestone|continental|pirelli|toyo|yokohama|cooper|hankook|kumho|nexen|nitto|sumitomo|bfg\w*|dunlop|uniroyal|general|mastercraft|nokian|kelly|sailun)\b[^;]*?\b(?:mount|mnt|bal)\w*\b.*$/g,
    "tire installed",
  ],
];

/** `text` in small letters. */
export function saidBeside(text: string): string {
  return NAMES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
