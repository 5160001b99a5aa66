import { CloudOff } from "lucide-react";
import { notSent } from "./phone.ts";
import { useWaiting } from "./use-waiting.ts";

/** How many photos of a repair, or of one of its points, are on this phone alone. */
export function NotSent({ repairId, pointId }: { repairId: string; pointId?: string | null }) {
  const waiting = useWaiting().filter(
    (photo) => photo.state !== "sent" && photo.repairId === repairId && (pointId ?? photo.pointId) === photo.pointId,
  );
  if (waiting.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-warning">
      <CloudOff aria-hidden="true" className="size-4" /> {notSent(waiting.length)}
    </span>
  );
}
