import { CalendarPlus, MapPin, Phone } from "lucide-react";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";

/** When to come, where to, and whom to call. */
export function VisitPanel({ repair: { id, visit } }: { repair: Pick<StatusView, "id" | "visit"> }) {
  if (!visit) return null;
  const { when, appointment, place } = visit;
  if (!when && !place.address && !place.phone) return null;
  return (
    <section aria-label="When and where" className="grid gap-3 rounded-lg bg-raised p-4">
      {when ? <p className="text-lg font-semibold tabular-nums">{when}</p> : null}
      <p className="flex gap-2">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <span>
          {place.name}
          {place.address ? <span className="block text-sm text-muted">{place.address}</span> : null}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-6 empty:hidden print:hidden">
        {place.phone ? (
          <a href={place.phone.href} className={link}>
            <Phone aria-hidden="true" className="size-4" />
            Call {place.phone.words}
          </a>
        ) : null}
        {appointment ? (
          <a href={`/repair-status/${id}/appointment.ics`} className={link}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add to your calendar
          </a>
        ) : null}
      </p>
    </section>
  );
}

const link = "inline-flex min-h-11 items-center gap-2 text-accent-text underline";
