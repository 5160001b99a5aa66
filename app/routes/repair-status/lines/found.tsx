import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { PhotoStrip } from "#app/ui/photo-strip.tsx";

/** What the workshop found and the shop does not offer: the customer knows of it all the same. */
export function NotOffered({ repairId, findings }: { repairId: string; findings: StatusView["notOffered"] }) {
  return (
    <section aria-label="Found in the workshop" className="grid gap-3 border-t border-line px-5 py-3 text-sm">
      <h3 className="font-semibold">Found in the workshop</h3>
      {findings.map(({ id, name, note, why, photos }) => (
        <div key={id} className="grid gap-1.5">
          <p>
            {note ? `${name}: ${note}` : name}. <span className="text-muted">{why}</span>
          </p>
          <PhotoStrip repairId={repairId} photos={photos} about={name} />
        </div>
      ))}
    </section>
  );
}

/** What the workshop found that a line is about: its words, and its photographs. */
export function Found({ repairId, findings }: { repairId: string; findings: StatusView["findings"] }) {
  return findings.map(({ lineItemId, name, note, photos }) => (
    <div key={lineItemId} className="grid gap-1.5 text-sm">
      <p>{note ? `${name}: ${note}` : `Found in the workshop: ${name}`}</p>
      <PhotoStrip repairId={repairId} photos={photos} about={name} />
    </div>
  ));
}
