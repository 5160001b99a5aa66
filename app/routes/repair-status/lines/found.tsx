import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { PhotoStrip } from "#app/ui/photo-strip.tsx";

/** What the workshop found that a line is about: its words, and its photographs. */
export function Found({ repairId, findings }: { repairId: string; findings: StatusView["findings"] }) {
  return findings.map(({ lineItemId, name, note, photos }) => (
    <div key={lineItemId} className="grid gap-1.5 text-sm">
      <p>{note ? `${name}: ${note}` : `Found in the workshop: ${name}`}</p>
      <PhotoStrip repairId={repairId} photos={photos} about={name} />
    </div>
  ));
}
