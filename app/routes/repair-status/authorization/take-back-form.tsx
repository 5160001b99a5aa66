import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Beside what was authorized: the way to take it back, as it was promised by the press. */
export function Withdraw({ repair: { id } }: { repair: Pick<StatusView, "id"> }) {
  return (
    <div className="rounded-xl border border-line bg-panel p-4 print:hidden">
      <p className="text-sm text-muted">
        You can withdraw what you authorized until the work has begun. The lines you approved then wait for your
        decision again; what you declined or put off stays so.
      </p>
      <ButtonLink to={`/repair-status/${id}/withdraw`} variant="quiet" size="sm" className="mt-2">
        Withdraw Authorization
      </ButtonLink>
    </div>
  );
}
