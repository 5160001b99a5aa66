const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Figures that cameras take for letters, at places where a VIN has no letters. */
const FIGURE_OF: Record<string, string> = { S: "5", B: "8", Z: "2", G: "6", D: "0", L: "1", T: "7", A: "4" };
/** The last four places are figures on every car (49 CFR 565.15). */
const FIGURES_FROM = 13;

/** Whether 17 characters carry the check digit of 49 CFR 565.15 that their other characters ask for. */
export function checkDigitHolds(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += (VALUES.indexOf(vin[index] ?? "") % 10) * (WEIGHTS[index] ?? 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? "X" : String(rest));
}

/**
 * A VIN as read, made whole where the standard leaves no choice: I, O and Q, which no VIN has, become 1 and 0, and letters among
 * the closing figures become the figures they look like. Null when the check digit does not then prove it.
 */
export function provenVin(text: string): string | null {
  const upper = text.toUpperCase().replace(/[\s-]/g, "");
  if (upper.length !== 17 || !/^[A-Z0-9]+$/.test(upper)) return null;
  const cleaned = upper.replace(/[OQ]/g, "0").replace(/I/g, "1");
  if (checkDigitHolds(cleaned)) return cleaned;
  const closing = [...cleaned.slice(FIGURES_FROM)].map((character) => FIGURE_OF[character] ?? character).join("");
  const forced = cleaned.slice(0, FIGURES_FROM) + closing;
  return checkDigitHolds(forced) ? forced : null;
}

/** Seventeen characters that could be a VIN although their check digit does not hold. */
export function looksLikeVin(text: string): boolean {
  return (
    /^[1-9JKLSTVWYZ][A-HJ-NPR-Z0-9]{12}\d{4}$/i.test(text) &&
    /[A-Z].*[A-Z]/i.test(text) &&
    text.replace(/\D/g, "").length >= 6
  );
}
