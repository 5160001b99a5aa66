import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { isModelYear, type Named, namedInSentence } from "#app/quote-reader/paper/models.ts";

/** "I wouldnt. 2012 w 141k on it", "its a 2009 so parts are cheap": a year that no date, no amount and no number goes on with. */
const YEAR_ALONE =
  /(?:^|[.!?,]\s|\b(?:an?|it['’]?s|is|was)\s)((?:19[89]|20[0-4])\d)(?=$|\s(?:w|with|and|so|but)\b|\sw\/|[.!?,](?:\s|$))/gi;
const OF_A_DATE = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d[/-]\d|\bsince\b|©/i;

/** The one model that sentences speak of ("about the Altima"), and the one year that is said by itself; null where none or several are. */
export function carInSentence(rows: Row[]): (Named & { year: number | null }) | null {
  const texts = rows.map(rowText);
  const car = only(texts.flatMap(namedInSentence), ({ model }) => model);
  if (!car) return null;
  if (car.year) return car;
  const years = texts.filter((text) => !OF_A_DATE.test(text)).flatMap((text) => [...text.matchAll(YEAR_ALONE)]);
  const said = years.map(([, year]) => Number(year)).filter(isModelYear);
  return { ...car, year: only(said, String) };
}

function only<T>(all: T[], nameOf: (one: T) => string): T | null {
  const [one] = all;
  return one !== undefined && new Set(all.map(nameOf)).size === 1 ? one : null;
}
