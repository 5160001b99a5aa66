/** What a text takes is 1,600: the company's name before the words and the link to the repair behind them come with it. */
export const MOST_OF_A_MESSAGE = 1200;

/** Of words that are too long; null for others. */
export function tooLong(words: string): string | null {
  const { length } = words.replaceAll("\r\n", "\n").trim();
  if (length <= MOST_OF_A_MESSAGE) return null;
  const [most, has] = [MOST_OF_A_MESSAGE, length].map((count) => count.toLocaleString("en-US"));
  return `A message has at most ${most} characters, so that a text can carry it with the link. This one has ${has}.`;
}
