import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Group, Line } from "#app/prices/jobs/groups/group.ts";
import type { Question } from "#app/prices/judgement.ts";
import { WITHOUT_PART } from "#app/prices/labor/holds-its-part.ts";
import { priceOfWork } from "#app/prices/price/price-of-work.ts";
import { dollars, verdictOf } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

const MOUNTING = /^Tire (?:mount|balancing)/;

/** Makers of tires, with those that are words or cars too only beside one of their tires; and tires that are said to be new. */
const NAMES_TIRE = new RegExp(
  [
    "\\b(?:michelin|goodyear|bridgestone|firestone|continental|pirelli|hankook|kumho|bf ?goodrich|bfg|yokohama|toyo|nitto|falken",
    "|nexen|uniroyal|nokian|sumitomo|maxxis|kenda|vredestein|hercules|sailun|ironman|westlake|fuzion|laufenn|mickey thompson",
    "|lexani|achilles|atturo|sentury|landsail|thunderer|starfire|riken|ohtsu|gt radial|milestar|dick cepek|dunlop|metzeler|shinko",
    "|cooper (?:tires?|discoverer|cs\\d|zeon|endeavor|evolution)|general (?:tires?|altimax|grabber|g-max)|kelly (?:tires?|edge))\\b",
    "|\\b(?:\\d{3}/\\d{2}|\\d{2}x\\d{1,2}(?:\\.\\d+)?) ?-?z?r?f?-? ?\\d{2}\\b",
    "|\\bnew\\b[^,;]*\\btires?\\b|\\btires? (?:\\+|incl\\w*|with|w/) ?(?:mount|install|balanc)",
  ].join(""),
  "i",
);
const TIRE = /\btires?\b/i;

type Asked = { lines: Line[]; own: Line[]; quoted: number; usual: Range };

/**
 * "Mount & balance front tire, Dunlop American Elite, $348.95" is a tire with its mounting. Whether a line that names one is for
 * both is not sure, so none is judged as mounting alone that could pay for a tire: it is said what must be asked.
 */
export function mayHoldItsTire(guide: Guide, question: Question, car: Car, group: Group, asked: Asked): string | null {
  const { lines, own, quoted, usual } = asked;
  const tire = guide.byName.get("Tire, installed (each)");
  if (!tire || group.jobs.length === 0 || !group.jobs.every(({ job }) => MOUNTING.test(job))) return null;
  const says = own.some(({ description }) => NAMES_TIRE.test(description) && !WITHOUT_PART.test(description));
  const isSoldApart = lines.some(
    (line) =>
      line.type === "Part" && !own.includes(line) && (TIRE.test(line.description) || NAMES_TIRE.test(line.description)),
  );
  if (!says || isSoldApart || quoted <= usual.high) return null;
  const both = priceOfWork(guide, question, car, { ...group, jobs: [tire] });
  if (typeof both === "string" || !both.range || verdictOf(quoted, both.range) === "low") return null;
  return `This names a tire, so the tire may be in this price: ask what it costs without its mounting. ${dollars(usual.low)} to ${dollars(usual.high)} is usual for the mounting alone.`;
}
