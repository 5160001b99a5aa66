type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts a draft back into its field, also where somebody is in it: it comes before what they type, with the caret at its end. Digits would be
 * joined to a number of nobody's: one to call waits until they are out of it. Returns whether it is back: until then what was kept stays kept.
 */
export function putBack(field: Field, value: string): boolean {
  if (field.type === "tel" && isIn(field)) return false;
  // By this the caret is at the end.
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

export function isIn(field: Field): boolean {
  return field.ownerDocument?.activeElement === field;
}
