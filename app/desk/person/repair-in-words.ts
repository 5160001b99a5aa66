import { day, joined, list, money, plain, said, when, word } from "#app/desk/person/fields-of.ts";
import { priceSaid } from "#app/repair/records/totals-said.ts";

/** A repair as people read it: its lines, papers, steps, go-aheads and bills, a sentence each; every decision once. */
export function repairInWords(repair: unknown, car: string): string[] {
  const decided = new Set<string>();
  return [
    joined([car, plain(word(repair, "status")), day(repair, "createdAt")], " · "),
    ...said("Asked for", joined([word(repair, "description"), word(repair, "additionalNotes")], "; ")),
    ...list(repair, "lineItems").map(lineInWords),
    ...list(repair, "quoteDocuments").map(
      (paper) => `Document: ${joined([word(paper, "fileName"), when(paper, "uploadedAt")])}`,
    ),
    ...list(repair, "history").map((step) => stepInWords(step, decided)),
    ...list(repair, "authorizations").map(
      (one) =>
        `You authorized ${joined([money(one, "sum"), when(one, "createdAt")])} (revision ${word(one, "revision")})${word(one, "withdrawnAt") ? `, withdrawn ${when(one, "withdrawnAt")}` : ""}`,
    ),
    ...list(repair, "allInvoices").flatMap(billInWords),
  ];
}

/** "2 x Brake pads: $180.00 (originally $240.00), part, approved". */
function lineInWords(line: unknown): string {
  const number = word(line, "partNumber");
  return joined([
    `Line: ${priced(line, "totalPrice")}`,
    word(line, "type").toLowerCase(),
    GROUPS[word(line, "group")] ?? "",
    number ? `part number ${number}` : "",
  ]);
}

const GROUPS: Record<string, string> = {
  quote_analyzed: "as quoted",
  pending: "not decided",
  approved: "approved",
  declined: "declined",
  deferred: "put off",
};

/** "November 28, 2026 at 3:02 PM: Brake pads approved. Dana Whitfield: 2 x Brake pads: $180.00, approved". */
function stepInWords(step: unknown, decided: Set<string>): string {
  const about = list(Object(step).data, "lines");
  const fresh = about.map(decisionInWords).filter((line) => !decided.has(line));
  for (const line of fresh) decided.add(line);
  const before = about.length - fresh.length;
  const lines = joined([...fresh, before > 0 ? `${before} as said before` : ""], "; ");
  const address = word(step, "ip");
  const who = joined([word(step, "actorName"), address ? `from ${address}` : ""], " ");
  return `${when(step, "createdAt")}: ${word(step, "summary")}. ${joined([who, lines], ": ")}`;
}

/** Where a line stood after it, at which price: what only says so once more is no other decision. */
function decisionInWords(line: unknown): string {
  return joined([priced(line, "price"), GROUPS[word(line, "to")] ?? ""]);
}

function priced(line: unknown, name: string): string {
  const [price, first] = [word(line, name), word(line, "originalPrice")];
  const isMoney = [price, first].every((cents) => /^-?\d+(?:\.\d+)?$/.test(cents));
  const figure = isMoney ? priceSaid({ price, originalPrice: first }) : money(line, name);
  return `${word(line, "quantity")} x ${word(line, "description")}: ${figure}`;
}

function billInWords(invoice: unknown): string[] {
  const due = money(invoice, "outstandingBalance");
  const sums = [money(invoice, "totalAmount"), plain(word(invoice, "status")), due ? `${due} still due` : ""];
  return [
    `Invoice ${joined([word(invoice, "number"), day(invoice, "issuedAt"), ...sums])}`,
    ...list(invoice, "ledger").map(
      (entry) =>
        `${plain(word(entry, "kind"))}: ${joined([money(entry, "amount"), plain(word(entry, "method")), when(entry, "occurredAt"), word(entry, "reason")])}`,
    ),
  ];
}
