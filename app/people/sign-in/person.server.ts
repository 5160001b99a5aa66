import { personFields as basics } from "#app/access/person-fields.ts";
import { type Account, db } from "#app/platform/db.server.ts";

/** What a sign-in of staff has to know of a person. */
export const personFields = {
  ...basics,
  passwordHash: true,
  emailProvenAt: true,
  account: { select: { status: true } },
  authenticator: { select: { userId: true } },
  _count: { select: { passkeys: true } },
} as const;

export async function findPersonByEmail(email: string) {
  const people = await db.user.findMany({
    where: { email: { in: [email, email.toLowerCase()] }, deletedAt: null },
    select: personFields,
  });
  return people.find((person) => person.email === email) ?? people[0] ?? null;
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>;

export function findPersonById(id: string): Promise<Person | null> {
  return db.user.findFirst({ where: { id, deletedAt: null }, select: personFields });
}

export function isActive(person: { status: Account["status"]; account: Pick<Account, "status"> }): boolean {
  return person.status === "Active" && person.account.status === "Active";
}

export function hasSecondFactor(person: Pick<Person, "authenticator" | "_count">): boolean {
  return person.authenticator !== null || person._count.passkeys > 0;
}
