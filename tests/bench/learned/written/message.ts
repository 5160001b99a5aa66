/** Messages that people wrote with marks in the text (`tests/corpus/messages/`): what each word says of which charge. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Truth } from "../../quote-scores.ts";

export type Mark = {
  says: "name" | "amount" | "quantity" | "unit" | "off" | "tax" | "subtotal" | "total";
  charge: string;
};
export type Said = { text: string; mark: Mark | null };
export type Message = { name: string; author: string; kind: string; types: Map<string, string>; lines: Said[][] };

const FOLDER = path.join(import.meta.dirname, "../../../corpus/messages");
/** `[1 front pads]`, `[1= $120]`, `[1q 2]`, `[1u $60]`, `[off $20]`, `[tax $4.80]`, `[sub …]`, `[total …]`. */
const MARK = /\[(\d+)([=qu]?) ([^\][]+)\]|\[(off|tax|sub|total) ([^\][]+)\]/g;
const OF_CHARGE: Record<string, Mark["says"]> = { "": "name", "=": "amount", q: "quantity", u: "unit" };

/** All messages; of each file is one author. */
export function writtenMessages(folder = FOLDER): Message[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return files.sort().flatMap((file) => {
    const author = `messages-${path.basename(file, ".txt")}`;
    const all = readFileSync(path.join(folder, file), "utf8")
      .split(/^=== */m)
      .slice(1);
    return all.map((text, at) => messageIn(text, `${author}-${at + 1}`, author));
  });
}

function messageIn(text: string, name: string, author: string): Message {
  const [kind = "", types = "", ...lines] = text.trimEnd().split("\n");
  const pairs = types.replace(/^types: */, "").split(",");
  return {
    name,
    author,
    kind: kind.trim(),
    types: new Map(pairs.map((pair): [string, string] => pair.trim().split(" ", 2) as [string, string])),
    lines: lines.map(wordsIn),
  };
}

function wordsIn(line: string): Said[] {
  let bare = "";
  const marks: (Mark | null)[] = [];
  let from = 0;
  const add = (text: string, mark: Mark | null) => {
    bare += text;
    marks.push(...Array<Mark | null>(text.length).fill(mark));
  };
  for (const found of line.matchAll(MARK)) {
    const [whole, charge, role = "", own, sum, amount] = found;
    add(line.slice(from, found.index), null);
    if (charge !== undefined && own !== undefined) add(own, { says: OF_CHARGE[role] ?? "name", charge });
    else if (amount !== undefined)
      add(amount, { says: sum === "sub" ? "subtotal" : (sum as "off" | "tax" | "total"), charge: "" });
    from = found.index + whole.length;
  }
  add(line.slice(from), null);
  return [...bare.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const own = marks.slice(index, index + text.length);
    return { text, mark: own.find((each) => each !== null) ?? null };
  });
}

/** What the marks say, as the label of a paper. */
export function truthOf({ name, author, kind, types, lines }: Message): Truth {
  const all = lines.flat();
  const of = (says: Mark["says"], charge = "") =>
    all.flatMap(({ text, mark }) => (mark?.says === says && mark.charge === charge ? [text] : []));
  const cents = (texts: string[]) => texts.map((text) => toCents(figureIn(text)));
  const items = [...types].map(([charge, type]) => {
    const quantity = of("quantity", charge)[0];
    const unit = cents(of("unit", charge))[0];
    return {
      description: of("name", charge)
        .join(" ")
        .replace(/[,.;:!?]+$/, ""),
      type,
      quantity: quantity === undefined ? null : figureIn(quantity),
      unitPrice: unit ?? null,
      totalPrice: cents(of("amount", charge))[0] ?? 0,
    };
  });
  return {
    file: name,
    layout: name,
    author,
    kind: kind === "email" ? "email" : "message",
    hardships: [],
    header: { documentNumber: null, shop: "" },
    vehicle: {},
    items,
    discounts: cents(of("off")),
    subtotal: cents(of("subtotal"))[0] ?? null,
    tax: cents(of("tax"))[0] ?? 0,
    total: cents(of("total"))[0] ?? 0,
  };
}

/** "$292," is 292. */
function figureIn(text: string): number {
  const figure = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text)?.[0] ?? "";
  const printed = parsePrinted(figure);
  return printed?.kind === "number" ? printed.value : Number(figure.replaceAll(",", ""));
}
