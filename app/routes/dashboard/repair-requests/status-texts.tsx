import type { Delivery } from "#app/messages/delivery.ts";
import { formatPhone } from "#app/platform/format.ts";
import { DeliveryNote } from "../delivery-note.tsx";

type Text = { id: string; phone: string; body: string; createdAt: string; delivery: Delivery };

/** The status updates that were texted, and what became of each. */
export function StatusTexts({ texts }: { texts: Text[] }) {
  return (
    <ol className="grid gap-3">
      {texts.map((text) => (
        <li key={text.id} className="rounded-lg bg-raised p-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>To {formatPhone(text.phone)}</span>
            <span>{text.createdAt}</span>
          </p>
          <p className="mt-1 break-words">{text.body}</p>
          <DeliveryNote delivery={text.delivery} />
        </li>
      ))}
    </ol>
  );
}
