import { formatMoney } from "#app/platform/format.ts";
import { matchLines } from "#app/quotes/papers/match-lines.ts";
import type { LineItem } from "#app/repair/line-item.ts";

export const CHANGES = ["same", "other", "dearer", "cheaper", "new", "gone", "stands"] as const;

/** What a newer quote does to one line; integer cents, null where the line is on one of the two papers alone. */
export type Change = {
  description: string;
  before: number | null;
  after: number | null;
  what: (typeof CHANGES)[number];
};

export type Revision = {
  removed: string[];
  added: { line: LineItem; instead: string | null }[];
  changes: Change[];
};

/**
 * A newer quote replaces the lines of the older one, line by line: what stands as it was keeps its decision and its agreed price;
 * what became dearer asks again; what became cheaper keeps its approval; what is gone leaves; what is new waits for a decision.
 * `underWay`: the repair has the customer's go-ahead, so that what is new asks at once. `fresh` makes the line of a printed one.
 */
export function reviseLines<Printed extends { description: string; type: LineItem["type"]; totalPrice: number }>(
  standing: readonly LineItem[],
  printed: readonly Printed[],
  { underWay, fresh }: { underWay: boolean; fresh: (printed: Printed) => LineItem },
): Revision {
  const comparable = standing.map((line) => ({ ...line, totalPrice: line.originalPrice }));
  const lineOf = new Map(matchLines(comparable, printed).map(({ before, after }) => [after, standing[before]]));
  const kept = new Set([...lineOf.values()].map((line) => line?.id));
  const revision: Revision = { removed: [], added: [], changes: [] };
  for (const [at, one] of printed.entries()) takeLine(revision, lineOf.get(at), fresh(one), underWay);
  for (const { id, description, totalPrice: before } of standing) {
    if (kept.has(id)) continue;
    revision.removed.push(id);
    revision.changes.push({ description, before, after: null, what: "gone" });
  }
  return revision;
}

function takeLine(revision: Revision, old: LineItem | undefined, line: LineItem, underWay: boolean): void {
  const after = line.originalPrice;
  if (!old) {
    revision.added.push({ line: { ...line, group: underWay ? "pending" : "quote_analyzed" }, instead: null });
    revision.changes.push({ description: line.description, before: null, after, what: "new" });
    return;
  }
  const { description, totalPrice: before } = old;
  if (isOtherWork(old, line)) {
    revision.removed.push(old.id);
    revision.added.push({ line: { ...line, group: "pending" }, instead: old.id });
    revision.changes.push({ description: `${description} is now ${line.description}`, before, after, what: "other" });
    return;
  }
  // Printed as before: what was decided and agreed since then stands.
  if (after === old.originalPrice) {
    if (old.quoteDocumentId === null) {
      // Typed by hand before: from here on it is the paper's line, with all that was decided and agreed.
      revision.removed.push(old.id);
      revision.added.push({ line: onPaper(old, line), instead: old.id });
    }
    revision.changes.push({ description, before, after: before, what: "same" });
    return;
  }
  // The paper asks for more than a named person agreed to: their word stands until they take it back.
  if (old.priceBasis === "agreed" && after > before && after < old.originalPrice) {
    revision.changes.push({ description, before, after: before, what: "stands" });
    return;
  }
  const dearer = after > before;
  revision.removed.push(old.id);
  revision.added.push({ line: { ...line, group: groupAfter(old, dearer, underWay) }, instead: old.id });
  // Against what the shop asked before, and not against what we have asked for.
  const asked = old.priceBasis === "target" ? old.originalPrice : before;
  const what = after > asked ? "dearer" : "cheaper";
  revision.changes.push({ description: line.description, before: asked, after, what });
}

/** What the customer approved on a paper under other words is not approved under these. */
function isOtherWork({ group, quoteDocumentId, description }: LineItem, line: LineItem) {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, "");
  return group === "approved" && quoteDocumentId !== null && plain(description) !== plain(line.description);
}

function onPaper(typed: LineItem, { id, quoteDocumentId, partNumber, sourcePage, sourceBox, reconciles }: LineItem) {
  return { ...typed, id, quoteDocumentId, partNumber, sourcePage, sourceBox, reconciles };
}

function groupAfter({ group }: LineItem, dearer: boolean, underWay: boolean): LineItem["group"] {
  if (group === "approved") return dearer ? "pending" : "approved";
  if (group === "pending") return underWay ? "pending" : "quote_analyzed";
  return group;
}

/** One sentence for the record and for the people. */
export function revisionSentence(changes: readonly Change[]): string {
  const said = changes.filter(({ what }) => what !== "same" && what !== "stands").map(changeSaid);
  if (said.length === 0) return "The revised quote changes no line";
  const shown = said.slice(0, 6).join(", ");
  return `Revised quote: ${shown}${said.length > 6 ? ` and ${said.length - 6} more` : ""}`;
}

/** A change in words; what stays the same is not said by itself. */
export function changeSaid({ description, before, after, what }: Change): string {
  if (what === "other") return `${description} at ${formatMoney(after ?? 0)}`;
  if (what === "new") return `${description} is new at ${formatMoney(after ?? 0)}`;
  if (what === "gone") return `${description} is no longer on it`;
  if (what === "stands") return `${description}: the agreed ${formatMoney(after ?? 0)} stands`;
  return `${description} ${formatMoney(before ?? 0)} is now ${formatMoney(after ?? 0)}`;
}
