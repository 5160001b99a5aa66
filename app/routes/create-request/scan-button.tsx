import type { LucideIcon } from "lucide-react";
import type { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { Spinner } from "#app/ui/spinner.tsx";

type Props = {
  scan: ReturnType<typeof useFetcher<ScanAnswer>>;
  label: string;
  Icon: LucideIcon;
  /** What is said once the car was read. */
  found: string;
  /** What is said beside a refusal: what this reads. */
  reads?: string;
  /** Opens the camera of a phone at once. */
  camera?: boolean;
};

/** A photo or PDF of the car's papers is read, and what was found goes where the fetcher's owner puts it. A help of the script: before it, its room alone. */
export function ScanButton({ scan, label, Icon, found, reads, camera = false }: Props) {
  const hydrated = useHydrated();
  const busy = scan.state !== "idle";
  return (
    <div
      inert={!hydrated}
      className={cn("flex flex-wrap items-center gap-x-3 gap-y-1", !hydrated && "invisible not-scripted:hidden")}
    >
      <label
        className={buttonClass(
          { variant: "secondary", size: "sm" },
          "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-4" />}
        {busy ? "Reading…" : label}
        <input
          type="file"
          accept="image/*,application/pdf"
          capture={camera ? "environment" : undefined}
          disabled={busy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            const body = new FormData();
            body.set("file", file);
            scan.submit(body, { method: "post", action: "/create-request/scan", encType: "multipart/form-data" });
            currentTarget.value = "";
          }}
        />
      </label>
      <p role="status" className="max-w-72 text-sm text-muted">
        {!busy && scan.data ? (scan.data.ok ? found : [scan.data.message, reads].filter(Boolean).join(" ")) : null}
      </p>
    </div>
  );
}
