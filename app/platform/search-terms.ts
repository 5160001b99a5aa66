/** A person who types % or _ means these signs, not LIKE's. */
export function likeLiteral(text: string): string {
  // PostgreSQL takes no null character.
  return text.replaceAll("\u0000", " ").replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The ids that begin with what was typed, as a range the index knows: "#3f2a" or "3f2a…". */
export function uuidRange(text: string): { gte: string; lte: string } | null {
  const typed = text.toLowerCase().replace(/^#/, "");
  if (!/^[0-9a-f-]+$/.test(typed)) return null;
  const hex = typed.replaceAll("-", "");
  if (hex.length < 1 || hex.length > 32) return null;
  return { gte: asUuid(hex.padEnd(32, "0")), lte: asUuid(hex.padEnd(32, "f")) };
}

function asUuid(hex: string) {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The words that only count from their beginning, so that "paid" does not find what is unpaid. */
const FROM_THE_START = new Set(["paid"]);
const MOST_WORDS = 8;
/** Letters that are no letter with a mark; the marks go from all of them. As search_words of the database folds them. */
const OTHERS = "ĐđŁłØø_";
const PLAIN = "DdLlOo ";

/**
 * What each typed word must be a part of, in a row of search words (see prisma/migrations, search_words): lower case, no accents, a
 * space before each word. A phone is its digits, "#3f2a" the beginning of an id, one or two letters the beginning of a word (less
 * than three have no trigram elsewhere). Null when nothing typed is a letter or a digit.
 */
export function searchPatterns(typed: string): string[] | null {
  const text = typed
    .replaceAll("\u0000", " ")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ĐđŁłØø_]/g, (sign) => PLAIN[OTHERS.indexOf(sign)] ?? sign)
    .toLowerCase();
  const digits = text.replace(/\D/g, "");
  const words = /^[\d\s().+-]+$/.test(text) && digits.length >= 7 ? [digits] : text.split(/\s+/);
  const patterns = words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
    .map(patternOf);
  return patterns.length > 0 ? patterns : null;
}

/** A plate or VIN with hyphens or dots is also the one without: rows say both of a plate that has them. */
export function eitherWay(pattern: string): string[] {
  const bare = pattern.replace(/[-.·]/g, "");
  const isMark = /^[\p{L}\p{N}]+(?:[-.·][\p{L}\p{N}]+)+$/u.test(pattern) && /\d/.test(pattern) && bare.length >= 3;
  return isMark ? [pattern, bare] : [pattern];
}

function patternOf(typed: string): string {
  const id = /^#?([0-9a-f]{8})-[0-9a-f-]*$/.exec(typed)?.[1] ?? /^#(.+)/.exec(typed)?.[1];
  if (id) return likeLiteral(` ${id}`);
  const word = /^[\d().+-]+$/.test(typed) ? typed.replace(/\D/g, "") : typed;
  return likeLiteral(word.length < 3 || FROM_THE_START.has(word) ? ` ${word}` : word);
}
