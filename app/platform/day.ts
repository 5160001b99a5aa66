/** A day as the database keeps it. Undefined leaves one as it is, null takes it away. */
export function toDay(date: string | null | undefined): Date | null | undefined {
  if (date === undefined) return undefined;
  return date ? new Date(date) : null;
}
