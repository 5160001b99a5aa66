import type { Role } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import type { Group, ItemType, LineItem } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import type { PaperSums, TaxRates } from "#app/repair/tax.ts";
import type { CustomerWord, Delay, Designee, ShopWord } from "#app/repair/words.ts";
import type { Settlement } from "#app/shop/settlement.ts";

/** What is known of a repair request when something about it is decided. Rows are the truth; this is their shape. */
export type RepairState = {
  id: string;
  status: RequestStatus;
  version: number;
  advisorId: string | null;
  /** The share of agreed savings that is charged, in whole percent. */
  feePercent: number;
  settlement: Settlement;
  invoice: Pick<Invoice, "id" | "number" | "status" | "amountPaid" | "outstandingBalance"> | null;
  lineItems: LineItem[];
  paper: PaperSums;
  taxRates: TaxRates;
  /** The most that the customer authorizes, in cents, tax and fee included; null where none was set. */
  notToExceed: number | null;
  /** What the last go-ahead came to, in cents, tax and fee included; null before the first. */
  authorized: number | null;
  /** What the law of the state has the customer choose among at the go-ahead; empty where it asks for no choice. */
  alternatives: readonly string[];
  designee: Designee | null;
  /** Of a repair that is Delayed; null where nobody has said. */
  delay: Delay | null;
  scheduledServiceDate: Date | null;
  /** When the customer asked for another time, and their words; null where they cancelled it, or asked for none. */
  timeAskedAt: Date | null;
  timeAsked: string | null;
  /** The customer themselves cancelled the last appointment, and there is no other yet. */
  timeCancelledAt: Date | null;
  technicianId: string | null;
  /** When the work was said to be done; null while it is not. */
  workDoneAt: Date | null;
  /** When more was approved after it had been done; null where nothing was. */
  workAgainAt: Date | null;
};

/** Who gives the command: role and id of a signed-in person, nobody else's. */
export type Actor = { userId: string | null; role: Role | null };

export function actorOf({ user }: Pick<Viewer, "user">): Actor {
  return { userId: user?.id ?? null, role: user?.role ?? null };
}

/** A change of a line by the shop; money in integer cents, what is left out stays. */
export type LineEdit = {
  type?: ItemType;
  description?: string;
  detailedDescription?: string | null;
  quantity?: number;
  unitPrice?: number;
  originalQuantity?: number;
  originalUnitPrice?: number;
  status?: LineItem["status"];
  partCondition?: LineItem["partCondition"];
};

export type NewLine = {
  id: string;
  type: ItemType;
  description: string;
  detailedDescription?: string | null;
  quantity: number;
  unitPrice: number;
  status: LineItem["status"];
  partCondition?: LineItem["partCondition"];
};

/** What the shop said of one line: its unit price in integer cents, or null where it keeps what it quoted; and the line as it was seen. */
export type ShopPrice = { id: string; unitPrice: number | null; version?: number };

/** A price that stands beside no word of the shop, as the form shows each; and the field of the word that is missing where it is another. */
export type TypedPrice = { id: string; unitPrice: number; kept?: boolean; version?: number; field: string };

/** What the customer decided on one line, and what it cost where it was read to them. */
export type DecidedLine = { id: string; to: Group; price?: number };

/** Total and sales tax as they stand on a paper, in cents; null where none is printed. */
export type PrintedSums = Pick<PaperSums, "total" | "tax">;

/** What a paper says of its sums, before and after; `paper`: what the papers of the request come to then. */
type SumsCorrected = { document: string; was: PrintedSums; is: PrintedSums; paper: PaperSums };

/** What somebody wants of a repair request. Page and API send the same. */
export type RepairCommand =
  /** `withdraw`: they were told that the work has begun, and take the go-ahead back all the same. */
  /** `from`, `price`: where the line stood for who decides, and what it cost there; otherwise meanwhile, it is looked at again. */
  | { do: "move"; item: string; to: Group; from?: Group; price?: number; withdraw?: boolean }
  | { do: "move_job"; lines: { item: string; from: Group; price: number }[]; to: Group; withdraw?: boolean }
  | { do: "undo"; item: string; to: Group; price?: number }
  /** `shown`: the stamp of the pending lines as they stood there. */
  | { do: "approve_all"; shown?: string }
  | { do: "record_prices"; word: ShopWord; prices: ShopPrice[]; typed?: TypedPrice[] }
  | {
      do: "record_decision";
      word: CustomerWord;
      lines: DecidedLine[];
      approveRepair: boolean;
      choice?: string;
      version?: number;
    }
  | { do: "ask_savings" }
  | { do: "correct"; item: string; description: string; quantity: number; unitPrice: number }
  /** `document`: the paper that the line stands on; null of a quote that was typed. */
  | { do: "add_missing"; line: Omit<NewLine, "status">; document: string | null }
  | { do: "take_off"; item: string; version?: number }
  /** By the record: the line as it was taken off, and where it stood among the others. */
  | { do: "put_back"; line: LineItem; at: number }
  | ({ do: "correct_sums" } & SumsCorrected)
  | { do: "edit"; item: string; edit: LineEdit; to?: Group; version?: number }
  /** The figures are what the shop quoted: they were typed wrong. `answered`: by the record the customer has said something of this line. */
  | { do: "retype"; item: string; edit: LineEdit; answered: boolean; to?: Group; version?: number }
  | { do: "add"; line: NewLine }
  | { do: "put_right"; lines: { line: NewLine; instead: string }[] }
  | { do: "remove"; item: string; version?: number }
  | ({ do: "replace_lines" } & LinesReplaced)
  /** `shown`: the stamp of what stood there; `sum`: what it came to. */
  | { do: "approve"; shown?: string; sum?: number; notToExceed?: number; choice?: string }
  /** The customer takes the go-ahead back, while nothing was begun. */
  | { do: "withdraw" }
  | { do: "name_designee"; designee: Designee | null }
  /** `words`: when it suits the customer; null cancels the appointment. `at`: the one that they saw. */
  | { do: "ask_time"; words: string | null; at: Date; now: Date }
  | { do: "expire"; today: string }
  /** `reason`: of cancelling it. `ask`: about what nobody has decided, before it is set. */
  | {
      do: "set_status";
      status: RequestStatus;
      version?: number;
      delay?: Delay;
      reason?: string;
      unbilled?: boolean;
      ask?: boolean;
    }
  | ({ do: "schedule" } & Planned)
  /** `done`: whether the work is, where whoever makes it was asked; else the bill of a repair without a technician says that it is. */
  /** `notDone`: approved lines that were not done and are not billed: they are taken off with it. */
  /** `asBilled`: what the final bill asks less for than was approved, where it is invoiced at that. */
  | { do: "invoice"; done?: boolean; notDone?: readonly string[]; asBilled?: AtPrices }
  /** `before`: where the repair stood when the invoice was made, by the record. */
  | { do: "void_invoice"; reason: string; before: RequestStatus };

