/** What the words of a line say that its part is, where that is not new: "Remanufactured transmission assembly". A rebuild kit is new. */
export function conditionSaid(description: string): "rebuilt" | "reconditioned" | "used" | null {
  if (/\b(?:reman(?:ufactured)?|rebuilt)\b/i.test(description)) return "rebuilt";
  if (/\b(?:reconditioned|refurbished)\b/i.test(description)) return "reconditioned";
  return /\b(?:used|salvage|junkyard)\b/i.test(description) ? "used" : null;
}

/** Nobody advises a used part in place of one. */
export function saysItsCondition({ description }: { description: string }): boolean {
  return conditionSaid(description) !== null;
}
