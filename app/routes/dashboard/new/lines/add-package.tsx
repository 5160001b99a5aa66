import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import type { GridLine } from "#app/desk/packages/package.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/form/field-parts.tsx";
import type { loader } from "../jobs.ts";

type Props = { packages: { id: string; name: string }[]; onTake: (lines: GridLine[]) => void };

/** Puts a package's lines below the others; where no script has loaded, the form itself asks for them. */
export function AddPackage({ packages, onTake }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const fetcher = useFetcher<typeof loader>();
  const waiting = useRef(false);
  const lines = fetcher.data?.suggestions[0]?.lines;
  useEffect(() => {
    if (!waiting.current || fetcher.state !== "idle" || !fetcher.data) return;
    waiting.current = false;
    if (lines) onTake(lines);
  });
  if (packages.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid min-w-0 flex-1 gap-1.5 sm:max-w-xs">
        <label htmlFor={id} className="text-sm font-medium">
          Package
        </label>
        <Select
          id={id}
          ref={select}
          name="package"
          placeholder="Choose"
          defaultValue=""
          options={packages.map(({ id: value, name }) => ({ value, label: name }))}
          className="h-11!"
        />
      </div>
      <Button
        variant="secondary"
        name="intent"
        value="package"
        formNoValidate
        busy={fetcher.state !== "idle"}
        busyLabel="Adding…"
        onClick={(event) => {
          event.preventDefault();
          if (!select.current?.value) return select.current?.focus();
          waiting.current = true;
          fetcher.load(`/dashboard/new/jobs?${new URLSearchParams({ package: select.current.value })}`);
        }}
      >
        Add its lines
      </Button>
      <p role="status" className="w-full text-sm text-danger empty:hidden">
        {fetcher.state === "idle" && fetcher.data && !lines ? "This package is not offered any more." : ""}
      </p>
    </div>
  );
}
