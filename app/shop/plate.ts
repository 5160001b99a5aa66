/** A plate's letters and digits alone, of any alphabet: as bare_plate of the database has it. */
export function barePlate(plate: string): string {
  return plate.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}

/** Whether two plates are one: signs and blanks are typed by some and not by others. */
export function isSamePlate(one: string, other: string): boolean {
  return barePlate(one) === barePlate(other);
}
