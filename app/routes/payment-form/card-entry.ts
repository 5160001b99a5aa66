/** The digits of a card in the groups that are printed on it. */
export function grouped(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 19);
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(" ");
}

/** "MM / YY" while it is typed; a month above 1 is a whole one, and the year may come with its century. */
export function monthAndYear(text: string): string {
  const [, first = "", rest = ""] = /^\s*(\d{0,2})[\s/-]*(\d*)/.exec(text) ?? [];
  const month = /^[2-9]$/.test(first) || (first.length === 1 && /\d\s*[/-]/.test(text)) ? `0${first}` : first;
  if (month.length < 2) return month;
  const year = /^20\d\d/.test(rest) ? rest.slice(2, 4) : rest.slice(0, rest.startsWith("20") ? 4 : 2);
  return `${month} / ${year}`;
}

/** Whose card it is, as soon as its digits say so; "" before. */
export function brandIn(text: string): string {
  const digits = text.replace(/\D/g, "");
  const [name] = BRANDS.find(([, pattern]) => pattern.test(digits)) ?? [""];
  return name;
}

const BRANDS = [
  ["Visa", /^4/],
  ["Mastercard", /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ["American Express", /^3[47]/],
  ["Discover", /^6(011|4[4-9]|5)/],
] as const;
