import { fieldIn, isRecord } from "#app/platform/known.ts";

// A repair as a long PDF says it. What it is made from is the JSON of exportPerson, after years perhaps, so every field is looked for.

/** Lines of work and steps in a sentence each; what was read on papers and shown at a go-ahead is in these documents themselves. */
export function shortRepair(repair: unknown): unknown {
  if (!isRecord(repair)) return repair;
  const said = new Set<string>();
  return {
    ...repair,
    lineItems: listIn(repair, "lineItems").map(lineInWords),
    quoteDocuments: listIn(repair, "quoteDocuments").map((paper) => without(paper, "reading")),
    history: listIn(repair, "history").map((step) => stepInWords(step, said)),
    authorizations: listIn(repair, "authorizations").map((goAhead) => without(goAhead, "shown")),
  };
}

/** "2 x Brake pads: 180.00 (originally 240.00), part, approved". */
function lineInWords(line: unknown): string {
  const [type, group] = [wordIn(line, "type"), wordIn(line, "group")];
  return [priced(line, "totalPrice"), type, group, wordIn(line, "partNumber")].filter(Boolean).join(", ");
}

/** "2026-10-26T19:02:26Z: Brake pads approved. Dana Whitfield, web: 2 x Brake pads: 180.00, pending to approved". */
function stepInWords(step: unknown, said: Set<string>): string {
  const about = listIn(fieldIn(step, "data"), "lines");
  const fresh = about.map(decisionInWords).filter((line) => !said.has(line));
  for (const line of fresh) said.add(line);
  const before = about.length - fresh.length;
  const decided = [...fresh, before > 0 ? `${before} as said before` : ""].filter(Boolean).join("; ");
  const who = [wordIn(step, "actorName"), wordIn(step, "channel"), wordIn(step, "ip")].filter(Boolean).join(", ");
  return `${wordIn(step, "createdAt")}: ${wordIn(step, "summary")}. ${who}${decided ? `: ${decided}` : ""}`;
}

/** Where a line stood after it, at which price: what only says so once more is no other decision. */
function decisionInWords(line: unknown): string {
  return [priced(line, "price"), wordIn(line, "to")].filter(Boolean).join(", ");
}

function priced(line: unknown, price: string): string {
  const [now, first] = [wordIn(line, price), wordIn(line, "originalPrice")];
  const originally = first && Number(first) !== Number(now) ? ` (originally ${first})` : "";
  return `${wordIn(line, "quantity")} x ${wordIn(line, "description")}: ${now}${originally}`;
}

function wordIn(value: unknown, name: string): string {
  const word = fieldIn(value, name);
  return word === null || word === undefined ? "" : String(word);
}

function listIn(value: unknown, name: string): unknown[] {
  const list = fieldIn(value, name);
  return Array.isArray(list) ? list : [];
}

function without(value: unknown, name: string): unknown {
  return isRecord(value) ? { ...value, [name]: undefined } : value;
}
