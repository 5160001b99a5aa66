import { expect, test } from "vitest";
import { recordAudit } from "#app/access/audit.server.ts";
import { systemViewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { anonymous, makeUser, viewerOf } from "../support/world.ts";

/** The links as they stand: each names the one before, in one row of places without a gap. */
async function auditChain() {
  const rows = await db.auditEvent.findMany({ orderBy: { position: "asc" } });
  return rows.map((row, index) => ({
    next: row.position === (rows[index - 1]?.position ?? 0n) + 1n,
    linked: row.previousHash === (rows[index - 1]?.hash ?? ""),
    hashed: /^[0-9a-f]{64}$/.test(row.hash),
  }));
}

test("an audit row says who did what to whom, from where, in the transaction of the change", async () => {
  const admin = await makeUser("admin", { firstName: "Ada", lastName: "Admin" });
  const driver = await makeUser("driver");
  const subject = { type: "user", id: driver.id, name: "Dana Driver" } as const;
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: driver.id }, data: { status: "Suspended" } });
    await recordAudit(tx, viewerOf(admin), {
      kind: "status_changed",
      subject,
      summary: "Dana Driver: status from Active to Suspended",
      detail: { from: "Active", to: "Suspended" },
    });
  });
  const row = await db.auditEvent.findFirstOrThrow({ where: { subjectId: driver.id } });
  expect(row).toMatchObject({
    kind: "status_changed",
    summary: "Dana Driver: status from Active to Suspended",
    subjectType: "user",
    subjectName: "Dana Driver",
    actorUserId: admin.id,
    actorName: "Ada Admin",
    knownBy: "session",
    channel: "web",
    ip: "203.0.113.7",
    userAgent: "Vitest",
    data: { from: "Active", to: "Suspended" },
  });
  const undone = db.$transaction(async (tx) => {
    await recordAudit(tx, viewerOf(admin), { kind: "role_changed", subject, summary: "Role from driver to advisor" });
    throw new Error("the change failed");
  });
  await expect(undone).rejects.toThrow("the change failed");
  expect(await db.auditEvent.count({ where: { subjectId: driver.id } })).toBe(1);
});

test("who is not known yet is told by address and browser; a job is the product itself", async () => {
  const email = `nobody-${Date.now()}@example.com`;
  await recordAudit(db, anonymous, {
    kind: "sign_in_failed",
    subject: { type: "email", name: `${email}\u0000` },
    summary: `Sign-in failed\u0000 for ${email}`,
    detail: { why: "no\u0000such" },
  });
  await recordAudit(db, systemViewer("system", "Migrations"), {
    kind: "migrations_applied",
    subject: { type: "database", name: email },
    summary: "1 migration applied",
  });
  const rows = await db.auditEvent.findMany({ where: { subjectName: email }, orderBy: { position: "asc" } });
  expect(rows.map(({ actorName, knownBy, ip, data }) => [actorName, knownBy, ip, data])).toEqual([
    ["Visitor", "unknown", "203.0.113.7", { why: "nosuch" }],
    ["Migrations", "system", null, {}],
  ]);
});

test("a secret is refused by its name, however deep it lies", async () => {
  const admin = viewerOf(await makeUser("admin"));
  const before = await db.auditEvent.count();
  const details: Record<string, object | string>[] = [
    { password: "hunter22" },
    { to: { passwordHash: "x" } },
    { to: [{ recoveryCodes: ["a"] }] },
  ];
  for (const detail of details) {
    await expect(
      recordAudit(db, admin, { kind: "password_changed", summary: "Password changed", detail }),
    ).rejects.toThrow("has no place in the audit record");
  }
  expect(await db.auditEvent.count()).toBe(before);
});

test("the audit record is append-only", async () => {
  await recordAudit(db, anonymous, { kind: "sign_in_failed", summary: "Sign-in failed" });
  await expect(db.auditEvent.updateMany({ data: { summary: "Nothing" } })).rejects.toThrow(/append-only/);
  await expect(db.auditEvent.deleteMany()).rejects.toThrow(/append-only/);
  for (const table of ["AuditEvent", "HistoryEvent", "SmsConsent", "ChainHead"]) {
    await expect(db.$executeRawUnsafe(`TRUNCATE "${table}" CASCADE`)).rejects.toThrow(/append-only/);
  }
});

test("twenty writers at once make one chain", async () => {
  const write = (index: number) =>
    db.$transaction((tx) => recordAudit(tx, anonymous, { kind: "sign_in_failed", summary: `Sign-in failed ${index}` }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  const chain = await auditChain();
  expect(chain.length).toBeGreaterThanOrEqual(20);
  expect(new Set(chain.map((link) => JSON.stringify(link)))).toEqual(
    new Set([JSON.stringify({ next: true, linked: true, hashed: true })]),
  );
  const head = await db.chainHead.findUniqueOrThrow({ where: { chain: "audit" } });
  const last = await db.auditEvent.findFirstOrThrow({ orderBy: { position: "desc" } });
  expect([head.position, head.hash]).toEqual([last.position, last.hash]);
});
