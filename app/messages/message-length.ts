/** What a text takes is 1,600: the company's name before the words and the link to the repair behind them come with it. */
export const MOST_OF_A_MESSAGE = 1200;

/** What a text takes of words that leave as they are. */
export const MOST_OF_A_TEXT = 1600;

/** Beside the field. */
export const AT_MOST = `At most ${MOST_OF_A_MESSAGE.toLocaleString("en-US")} characters.`;

/** Of words that are too long; null for others. */
export function tooLong(words: string, most: number = MOST_OF_A_MESSAGE): string | null {
  const { length } = words.replaceAll("\r\n", "\n").trim();
  if (length <= most) return null;
  const [limit, has] = [most, length].map((count) => count.toLocaleString("en-US"));
  const what =
    most === MOST_OF_A_TEXT
      ? `A text has at most ${limit} characters.`
      : `A message has at most ${limit} characters, so that a text can carry it with the link.`;
  return `${what} This one has ${has}.`;
}
