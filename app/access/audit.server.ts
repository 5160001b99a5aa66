import type { AuditKind, AuditSubject } from "#app/access/audit.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";

/** Who did it. A viewer is one; before anybody is known there are only the address and the browser. */
export type AuditActor = Pick<Viewer, "ip" | "userAgent"> &
  Partial<Pick<Viewer, "name" | "knownBy" | "channel">> & {
    user?: { id: string } | null;
    codeUser?: { userId: string } | null;
  };

type AuditEntry = {
  kind: AuditKind;
  subject?: AuditSubject | null;
  /** One sentence for people. */
  summary: string;
  /** What changed, from and to. Never a password, a code or a token: those are refused. */
  detail?: Record<string, Prisma.InputJsonValue | null>;
};

/** Names of fields that hold what nobody may read later. */
const SECRET =
  /^(?:current|new)?(?:password|passwordHash|secret|token|tokenHash|otp|pin|cvc|recoveryCodes?|accessCode|userAccessCode)$/i;

/**
 * Appends to the audit record, in the transaction of the change it tells of. Call it last: rows form one chain, and the next
 * writer waits until this transaction ends. Nothing ever changes a row: the database refuses.
 * Errors: TypeError when `detail` has a field that is named like a secret.
 */
export async function recordAudit(tx: Transaction, actor: AuditActor, entry: AuditEntry): Promise<void> {
  refuseSecrets(entry.detail);
  await tx.auditEvent.create({
    data: {
      kind: entry.kind,
      summary: clean(entry.summary),
      subjectType: entry.subject?.type ?? null,
      subjectId: entry.subject?.id ?? null,
      subjectName: shortened(entry.subject?.name, 320),
      actorUserId: actor.user?.id ?? actor.codeUser?.userId ?? null,
      actorName: shortened(actor.name, 200) || "Visitor",
      knownBy: actor.user || actor.codeUser || isProduct(actor) ? (actor.knownBy ?? "system") : "unknown",
      channel: actor.channel ?? "web",
      ip: actor.ip,
      userAgent: shortened(actor.userAgent, 400),
      data: cleanAll(entry.detail ?? {}),
    },
    select: { id: true },
  });
}

/** A job, a webhook, a command: nobody signs in there. */
function isProduct({ knownBy }: AuditActor) {
  return knownBy === "system" || knownBy === "provider";
}

function shortened(text: string | null | undefined, length: number) {
  return text === null || text === undefined ? null : clean(text).slice(0, length);
}

/** PostgreSQL takes no null character. */
function clean(text: string) {
  return text.replaceAll("\u0000", "");
}

function cleanAll(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value, (_name, inner) => (typeof inner === "string" ? clean(inner) : inner)));
}

function refuseSecrets(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && SECRET.test(name)) throw new TypeError(`"${name}" has no place in the audit record.`);
    refuseSecrets(inner);
  }
}
