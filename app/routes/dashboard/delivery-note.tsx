import { Check, CheckCheck, CircleAlert, Clock } from "lucide-react";
import type { Delivery } from "#app/messages/delivery.ts";
import { cn } from "#app/ui/cn.ts";

const SIGNS = { queued: Clock, sent: Check, delivered: CheckCheck, failed: CircleAlert };

/** What became of a text, under its words: the state, and why where it did not arrive. */
export function DeliveryNote({ delivery, className }: { delivery: Delivery | null | undefined; className?: string }) {
  if (!delivery) return null;
  const Sign = SIGNS[delivery.state];
  return (
    <span
      className={cn(
        "mt-0.5 flex items-start gap-1.5",
        delivery.state === "failed" ? "font-medium text-danger" : "text-muted",
        className,
      )}
    >
      <Sign aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {delivery.label}
        {delivery.why ? `: ${delivery.why}` : ""}
      </span>
    </span>
  );
}
