import { may } from "#app/access/permissions.ts";
import { day, type List, type Row } from "#app/desk/export/list.ts";
import { listPackages } from "#app/desk/packages/packages.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import { listGuide } from "#app/prices/own/correct.server.ts";

/** What the shop quotes by: few enough to be read at once. */
export const PRICE_LISTS: Record<string, List> = {
  packages: {
    header: ["Package", "Note", "Type", "Description", "Quantity", "Unit price", "Archived", "Changed by", "Changed"],
    mayExport: ({ user }) => user !== null && may(user.role, "packages.keep"),
    async read(viewer, after) {
      if (after) return [];
      const packages = [...(await listPackages(viewer)), ...(await listPackages(viewer, true))];
      return packages.flatMap(({ id, lines, ...one }) =>
        lines.map(
          ({ type, description, quantity, unitPrice }): Row => ({
            id,
            cells: [
              ...[one.name, one.note, type, description, quantity, toDecimal(unitPrice), day(one.archivedAt)],
              ...[one.changedByName, day(one.updatedAt)],
            ],
          }),
        ),
      );
    },
  },
  "price-guide": {
    header: [
      ...[
        "Job",
        "Per",
        "Fair price, low",
        "Fair price, high",
        "Parts, low",
        "Parts, high",
        "Labor, low",
        "Labor, high",
      ],
      ...["Hours, low", "Hours, high", "Sources", "Grades", "Corrected", "Own invoices"],
    ],
    mayExport: ({ user }) => user !== null && may(user.role, "guide.manage"),
    async read(viewer, after, { q }) {
      if (after) return [];
      const { rows } = await listGuide(viewer, q, Number.POSITIVE_INFINITY);
      return rows.map(({ slug, job, per, corrected, price }) => ({
        id: slug,
        cells: [
          ...[job, per, ...inDollars(price), ...inDollars(price?.parts), ...inDollars(price?.labor)],
          ...[price?.hours?.low.toFixed(1), price?.hours?.high.toFixed(1), price?.witnesses, price?.grades],
          ...[corrected ? "yes" : "no", price?.fromShop ? "yes" : "no"],
        ],
      }));
    },
  },
};

function inDollars(range: { low: number; high: number } | null | undefined) {
  return range ? [toDecimal(Math.round(range.low)), toDecimal(Math.round(range.high))] : [null, null];
}
