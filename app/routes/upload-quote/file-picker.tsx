import type { FieldMetadata } from "@conform-to/react";
import { Camera, FileUp } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import * as messages from "#app/platform/messages.ts";
import { later } from "#app/ui/behavior/later.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { FieldError, RequiredMark } from "#app/ui/form/field.tsx";
import { FullOverlay } from "#app/ui/over/overlay.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";
import { takeOver } from "./handover.ts";
import type { RefusedFile } from "./refused-file.ts";
import type { Upload } from "./upload-events.ts";
import type { ReadingState } from "./use-reading.ts";

const fetchChosen = async () => (await import("./chosen.tsx")).Chosen;
const Chosen = later(fetchChosen);

type Props = {
  field: FieldMetadata<string>;
  accept: string;
  kept: { id: string; name: string; size: number } | null;
  state: ReadingState;
  /** The form is on its way: nothing comes over it any more. */
  leaving: boolean;
  /** Why the last one did not arrive. */
  refused: RefusedFile | null;
  /** Files of one paper were chosen, photographed, dropped or pasted, or one of them was taken away. */
  onFiles: (files: File[], underway?: Upload) => void;
};

/** One large target for the quote. Without a script it is the file input that everybody has. */
export function FilePicker({ field, accept, kept, state, leaving, refused, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File[]>([]);
  const latest = useRef({ show, take });
  latest.current = { show, take };
  // What was chosen before the script came, and what is pasted anywhere on the page.
  useEffect(() => {
    if (input.current?.files?.length) latest.current.show();
    else if (camera.current?.files?.length) latest.current.take(camera.current.files);
    else void takeOver().then((photo) => photo && latest.current.take([photo.file], photo.upload));
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current.take(clipboardData?.files ?? []);
    document.addEventListener("paste", paste);
    // Before a connection is lost.
    fetchChosen().catch(() => {});
    return () => document.removeEventListener("paste", paste);
  }, []);

  // A file that cannot be used is not shown as if it could, and the same one may be chosen again. Of several the sentence names it.
  const unusable = refused?.unusable ?? false;
  const several = chosen.length > 1;
  useEffect(() => {
    if (!unusable || several || !input.current) return;
    input.current.value = "";
    setChosen([]);
  }, [unusable, several]);

  function show(underway?: Upload) {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    setChosen(files);
    onFiles(files, underway);
  }

  /** In place of what was chosen before. */
  function take(files: Iterable<File>, underway?: Upload) {
    const list = listOf(files);
    if (!input.current || list.length === 0) return;
    input.current.files = list;
    show(underway);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files);
  }

  const shown = chosen.length > 0 ? chosen : kept ? [kept] : null;
  const errors = refused ? [refused.sentence] : field.errors;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file repeats what the input inside does
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={cn(
        "grid gap-4 rounded-2xl border-2 border-dashed bg-panel p-5",
        errors ? "border-danger" : "border-control",
        !shown && "justify-items-center py-8 text-center sm:py-12",
      )}
    >
      {shown ? <Chosen shown={shown} accept={accept} onChange={chosen.length > 0 ? take : null} /> : <Invitation />}
      {kept && chosen.length === 0 ? <input type="hidden" name="kept" value={kept.id} /> : null}
      <div className={cn("flex w-full flex-wrap gap-3", shown ? "" : "max-w-sm justify-center")}>
        <label className={cn(target(!shown), "hidden! scripted:pointer-coarse:inline-flex!")}>
          <Camera aria-hidden="true" className="size-5" />
          {shown ? "New photo" : "Take a photo"}
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={({ currentTarget }) => take(currentTarget.files ?? [])}
          />
        </label>
        <label
          htmlFor={field.id}
          className={cn(
            target(!shown),
            "scripted:pointer-coarse:bg-panel scripted:pointer-coarse:text-ink scripted:pointer-coarse:border-control has-focus-visible:outline-2",
          )}
        >
          <FileUp aria-hidden="true" className="size-5 max-sm:hidden" />
          <span>{shown ? "Choose another" : "Choose a photo or PDF"}</span>
          <input
            ref={input}
            id={field.id}
            name={field.name}
            type="file"
            accept={accept}
            multiple
            required={!shown}
            onChange={() => show()}
            aria-label="Photo or PDF of the quote"
            aria-describedby={errors ? field.errorId : undefined}
            aria-invalid={errors ? true : undefined}
            className="w-full min-w-0 scripted:sr-only"
          />
        </label>
      </div>
      <Progress state={state} leaving={leaving} />
      <FieldError id={field.errorId} messages={errors} />
    </div>
  );
}

/** Files as an input takes them. */
function listOf(files: Iterable<File>): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

function target(large: boolean) {
  const look = large ? ({ variant: "primary" } as const) : ({ variant: "secondary", size: "sm" } as const);
  return buttonClass(
    look,
    cn(
      "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      large && "min-h-14 w-full text-lg",
    ),
  );
}

function Invitation() {
  return (
    <div className="grid justify-items-center gap-2">
      <h2 className="display text-xl">
        Show us the quote
        <span className="scripted:hidden">
          <RequiredMark />
        </span>
      </h2>
      <p className="max-w-sm text-muted">
        Lay it flat, all four corners in the picture.
        <span className="hidden pointer-fine:inline"> Or drop the file here, or paste it.</span>
      </p>
      <p className="max-w-sm text-sm text-muted">
        JPEG, PNG, WebP, HEIC or PDF, 15 MB and 30 pages at most. Choose several pages at once.
      </p>
    </div>
  );
}

function Progress({ state, leaving }: Pick<Props, "state" | "leaving">) {
  return (
    <div role="status" className="w-full empty:hidden">
      {state.phase === "reading" ? (
        <div className="grid gap-1.5">
          <p className="flex justify-between gap-4 text-sm">
            <span className="font-semibold">{messages.quote.analyzing}</span>
            <span className="text-muted">{state.stage}</span>
          </p>
          <ProgressBar value={state.percent} label={messages.quote.analyzing} showLabel={false} />
          {state.slow ? (
            <p className="text-sm text-muted">
              This takes longer than usual. You need not wait: fill in the rest, and we send you the answer.
            </p>
          ) : null}
        </div>
      ) : null}
      {state.phase === "read" ? <Read uploaded={state.uploaded} fresh={state.fresh && !leaving} /> : null}
    </div>
  );
}

type ReadProps = {
  uploaded: { lines: number | null; unreadable: string | null; notice: string | null };
  fresh: boolean;
};

function Read({ uploaded: { lines, unreadable, notice }, fresh }: ReadProps) {
  if (unreadable)
    return <p className="text-sm">{unreadable} Go on without it: an advisor reads it, and we send you the answer.</p>;
  if (lines === null)
    return (
      <p className="text-sm">
        Your quote is stored. It is read as soon as your request stands, and we send you the answer.
      </p>
    );
  const found =
    lines === 0
      ? (notice ?? "No lines could be read: an advisor will look at it.")
      : `${lines} ${lines === 1 ? "line" : "lines"} read from your quote.`;
  return (
    <>
      {fresh ? <FullOverlay title={messages.quote.complete} passing /> : null}
      <p className="text-sm">{found}</p>
    </>
  );
}
