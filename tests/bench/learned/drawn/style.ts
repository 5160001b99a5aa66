import { PHRASES } from "./phrases.ts";
import { type Dice, pick } from "./sheet.ts";

type Key =
  | "number"
  | "code"
  | "type"
  | "name"
  | "work"
  | "tech"
  | "quantity"
  | "hours"
  | "rate"
  | "unit"
  | "list"
  | "off";
export type Column = {
  key: Key | "flag" | "amount" | "gross" | "levy" | "status";
  head: string;
  x: number;
  x2: number;
  isText: boolean;
};
/** How a paper's tables look, thrown once for each. */
export type Style = {
  columns: Omit<Column, "x" | "x2">[];
  isHeaded: boolean;
  fine: boolean;
  noteShare: number;
  bareShare: number;
  taxRate: number;
  free: string;
  gap: number;
  codeBehind: boolean;
  /** What stands before the name in its own cell and is none of it. */
  before: "" | "code" | "count" | "work";
};

const TEXTS: Column["key"][] = ["number", "code", "type", "name", "work", "tech", "flag", "status"];
const HEADS: Partial<Record<Column["key"], string[]>> = {
  code: PHRASES.code,
  type: PHRASES.type,
  name: PHRASES.name,
  work: PHRASES.job,
  tech: PHRASES.tech,
  quantity: PHRASES.quantity,
  hours: PHRASES.hours,
  rate: PHRASES.rate,
  unit: PHRASES.unit,
  list: PHRASES.list,
  off: PHRASES.off,
  flag: PHRASES.flag,
  amount: PHRASES.amount,
  number: ["#", "No", "Ln", "Line", ""],
  gross: ["Total", "Incl. tax", "With tax", "Line total", "Gross"],
  levy: ["Tax", "Tax amt", "Levy"],
  status: ["Status", "Auth", "OK?", "Approved", ""],
};

export function styleOf(roll: Dice, taxRate: number): Style {
  const isUpper = roll() < 0.3;
  const some = (key: Column["key"], share: number): Column["key"][] => (roll() < share ? [key] : []);
  const byHours = some("hours", 0.25);
  const front = [...some("number", 0.12), ...some("quantity", 0.15), ...some("code", 0.25), ...some("type", 0.15)];
  const behind = [...some("work", 0.08), ...some("code", 0.12), ...some("type", 0.12), ...some("tech", 0.12)];
  const figures = [
    ...byHours,
    ...(byHours.length > 0 ? some("rate", 0.5) : []),
    ...some("quantity", 0.45),
    ...some("list", 0.1),
    ...some("unit", 0.55),
    ...some("off", 0.08),
    ...some("flag", 0.1),
  ];
  const isGross = roll() < 0.05;
  const keys: Column["key"][] = [...front, "name", ...behind, ...figures, "amount"];
  if (isGross) keys.push("levy", "gross");
  else if (roll() < 0.08) keys.push("flag");
  else if (roll() < 0.07) keys.push("status");
  const once = keys.filter((key, at) => keys.indexOf(key) === at);
  const ordered = roll() < 0.06 && !isGross ? ["amount" as const, ...once.filter((key) => key !== "amount")] : once;
  return {
    columns: ordered.map((key) => {
      const head = pick(HEADS[key] ?? [""], roll);
      return { key, head: isUpper ? head.toUpperCase() : head, isText: TEXTS.includes(key) };
    }),
    isHeaded: roll() < 0.85,
    fine: roll() < 0.5,
    noteShare: roll() < 0.45 ? roll() * 0.7 : 0,
    bareShare: roll() < 0.25 ? roll() * 0.3 : 0,
    taxRate,
    free: pick(PHRASES.free, roll),
    gap: roll() < 0.3 ? 1.6 : 1,
    codeBehind: roll() < 0.12,
    before: roll() < 0.8 ? "" : pick(["code", "code", "count", "work"] as const, roll),
  };
}
