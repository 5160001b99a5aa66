import { Camera, X } from "lucide-react";
import { useState } from "react";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { shrunk } from "./shrink-photo.ts";

type Props = {
  repairId: string;
  pointId: string;
  photos: { id: string; width: number; height: number }[];
  most: number;
  /** The customer was shown them: they stay. */
  asked: boolean;
};

/** Up to three photos of one point: taken here, made small in the phone, and sent at once. */
export function Photos({ repairId, pointId, photos, most, asked }: Props) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const [shrinking, setShrinking] = useState(false);
  const door = `/dashboard/work/${repairId}/photos`;
  const busy = shrinking || navigation.formAction === door;

  async function send(form: HTMLFormElement, file: File) {
    setShrinking(true);
    const data = new FormData(form);
    data.set("photo", await shrunk(file));
    setShrinking(false);
    await submit(data, { method: "post", action: door, encType: "multipart/form-data", preventScrollReset: true });
  }

  return (
    <section aria-label="Photos" className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-medium">
        Photos <span className="text-muted tabular-nums">{`${photos.length} of ${most}`}</span>
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
      </ul>
      {photos.length < most ? (
        <Form method="post" action={door} encType="multipart/form-data" preventScrollReset className="grid gap-2">
          <input type="hidden" name="pointId" value={pointId} />
          <input type="hidden" name="returnTo" value={pathname} />
          <label className={buttonClass({ variant: "secondary" }, "cursor-pointer")}>
            <Camera aria-hidden="true" className="size-5" />
            <span aria-live="polite">{busy ? "Sending…" : "Take a photo"}</span>
            <input
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp,image/heic"
              capture="environment"
              required
              disabled={busy}
              className={hydrated ? "sr-only" : "text-sm"}
              onChange={({ currentTarget: { form, files } }) => {
                if (form && files?.[0]) void send(form, files[0]);
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
