/** A sender's name of a file without control characters, and those that turn the way of reading, and without a way to somewhere. */
export function cleanName(sent: string): string {
  return sent.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/gu, "").trim();
}
