import { Camera, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { shrunk } from "./shrink-photo.ts";
import { outbox } from "./waiting/phone.ts";
import { notYetShown, onTheirWay, roomLeft } from "./waiting/photo.ts";
import { useWaiting } from "./waiting/use-waiting.ts";
import { WaitingItem } from "./waiting/waiting-item.tsx";

type Props = {
  /** Whose the photos are that are taken here. */
  person: string;
  repairId: string;
  pointId: string;
  photos: { id: string; width: number; height: number }[];
  most: number;
  /** The customer was shown them: they stay. */
  asked: boolean;
};

/** Up to three photos of one point: taken here, made small in the phone, sent at once, and kept there until the shop has them. */
export function Photos({ person, repairId, pointId, photos, most, asked }: Props) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [shrinking, setShrinking] = useState(false);
  const door = `/dashboard/work/${repairId}/photos`;
  const held = useWaiting();
  const waiting = notYetShown(held, pointId, photos);
  const count = photos.length + onTheirWay(held, pointId, photos).length;
  // Came through, though its answer did not: not to be sent again after it is removed here.
  useEffect(() => {
    for (const { id, state } of held)
      if (state === "waiting" && photos.some((photo) => photo.id === id)) void outbox.remove(id);
  }, [held, photos]);

  async function take(file: File) {
    setShrinking(true);
    const small = await shrunk(file);
    setShrinking(false);
    await outbox.add({ person, repairId, pointId, file: small });
  }

  return (
    <section aria-label="Photos" className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-medium">
        Photos <span role="status" className="text-muted tabular-nums">{`${count} of ${most}`}</span>
      </h3>
      <ul className="grid grid-cols-3 gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative">
            <img
              src={`/repair-status/${repairId}/photos/${photo.id}`}
              alt={`${index + 1} of this point`}
              width={photo.width}
              height={photo.height}
              className="aspect-square w-full rounded-lg border border-line object-cover"
            />
            {asked ? null : (
              <Form method="post" action={`${door}/${photo.id}/remove`} preventScrollReset>
                <input type="hidden" name="returnTo" value={pathname} />
                <button
                  type="submit"
                  aria-label={`Remove photo ${index + 1}`}
                  className="absolute top-1 right-1 grid size-11 place-items-center rounded-lg bg-panel/90"
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </Form>
            )}
          </li>
        ))}
        {waiting.map((photo, index) => (
          <WaitingItem key={photo.id} photo={photo} number={photos.length + index + 1} />
        ))}
      </ul>
      {roomLeft(count, 0) > 0 ? (
        <Form method="post" action={door} encType="multipart/form-data" preventScrollReset className="grid gap-2">
          <input type="hidden" name="pointId" value={pointId} />
          <input type="hidden" name="returnTo" value={pathname} />
          <label className={buttonClass({ variant: "secondary" }, "cursor-pointer")}>
            <Camera aria-hidden="true" className="size-5" />
            <span aria-live="polite">{shrinking ? "One moment…" : "Take a photo"}</span>
            <input
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp,image/heic"
              capture="environment"
              required
              disabled={shrinking}
              className={hydrated ? "sr-only" : "text-sm"}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // The same picture may be chosen again after it was removed.
                currentTarget.value = "";
                if (file) void take(file);
              }}
            />
          </label>
          {hydrated ? null : (
            <Button variant="secondary" size="sm">
              Send the photo
            </Button>
          )}
        </Form>
      ) : null}
    </section>
  );
}