/** Unit prices in cents, and the shop's word on them. */
export type AtPrices = { word: ShopWord; prices: { id: string; unitPrice: number }[] };

/** The command of one verb. */
export type Command<Verb extends RepairCommand["do"]> = Extract<RepairCommand, { do: Verb }>;

/** `told`: the customer hears of it by itself. */
type Appointment = { at: Date; day: string; told?: boolean };

/** The appointment with the shop's day of it, and whatever else is said of the repair at once; what is left out stays. */
export type Planned = {
  appointment: Appointment | null;
  status?: RequestStatus;
  delay?: Delay;
  unbilled?: boolean;
  reason?: string;
  /** The work goes to another shop than the one that was authorized, as the record says it: the go-ahead is asked again. */
  movesShop?: string;
};

/** Lines, of a document or put right, that go and come, and the sums of the papers then. `instead`: the line whose place a new one takes. */
export type LinesReplaced = {
  removed: string[];
  added: { line: LineItem; instead: string | null }[];
  paper: PaperSums;
  kind: "quote_read" | "quote_revised" | "item_edited";
  summary: string;
  details: Record<string, string | number | boolean | null>;
};

export type InvoiceFigures = Pick<
  Invoice,
  | "originalTotalPrice"
  | "subtotal"
  | "paperDiscount"
  | "tax"
  | "taxSource"
  | "paperDiscountSource"
  | "serviceFee"
  | "serviceFeePercentage"
  | "settlement"
  | "totalAmount"
>;

type LinesMoved = {
  ids: string[];
  group: Group;
  kind: "item_moved" | "items_approved";
  word?: CustomerWord;
  /** After the work had begun. */
  withdrawn?: boolean;
};

/** What came about. */
export type RepairEvent =
  | ({ type: "lines_moved" } & LinesMoved)
  | { type: "savings_asked"; ids: string[] }
  | { type: "line_corrected"; id: string; description: string; quantity: number; unitPrice: number }
  | { type: "line_retyped"; id: string; quantity: number; unitPrice: number }
  | { type: "line_edited"; id: string; changes: Partial<LineItem> }
  /** `how`: it stands on the paper, though it was not read, or was taken off; otherwise it is the shop's further line. */
  | { type: "line_added"; line: LineItem; at?: number; how?: "missed" | "put_back" }
  /** `misread`: it does not stand on the paper. `undone`: it was approved and not done, as the invoice was made. */
  | { type: "line_removed"; id: string; misread?: true; undone?: true }
  | ({ type: "sums_corrected" } & SumsCorrected)
  | ({ type: "lines_replaced" } & LinesReplaced)
  | ({ type: "prices_agreed" } & AtPrices)
  | { type: "prices_kept"; word: ShopWord; ids: string[] }
  | { type: "repair_approved"; ids: string[]; notToExceed: number | null; choice?: string; word?: CustomerWord }
  | { type: "designee_named"; designee: Designee | null }
  | { type: "time_asked"; words: string; at: Date; now: Date }
  | { type: "time_cancelled"; at: Date; now: Date }
  | { type: "delay_said"; delay: Delay }
  /** Its day goes with the appointment. `told`: of which the customer is told by itself; otherwise they are told of the delay. */
  | { type: "delay_moved"; delay: Delay; told?: boolean }
  | { type: "agreements_expired"; ids: string[] }
  /** `above`: what the repair comes to by now, and the most that the customer authorized; in cents. */
  | {
      type: "status_changed";
      to: RequestStatus;
      above?: { sum: number; most: number };
      /** It follows from what the customer, or everybody, is told already. */
      told?: "customer" | "all";
      /** The customer took the go-ahead back. */
      withdrawn?: true;
      /** Why it was cancelled. */
      reason?: string;
      /** Who sets it says so of the work: an invoice that is paid says nothing of it. */
      work?: "done" | "again";
    }
  | { type: "invoiced"; figures: InvoiceFigures }
  | { type: "invoice_voided"; id: string; reason: string };
