/** What a customer who was deleted is called: on screen, in documents, in exports and by the API. */
export const DELETED_NAME = { firstName: "Deleted", lastName: "customer" };
export const DELETED_CUSTOMER = "Deleted customer";
export const GONE = "(deleted)";

export type Hide = (said: string) => string;

const EMAIL = String.raw`[^\s@<>()“”",;:]+@[^\s@<>()“”",;:]+\.[\p{L}\d-]+`;
// A document's number may have as many digits.
const NUMBER = String.raw`(?<![\p{L}\d$.+])(?<!Quote )(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\p{L}\d])`;
const ABROAD = String.raw`\+\d[\d\s().-]{6,}\d`;
const MASKED = String.raw`\(•••\) •••-\d{4}`;
const REACHED_AT = new RegExp([EMAIL, NUMBER, ABROAD, MASKED].join("|"), "gu");

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

function namesIn(names: string[], kept: string[]) {
  const others = kept.length > 0 ? `((?:${kept.map(literal).join("|")}))` : "((?!))";
  const whole = names.flatMap(wholeForms).toSorted((one, other) => other.length - one.length);
  const parts = names.flatMap(partForms);
  const forms = [...whole.map((form) => `(?i:${form})`), ...parts].join("|");
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${others}|${forms})(?![\p{L}\d])`, "gu");
}

function wholeForms(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (!last || words.length < 2) return [literal(name)];
  const first = words.slice(0, -1).map(literal).join(String.raw`\s+`);
  return [String.raw`${first}\s+${literal(last)}`, String.raw`${literal(last)},\s*${first}`];
}

/** The last name alone; the first one too, unless another's last name follows it. */
function partForms(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2 || name.includes("@")) return [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return [...(last.length > 1 ? [literal(last)] : []), String.raw`${literal(first)}(?!\s+\p{Lu})`].filter(
    (form) => form.length > 1,
  );
}

function literal(words: string) {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
