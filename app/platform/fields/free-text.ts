/** Ends of lines of other programs: a word processor's, a page's, and the one of 1980. */
const OTHER_ENDS = /[\v\f\u0085]/g;
/** Control characters, but the tab and the ends of lines; and what turns the way of reading for all that stands after it. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
/** A password is never shown, and what was typed is what counts. */
const AS_TYPED = /passw|repeated/i;

/**
 * What somebody wrote, as it comes in by any way: without control characters, and without those that turn the way of reading, which mirror
 * what stands beside them in a list, a table or a calendar. Letters of every alphabet and pictures that are joined of several stay.
 */
export function freeText(words: string): string {
  return words.replace(OTHER_ENDS, "\n").replace(CONTROLS, "");
}

export function freeField(name: string, value: string): string {
  return AS_TYPED.test(name) ? value : freeText(value);
}

/** The same of all that a call holds. */
export function freeTextIn<Value>(value: Value, name?: string): Value;
export function freeTextIn(value: unknown, name = ""): unknown {
  if (typeof value === "string") return freeField(name, value);
  if (Array.isArray(value)) return value.map((one) => freeTextIn(one, name));
  if (value === null || typeof value !== "object" || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, freeTextIn(inner, key)]));
}
