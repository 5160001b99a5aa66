import { z } from "zod";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
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
  return rows.map(toHistoryEntry);
}

/** With every row that is shown: the row stays in its chain, but who was deleted is shown to nobody by name or address. */
export const whoActed = { actor: { select: { deletedAt: true, role: true } } } satisfies Prisma.HistoryEventInclude;

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

export function toHistoryEntry(row: Prisma.HistoryEventGetPayload<{ include: typeof whoActed }>): HistoryEntry {
  const forgotten = row.actor?.role === "driver" && row.actor.deletedAt !== null;
  return {
    id: row.id.toString(),
    kind: row.kind,
    summary: forgotten ? row.summary.replaceAll(row.actorName, "Deleted customer") : row.summary,
    actorName: forgotten ? "Deleted customer" : row.actorName,
    knownBy: row.knownBy,
    channel: row.channel,
    ip: forgotten ? null : row.ip,
    userAgent: forgotten ? null : row.userAgent,
    lines: linesIn(row.data),
    totalBefore: row.totalBefore ? toCents(row.totalBefore) : null,
    totalAfter: row.totalAfter ? toCents(row.totalAfter) : null,
    createdAt: row.createdAt,
  };
}
