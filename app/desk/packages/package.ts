import { z } from "zod";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { blankIsNone } from "#app/platform/form-values.ts";
import { isOneOf } from "#app/platform/known.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import { Version } from "#app/platform/version.ts";
import { ITEM_TYPES, type ItemType, type PriceBasis } from "#app/repair/line-item.ts";
import { QUANTITY_RANGE, Quantity } from "#app/repair/lines/quantity.ts";
import { TypedType, typeOf } from "#app/repair/lines/typed-type.ts";

export const MOST_LINES = 20;

/** A line as a package keeps it; the unit price in cents, 0 where it is typed each time. */
export type PackageLine = { type: ItemType; description: string; quantity: number; unitPrice: number };

/** A line as the grids have it, in words. */
export type GridLine = { type: string; description: string; quantity: string; unitPrice: string };

/** The same as a row of a form: the key names it for as long as the form stands, whatever becomes of its words and its place. */
export type GridRow = GridLine & { key: string };

/** A row's key as it arrives; where a form has none, the row's place. */
export const RowKey = z.string().max(12).optional();

const text = z.string().trim().default("");
const Typed = z.object({
  type: TypedType,
  description: text,
  quantity: text,
  unitPrice: text,
  key: RowKey,
});

/** Lines that are added to a repair, all or none of them; the token names this adding. A price may not stay open there. */
export const AddLines = z.object({
  token: z.guid(),
  lineItems: lineRows({ open: false }),
});

/** The form of a package: dollars come in, cents go on. Rows without a word and a price are left out. */
export const KeepPackage = z.object({
  name: z.preprocess(
    blankIsNone,
    z.string({ error: "Please give the package a name" }).max(80, "At most 80 characters"),
  ),
  note: z.preprocess(blankIsNone, z.string().max(300, "At most 300 characters").optional()),
  lineItems: lineRows({ open: true }).transform((rows) => rows.map(({ key: _, ...line }) => line)),
  version: Version,
});
export type KeepPackage = z.output<typeof KeepPackage>;

type RowLine = PackageLine & { key: string };

type Asked = {
  /** Whether a price may be left open. */
  open: boolean;
};

function lineRows(asked: Asked) {
  return z
    .array(Typed)
    .max(100, `At most ${MOST_LINES} lines`)
    .default([])
    .transform((rows, context): RowLine[] => {
      const keyed = rows.map(({ key, ...row }, index) => ({ ...row, key: key ?? String(index) }));
      const filled = keyed.filter(isFilled);
      const wrong = [
        ...(filled.length === 0 ? ["Please add at least one line"] : []),
        ...(filled.length > MOST_LINES ? [`At most ${MOST_LINES} lines`] : []),
        // By the row's place in the form, where one finds it again.
        ...keyed.flatMap((row, index) =>
          isFilled(row) ? wrongOf(row, asked).map((sentence) => `Line ${index + 1}: ${sentence}`) : [],
        ),
      ];
      for (const message of wrong) context.addIssue({ code: "custom", message });
      if (wrong.length > 0) return z.NEVER;
      return filled.map((row) => ({
        ...row,
        type: typeOf(row, filled),
        quantity: Quantity.parse(row.quantity),
        unitPrice: toCents(plain(row.unitPrice) || "0"),
      }));
    });
}

function isFilled({ description, unitPrice }: GridLine): boolean {
  return description !== "" || unitPrice !== "";
}

function wrongOf({ description, quantity, unitPrice }: GridLine, { open }: Asked): string[] {
  return [
    ...(description === "" ? ["say what it is."] : []),
    ...(description.length > 500 ? ["at most 500 characters."] : []),
    ...(Quantity.safeParse(quantity).success ? [] : [`the quantity is ${QUANTITY_RANGE}.`]),
    ...(isPrice(plain(unitPrice) || (open ? "0" : "")) ? [] : ["the price is in dollars, such as 89.95."]),
  ];
}

function isPrice(typed: string): boolean {
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed);
}

function plain(amount: string): string {
  return bareDigits(amount);
}

/** As it is typed: a price that is left open is empty. */
export function toGridLine({ type, description, quantity, unitPrice }: PackageLine): GridLine {
  return { type, description, quantity: String(quantity), unitPrice: unitPrice > 0 ? toDecimal(unitPrice) : "" };
}

type Quoted = Omit<PackageLine, "type"> & {
  type: string;
  priceBasis: PriceBasis;
  originalUnitPrice: number;
};

/** Lines of a repair as the beginning of a package, at what the shop asked for them, never at a target of ours. */
export function toPackageLines(lines: readonly Quoted[]): GridLine[] {
  return lines.slice(0, MOST_LINES).map(({ type, description, quantity, unitPrice, priceBasis, originalUnitPrice }) => {
    const price = priceBasis === "quoted" ? unitPrice : originalUnitPrice;
    // Of a line that has been set to none of it a package has one, for nothing.
    const some = quantity > 0 ? { quantity, unitPrice: price } : { quantity: 1, unitPrice: 0 };
    return toGridLine({ type: isOneOf(ITEM_TYPES, type) ? type : "Service", description, ...some });
  });
}
