import type { QuoteDocument } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type BillCheck, checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { standingBills } from "#app/quotes/papers/bills/standing.ts";
import { carOnPaper } from "#app/quotes/papers/car.ts";
import { effectOf } from "#app/quotes/papers/effect.ts";
import type { Comparable } from "#app/quotes/papers/match-lines.ts";
import { paperOf, printedRows, ROLES, type Role, roleLabel } from "#app/quotes/papers/paper.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { changeSaid } from "#app/quotes/papers/revise.ts";
import { type Comparison, compareWithRival } from "#app/quotes/papers/rival.ts";
import { type WorkLine, worksOnPaper } from "#app/quotes/papers/works.server.ts";
import { besideApproved, type LineItem } from "#app/repair/line-item.ts";
import { counts } from "#app/repair/requests/standing-quotes.ts";
import type { Taxation } from "#app/repair/tax.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

type Shown = {
  id: string;
  readStatus: QuoteDocument["readStatus"];
  readMessage: string | null;
  role: Role;
  waitsFor: QuoteDocument["waitsFor"];
  carAnswer: QuoteDocument["carAnswer"];
  effect: unknown;
  reading: unknown;
  sameAs: { id: string; repairRequestId: string } | null;
};

/** What the screens say of a document besides its file; money in integer cents. */
export type PaperView = {
  role: Role;
  label: string;
  /** The other things that it may be, to be said with one tap; empty where it counts for nothing. */
  others: { value: Role; label: string }[];
  /** "This quote is for a 2014 Volkswagen Passat": waits for an answer. */
  otherCar: string | null;
  /** "1 line was typed by hand before this paper came ($120.00)": waits for an answer. */
  typed: string | null;
  /** It came after the go-ahead and waits for the shop: the sentence on it. */
  held: string | null;
  /** It was uploaded before: where the first one is. */
  sameAs: string | null;
  setAside: boolean;
  printed: { label: string; text?: string; cents?: number }[];
  /** What the paper asks of whoever declines its work, in its own words. */
  conditions: string[];
  changes: string[];
  rival: (Comparison & { shop: string }) | null;
  /** `overtaken`: a later bill of the same shop has taken its place. */
  bill: (BillCheck & { overtaken: boolean }) | null;
};

type Beside = {
  lineItems: readonly LineItem[];
  vehicle: { year: number; make: string; model: string };
  taxation: Taxation;
  /** All of the repair, oldest first. */
  quoteDocuments: readonly Pick<
    Shown,
    "id" | "role" | "readStatus" | "waitsFor" | "carAnswer" | "sameAs" | "reading"
  >[];
};

/** The document as it was read, beside the lines as they stand. Null where nothing could be read. */
export function paperView(document: Shown, beside: Beside): PaperView | null {
  const { lineItems: lines, vehicle, taxation } = beside;
  const reading = readingOf(document.reading);
  if (document.readStatus !== "read" || !reading) return null;
  const { role } = document;
  const setAside = document.carAnswer === "wrong_file";
  const waits = document.waitsFor === "car";
  const typed = document.waitsFor === "lines" ? document.readMessage : null;
  const held = document.waitsFor === "shop" ? document.readMessage : null;
  const effective = counts(document);
  const mayBeOther = effective || held !== null;
  const printed = reading.items.map(comparableOf);
  return {
    role,
    label: roleLabel(role),
    others: mayBeOther ? ROLES.filter(({ value }) => value !== role).map(({ value, label }) => ({ value, label })) : [],
    otherCar: waits ? `This quote is for a ${carOnPaper(reading.vehicle)}` : null,
    typed,
    held,
    sameAs: document.sameAs ? documentHref(document.sameAs) : null,
    setAside,
    printed: [...printedRows(paperOf(reading)), ...freeRows(reading)],
    conditions: effective ? (reading.conditions ?? []) : [],
    changes: effective && role === "revised" ? changesOf(document.effect) : [],
    rival:
      effective && role === "rival"
        ? {
            ...compareWithRival(
              worksOnPaper(lines.map(onPaper), vehicle),
              worksOnPaper(printedLines(reading), vehicle),
            ),
            shop: nameOfShop(reading.header.shop) ?? "The other shop",
          }
        : null,
    bill:
      effective && role === "final"
        ? {
            ...checkFinalBill(lines, printed, reading, besideApproved(lines, taxation)),
            overtaken: isOvertaken(document.id, beside.quoteDocuments),
          }
        : null,
  };
}

function isOvertaken(id: string, documents: Beside["quoteDocuments"]): boolean {
  const bills = documents
    .filter((document) => document.role === "final" && counts(document))
    .map((bill) => ({ id: bill.id, shop: nameOfShop(readingOf(bill.reading)?.header.shop ?? null) }));
  return standingBills(bills).every((bill) => bill.id !== id);
}

function freeRows({ free = [] }: QuoteReading): PaperView["printed"] {
  return free.length > 0 ? [{ label: "At no charge", text: free.join(", ") }] : [];
}

export function documentHref({ id, repairRequestId }: { id: string; repairRequestId: string }): string {
  return `/repair-status/${repairRequestId}#document-${id}`;
}

/** As the paper has it, whatever was decided. What only we ask for is not what the shop asks: there its quote stands. */
function onPaper(line: LineItem): WorkLine {
  const { originalQuantity: quantity, originalUnitPrice: unitPrice, originalPrice: totalPrice } = line;
  const asks = line.priceBasis === "target" ? totalPrice : line.totalPrice;
  return { ...line, quantity, unitPrice, totalPrice, asks };
}

/** What the newer paper changed, and last how many lines it left as they were. */
function changesOf(effect: unknown): string[] {
  const changes = effectOf(effect)?.changes ?? [];
  const same = changes.filter(({ what }) => what === "same").length;
  const said = changes.filter(({ what }) => what !== "same").map(changeSaid);
  if (same === 0) return said;
  const rest = same === 1 ? "1 line is as it was quoted" : `${same} lines are as they were quoted`;
  return [...said, rest];
}

function comparableOf({
  description,
  type,
  partNumber,
  quantity,
  unitPrice,
  totalPrice,
}: QuoteReading["items"][number]): Comparable {
  return { description, type, partNumber, totalPrice: totalPrice ?? Math.round((unitPrice ?? 0) * (quantity ?? 1)) };
}
