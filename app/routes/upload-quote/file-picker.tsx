import type { FieldMetadata } from "@conform-to/react";
import { Camera, FileText, Upload } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#app/platform/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FieldError, Label } from "#app/ui/field.tsx";

type Shown = { name: string; size: number; preview?: string };
type Props = { field: FieldMetadata<string>; accept: string; kept: { id: string; name: string; size: number } | null };

/** A file input that everybody has; with script also a place to drop a file on, and a preview. */
export function FilePicker({ field, accept, kept }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown = chosen ?? kept;
  useEffect(() => () => void (chosen?.preview && URL.revokeObjectURL(chosen.preview)), [chosen]);

  function show() {
    const file = input.current?.files?.[0];
    if (!file) return setChosen(null);
    const preview = file.type.startsWith("image/") ? { preview: URL.createObjectURL(file) } : {};
    setChosen({ name: file.name, size: file.size, ...preview });
  }

  function take(files: FileList | null) {
    if (!input.current || !files || files.length === 0) return;
    input.current.files = files;
    show();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file repeats what the input inside does
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid gap-3 rounded-xl border-2 border-dashed border-control bg-panel p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          <Upload aria-hidden="true" className="size-5 text-accent-text" />
          <Label htmlFor={field.id} required={!kept}>
            Photo or PDF of the quote
          </Label>
        </span>
        <CameraButton onPhoto={take} />
      </div>
      {kept ? <input type="hidden" name="kept" value={kept.id} /> : null}
      <input
        ref={input}
        id={field.id}
        name={field.name}
        type="file"
        accept={accept}
        onChange={show}
        aria-describedby={field.errors ? field.errorId : undefined}
        aria-invalid={field.errors ? true : undefined}
        className="min-h-12 w-full rounded-lg border border-control bg-ground py-1.5 pl-1.5 text-ink file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink"
      />
      {shown ? (
        <p className="flex min-w-0 items-center gap-3 text-sm">
          {chosen?.preview ? (
            // Few browsers show a HEIC photo.
            <img
              src={chosen.preview}
              alt=""
              onError={() => setChosen({ name: chosen.name, size: chosen.size })}
              className="size-14 rounded-md border border-line object-cover"
            />
          ) : (
            <FileText aria-hidden="true" className="size-6 shrink-0 text-muted" />
          )}
          <span className="min-w-0 truncate">{shown.name}</span>
          <span className="text-muted tabular-nums">{formatFileSize(shown.size)}</span>
        </p>
      ) : null}
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}

/** On a phone: straight to the camera. The input beside it opens files and photos too. */
function CameraButton({ onPhoto }: { onPhoto: (files: FileList | null) => void }) {
  return (
    <label
      className={buttonClass(
        { variant: "secondary", size: "sm" },
        "hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus scripted:pointer-coarse:inline-flex",
      )}
    >
      <Camera aria-hidden="true" className="size-4" />
      Take a photo
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ currentTarget }) => onPhoto(currentTarget.files)}
      />
    </label>
  );
}
