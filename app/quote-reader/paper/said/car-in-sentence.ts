import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { MAKE_PATTERN, makeNamed } from "#app/quote-reader/paper/makes.ts";
import {
  EVERY_MODEL,
  isModelYear,
  isOfAddress,
  isOwnWord,
  loosely,
  type Named,
  yearOf,
} from "#app/quote-reader/paper/models.ts";

const YEAR = "(?:19[89]|20[0-4])\\d";
const ANY_MODEL = [...new Set(EVERY_MODEL.map(({ model }) => model))]
  .toSorted((a, b) => b.length - a.length)
  .map(loosely)
  .join("|");
/** "your 2016 Altima", "ur CRV", "the Toyota Tacoma 2006", "Re: Cherokee", "LINDA - 05 Lexus RX330", "Camry (2012, …)": whose or which car, and what it is. */
const SPOKEN_OF = new RegExp(
  `(?:\\b(?:(?<owned>your|ur|yr|my|his|her|our|their|[a-z]{3,}['’]s)|the|this|that|el|la|tu|su|mi|an?(?=\\s${YEAR}\\s))\\s+|\\b(?:re|subject|about|for)\\b:?\\s+|(?<begins>(?:^|[.!?:,]\\s|[-–]\\s)(?=['’‘]?\\d\\d\\s)))` +
    `(?:(?:${MAKE_PATTERN})\\s+(?=${YEAR}\\s))?(?:(?<year>${YEAR}|['’‘]?\\d\\d)\\s+)?(?:(?<make>${MAKE_PATTERN})\\s+)?(?<model>${ANY_MODEL})(?![a-z\\d])(?:[\\s,(]{1,3}(?<after>${YEAR})(?![\\d/-]|\\s?(?:mi|k)))?`,
  "gim",
);
/** "the Tacoma store", "Continental tires": a place, or the brand of a part. */
const OF_A_PLACE = /^[-\s]+(?:area|location|store|shop|office|branch|dealer(?:ship)?|tires?|batter(?:y|ies)|belts?)\b/i;
/** "Your Express Lube": a name goes on in capitals. */
const NAME_GOES_ON = /^ [A-Z][a-z]/;
/** "I wouldnt. 2012 w 141k on it", "its a 2009 so parts are cheap", "104,000 miles, 2014 model": a year that no date, no amount and no number goes on with. */
const YEAR_ALONE = new RegExp(
  `(?:^|[.!?,]\\s|\\b(?:an?|it['’]?s|is|was)\\s)(${YEAR})(?=$|\\s(?:w|with|and|so|but|model)\\b|\\sw/|[.!?,](?:\\s|$))`,
  "gi",
);
const OF_A_DATE = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d[/-]\d|\bsince\b|©/i;

type Car = Named & { year: number | null };

/** The one model that sentences speak of ("about the Altima"), and the one year that is said by itself; null where none or several are. */
export function carInSentence(rows: Row[]): Car | null {
  const texts = rows.map(rowText);
  const named = namedIn(texts.join("\n"));
  const car = only(named, ({ make, model }) => `${make} ${model}`);
  if (!car) return null;
  const dated = named.find(({ year }) => year !== null);
  if (dated) return dated;
  const years = texts.filter((text) => !OF_A_DATE.test(text)).flatMap((text) => [...text.matchAll(YEAR_ALONE)]);
  const said = years.map(([, year]) => Number(year)).filter(isModelYear);
  return { ...car, year: only(said, String) };
}

function namedIn(text: string): Car[] {
  return [...text.matchAll(SPOKEN_OF)].flatMap((match) => {
    const { owned, begins, year: before, make, model: said = "", after } = match.groups ?? {};
    const behind = text.slice(match.index + match[0].length);
    const year = before || after ? yearOf(before ?? after ?? "") : 0;
    const named = modelCalled(said, make ? makeNamed(make) : null);
    if (!named || isOfAddress(behind) || OF_A_PLACE.test(behind) || (year > 0 && !isModelYear(year))) return [];
    // A word of every day is a car where its make or year stands with it, or it is written as a name.
    const isDated = (before ?? "").length === 4 || (before && owned) || make;
    const isName =
      begins === undefined && /^(?:[A-Z][a-z]|[A-Z]{3}$|[A-Z-]+\d)/.test(said) && !NAME_GOES_ON.test(behind);
    return isDated || isName || isOwnWord(named.model) ? [{ ...named, year: year || null }] : [];
  });
}

/** The model of one make, or of the make that is said before it; figures alone are none without it. */
function modelCalled(said: string, make: string | null): Named | null {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.-]/g, "");
  const all = EVERY_MODEL.filter(({ model }) => plain(model) === plain(said));
  const own = make ? all.filter((each) => each.make === make) : all;
  return own.length === 1 && (make || /^(?=.*[a-z]).{3}/i.test(said)) ? (own[0] ?? null) : null;
}

function only<T>(all: T[], nameOf: (one: T) => string): T | null {
  const [one] = all;
  return one !== undefined && new Set(all.map(nameOf)).size === 1 ? one : null;
}
