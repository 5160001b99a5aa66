/** Joins class names; what is falsy is left out. */
export function cn(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
