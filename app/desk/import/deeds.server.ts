import { createHash } from "node:crypto";
import { z } from "zod";
import { recordAudit } from "#app/access/audit.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { decodeFile, ImportKind, readRows } from "#app/desk/import/columns.ts";
import { LeftOut, leftOutOf } from "#app/desk/import/left-out.server.ts";
import { type Plan, planImport } from "#app/desk/import/plan.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

const MOST_BYTES = 2 * 1024 * 1024;
/** Rows of one statement, and how long all of them may take. */
const AT_ONCE = 500;
const TIME = { timeout: 60_000 };
const SHOWN = 50;

const Made = z.object({
  accounts: z.array(z.string()).default([]),
  users: z.array(z.string()).default([]),
  vehicles: z.array(z.string()).default([]),
  requests: z.array(z.string()).default([]),
  /** What was left out, and why: it is looked up in the file to be put right. */
  leftOut: z.array(LeftOut).default([]),
  head: z.array(z.string()).default([]),
  undoneAt: z.coerce.date().optional(),
});
type Made = z.output<typeof Made>;

const Counts = z.object({ new: z.number(), there: z.number(), wrong: z.number() });
type Counts = z.output<typeof Counts>;

/**
 * Keeps a file to be looked at: nothing is written but the file itself, for a day. Returns where it is looked at.
 * Errors: 401; 403 for anyone but admins; 400 for what is no such file; 413 above 2 MB.
 */
export async function startImport(viewer: Viewer, input: { kind: unknown; file: unknown }): Promise<string> {
  requireMay(viewer, "settings.manage");
  const kind = ImportKind.safeParse(input.kind);
  if (!kind.success) throw new Refusal(400, "Please choose what the file holds.", { field: "kind" });
  const { file } = input;
  if (!(file instanceof File) || file.size === 0) throw new Refusal(400, "Please choose a file.", { field: "file" });
  if (file.size > MOST_BYTES) throw new Refusal(413, "The file is too large: at most 2 MB.", { field: "file" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = decodeFile(bytes);
  readRows(kind.data, content);
  const { id } = await db.import.create({
    data: {
      kind: kind.data,
      fileName: file.name.slice(-120) || "file.csv",
      sha256: createHash("sha256").update(bytes).digest("hex"),
      content,
      createdById: viewer.user.id,
      createdByName: viewer.name,
    },
    select: { id: true },
  });
  return id;
}

/** The newest files that came in, and those that are being looked at. Errors: 401; 403. */
export async function listImports(viewer: Viewer) {
  requireMay(viewer, "settings.manage");
  const rows = await db.import.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: { id: true, kind: true, state: true, fileName: true, counts: true, createdByName: true, createdAt: true },
  });
  return rows.map((row) => ({ ...row, kind: ImportKind.parse(row.kind), counts: countsOf(row.counts) }));
}

/** One of them; while it is only looked at with what it would do now. Errors: 401; 403; 404; 400 as planImport. */
export async function findImport(viewer: Viewer, id: string) {
  requireMay(viewer, "settings.manage");
  const row = isUuid(id) ? await db.import.findUnique({ where: { id } }) : null;
  if (!row) throw notFound("This import");
  const kind = ImportKind.parse(row.kind);
  const plan = row.state === "preview" ? await planImport(db, kind, row.content ?? "") : null;
  const { state, fileName, createdByName, createdAt } = row;
  const made = Made.parse(row.made);
  return {
    ...(plan ? leftOutOf(plan.rows, row.content ?? "") : { head: made.head, leftOut: made.leftOut }),
    id: row.id,
    kind,
    state,
    fileName,
    createdByName,
    /** When it came to the state that it is in. */
    at: made.undoneAt ?? row.doneAt ?? createdAt,
    left: plan?.left ?? [],
    counts: plan ? count(plan) : countsOf(row.counts),
    rows: plan?.rows ?? made.leftOut.map(({ line: _, ...row }) => row),
  };
}

/**
 * Writes every row that is new, in one transaction; those that are wrong or there already are left out. Nobody is told anything.
 * Errors: 401; 403; 404; 409 where it was done already, or nothing in it is new.
 */
export async function runImport(viewer: Viewer, id: string): Promise<Counts> {
  requireMay(viewer, "settings.manage");
  return db.$transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (row.state !== "preview") throw new Refusal(409, "This file has been brought in already.");
    const plan = await planImport(tx, ImportKind.parse(row.kind), row.content ?? "", true);
    const counts = count(plan);
    if (counts.new === 0) throw new Refusal(409, "Nothing in this file is new.");
    await inParts(plan.accounts, (data) => tx.account.createMany({ data }));
    await inParts(plan.users, (data) => tx.user.createMany({ data }));
    await inParts(plan.vehicles, (data) => tx.vehicle.createMany({ data }));
    await inParts(plan.requests, (data) => tx.repairRequest.createMany({ data }));
    await inParts(plan.lines, (data) => tx.repairLineItem.createMany({ data }));
    const made = {
      accounts: ids(plan.accounts),
      users: ids(plan.users),
      vehicles: ids(plan.vehicles),
      requests: ids(plan.requests),
      ...leftOutOf(plan.rows, row.content ?? ""),
    };
    await tx.import.update({
      where: { id },
      data: { state: "done", content: null, made, counts, doneAt: new Date() },
    });
    await recordAudit(tx, viewer, {
      kind: "data_imported",
      subject: { type: "shop", id, name: row.fileName },
      summary: `${counts.new} ${row.kind} brought in from ${row.fileName}`,
      detail: { ...counts, file: row.fileName, sha256: row.sha256 },
    });
    return counts;
  }, TIME);
}

