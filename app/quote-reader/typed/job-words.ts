const GREETING = /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b/i;
const FAREWELL = /^(?:thanks|thank you|best|regards|kind regards|sincerely|cheers|let me know|call me|text me)\b/i;
/** Where to reach somebody. */
const REACHED = /\d{3}[-. )]{1,2}\d{3}[-. ]\d{4}|\S@\S|\bwww\./i;
const TOTAL = /^(?:grand )?total\b/i;
export const LONGEST = 200;

/** Whether somebody speaks to somebody, as in an e-mail that was pasted. */
export function isLetter(words: string): boolean {
  return GREETING.test(words.trimStart());
}

/** The name of the one line that a typed quote becomes: all its words, without the greeting, the signature and the price at the end. */
export function jobWords(words: string, amount: number): string {
  const rows = words
    .split("\n")
    .map((row) => row.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const spoken = isLetter(words) ? rows.slice(1) : rows;
  const end = isLetter(words) ? spoken.findIndex((row) => FAREWELL.test(row)) : -1;
  const said = (end > 0 ? spoken.slice(0, end) : spoken).filter((row) => !REACHED.test(row) && !TOTAL.test(row));
  const kept = (said.length > 0 ? said : rows).join("; ");
  return withoutPrice(kept, amount).slice(0, LONGEST);
}

/** "Alternator - $650" is the alternator. */
function withoutPrice(text: string, amount: number): string {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const cents = Math.round(Number(last.replace(/^\$|[,]|\.$/g, "")) * 100);
  return cents === amount ? text.slice(0, -last.length).replace(/[\s:$–—-]{1,9}$/, "") || text : text;
}
