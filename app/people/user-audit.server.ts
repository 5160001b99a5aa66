import { type AuditActor, recordAudit } from "#app/access/audit.server.ts";
import type { Role } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Account, Transaction } from "#app/platform/db.server.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  role: Role;
  status: Account["status"];
  accountId: string;
};

export function personSubject(person: Pick<Person, "id" | "firstName" | "lastName" | "email" | "phone">) {
  const name = fullName(person) || person.email || formatPhone(person.phone);
  return { type: "user", id: person.id, name } as const;
}

export type SignInWay =
  | "password"
  | "phone code"
  | "passkey"
  | "e-mail link"
  | "password and authenticator app"
  | "password and recovery code"
  | "password and passkey"
  | "password and a new second factor";

/** That someone is signed in now: call it with the new session, in one transaction. */
export function recordSignIn(
  tx: Transaction,
  actor: AuditActor,
  person: Parameters<typeof personSubject>[0],
  by: SignInWay,
): Promise<void> {
  const subject = personSubject(person);
  const knownBy = by === "phone code" ? "phone_code" : "session";
  return recordAudit(
    tx,
    { ...actor, user: { id: person.id }, name: subject.name, knownBy },
    { kind: "sign_in", subject, summary: `${subject.name} signed in by ${by}`, detail: { by } },
  );
}

const WORDS = [
  ["firstName", "first name"],
  ["lastName", "last name"],
  ["email", "email"],
  ["phone", "phone"],
  ["accountId", "account"],
] as const;

/** One row for each right that changed, and one for everything else. */
export async function recordUserChange(
  tx: Transaction,
  viewer: Viewer,
  before: Person,
  after: Person,
  newPassword: boolean,
): Promise<void> {
  const subject = personSubject(after);
  for (const [field, kind] of [
    ["role", "role_changed"],
    ["status", "status_changed"],
  ] as const) {
    if (before[field] === after[field]) continue;
    await recordAudit(tx, viewer, {
      kind,
      subject,
      summary: `${subject.name}: ${field} changed from ${before[field]} to ${after[field]}`,
      detail: { from: before[field], to: after[field] },
    });
  }
  const changed = WORDS.filter(([field]) => before[field] !== after[field]);
  if (changed.length > 0) {
    await recordAudit(tx, viewer, {
      kind: "user_changed",
      subject,
      summary: `${subject.name}: ${changed.map(([, word]) => word).join(", ")} changed`,
      detail: Object.fromEntries(changed.map(([field]) => [field, { from: before[field], to: after[field] }])),
    });
  }
  if (!newPassword) return;
  await recordAudit(tx, viewer, {
    kind: "password_changed",
    subject,
    summary: `${subject.name}: password set by ${viewer.name}`,
  });
}