/**
 * Takes back all that a file brought in, in one transaction. Errors: 401; 403; 404; 409 where something of it was used since: then
 * nothing is taken back.
 */
export async function undoImport(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "settings.manage");
  await db.$transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (row.state !== "done") throw new Refusal(409, "There is nothing to take back.");
    const made = Made.parse(row.made);
    const used = await findUsed(tx, made, row.doneAt ?? row.createdAt);
    if (used.length > 0) {
      const some = used.slice(0, 3).join(", ");
      const more = used.length > 3 ? ` and ${used.length - 3} more` : "";
      throw new Refusal(409, `Something was done with ${some}${more} since. Nothing was taken back.`);
    }
    await inParts(made.requests, (part) => tx.repairRequest.deleteMany({ where: { id: { in: part } } }));
    await inParts(made.vehicles, (part) => tx.vehicle.deleteMany({ where: { id: { in: part } } }));
    await inParts(made.users, (part) => tx.user.deleteMany({ where: { id: { in: part } } }));
    await inParts(made.accounts, (part) => tx.account.deleteMany({ where: { id: { in: part } } }));
    await tx.import.update({ where: { id }, data: { state: "undone", made: { undoneAt: new Date().toISOString() } } });
    await recordAudit(tx, viewer, {
      kind: "data_imported",
      subject: { type: "shop", id, name: row.fileName },
      summary: `What ${row.fileName} brought in was taken back`,
      detail: { sha256: row.sha256 },
    });
  }, TIME);
}

/** Forgets a file that was only looked at. Errors: 401; 403; 404; 409 where it was brought in. */
export async function dropImport(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "settings.manage");
  const row = await findImport(viewer, id);
  const { count: dropped } = await db.import.deleteMany({ where: { id: row.id, state: "preview" } });
  if (dropped === 0) throw new Refusal(409, "This file has been brought in already.");
}

async function lockImport(tx: Transaction, id: string) {
  if (!isUuid(id)) throw notFound("This import");
  await tx.$queryRaw`SELECT 1 FROM "Import" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const row = await tx.import.findUnique({ where: { id } });
  if (!row) throw notFound("This import");
  return row;
}

/** Names of what was changed, or has something of others' hanging on it. */
async function findUsed(tx: Transaction, made: Made, doneAt: Date): Promise<string[]> {
  const since = new Date(doneAt.getTime() + 1000);
  const others = (own: string[]) => ({ some: { id: { notIn: own } } });
  const [people, cars, repairs] = await Promise.all([
    tx.user.findMany({
      where: {
        id: { in: made.users },
        OR: [
          { updatedAt: { gt: since } },
          { ownRequests: others(made.requests) },
          { account: { vehicles: others(made.vehicles) } },
          { account: { users: others(made.users) } },
          { account: { repairRequests: others(made.requests) } },
          { account: { paymentMethods: { some: {} } } },
          { account: { advisors: { some: {} } } },
          ...[{ sessions: { some: {} } }, { sentMessages: { some: {} } }, { receivedMessages: { some: {} } }],
          ...[{ accessCodes: { some: {} } }, { emails: { some: {} } }, { notifications: { some: {} } }],
        ],
      },
      select: { firstName: true, lastName: true },
    }),
    tx.vehicle.findMany({
      where: {
        id: { in: made.vehicles },
        OR: [
          { updatedAt: { gt: since } },
          { repairRequests: others(made.requests) },
          { recommendations: { some: {} } },
        ],
      },
      select: { year: true, make: true, model: true },
    }),
    tx.repairRequest.findMany({
      where: {
        id: { in: made.requests },
        OR: [
          ...[{ version: { gt: 1 } }, { status: { not: "Completed" } }, { history: { some: {} } }],
          ...[{ allInvoices: { some: {} } }, { communications: { some: {} } }, { notes: { some: {} } }],
          ...[{ quoteDocuments: { some: {} } }, { accessCodes: { some: {} } }, { photos: { some: {} } }],
        ],
      },
      select: { initiatedBy: true },
    }),
  ]);
  return [
    ...people.map(fullName),
    ...cars.map(({ year, make, model }) => `${make} ${model} ${year}`),
    ...repairs.map(({ initiatedBy }) => `"${initiatedBy}"`),
  ];
}

async function inParts<Row>(rows: Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await write(rows.slice(from, from + AT_ONCE));
}

function ids(rows: { id?: string }[]): string[] {
  return rows.flatMap(({ id }) => id ?? []);
}

function count(plan: Plan): Counts {
  const of = (state: string) => plan.rows.filter((row) => row.state === state).length;
  return { new: of("new"), there: of("there"), wrong: of("wrong") };
}

function countsOf(value: unknown): Counts | null {
  const parsed = Counts.safeParse(value);
  return parsed.success ? parsed.data : null;
}
