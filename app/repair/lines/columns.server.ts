import { Prisma, type Transaction } from "#app/platform/db.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";

export function changedColumns(was: LineItem, is: LineItem): Prisma.RepairLineItemUncheckedUpdateManyInput {
  const old: Record<string, unknown> = rowOf(was);
  return Object.fromEntries(Object.entries(rowOf(is)).filter(([name, value]) => old[name] !== value));
}

/** A new line with what never changes afterwards: its place on the paper. */
export function newRowOf({ id, partNumber, quoteDocumentId, sourcePage, sourceBox, ...line }: LineItem) {
  const row = { ...rowOf({ ...line, id, partNumber, quoteDocumentId, sourcePage, sourceBox }), id };
  return { ...row, partNumber, quoteDocumentId, sourcePage, ...(sourceBox ? { sourceBox } : {}) };
}

/** What of a line may change, as columns. */
function rowOf(line: LineItem) {
  return {
    name: line.name,
    type: line.type,
    description: line.description,
    detailedDescription: line.detailedDescription,
    originalQuantity: line.originalQuantity,
    quantity: line.quantity,
    originalUnitPrice: toDecimal(line.originalUnitPrice),
    unitPrice: toDecimal(line.unitPrice),
    originalPrice: toDecimal(line.originalPrice),
    totalPrice: toDecimal(line.totalPrice),
    status: line.status,
    group: line.group,
    reconciles: line.reconciles,
    byHand: line.byHand,
    partCondition: line.partCondition,
    priceBasis: line.priceBasis,
    shopWord: line.shopWord ?? Prisma.DbNull,
  } satisfies Record<Exclude<keyof LineItem, Fixed>, unknown>;
}

/** What is written once with a new line, and what the database keeps itself. */
type Fixed =
  | "id"
  | "repairRequestId"
  | "partNumber"
  | "quoteDocumentId"
  | "sourcePage"
  | "sourceBox"
  | "version"
  | "decidedAt";

/**
 * The database lets nobody write over what was quoted. A line that was typed wrong goes, and the right one comes in its place: under its
 * id, with its first words, the moment of its decision and the finding that it is for.
 */
export async function writeAnew(tx: Transaction, line: LineItem): Promise<void> {
  const { id, repairRequestId, version } = line;
  const was = await tx.repairLineItem.findUniqueOrThrow({
    where: { id },
    select: {
      position: true,
      createdAt: true,
      description: true,
      originalDescription: true,
      decidedAt: true,
      finding: { select: { id: true } },
    },
  });
  const { position, createdAt, decidedAt, finding } = was;
  const firstWords = was.originalDescription ?? (was.description === line.description ? null : was.description);
  const row = {
    ...newRowOf(line),
    repairRequestId,
    version,
    position,
    createdAt,
    decidedAt,
    originalDescription: firstWords,
  };
  await tx.repairLineItem.delete({ where: { id } });
  await tx.repairLineItem.create({ data: row });
  if (finding) await tx.inspectionPoint.update({ where: { id: finding.id }, data: { lineItemId: id } });
}

/** The rows stand in the order of the lines. */
export async function writePositions(tx: Transaction, lines: LineItem[]) {
  const ids = lines.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE "RepairLineItem" AS line SET "position" = wanted."at" - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted("id", "at")
    WHERE line."id" = wanted."id" AND line."position" <> wanted."at" - 1`;
}
