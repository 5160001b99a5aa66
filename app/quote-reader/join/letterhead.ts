/** Letters and digits alone, without what marks a revision: "E-1042 Rev. 2" and "e1042" are one number. */
export function plainNumber(number: string | null): string | null {
  if (!number) return null;
  const plain = number
    .toLowerCase()
    .replace(/[\s-]*(?:rev(?:ision)?\.?|r|v)[\s-]*\d{1,2}$/, "")
    .replace(/[^a-z0-9]/g, "");
  return plain.length > 0 ? plain : null;
}

const COMMON =
  /\b(?:the|and|of|inc|llc|co|corp|auto|automotive|repair|repairs|service|services|shop|center|centre|garage)\b/g;

/** Whether two names are one shop's; null where one of them is not known. */
export function sameShop(one: string | null, other: string | null): boolean | null {
  if (!one || !other) return null;
  const [a, b] = [plainShop(one), plainShop(other)];
  return a === b || a.startsWith(b) || b.startsWith(a);
}

function plainShop(name: string) {
  const lower = name.toLowerCase().replace(/[^a-z0-9 ]+/g, " ");
  const own = lower.replace(COMMON, "").replace(/\s+/g, "");
  return own.length >= 3 ? own : lower.replace(/\s+/g, "");
}
