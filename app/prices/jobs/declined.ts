/** Lines that sell nothing: declined, for another day, measured only. */

const DECLINED =
  /^\W*(?:sales )?tax\b|^\W*tech(?:nician)? (?:notes?|comments?)\b|\b(?:sales tax|discounts?|coupon|sub-?total|total due|balance due|amount due|previous balance|balance forward|thank you)\b|\b(?:declin\w*|dec(?:l[ie]*n*e?|in+e?|len?)d\b|decl\b\.?|refuse[ds]|not (?:approved|authori[sz]ed|needed|recommended|included)|no longer needed|denied|postponed by)\b|\bcore (?:return|refund|credit)\b|\b(?:senior|military|fleet|loyalty|aaa)\b.*\bdisc\b|\bdisc\.? \d+ ?%/i;

/** Work for another day, what was measured, and who did it: told on a quote, not sold by it. */
const LATER =
  /^\W*(?:monitor|declined|deferred|suspect\w*)\b(?!.*(?:repl|r ?[&/] ?r|install))|^\W*note\b.*\b(?:advised|monitor)\b|\bwill (?:monitor|return)\b|\b(?:next (?:visit|month|service|time|appointment|oil change)|not (?:done|performed|due|today|replaced|repaired)|parts? (?:is |are )?on (?:back)?order|will do (?:it )?(?:later|next|another)|at a later date|in the future|ok for now|monitor (?:only|for now)|recheck (?:at|in)|watch for now|due soon)\b|^\W*recommend\w*\b.*\b(?:soon|in \d|(?:at|@) \d{2,3}(?:,?\d{3}|k)\b|within|before|by|see (?:est|estimate|quote))\b|^\W*(?:advised?|fyi)\s*:|^\W*(?:previously|already) (?:repl\w*|repair\w*|done|installed)\b|\b(?:recommend\w*|rec\.?|due) soon\b|^\W*original (?:\w+ ){1,3}failed\b|^\W*(?:tech(?:nician)?|advisor|service writer|mechanic|performed by|inspected by)\s*[:#]/i;
/** "Next oil change due 84,500", "timing belt due at 105K": when it will be time. */
const REMINDS =
  /^\W*next (?:\w+\W+){1,4}due\b|^\W*(?:\w+ ){1,4}due (?:at|@|in|by|on)? ?\d[\d,]*k?(?: mi(?:les?)?)?\W*$/i;
/** How the car came and how it goes: "tow in, keys in drop box", "customer waiting". */
const CAME =
  /\bkeys? (?:\w+ ){0,2}(?:in|at|on|under|with) (?:the )?(?:drop|night|key|lock|front|desk|office|cashier|ignition|visor|cup|mat|seat|tire|cust)\w*|\b(?:key|night|early bird) ?drop\b|\bdrop ?box\b|^\W*(?:veh\w*|car|truck|unit)? ?(?:was )?(?:towed|dropped|left) (?:in|off|overnight)\b|\b(?:cust(?:omer)?|client) (?:is |will )?(?:waiting|wait)\b|^\W*waiter\b|\b(?:needs?|wants?|req\w*) (?:a )?(?:ride|shuttle|loaner|rental)\b/i;
/** What the paper says of itself: "miles in 84512 out 84516", "warranty 24 mo / 24k mi parts & labor". */
const OF_THE_PAPER =
  /^\W*(?:odo(?:meter)?|mileage|miles?)\b\W*(?:(?:in|out|at|reading|now)\b)?\W*\d[\d,]{3,}|^\W*(?:(?:limited|nationwide|our|shop|all|parts?|labou?r|repairs?|&|and) ?)*warr(?:anty|anties)?\b\W*(?:(?:is|of|for|good|on|parts?|labou?r|&|and)\b\W*)*\d+[ -]?(?:k|mos?|months?|yrs?|years?|mi(?:les?)?)\b/i;
const MEASURED =
  /\b(?:pads?|shoes?|linings?|rotors?|treads?|tires?)\b.{0,24}?\b(?:\d{1,2}\/32|\d(?:\.\d)? ?mm|1[0-4](?:\.\d)? ?mm)\b|\b(?:tested|tests|checks?|checked|inspected|all (?:look|around)) (?:good|ok|okay|fine)\b|\b(?:good|okay|ok|fine)\W*$|\bno (?:leaks?|codes?|problems?|issues?|play) (?:found|present|noted|detected)\b/i;
export const DONE =
  /\b(?:r ?[&/+] ?r'?d?|repl\w*|rplc?|install\w*|inst|new|change[ds]?|recommend\w*|rec|flush\w*|repair\w*|turn|machine|resurface|diag\w*|perform\w*|need[s]?)\b/i;

/** "C/S squeal at startup - replace belt", to the end of the complaint. */
export const COMPLAINED =
  /^\W*c\/[so]\b(?=[^.;¶]*\b(?:nois|clunk|squea|rattl|vibrat|grind|shak|click|whin|hum|pull|leak|smell|stall|rough|jerk|slip|inop|light on|no start|won'?t|warm|hot))[^.;¶]*?(?:\s-\s|[.;¶])/;
/** "No repair at this time", "inspect brakes, no charge": a finding, or a courtesy that costs nothing. */
const NOTHING_DONE =
  /^\W*c\/[so]\b(?=.*\b(?:nois|clunk|squea|rattl|vibrat|grind|shak|click|whin|hum|pull|leak|smell|stall|rough|jerk|slip|inop|light on|no start|won'?t|warm|hot))(?!.*(?:diag|r ?[&/] ?r|repl|install|repair|perform|clean|flush|recharge|test|inspect|check|correct|found|code|balanc|machin|rotat|align|adjust|resurfac|program|seal|lub))|^\W*(?:customer|cust|client|c\/s|cs)\.? (?:states?|reports?|says|complains?|concern)\b(?!.*(?:diag|r ?[&/] ?r|repl|install|repair|perform|clean|flush|recharge|test|inspect|correct|found|code|balanc|machin|rotat|align|adjust|resurfac|program|seal|lub))|^\W*(?:re-?)?torqued?\b(?! (?:conv|strut|mount))|\bno (?:repairs?|work|service|action|replacement)\b.{0,24}\b(?:this time|needed|required|necessary|today|done|performed)\b|^\W*inspect\b.{0,40}\bno charge\b|\b(?:lug|wheel|axle)s? ?(?:nuts?|bolts?)?\b.{0,20}\bre-?torqued?\b|^\W*(?:test drove|road ?tested)\b.*\bno (?:leaks?|codes?|noises?|problems?|issues?)\W*$|^\W*see (?:attached|invoice|inv|ro|estimate|est|quote|notes?|photos?)\b/i;

/** "Brakes ok 6mm", where nothing is done. */
const FINE = /\b(?:ok|okay|good|fine)\b/i;

/** Whether the line says that the work is not done or not wanted, or tells a finding only; `text` without its asides. */
export function isDeclined(text: string, part = false): boolean {
  return (
    DECLINED.test(text) ||
    LATER.test(text) ||
    REMINDS.test(text) ||
    OF_THE_PAPER.test(text) ||
    (CAME.test(text) && !DONE.test(text)) ||
    NOTHING_DONE.test(text) ||
    (!part && (MEASURED.test(text) || FINE.test(text)) && !DONE.test(text))
  );
}
