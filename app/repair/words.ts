import { formatDateTime, formatDay } from "#app/platform/format.ts";

/** By what way somebody said something. */
export const WAYS = [
  { value: "phone", label: "By phone", said: "by phone" },
  { value: "in_person", label: "In person", said: "in person" },
  { value: "text", label: "By text", said: "by text" },
  { value: "email", label: "By email", said: "by email" },
] as const;
export type Way = (typeof WAYS)[number]["value"];

/** A shop says a price as people do, or by its final bill. */
export const SHOP_WAYS = [...WAYS, { value: "bill", said: "on its final bill" }] as const;

export function waySaid(way: ShopWord["way"]): string {
  return SHOP_WAYS.find(({ value }) => value === way)?.said ?? way;
}

/** What a named person at the shop, or its bill, said about a price, as the row keeps it: `at` in ISO 8601 (UTC), `until` the last day it holds. */
export type ShopWord = {
  person: string;
  way: (typeof SHOP_WAYS)[number]["value"];
  at: string;
  until: string | null;
  note: string | null;
};

/** What the customer said, when somebody else records it: `at` in ISO 8601, `address` the number or address that was used. */
export type CustomerWord = { person: string; way: Way; address?: string; at: string; said: string };

/** Who else may decide for the customer, by the customer's own word. */
export type Designee = { name: string; contact: string };

/** Why a repair is delayed, and until what day (yyyy-mm-dd; null while nobody knows): the customer reads it. */
export type Delay = { reason: string; until: string | null };

/** As the row has it. */
export function delayOf(row: { delayReason: string | null; delayedUntil: Date | null }): Delay | null {
  if (row.delayReason === null) return null;
  return { reason: row.delayReason, until: row.delayedUntil?.toISOString().slice(0, 10) ?? null };
}

/** Beside the word "Delayed" in a list: the day that was named, or that it is over; null while nobody has named one. */
export function delayTurn(until: Date | null, today: string): string | null {
  if (!until) return null;
  return `${until.toISOString().slice(0, 10) < today ? "Over since" : "Until"} ${formatDay(until)}`;
}

/** What comes after the word "delayed": " until Dec 1, 2026: the caliper is on back order". */
export function delaySaid({ reason, until }: Delay): string {
  return `${until ? ` until ${formatDay(until)}` : ""}: ${reason}`;
}

/** The bill itself, where nobody at the shop is named. */
export const BY_BILL = { person: "the shop", way: "bill", until: null, note: null } as const;

export function shopSaid({ person, way, until }: ShopWord): string {
  return `${person} ${waySaid(way)}${until ? ` until ${formatDay(until)}` : ""}`;
}

export function customerSaid({ person, way, address, at, said }: CustomerWord): string {
  return `${person} ${waySaid(way)}${address ? ` (${address})` : ""}, ${formatDateTime(at)}: “${said}”`;
}
