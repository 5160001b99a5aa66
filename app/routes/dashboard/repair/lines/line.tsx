import { type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { useLocation } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import { type Group, type LineItem, priceWord } from "#app/repair/line-item.ts";
import type { Evidence } from "#app/repair/lines/evidence.ts";
import { Td, Tr } from "#app/ui/table.tsx";
import { FairRange, Worth } from "./worth.tsx";

export type Item = Omit<LineItem, "sourceBox">;

/** A state is a dot and its word: as filled pills the states were the loudest thing among the prices. */
const TONES: Record<Group, string> = {
  approved: "text-saved",
  pending: "text-warning",
  declined: "text-danger",
  deferred: "text-muted",
  quote_analyzed: "text-accent-text",
};

type Props = { item: Item; requestId: string; evidence: Evidence | null; mayEdit: boolean };

/** A line in one row: what it is, how its price lies in the range, what was decided, what it comes to. The rest opens under it. */
export function Line({ item, requestId, evidence, mayEdit }: Props) {
  const changed = item.originalPrice !== item.totalPrice;
  const many = item.quantity === 1 ? "" : `${item.quantity} × ${formatMoney(item.unitPrice)}`;
  const note = mayEdit ? item.shopWord?.note : null;
  const brief = [many, priceWord(item), note && `“${note}”`].filter(Boolean).join(" · ") || item.type;
  return (
    <Tr id={`line-${item.id}`}>
      <Td className="job">
        <details>
          <summary>
            <span>{item.description}</span>
            <span title={brief}>{brief}</span>
          </summary>
          <div>
            <p>{wordsOf(item)}</p>
            <Worth evidence={evidence} />
          </div>
        </details>
      </Td>
      <Td className="worth">{evidence ? <FairRange evidence={evidence} /> : null}</Td>
      <Td className="decided">
        <span className={`state ${TONES[item.group]}`}>{words(item.group)}</span>
      </Td>
      <Td align="end" className="sum">
        <b>{formatMoney(item.totalPrice)}</b>
        {changed ? (
          <span>
            <span className="sr-only">Original </span>
            <s>{formatMoney(item.originalPrice)}</s>
          </span>
        ) : null}
      </Td>
      {mayEdit ? <Acts requestId={requestId} item={item} /> : null}
    </Tr>
  );
}

function Acts({ requestId, item }: { requestId: string; item: Item }) {
  const { pathname, search } = useLocation();
  const edit = new URLSearchParams(search);
  edit.set("edit", item.id);
  const dialog = (verb: string) => `/dashboard/repair-requests/${requestId}/line-items/${item.id}/${verb}${search}`;
  return (
    <Td align="end" className="acts">
      <Act to={`${pathname}?${edit}#line-${item.id}`} label={`Edit ${item.description}`} Icon={Pencil} />
      <Act to={dialog("remove")} label={`Remove ${item.description}`} Icon={Trash2} />
    </Td>
  );
}

function Act({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <a href={to} aria-label={label}>
      <Icon aria-hidden="true" className="size-4" />
    </a>
  );
}

/** "Part · Lowered · front axle": what says nothing new is left out. */
function wordsOf({ type, status, detailedDescription }: Item) {
  const details = detailedDescription?.trim() ?? "";
  const repeats = details.toLowerCase().replace(/s$/, "") === type.toLowerCase();
  return [type, status === "Pending" ? "" : status, repeats ? "" : details].filter(Boolean).join(" · ");
}

function words(group: Group) {
  const text = group.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
