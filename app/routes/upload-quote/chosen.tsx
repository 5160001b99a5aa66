import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";

type ChosenFile = File | { name: string; size: number };

/** What tells a file from another of the same name: a phone calls each of its photos "image.jpg". */
function keyOf(file: ChosenFile): string {
  return [file.name, file.size, "lastModified" in file ? file.lastModified : ""].join(" ");
}

/** The same file chosen twice is one page. */
function withoutTwins(files: File[]): File[] {
  return [...new Map(files.map((file) => [keyOf(file), file])).values()];
}

type Props = {
  shown: ChosenFile[];
  accept: string;
  /** Takes others in their place; of what is kept nothing can be taken away. */
  onChange: ((files: File[]) => void) | null;
};

/** The files of a paper in their order, with what adds a page to it or takes one of several away. */
export function Chosen({ shown, accept, onChange }: Props) {
  const adding = useRef<HTMLInputElement>(null);
  const files = shown.filter((file) => file instanceof File);
  function remove(file: ChosenFile) {
    onChange?.(files.filter((one) => one !== file));
    // Its button goes, and had the focus.
    adding.current?.focus();
  }
  function add(input: HTMLInputElement) {
    const all = withoutTwins([...files, ...(input.files ?? [])]);
    // One that was taken away may be chosen again.
    input.value = "";
    onChange?.(all);
  }
  return (
    <div className="grid w-full justify-items-start gap-3">
      <ol className="grid w-full gap-3">
        {shown.map((file) => (
          <li key={keyOf(file)} className="flex min-w-0 items-center gap-4">
            <Preview file={file} />
            <p className="min-w-0 grow">
              <span className="block truncate font-semibold">{file.name}</span>
              <span className="text-sm text-muted tabular-nums">{(file.size / 1024).toFixed(1)} KB</span>
            </p>
            {onChange && files.length > 1 ? (
              <Button
                type="button"
                variant="quiet"
                size="sm"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {onChange ? (
        <label
          className={buttonClass(
            { variant: "quiet", size: "sm" },
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          Add a page
          <input
            ref={adding}
            type="file"
            accept={accept}
            multiple
            className="sr-only"
            onChange={({ currentTarget }) => add(currentTarget)}
          />
        </label>
      ) : null}
    </div>
  );
}

/** Few browsers show a HEIC photo. */
function Preview({ file }: { file: ChosenFile }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof File && file.type.startsWith("image/"))) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? (
    <img
      src={address}
      alt=""
      onError={() => setAddress(undefined)}
      className="size-20 rounded-lg border border-line object-cover"
    />
  ) : (
    <FileText aria-hidden="true" className="size-10 shrink-0 text-muted" />
  );
}
