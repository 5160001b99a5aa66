import { wordMeanings } from "#app/quote-reader/attention/meanings.server.ts";

/** A camera's zeros among letters, and its capital I for a small L. */
export function withLettersMended(text: string): string {
  return text.replace(/[A-Za-z0]+(?![A-Za-z\d])/g, (word, at: number) => {
    const before = text[at - 1] ?? "";
    return /[\d$#./-]/.test(before) ? word : withSmallL(withoutZeros(word));
  });
}

/** "$30o.00": what stands among the figures of an amount is a zero, however little it looks like one. */
export function withZerosMended(text: string): string {
  return /^\$?[\doO,]{1,9}\.[\doO]{2}$/.test(text) && /\d/.test(text) ? text.replace(/o/gi, "0") : text;
}

/** Four letters and more around one zero or two are a word; "P0ABC" is a code of an engine's. */
function withoutZeros(word: string): string {
  const zeros = word.match(/0/g)?.length ?? 0;
  if (zeros === 0 || zeros > 2 || word.length - zeros < 4 || /^[PBCU]0[A-F]/.test(word) || word.startsWith("0"))
    return word;
  return word.replaceAll("0", word === word.toUpperCase() ? "O" : "o");
}

/** "Iabor", "Iower": no word, and one with an L. */
function withSmallL(word: string): string {
  if (!/^I[a-z]{3,}$/.test(word)) return word;
  const { at } = wordMeanings();
  const rest = word.slice(1);
  return !at.has(`i${rest}`) && at.has(`l${rest}`) ? `L${rest}` : word;
}
