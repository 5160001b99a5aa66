import { Button } from "#app/ui/button.tsx";
import type { HeldPhoto } from "./outbox.ts";
import { outbox } from "./phone.ts";

/** A photo on its way, at its place among the others. */
export function WaitingItem({ photo, number }: { photo: HeldPhoto; number: number }) {
  const { id, url, state, refused, final, kept } = photo;
  const rests = state === "waiting";
  return (
    <li className="grid content-start gap-2">
      <img
        src={url}
        alt={`${number} of this point, ${refused ? "refused" : rests ? "not sent yet" : "on its way"}`}
        className="aspect-square w-full rounded-lg border border-dashed border-control object-cover"
      />
      <p className={rests ? "text-sm text-warning" : "text-sm text-muted"} role="status">
        {refused ? "Not added" : rests ? "Not sent yet" : "Sending…"}
        {refused ? <span className="block">{refused}</span> : null}
        {rests && !refused && !kept ? (
          <span className="block">This browser keeps no photos: stay on this page until it is sent.</span>
        ) : null}
      </p>
      {rests ? (
        <>
          {final ? null : (
            <Button
              type="button"
              variant="secondary"
              size="sm"
              aria-label={`Retry photo ${number}`}
              onClick={() => void outbox.retry(id)}
            >
              Retry
            </Button>
          )}
          <Button
            type="button"
            variant="secondary"
            size="sm"
            aria-label={`Remove photo ${number}`}
            onClick={() => void outbox.remove(id)}
          >
            Remove
          </Button>
        </>
      ) : null}
    </li>
  );
}
