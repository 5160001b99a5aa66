const LONGEST = 45;
const GREETING = /^(?:hi|hey|hello|dear|thanks|thank you|good (?:morning|afternoon|evening))(?=[\s,!]|$)|\bthis is\b/i;
/** A point after four letters at most is an abbreviation's: St. Paul, Mr. Tire, Inc. */
const SENTENCE = /[!?;:\n]|[^\s.]{5,}\.(?:\s|$)/;

/** What was read where a shop's name stands, if it looks like one: a message begins with a sentence there. Null otherwise. */
export function nameOfShop(read: string | null | undefined): string | null {
  const name = read?.trim() ?? "";
  if (name === "" || name.length > LONGEST) return null;
  return GREETING.test(name) || SENTENCE.test(name) ? null : name;
}
