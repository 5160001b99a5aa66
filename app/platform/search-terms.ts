/** A person who types % or _ means these signs, not LIKE's. */
export function likeLiteral(text: string): string {
  // PostgreSQL takes no null character.
  return text.replaceAll("\u0000", " ").replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The ids that begin with what was typed, as a range the index knows: "#3f2a" or "3f2a…". */
export function uuidRange(text: string): { gte: string; lte: string } | null {
  const typed = text.toLowerCase().replace(/^#/, "");
  if (!/^[0-9a-f-]+$/.test(typed)) return null;
  const hex = typed.replaceAll("-", "");
  if (hex.length < 1 || hex.length > 32) return null;
  return { gte: asUuid(hex.padEnd(32, "0")), lte: asUuid(hex.padEnd(32, "f")) };
}

function asUuid(hex: string) {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
