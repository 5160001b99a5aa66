import { Prisma } from "#app/platform/db.server.ts";
import { likeLiteral } from "#app/platform/search-terms.ts";

/** What a field with a list asks for: what was searched, and what is chosen already. */
export type Asked = { q?: string | null; chosen?: string | Prisma.Sql | null };
/** `more`: whether a search has to find the others. */
export type Choices = { options: { value: string; label: string }[]; more: boolean };

/** So many names are read through; beyond them a search is quicker. */
const MOST = 40;
/** One more than is offered says that there are more. */
export const CHOICES_READ = MOST + 1;
const MOST_WORDS = 8;

/** Each word that was typed is somewhere in the text; the chosen one is always among them. */
export function askedSql({ q, chosen }: Asked, id: Prisma.Sql, text: Prisma.Sql): Prisma.Sql {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return Prisma.sql`true`;
  const each = words.map((word) => Prisma.sql`(${text}) ILIKE ${`%${likeLiteral(word)}%`}`);
  return Prisma.sql`((${Prisma.join(each, " AND ")}) OR ${id}::text = ${chosen ?? ""})`;
}

/** First in an ORDER BY: however many there are, the chosen one is offered. */
export function chosenFirst({ chosen }: Asked, id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${id}::text = ${chosen ?? ""}) DESC`;
}

export function choicesOf(read: Choices["options"], { q }: Asked): Choices {
  return { options: read.slice(0, MOST), more: Boolean(q) || read.length > MOST };
}
