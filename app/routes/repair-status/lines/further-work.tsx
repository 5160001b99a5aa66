import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { authorizationOf, FURTHER_STATEMENT } from "#app/repair/authorization.ts";
import { type LineItem, UNDECIDED } from "#app/repair/line-item.ts";
import { asksForMore } from "#app/repair/repair-request.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { Alert } from "#app/ui/alert.tsx";

/** While the repair is under way: what the shop asks for beyond what was authorized, what is not decided yet, and what approving it means. */
export function FurtherWork({ repair }: { repair: StatusView }) {
  const { status, staff, lineItems, summary, taxation } = repair;
  const open = lineItems.filter(({ group }) => group === "pending");
  if (staff || repair.invoice || !asksForMore(status, open.length > 0)) return null;
  const authorized = authorizationOf(lineItems, summary.serviceFeePercentage, taxation).sum;
  const { more, changed } = repair.askedLater;
  // What was quoted and nobody asked for is left open as well.
  const left = lineItems.filter(
    ({ id, group }) => UNDECIDED.includes(group) && !more.includes(id) && !changed.includes(id),
  );
  const [title, ...also] = [
    askedSentence(open.filter(({ id }) => more.includes(id))),
    changedSentence(
      open.filter(({ id }) => changed.includes(id)),
      repair.approvedBefore,
    ),
    leftSentence(left),
  ].filter((sentence) => sentence !== "");
  return (
    <Alert tone="info" title={title ?? ""} className="mb-6">
      {also.map((sentence) => (
        <p key={sentence} className="mb-1">
          {sentence}.
        </p>
      ))}
      <p>
        Nothing of {open.length === 1 ? "it" : "them"} is done before you approve. You have authorized{" "}
        <strong className="tabular-nums">{formatMoney(authorized)}</strong> so far.
      </p>
      <p className="mt-1 text-sm">{FURTHER_STATEMENT}</p>
      <a href="#line-items" className="inline-flex min-h-11 items-center underline">
        Decide below
      </a>
    </Alert>
  );
}

function askedSentence(lines: LineItem[]) {
  const [first] = lines;
  if (!first) return "";
  return lines.length === 1
    ? `The shop asks for more: ${first.description}, ${amountOf(lines)}`
    : `The shop asks for ${lines.length} more items, ${amountOf(lines)}`;
}

function changedSentence(lines: LineItem[], before: StatusView["approvedBefore"]) {
  const [first] = lines;
  if (!first) return "";
  const one = before[first.id];
  if (lines.length === 1) {
    const approved = one ? `, you approved ${one.said}` : "";
    return `Changed since you approved it: ${first.description}, ${amountOf(lines)} now${approved}`;
  }
  const was = lines.map(({ id }) => before[id]?.price);
  const approved = was.includes(undefined) ? "" : `, you approved ${formatMoney(sum(was.map((cents) => cents ?? 0)))}`;
  return `${lines.length} items changed since you approved them: ${amountOf(lines)} now${approved}`;
}

function leftSentence(lines: LineItem[]) {
  const [first] = lines;
  if (!first) return "";
  return lines.length === 1
    ? `One line is not decided yet: ${first.description}, ${amountOf(lines)}`
    : `${lines.length} lines are not decided yet, ${amountOf(lines)}`;
}

function amountOf(lines: LineItem[]) {
  return formatMoney(sum(lines.map(({ totalPrice }) => totalPrice)));
}
