import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";

/** Where a shop is, by its letterhead; a state at least. */
export type ShopPlace = { city: string | null; state: string; zip: string | null };

const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
/** How a letter or a dealer spells them out. */
const SPELLED: Record<string, string> = {
  ...{
    alabama: "AL",
    alaska: "AK",
    arizona: "AZ",
    arkansas: "AR",
    california: "CA",
    colorado: "CO",
    connecticut: "CT",
  },
  ...{
    delaware: "DE",
    florida: "FL",
    georgia: "GA",
    hawaii: "HI",
    idaho: "ID",
    illinois: "IL",
    indiana: "IN",
    iowa: "IA",
  },
  ...{
    kansas: "KS",
    kentucky: "KY",
    louisiana: "LA",
    maine: "ME",
    maryland: "MD",
    massachusetts: "MA",
    michigan: "MI",
  },
  ...{ minnesota: "MN", mississippi: "MS", missouri: "MO", montana: "MT", nebraska: "NE", nevada: "NV", ohio: "OH" },
  ...{ "new hampshire": "NH", "new jersey": "NJ", "new mexico": "NM", "new york": "NY", "north carolina": "NC" },
  ...{ "north dakota": "ND", oklahoma: "OK", oregon: "OR", pennsylvania: "PA", "rhode island": "RI", texas: "TX" },
  ...{ "south carolina": "SC", "south dakota": "SD", tennessee: "TN", utah: "UT", vermont: "VT", virginia: "VA" },
  ...{ washington: "WA", "west virginia": "WV", wisconsin: "WI", wyoming: "WY" },
};
const SPELLED_STATE = new RegExp(`(?<=, ?)(?:${Object.keys(SPELLED).join("|")})\\.?(?=\\s*(?:\\d{5}|$|[·•|;(]))`, "gi");

/** "Oakland, CA 94601", "OAKLAND CA 94606", "Dayton, OH": a comma or a ZIP code says that it is an address. */
const ADDRESS = new RegExp(
  `([A-Za-z][A-Za-z.'’ -]{1,40}?)(?:\\s*,\\s*(${STATES})\\.?(?:[\\s,]+(\\d{5})(?:-\\d{4})?|(?=\\s*(?:$|[·•|,;(\\d])))|\\s+(${STATES})\\.?[\\s,]+(\\d{5})(?:-\\d{4})?)(?![A-Za-z0-9])`,
);
/** Where a street's name ends, and what a building has beside its number. */
const STREET =
  /^(?=\D*\d).*\b(?:st(?:reet)?|ave(?:nue)?|av|blvd|boulevard|r(?:oa)?d|dr(?:ive)?|lane|ln|way|pkwy|parkway|hwy|highway|pike|ct|court|pl(?:ace)?|ter(?:race)?|cir(?:cle)?|plaza|sq(?:uare)?|loop|trail|trl|broadway|suite|ste|unit|bldg)\b\.?(?: (?:[nsew]|ne|nw|se|sw)\b\.?(?= ))?(?: #?\w?\d+\w?\b| [a-d]\b)?[\s,]*/i;
/** Whose address stands there: the customer's, an insurer's, where money is sent. */
const NOT_THE_SHOP =
  /^(?:customer|client|bill(?:ed)? to|sold to|ship to|prepared for|owner|insured|insurance|insurer|claim|remit|mail(?:ing)?|name|contact|home)\b/i;
/** A letterhead is so many rows high, and a label speaks of so many rows below it. */
const [HEAD, BELOW] = [14, 7];

type Known = { shop: string | null; customer: string | null };

/** City, state and ZIP code of the shop, as the letterhead prints them: not the customer's. Null where none is printed. */
export function shopPlace(rows: Row[], known: Known): ShopPlace | null {
  const page = rows.filter((row) => row.page === rows[0]?.page);
  const found = page.flatMap((row, at) =>
    row.cells.flatMap((cell) => {
      const place = isOfAnother(page, at, cell, known) ? null : placeIn(cell.text);
      return place ? [{ place, at }] : [];
    }),
  );
  const named = page.findIndex(({ cells }) =>
    cells.some(({ text }) => known.shop !== null && text.includes(known.shop)),
  );
  const beside = found.find(({ at }) => named >= 0 && at >= named && at <= named + 4);
  // Small print at the foot names the shop where the head does not; between them it is somebody else's.
  return (beside ?? found.find(({ at }) => at < HEAD) ?? found.find(({ at }) => at >= page.length - 3))?.place ?? null;
}

/** "3116 E. Main Farmington": streets that are named without saying that they are one. */
const BARE_STREET = /^\s*\d+ (?:[NSEW]{1,2}\.? )?(?:Main|Broadway|\d{1,3}(?:st|nd|rd|th)) (?=[A-Z])/i;

function placeIn(printed: string): ShopPlace | null {
  const text = printed.replace(SPELLED_STATE, (name) => SPELLED[name.replace(".", "").toLowerCase()] ?? name);
  // A line of an address is short; a sentence that names a place is none.
  const match = text.length > 110 ? null : ADDRESS.exec(text);
  if (!match) return null;
  const [, before = "", afterComma, zip, bare, barezip] = match;
  const own = text.slice(0, match.index) + before;
  const last = own.split(/[,;|•·]/).at(-1) ?? "";
  const city = last
    .replace(STREET, "")
    .replace(BARE_STREET, "")
    .replace(/^[^A-Za-z]+/, "")
    // A comma that a camera takes for a point.
    .replace(/[\s.]+$/, "");
  const state = afterComma ?? bare;
  if (!state) return null;
  return { city: /^[A-Za-z][A-Za-z.'’ -]{1,30}$/.test(city) ? titled(city) : null, state, zip: zip ?? barezip ?? null };
}

/** "Northgate Motors, Denver CO", "Bob's Garage (Austin TX)": a place behind a name that somebody typed into the field of the shop. */
const BEHIND_NAME = new RegExp(
  `(?:[,(]|\\bin )\\s*([A-Za-z][A-Za-z.'’ -]{1,30}?),?\\s+(${STATES})\\)?\\.?(?:\\s+(\\d{5}))?\\s*$`,
);

/** Where a shop is by the name that was typed of it; null where no state stands behind it. */
export function placeBehindName(typed: string): ShopPlace | null {
  const match = BEHIND_NAME.exec(typed);
  if (!match) return placeIn(typed);
  const [, city = "", state = "", zip] = match;
  return { city: titled(city.trim()), state, zip: zip ?? null };
}

function titled(city: string): string {
  return city.toLowerCase().replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whether it stands beside or under a label of somebody else, or under the customer's name. */
function isOfAnother(page: Row[], at: number, cell: Cell, { customer }: Known): boolean {
  const isLabel = (text: string) => NOT_THE_SHOP.test(text.trim()) || (customer !== null && text.includes(customer));
  return page.slice(Math.max(0, at - BELOW), at + 1).some((row) =>
    row.cells.some((other) => {
      if (!isLabel(other.text)) return false;
      const isBeside = row === page[at] && other.x <= cell.x;
      return isBeside || (row !== page[at] && other.x < cell.x2 && other.x2 > cell.x - row.size * 4);
    }),
  );
}
