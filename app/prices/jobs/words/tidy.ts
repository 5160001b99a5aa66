/** What a shop wrote without what names no work: complaints, where to find it, what is taken off on the way. */

import { COMPLAINED, DONE } from "#app/prices/jobs/declined.ts";
import { counterNames } from "#app/prices/jobs/words/counter-names.ts";
import { joinedNames } from "#app/prices/jobs/words/joined-names.ts";
import { plainNames } from "#app/prices/jobs/words/plain-names.ts";
import { saidBeside } from "#app/prices/jobs/words/said-beside.ts";
import { spelledOut } from "#app/prices/jobs/words/shop-words.ts";
import { stateInspections } from "#app/prices/jobs/words/state-inspections.ts";

const ASIDE =
  /\b(?:from (?:\w+ ){1,3}to (?=\w)|(?:r ?& ?[ri]|r\/[ri]|remove) [\w ]{1,30}(?:to|for) (?:gain )?access|(?:upper )?(?:plenum|intake) (?:r ?[&/] ?[ri]|off|removed|removal)|remove (?:the )?(?:upper )?(?:intake )?plenum|per (?:factory|manufacturer|oem|tsb|customer)|due to|because|customer supplied complaint|with new hardware|for access|(?:with|w\/) ?pigtail|(?:with|w\/) ?\w+ (?:off|out|removed)\b|behind (?:the )?(?:glove ?box|glovebox|dash|bumper|panel)|dash removal|dash out|as needed|if needed|if necessary|including (?:removal|disassembly)|with \w+ \w+ removed|\w+ supported from|and road test after|after the repair|(?:after|following) (?:\w+ ){0,3}(?:repair|repl\w*|r ?[&/] ?r|install(?:ation)?|service|align(?:ment)?)\b|over the bridge|at (?:no|left|right) (?:charge|frame))\b.*$/i;
/** What is wrong with a part names no work where what is done stands beside it. */
const WRONG =
  /\bnot (?:charging|working|cooling|holding|shifting|turning|opening|closing|responding)\b|\bleaking (?:vacuum|air|coolant|oil|fluid|water)\b/g;
