import { CalendarPlus, MapPin, Phone } from "lucide-react";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { ASK_TIME, type AsksTime, CANCEL_TIME, WHEN_INSTEAD } from "#app/routes/repair-status/visit/visit.ts";
import { Button } from "#app/ui/button.tsx";

/** When to come, where to, and whom to call. */
export function VisitPanel({ repair }: { repair: Pick<StatusView, "id" | "visit" | "asksTime"> }) {
  const { id, visit, asksTime } = repair;
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
      {when && asksTime ? <AskTime id={id} {...asksTime} /> : null}
    </section>
  );
}

/** This page is drawn by the server alone: the form goes to its own page, which keeps what was typed. */
function AskTime({ id, at, said }: AsksTime & { id: string }) {
  const page = `/repair-status/${id}/time`;
  return (
    <div className="print:hidden">
      {said ? <p className="mb-1 [overflow-wrap:anywhere]">{said}</p> : null}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-text underline">
          {said ? "Ask again, or cancel" : "Does this time not suit you?"}
        </summary>
        <form method="post" action={page} className="mt-2 grid gap-2">
          <input type="hidden" name="at" value={at} />
          <label htmlFor="asked-time" className="text-sm font-medium">
            {WHEN_INSTEAD}
          </label>
          <textarea
            id="asked-time"
            name="words"
            rows={2}
            required
            maxLength={500}
            className="block w-full rounded-lg border border-line-strong bg-panel px-3 py-2"
          />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="secondary" size="sm">
              {ASK_TIME}
            </Button>
            <a href={`${page}#cancel`} className={link}>
              {CANCEL_TIME}
            </a>
          </p>
        </form>
      </details>
    </div>
  );
}

const link = "inline-flex min-h-11 items-center gap-2 text-accent-text underline";
