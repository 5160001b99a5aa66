import { Form, Link, useLocation, useNavigation } from "react-router";
import { toDecimal } from "#app/platform/money.ts";
import { ITEM_TYPES, type LineItem } from "#app/repair/line-item.ts";
import { TYPED_WRONG } from "#app/repair/lines/retype.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";
import { Td, Tr } from "#app/ui/table.tsx";
import { valuesOfItem } from "./item-values.ts";

const FIELD = `${controlClass} min-h-11 px-2.5 text-sm`;
const GRID = "grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_7rem_5rem_7rem]";

type Props = {
  requestId: string;
  item: Omit<LineItem, "sourceBox">;
  /** While what staff typed as quoted may still be put right. */
  typed: boolean;
};

/** The line as fields, in its place. What is not shown goes with it, so that a refused change loses nothing. */
export function EditRow({ requestId, item, typed }: Props) {
  const { pathname, search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete("edit");
  const rest = kept.size > 0 ? `?${kept}` : "";
  const values = valuesOfItem(item);
  const door = `/dashboard/repair-requests/${requestId}/line-items/${item.id}`;
  const busy = useNavigation().formAction?.startsWith(door);
  return (
    <Tr id={`line-${item.id}`}>
      <Td colSpan={5} className="edit">
        <Form method="post" action={`${door}${rest}`} preventScrollReset className="grid gap-2 py-2">
          <SeenVersion version={item.version} values={values} />
          <input type="hidden" name="status" value={item.status} />
          <input type="hidden" name="detailedDescription" value={item.detailedDescription ?? ""} />
          <input type="hidden" name="partCondition" value={item.partCondition ?? ""} />
          {item.group === "quote_analyzed" ? (
            <>
              <input type="hidden" name="originalQuantity" value={item.originalQuantity} />
              <input type="hidden" name="originalUnitPrice" value={toDecimal(item.originalUnitPrice)} />
            </>
          ) : null}
          <Fields focused values={values} />
          {typed ? (
            <label className="flex min-h-11 items-center gap-3 text-sm" title={TYPED_WRONG.hint}>
              <input type="checkbox" name="typedWrong" className="size-5 shrink-0" />
              {TYPED_WRONG.label}
            </label>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={busy} busyLabel="Saving…">
              Save
            </Button>
            <Link
              to={`${pathname}${rest}#line-${item.id}`}
              preventScrollReset
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              Cancel
            </Link>
            <Link to={`${door}${rest}`} preventScrollReset className={buttonClass({ variant: "quiet", size: "sm" })}>
              All fields
            </Link>
          </div>
        </Form>
      </Td>
    </Tr>
  );
}

type Values = { description: string; type: string; quantity: string; unitPrice: string };

function Fields({ values, focused }: { values: Values; focused?: boolean }) {
  return (
    <div className={GRID}>
      <input
        name="description"
        aria-label="Description"
        placeholder="Description"
        defaultValue={values.description}
        required
        maxLength={500}
        // biome-ignore lint/a11y/noAutofocus: the person has just opened this line to change it
        autoFocus={focused}
        className={`${FIELD} max-sm:col-span-2`}
      />
      <select name="type" aria-label="Type" defaultValue={values.type} className={`${FIELD} max-sm:col-span-2`}>
        {ITEM_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <input
        name="quantity"
        aria-label="Quantity"
        defaultValue={values.quantity}
        inputMode="decimal"
        className={`${FIELD} text-end tabular-nums`}
      />
      <input
        name="unitPrice"
        aria-label="Unit price"
        placeholder="Unit price"
        defaultValue={values.unitPrice}
        inputMode="decimal"
        className={`${FIELD} text-end tabular-nums`}
      />
    </div>
  );
}
