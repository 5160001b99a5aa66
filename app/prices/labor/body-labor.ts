import type { Job } from "#app/prices/jobs/job.ts";

/** Body shops ask another rate than mechanics, and for frames one of their own, of which nothing is published. */
export type Trade = "body" | "frame";

const HOURS = "(?:labou?r|lbr|hours?|hrs?|time)";
const FRAME = new RegExp(
  `(?<!sub[- ]?)\\b(?:frame|uni-?body|structural) ?(?:${HOURS}|set ?up|pull|measur\\w*|straighten\\w*|repair|time)\\b|\\b${HOURS}\\W{1,3}(?:frame|uni-?body|structural)\\b|\\b(?:aluminum|carbon fiber)\\b[^,;]*\\bbody ${HOURS}\\b`,
  "i",
);
/** What a line of the trade calls its labor. */
const BODY_LABOR = new RegExp(
  `(?<!\\b(?:throttle|valve|pump|caliper) )\\b(?:body|paint|refinish|refn|(?:sheet ?)?metal) ${HOURS}\\b|\\b${HOURS}\\W{1,3}(?:body|paint|refinish|refn)\\b(?! control)`,
  "i",
);
/** Where no work is recognised: words that only a body shop writes. */
const BODY_WORDS =
  /(?<!\b(?:throttle|valve|pump|caliper) )\b(?:body (?:labor|lbr|shop|work|hours|hrs|repair)|paint(?:ing)?(?! protection)|refinish\w*|refn|sheet ?metal|clear ?coat|denib|color sand)\b/i;

/** Jobs that body shops do; handles, hitches and seats stand in the same system of the guide, and mechanics fit them. */
const PANELS =
  /^(?:Body (?!control)|Bumper re|Dent |Paint(?! protection)|Paintless |Rust repair|Refinish|Touch-up|Quarter panel|Fender(?: repair)?$|Hood$|Door shell|Door repair \(body\)|Tailgate \/ trunk lid|Truck bed$|Cab corner|Floor pan|Roof panel|Header panel)/;
const FRAMES = /^Frame straight/;

/** Their price is of labor alone, and is published as such. */
const PRICED_AS_LABOR = /^(?:Dent |Paintless )/;

/** Whether labor is of another trade than the hours and rates that the prices of its works are made of. */
export function isOtherTrade(description: string, jobs: Job[]): boolean {
  return tradeOf(description, jobs) !== null && !jobs.some(({ job }) => PRICED_AS_LABOR.test(job));
}

/** A line that calls itself labor of a body shop. */
export function isCalledBodyLabor(description: string): boolean {
  return BODY_LABOR.test(description) || /^\W*(?:body|paint|refinish)\W*$/i.test(description);
}

/** The trade of the labor that a line speaks of, by its words and its works; null where it is a mechanic's. */
export function tradeOf(description: string, jobs: Job[]): Trade | null {
  const works = jobs.filter(({ kind }) => kind === "job");
  if (FRAME.test(description) || works.some(({ job }) => FRAMES.test(job))) return "frame";
  if (isCalledBodyLabor(description) || works.some(({ job }) => PANELS.test(job))) return "body";
  return works.length === 0 && BODY_WORDS.test(description) ? "body" : null;
}
