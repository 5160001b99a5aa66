import { z } from "zod";
import { formatDate, formatDateTime } from "#app/platform/format.ts";

/** By what way somebody said something. */
export const WAYS = [
  { value: "phone", label: "By phone", said: "by phone" },
  { value: "in_person", label: "In person", said: "in person" },
  { value: "text", label: "By text", said: "by text" },
  { value: "email", label: "By email", said: "by email" },
] as const;
export type Way = (typeof WAYS)[number]["value"];

const wayValues = WAYS.map(({ value }) => value) as [Way, ...Way[]];
export const Way = z.enum(wayValues, { error: "Please choose how it was said" });

export function waySaid(way: Way): string {
  return WAYS.find(({ value }) => value === way)?.said ?? way;
}

/** What a named person at the shop said about a price, as the row keeps it. */
export const ShopWord = z.object({
  person: z.string().min(1),
  way: Way,
  /** When it was said; ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The last day it holds; yyyy-mm-dd, null where the shop named none. */
  until: z.iso.date().nullable(),
  note: z.string().nullable(),
});
export type ShopWord = z.output<typeof ShopWord>;

/** What the customer said, when somebody else records it: `at` in ISO 8601, `address` the number or address that was used. */
export type CustomerWord = { person: string; way: Way; address?: string; at: string; said: string };

export function shopSaid({ person, way, until }: ShopWord): string {
  return `${person} ${waySaid(way)}${until ? ` until ${formatDate(until)}` : ""}`;
}

export function customerSaid({ person, way, address, at, said }: CustomerWord): string {
  return `${person} ${waySaid(way)}${address ? ` (${address})` : ""}, ${formatDateTime(at)}: “${said}”`;
}
