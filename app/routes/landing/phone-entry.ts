/** Characters of a formatted number below which no call is tried. */
const MINIMUM = 10;

/** What the box checks before it asks the server; the server asks for all ten digits. */
export function isPhoneEntered(formatted: string): boolean {
  return formatted.length >= MINIMUM;
}

/** Where the caret belongs in a formatted number so that as many digits stand before it as did while it was typed. */
export function caretAfterDigits(formatted: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index++) {
    if (/\d/.test(formatted.charAt(index))) seen++;
    if (seen === digits) return index + 1;
  }
  return formatted.length;
}
