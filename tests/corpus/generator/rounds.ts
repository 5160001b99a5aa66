/** What the papers of the fourth and fifth round are written with. Money in cents. */
import type { Item, Layout, Order, Tool } from "./papers.ts";

type Kind = Item["type"];
export const it = (
  description: string,
  type: Kind,
  totalPrice: number,
  quantity: number | null = null,
  unitPrice: number | null = null,
): Item => ({ description, type, totalPrice, quantity, unitPrice });
export const m = (cents: number) => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
export const total = (items: Item[]) => items.reduce((all, item) => all + item.totalPrice, 0);
export const L = (text: string, width: number) => text.slice(0, width).padEnd(width);
export const R = (text: string | number, width: number) => String(text).padStart(width);
export const css = (more = "") =>
  `<meta charset=utf-8><style>body{font:12px 'Liberation Sans',Arial;margin:30px}table{border-collapse:collapse;width:100%}td,th{padding:3px 5px;text-align:left;vertical-align:top}.n{text-align:right}${more}</style>`;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES: Record<string, number> = Object.fromEntries(
  [..."ABCDEFGH"]
    .map((letter, at) => [letter, at + 1])
    .concat(
      [..."JKLMN"].map((l, at) => [l, at + 1]),
      [
        ["P", 7],
        ["R", 9],
      ],
      [..."STUVWXYZ"].map((l, at) => [l, at + 2]),
    ),
);
/** A number of the right shape with its check digit. */
export function vin(raw: string): string {
  const sum = [...raw].reduce((all, sign, at) => all + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[at] ?? 0), 0) % 11;
  return raw.slice(0, 8) + (sum === 10 ? "X" : sum) + raw.slice(9);
}

type Sheet = {
  layout: string;
  tool: Tool;
  shop: string;
  number: string | null;
  vehicle: Partial<Order["vehicle"]>;
  items: Item[];
  subtotal: number | null;
  tax: number;
  total: number;
  discounts?: number[];
  kind?: string;
  body: string;
};
export const sheet =
  (author: string) =>
  ({ number, ...each }: Sheet): Layout =>
  () => ({ ...each, author, documentNumber: number, paper: {} as Order });
