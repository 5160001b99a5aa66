/** A day as the database keeps it. Undefined leaves one as it is, null takes it away. */
export function toDay(date: string | null | undefined): Date | null | undefined {
  if (date === undefined) return undefined;
  return date ? new Date(date) : null;
}

/** A day, or a wall time, as forms have them: it names no place of the world. */
const ON_THE_WALL = /^\d{4}-\d\d-\d\d(?:T[\d:.]+)?$/;

/**
 * Whether a day or a moment lies in the years that forms, calls and the shop's clock know: those beyond are slips, and some no database can
 * hold. A wall time goes by the year that was typed, in every zone; a moment with its offset by the moment.
 */
export function inTheseCenturies(text: string): boolean {
  const year = ON_THE_WALL.test(text) ? Number(text.slice(0, 4)) : new Date(text).getUTCFullYear();
  return year >= 1900 && year < 2200;
}