/** What is wrong, with where and when it shows: "punctured by rock", "whines when cold". */
const SYMPTOM =
  /\b(?:weep(?:s|ing|y)?|seep(?:s|ing|y)?|leak(?:s|ing|ed|y)|leak(?= ?(?:[-,;:@]|at\b|from\b|$))|drags?(?! link)|slipping|blew off|loosen(?:s|ed)|locked(?: up)?|contaminated|frayed|stolen|shudder\w*|judder\w*|shak(?:es|ing|y)|wobbl(?:es|ing|e|y)|vibrat\w*|sagging|wet|soaked|melted|collapsed|blown|frozen|puncture[ds]?|crack(?:s|ed|ing)?|seized|stuck|inop\w*|broken?|broke|torn|tore|worn(?: out)?|stretche?[ds]?|whin(?:es|ing|e)|squeal(?:s|ing)?|squeak(?:s|ing|y)?|grind(?:s|ing)|hiss(?:ing|es)?|rattl(?:es|ing|e)|clunk(?:s|ing)?|click(?:s|ing)|hum(?:s|ming)|nois[ey]|loose|plugged|clogged|rusted(?: (?:out|through))?|rotted|corroded|slip(?:s|ping)|delaminat\w*|fail(?:s|ed|ing)?|overheat(?:s|ing)?|chafed|sticking|binding|won'?t \w+|not \w+ing|no (?:image|picture|start|crank|heat|sound|power|spark)|off (?:the |its )?track|runs? (?:constantly|rough|hot|all the time)|creak(?:s|ing|y)?|chirp(?:s|ing)?|howl(?:s|ing)?|growl(?:s|ing)?|tick(?:s|ing)|(?<=[a-z]{4} )tick(?= ?(?:-|,|;|:|$))|water intrusion|moisture|condensation|dead|shorted|drain(?:s|ing) (?:battery|down|overnight)|jammed|separated|swollen|roar(?:s|ing)|intermittent\w*|knock(?:s|ing)(?! sensors?)|dripp?(?:s|ing)|rusted|misaligned|chewed)\b(?: (?:at |on )?(?:cold )?start(?:[- ]?ups?)?\b)?(?: in (?:the |its )?(?:knuckle|spindle|hub|bore)\b)?(?:\s+(?:by|onto?|when|around|against|over|through|into|while|out)\b[^,;:|()-]{0,40}(?=[,;:|()-]|\s-\s|$))?/g;
/** Stands in a text where a symptom was. */
export const COMPLAINT = "zcomplaint";
export const LAMP = "zlamp";
/** Where the symptom itself is what is worked on. */
const SYMPTOM_IS_WORK =
  /windshield|w\/s|\bglass\b|rust repair|diag|\btest\b|broken (?:bolt|stud)|(?:bolt|stud)s? (?:\w+ )?broken|extract|noise|leaks? (?:repair|check|search)|crack (?:repair|seal)/;
/** "Broken at", "bleed", and other words that go along with any work on brakes and clutches. */
const BLEEDS =
  /(?<=\w.{4,})[,&+]?\s*(?:and |with |hyd\w* |,)*\b(?:bleed|bled)\b(?: (?:all|the|brakes?|brk|system|sys|hyd\w*|lines?|air|clutch))*\s*$/;
/** "Brake job front axle": an axle as a place, where brakes are spoken of. */
const AXLE_AS_PLACE =
  /(?<=\b(?:brakes?|brk|pads?|rotors?|shoes?|discs?)\b.*)\b(front|rear) axle\b(?! (?:shaft|seal|nut|boot|bearing))/g;
const STATES = /\b(?:customer|cust|client|c\/s|cs)\.? (?:states?|reports?|says|complains?|concern)\b:?/i;
/** A line in small letters, sentences parted by "¶", pieces by punctuation; a complaint leaves a mark. */
export function tidied(text: string): string {
  const sentences = ` ${text.slice(0, 400)} `.replace(/\.\s+(?=[A-Z][a-z]+ [a-z]+ )/g, " ¶ ");
  return (
    spelledOut(
      plainNames(joinedNames(counterNames(saidBeside(stateInspections(sentences.toLowerCase().normalize("NFKC")))))),
    )
      .replace(COMPLAINED, " ")
      .replace(/[–—]/g, "-")
      .replace(/[’`´]/g, "'")
      .replace(/\[[^\]]*\]/g, " ")
      .replace(/\((?=[^)]*\d)[a-z0-9.-]+\)/g, " ")
      .replace(/^.*\bcorrection\s*:/, " ")
      .replace(
        /\b(front|rear|frt|rr|fr|ft|all|new) breaks?\b|\bbreaks?(?= (?:pads?|job|fluid|lines?|rotors?|shoes?|calipers?))/g,
        "$1 brakes",
      )
      .replace(
        /\b(?:r ?& ?i|r\/i|remove(?: and reinstall)?) [\w ]{1,30}?\bto (?=replace|repl|r ?& ?r|r\/r|install|access)/g,
        " ",
      )
      .replace(/\b(?:ac ?delco|four seasons|duralast|o'?reilly|napa)\b/g, " ")
      .replace(
        /\bset (?:all )?tires?(?: to (?:spec|\d+ ?psi))?\s*$|\bset (?:tire )?pressures?\b/g,
        " tire pressure check ",
      )
      .replace(/\bclass (?:i{1,3}|iv|v|\d)\b/g, " ")
      .replace(
        /(?<=\w.*)\b(?:re)?fill(?:ed)?(?: and bleed| with| the)* (?:coolant|fluid|oil|clnt)\b(?!.*(?:drain|flush))/g,
        " ",
      )
      .replace(
        /\btrans|filter/.test(text.toLowerCase())
          ? /(?!)/g
          : /\bdrop(?:ped|ping)? (?:the )?(?:oil |front |rear )?(?:pan|tank|subframe|cradle|exhaust|diff|axle)\b/g,
        " ",
      )
      .replace(/\blower(?:ed|ing)? (?:the )?(?:front |rear )?(?:subframe|cradle)\b(?! (?:bush|mount|bolt|insul))/g, " ")
      // "Horn & cruise inop": neither works.
      .replace(/(?<=\w.*[,;-] ?)\b\w+ ?(?:&|and|\+) ?(?=\w+ (?:inop\w*|not working)\b)/g, " ")
      .replace(STATES, " ; ")
      .replace(DONE.test(text) ? WRONG : /(?!)/g, " ")
      .replace(SYMPTOM_IS_WORK.test(text.toLowerCase()) ? /(?!)/g : SYMPTOM, ` ${COMPLAINT} `)
      .replace(/\b(?:light|lt|lamp|mil|cel)s? (?:is )?(?:on|lit|illuminated|flashing)\b/g, ` $& ${LAMP} `)
      // "Cut all 4 rotors" stands for itself, whatever stands before it.
      .replace(
        /(?<!no )\b(?:cut|turn|true|machine|resurface|rsrf|turned|resurfaced|machined)(?: (?:all|both|the|4|four|2|front|rear|frt|rr|fr|brake|brk)){0,4} (rotors?|rtrs?|discs?|drums?)\b/g,
        " ; machine $1 ; ",
      )
      .replace(/^\W*(?:addl?|add'l|additional|extra)\.? labor\b.*$/, "labor")
      .replace(
        /(?<=\b(?:fender|bumper|quarter|hood|paint|refinish)\b.*)\bblend\b(?: (?:adj\w* )?\w+)?/g,
        " ; blend panel ; ",
      )
      .replace(
        /\b(hood|doors?|fenders?|bumpers?|liftgate|trunk|deck ?lid|panels?)((?: \w+)?) (?:re-?)?align(?:ment|ed)?\b/g,
        "$1$2 adjust",
      )
      .replace(/\b(belt), (?=tens)/g, "$1 and ")
      .replace(
        /\.\s+(?=(?:replace|repl|r&r|r\/r|install|found|perform|clean|remove|need|recommend|rec|flush|correct|tech)\w*\b)/g,
        " ; ",
      )
      .replace(/\b49[- ]state\b/g, " catalytic converter ")
      .replace(BLEEDS, " ")
      .replace(AXLE_AS_PLACE, "$1")
      .replace(/\b\d+ ?(?:yrs?|years?|mos?|months?)\b[ /,-]*\d+(?:,\d{3}|k)?(?: ?mi(?:les?)?)?\b(?: warranty)?/g, " ")
      .replace(/\bconv(?:entional)?\b(?=[ -]*\d+w| oil| lof)|(?<=\b(?:lof|lube|oil)\b.*)\bconv\b/g, "conventional")
      .replace(/\b(?:r ?& ?l|l ?& ?r|rh ?& ?lh|lh ?& ?rh)\b/g, " both ")
      .replace(/\breset tpms\b|\btpms reset\b/g, " tpms relearn ")
      .replace(/\ba\/f\b(?! ?(?:sens|snsr|ratio|b\d))/g, "engine air filter")
      .replace(/\bc\/f\b/g, "cabin filter")
      .replace(/\bo\/h\b/g, "rebuild")
      .replace(/\b(?:mt|mnt|mount)\/ ?bal(?:ance)?\b/g, "mount and balance ")
      .replace(
        /\b(?:nys?|state|pa|tx|va|nc|ma|me|nh|vt|ri|wv|mo|la|ut|md|de|hi|ms)s? (?:(?:state|st) )?(?=(?:safety )?insp)/g,
        "state ",
      )
      .replace(
        /\b(?:psd|power ?stroke|duramax|cummins|ecoboost|hemi|vortec|tdi|tfsi|vtec(?! (?:sol|spool|oil|press|screen|gasket))|skyactiv|multiair)\b/g,
        " ",
      )
      .replace(/\bevac(?:uate)?\s*(?:[/&+,]|and)\s*(?:re?-?)?ch(?:a?rge?|g)\b/g, "evacuate and recharge")
      .replace(/\b(\d0)\/(\d0)\/(\d0) ?k\b/g, " scheduled maintenance ")
      .replace(/\bair ?\/ ?fuel\b/g, "air fuel")
      .replace(/\bmount(?:ed)?,? (?:and )?balanced?\b/g, "mount and balance")
      .replace(/^\s*(ev|hybrid)\s*[-:]\s*/, " $1 ")
      // Where a part is told of that is only moved, greased or used again.
      .replace(
        /[-,;(&+] *(?:and |with |w\/ ?)?(?:the )?[\w ]{3,24}? (?:lowered|lubed|lubricated|moved|reused|re-used|supported|unbolted|set aside|disconnected|drained|cleaned up|coded to (?:ecu|ecm|pcm|dme|car|vehicle))\b/g,
        " ",
      )
      .replace(
        /\b(?:coded|programmed|registered|adapted|matched) to (?:the )?(?:ecu|ecm|pcm|dme|car|vehicle|engine)\b/g,
        " ",
      )
      .replace(/\breuse[ds]? (?:\w+ ){0,2}\w+/g, " ")
      .replace(/\bt\/case\b/g, " transfer case ")
      .replace(
        /\b(clean(?:ed|ing)?|svc|service) (?:the )?tb\b|\btb (clean(?:ed|ing)?|svc|service|relearn)\b/g,
        " $1$2 throttle body ",
      )
      .replace(/\btires?\s*[-,(]*\s*(?:cust\w*|owner)[ -]*supplied\b/g, " ")
      .replace(
        /\b(?:blend|refinish|refn|refin|paint)((?: (?:lt|rt|lh|rh|left|right|frt|front|rr|rear|lf|rf|lr|outer|outside|&|and|new))*) (hood|doors?|fender|quarter|bumper|roof|liftgate|trunk|deck ?lid|qtr)\b(?! (?:act|mot|mtr|servo))(?: (?:panel|edge|cover|cvr|outer|outside|&|and))*/g,
        " ; refinish $2 ; ",
      )
      // A sentence ends.
      .replace(/(?<=[a-z]{6})\.\s+(?=[a-z])/g, " ; ")
      // What is listed after a timing belt comes in its kit.
      .replace(/\b((?:timing|t)[- ]belt)(?:, ?(?:hydraulic )?(?:tensioners?|tensi|idlers?(?: pulleys?)?)\b)+/g, "$1 ")
      // "Battery failed load test, replace": what it failed is no work.
      .replace(/\bfail(?:ed|s|ing)? (?:\w+ ){0,2}tests?\b/g, " ")
      // A list that ends in "and" joins all of its members.
      .replace(/,[^,]+,?\s*(?:and|&)\s/.test(text) ? /,\s/g : /(?!)/g, " and ")
      .replace(ASIDE, " ")
  );
}
