import { z } from "zod";
import { namesOfForgotten } from "#app/access/audit-forgotten.server.ts";
import { DELETED_CUSTOMER, hiddenIn, hiding } from "#app/access/forgotten.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { listOf } from "#app/platform/kept-reading.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";

export type HistoryKind =
  | "created"
  | "quote_uploaded"
  | "quote_read"
  | "quote_revised"
  | "quote_said"
  | "item_moved"
  | "items_approved"
  | "items_analyzed"
  | "item_added"
  | "item_edited"
  | "item_removed"
  | "prices_agreed"
  | "prices_kept"
  | "prices_expired"
  | "repair_approved"
  | "status_changed"
  | "details_changed"
  | "assigned"
  | "invoice_created"
  | "invoice_changed"
  | "payment";

/** What was shown when it was decided: the line, its prices in dollars, and where it went. */
export type HistoryLine = {
  id: string;
  description: string;
  quantity: number;
  originalPrice: string;
  price: string;
  from?: string;
  to?: string;
  /** The line of the older paper in whose place it came, as that stood. `word`: whose its price was, where somebody at the shop had agreed to it. */
  instead?: { id: string; group: string; price: string; word?: string };
};

type Entry = {
  repairRequestId: string;
  kind: HistoryKind;
  summary: string;
  lines?: HistoryLine[];
  details?: Record<string, Prisma.InputJsonValue | null>;
  totalBefore?: number;
  totalAfter?: number;
};

/** Appends to the request's record. Nothing ever changes it: the database refuses. Totals in cents. */
export async function appendHistory(tx: Transaction, viewer: Viewer, entry: Entry): Promise<void> {
  await tx.historyEvent.create({
    data: {
      repairRequestId: entry.repairRequestId,
      kind: entry.kind,
      summary: entry.summary,
      actorUserId: viewer.user?.id ?? viewer.codeUser?.userId ?? null,
      actorName: viewer.name,
      knownBy: viewer.knownBy,
      channel: viewer.channel,
      ip: viewer.ip,
      userAgent: viewer.userAgent,
      data: { ...(entry.lines ? { lines: entry.lines } : {}), ...entry.details },
      totalBefore: entry.totalBefore === undefined ? null : toDecimal(entry.totalBefore),
      totalAfter: entry.totalAfter === undefined ? null : toDecimal(entry.totalAfter),
    },
  });
}

export type HistoryEntry = {
  id: string;
  kind: string;
  summary: string;
  actorName: string;
  knownBy: string;
  channel: string;
  ip: string | null;
  userAgent: string | null;
  lines: HistoryLine[];
  totalBefore: number | null;
  totalAfter: number | null;
  createdAt: Date;
};

/** The record of one request, oldest first. The caller has found the request within the viewer's scope. */
export async function listHistory(tx: Transaction, repairRequestId: string): Promise<HistoryEntry[]> {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId },
    orderBy: { id: "asc" },
    relationLoadStrategy: "join",
    include: whoActed,
  });
  return toHistory(rows, tx);
}

const isGone = { select: { id: true, deletedAt: true, role: true } } as const;

/** With every row that is shown: see withoutDeleted. */
export const whoActed = {
  actor: isGone,
  repairRequest: { select: { requester: isGone } },
} satisfies Prisma.HistoryEventInclude;
type Kept = Prisma.HistoryEventGetPayload<{ include: typeof whoActed }>;

const KeptLines = z.object({
  lines: listOf(
    z.object({
      id: z.string(),
      description: z.string(),
      quantity: z.number(),
      originalPrice: z.string(),
      price: z.string(),
      from: z.string().optional(),
      to: z.string().optional(),
      instead: z
        .object({ id: z.string(), group: z.string(), price: z.string(), word: z.string().optional() })
        .optional(),
    }),
  ),
});

/** The lines that an entry is about, as they were shown then. */
export function linesIn(data: unknown): HistoryLine[] {
  return KeptLines.safeParse(data).data?.lines ?? [];
}

/** Rows as they are shown. */
export async function toHistory(rows: Kept[], tx: Transaction = db): Promise<HistoryEntry[]> {
  return (await withoutDeleted(rows, tx)).map((row) => ({
    id: row.id.toString(),
    kind: row.kind,
    summary: row.summary,
    actorName: row.actorName,
    knownBy: row.knownBy,
    channel: row.channel,
    ip: row.ip,
    userAgent: row.userAgent,
    lines: linesIn(row.data),
    totalBefore: row.totalBefore ? toCents(row.totalBefore) : null,
    totalAfter: row.totalAfter ? toCents(row.totalAfter) : null,
    createdAt: row.createdAt,
  }));
}

type Shown = Pick<
  Kept,
  "summary" | "data" | "actorUserId" | "actorName" | "knownBy" | "ip" | "userAgent" | "actor" | "repairRequest"
>;

/**
 * The rows stay in their chain as they were written. Whoever reads, prints or exports them is told of a customer who was
 * deleted by no name, number or address, whoever wrote it down. Of all requests at once: who they were is asked for once.
 */
export async function withoutDeleted<Row extends Shown>(rows: Row[], tx: Transaction = db): Promise<Row[]> {
  const people = rows.flatMap(({ actor, repairRequest }) => [repairRequest.requester ?? [], actor ?? []].flat());
  const gone = new Set(people.flatMap(({ id, role, deletedAt }) => (role === "driver" && deletedAt ? id : [])));
  if (gone.size === 0) return rows;
  const ownerIsGone = ({ repairRequest }: Row) => gone.has(repairRequest.requester?.id ?? "");
  // Who holds the customer's link is the customer, as far as is known.
  const byLink = ({ actorUserId, knownBy }: Row) => actorUserId === null && LINK.includes(knownBy);
  const isTheirs = (row: Row) => gone.has(row.actorUserId ?? "") || (ownerIsGone(row) && byLink(row));
  const names = [
    ...[...(await namesOfForgotten([...gone], tx)).values()].flat(),
    ...rows.filter(isTheirs).flatMap(({ actorName }) => (actorName === "Visitor" ? [] : actorName)),
  ];
  const others = rows.filter((row) => !isTheirs(row)).map(({ actorName }) => actorName);
  const hide = hiding(names, others);
  const hideName = hiding(names, others, false);
  return rows.map((row) => {
    const theirs = isTheirs(row);
    const hideHere = theirs || ownerIsGone(row) ? hide : hideName;
    const told = { ...row, summary: hideHere(row.summary), data: hiddenIn(row.data, hideHere) };
    return theirs ? { ...told, actorName: DELETED_CUSTOMER, ip: null, userAgent: null } : told;
  });
}

const LINK = ["access_code", "phone_code"];
