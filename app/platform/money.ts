/** Anything that prints as a decimal number of dollars: Prisma's Decimal, a number, a string. */
type DollarsLike = { toString(): string };

/** Dollars to integer cents, exactly, by the digits. Errors: more than two decimals are rounded half up. */
export function toCents(dollars: DollarsLike): number {
  const text = dollars.toString();
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount: ${text}`);
  const [, sign, whole = "0", fraction = ""] = match;
  const digits = `${fraction}000`;
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return sign ? -cents : cents;
}

/** Integer cents to the decimal string that the database and the wire take: "12.50". */
export function toDecimal(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Integer cents to dollars as a number, for the wire only: the quotient is rounded to the number that "12.50" is read as, too. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** A share of an amount in whole percent, rounded half up to a cent. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** Quantity (hundredths are exact) times unit price in cents, rounded half up to a cent. */
export function multiply(quantity: DollarsLike, unitCents: number): number {
  const hundredths = toCents(quantity);
  return Math.floor((hundredths * unitCents + 50) / 100);
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Nobody needs the cents of an estimate. */
export function wholeDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}
