import type { Prisma } from "#app/platform/db.server.ts";

/** What a customer who was deleted is called: on screen, in documents, in exports and by the API. */
export const DELETED_NAME = { firstName: "Deleted", lastName: "customer" };
export const DELETED_CUSTOMER = "Deleted customer";
export const GONE = "(deleted)";

export type Hide = (said: string) => string;

const EMAIL = /[^\s@<>()“”",;:]{1,64}@[^\s@<>()“”",;:]{1,200}\.[\p{L}\d-]{2,60}/u;
// A document's number may have as many digits.
const NUMBER = /(?<![\p{L}\d$.+])(?<!Quote )(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\p{L}\d])/u;
const ABROAD = /\+\d[\d\s().-]{6,18}\d/u;
const MASKED = /\(•••\) •••-\d{4}/u;
const REACHED_AT = new RegExp([EMAIL, NUMBER, ABROAD, MASKED].map(({ source }) => source).join("|"), "gu");

/**
 * Takes customers who were deleted out of a sentence: their names in every order and, with `reachedAt`, every number and address that
 * a person is reached at. Of `others` the names stay, who share a part of theirs.
 */
export function hiding(names: Iterable<string>, others: Iterable<string> = [], reachedAt = true): Hide {
  const theirs = [...new Set(names)].filter((name) => /\p{L}/u.test(name) && name !== DELETED_CUSTOMER);
  const kept = [...new Set(others)].filter((name) => /\p{L}/u.test(name) && !theirs.includes(name));
  const pattern = theirs.length > 0 ? namesIn(theirs, kept) : null;
  return (said) => {
    const unreachable = reachedAt ? said.replace(REACHED_AT, GONE).replaceAll(`(${GONE})`, GONE) : said;
    return pattern ? unreachable.replace(pattern, (found, other) => (other ? found : DELETED_CUSTOMER)) : unreachable;
  };
}

/** The same of all that is written somewhere in a kept value. */
export function hiddenIn(value: Prisma.JsonValue, hide: Hide): Prisma.JsonValue {
  if (typeof value === "string") return hide(value);
  if (Array.isArray(value)) return value.map((one) => hiddenIn(one, hide));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one = null]) => [field, hiddenIn(one, hide)]));
}

function namesIn(names: string[], kept: string[]) {
  const others = kept.length > 0 ? `((?:${kept.map(literal).join("|")}))` : "((?!))";
  const whole = names.flatMap(wholeForms).toSorted((one, other) => other.length - one.length);
  const parts = names.flatMap(partForms);
  const forms = [...whole.map((form) => `(?i:${form})`), ...parts].join("|");
  return new RegExp(`(?<![\\p{L}\\d])(?:${others}|${forms})(?![\\p{L}\\d])`, "gu");
}

function wholeForms(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (!last || words.length < 2) return [literal(name)];
  const first = words.slice(0, -1).map(literal).join("\\s+");
  return [`${first}\\s+${literal(last)}`, `${literal(last)},\\s*${first}`];
}

/** The last name alone; the first one too, unless another's last name follows it. */
function partForms(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2 || name.includes("@")) return [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return [
    ...(last.length > 1 ? [literal(last)] : []),
    ...(first.length > 1 ? [`${literal(first)}(?!\\s+\\p{Lu})`] : []),
  ];
}

function literal(words: string) {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
