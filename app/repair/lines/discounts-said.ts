import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { isOf } from "#app/repair/paper/paper-terms.ts";
import { discountsOf, type Taxation } from "#app/repair/tax.ts";

type Named = Parameters<typeof discountsOf>[0][number];

/** How many lines of a discount are named; the rest are counted. */
const MOST_NAMED = 3;

/**
 * Of each discount of the paper that is for some of its lines, and not all of them are in a sum: which they are, and what of it is taken
 * off. `lines`: those of the sum; `all`: those of the request.
 */
export function discountsSaid(lines: readonly Named[], all: readonly Named[], taxation: Taxation): string[] {
  const printed = lines.filter(({ quoteDocumentId }) => quoteDocumentId !== null);
  const { named } = discountsOf(printed, taxation);
  return (taxation.explained?.off ?? []).flatMap(({ words, amount, base }, at) => {
    // Those of a kind of line say so themselves: "10% off labor".
    if (base.kinds.length > 0 || amount === 0) return [];
    const own = all.filter((line) => line.quoteDocumentId !== null && isOf(base, line));
    if (own.every((line) => printed.some(({ id }) => id === line.id))) return [];
    const of = `The quote's ${words ? `“${words}”` : "discount"} of ${formatMoney(amount)} is for ${namesOf(own)}`;
    const taken = named[at] ?? 0;
    if (taken > 0) return [`${of}: for those of them that are in this sum, ${formatMoney(taken)} is taken off.`];
    return [`${of}, which ${own.length === 1 ? "is" : "are"} not in this sum: it is not taken off.`];
  });
}

function namesOf(lines: readonly Named[]): string {
  const names = lines.map(({ description }) => description ?? "");
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
  const rest = names.length - shown.length;
  const said = rest > 0 ? [...shown, counted(rest, "more line")] : shown;
  const last = said.pop() ?? "";
  return said.length > 0 ? `${said.join(", ")} and ${last}` : last;
}
