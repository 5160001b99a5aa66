import type { Node, Seen } from "#app/quote-reader/attention/nodes.ts";
import { LINE_TYPES } from "#app/quote-reader/reading.ts";
import type { AttentionLabels } from "../attention-labels.ts";
import { ROLES } from "../labels.ts";
import type { Mark } from "./message.ts";
import type { MarkedWord } from "./printed.ts";

const TYPES: readonly string[] = LINE_TYPES;

const WORD_ROLES: Partial<Record<Mark["says"], number>> = { name: 1, quantity: 2, unit: 3 };
const SUMS: Partial<Record<Mark["says"], string>> = { off: "off", tax: "tax", total: "total" };

/** What the marks of a page say of its pieces and words; null where an amount of a charge is no piece of its own. */
export function markedLabels({ nodes }: Seen, types: Map<string, string>): AttentionLabels | null {
  const lineOf = new Map<string, number>();
  for (const charge of types.keys()) {
    const line = amountOf(charge, nodes);
    if (line === null) return null;
    lineOf.set(charge, line);
  }
  const taxes = nodes.flatMap((node, at) => (node.entry && says(node)?.says === "tax" ? [at] : []));
  const roles = nodes.map((node, at) => {
    if (!node.entry) return -1;
    if ([...lineOf.values()].includes(at)) return ROLES.indexOf("line");
    const sum = SUMS[says(node)?.says ?? "name"];
    return sum === undefined || (sum === "tax" && at !== taxes.at(-1)) ? 0 : ROLES.indexOf(sum);
  });
  const words = nodes.map((node) =>
    node.cell.words.map((word) => {
      const mark = node.cell.printed?.kind === "number" ? says(node) : markOf(word);
      return mark ? (WORD_ROLES[mark.says] ?? 0) : 0;
    }),
  );
  const lines = nodes.map((node) =>
    node.cell.words.map((word) => {
      const mark = node.cell.printed?.kind === "number" ? says(node) : markOf(word);
      return mark && WORD_ROLES[mark.says] ? (lineOf.get(mark.charge) ?? -1) : -1;
    }),
  );
  const kinds = nodes.map((_, at) => {
    const charge = [...lineOf].find(([, line]) => line === at)?.[0];
    return charge === undefined ? -1 : TYPES.indexOf(types.get(charge) ?? "");
  });
  return { roles, types: kinds, words, lines };
}

/** The piece that is the charge's amount; of several that say it the one nearest to its name. */
function amountOf(charge: string, nodes: Node[]): number | null {
  const is = (mark: Mark | undefined, role: Mark["says"]) => mark?.says === role && mark.charge === charge;
  const names = nodes.flatMap((node, at) => (node.cell.words.some((word) => is(markOf(word), "name")) ? [at] : []));
  const said = nodes.flatMap((node, at) => (node.entry && is(says(node), "amount") ? [at] : []));
  const apart = (at: number) => Math.min(...names.map((name) => Math.abs(name - at)));
  return said.sort((a, b) => apart(a) - apart(b))[0] ?? null;
}

function says({ cell }: Node): Mark | undefined {
  return cell.words.map(markOf).find((mark) => mark !== undefined);
}

function markOf(word: MarkedWord): Mark | undefined {
  return word.mark;
}
