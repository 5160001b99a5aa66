/** `$`, digits, by thousands or not, and decimals: 1250, $1,250.50, 1 250, .5. */
const PLAIN = /^(-?)\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+|(?=\.\d))(?:\.(\d*))?$/;

/**
 * What a person typed as a number, in bare digits. What is none comes back as it was typed, for the rule behind it to refuse: "1e3",
 * "0x10" and "Infinity", which only a program calls numbers, and "12,50", which is not twelve hundred and fifty.
 */
export function bareDigits(typed: string): string {
  const text = typed.trim();
  const match = PLAIN.exec(text);
  if (!match) return text;
  const [, sign = "", whole = "", fraction] = match;
  return `${sign}${whole.replace(/\D/g, "") || "0"}${fraction ? `.${fraction}` : ""}`;
}

/** NaN for what is no number as a person types one. */
export function typedNumber(typed: string): number {
  return PLAIN.test(typed.trim()) ? Number(bareDigits(typed)) : Number.NaN;
}

/** Before a rule about numbers: a typed one is read, one that a call sends stays. */
export function readTyped(value: unknown): unknown {
  return typeof value === "string" ? typedNumber(value) : value;
}

/** Null where nothing is typed. What is no number as one types it is NaN. */
export function figureOrNull(value: unknown): number | null {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return null;
  const number = readTyped(value);
  return typeof number === "number" ? number : Number.NaN;
}

/** Whether a number has so many decimals at most: what has more is refused, and never altered in silence. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}

export const TWO_DECIMALS = "At most two decimals, such as 89.95";
