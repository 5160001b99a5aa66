import { useFetcher } from "react-router";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { Button } from "#app/ui/button.tsx";

/** A revised quote, another shop's, the final bill: one field and one button for all of them. */
export function AddDocument({ id }: { id: string }) {
  const fetcher = useFetcher();
  const back = `/repair-status/${id}`;
  return (
    <fetcher.Form
      method="post"
      action={`${back}/documents`}
      encType="multipart/form-data"
      className="grid gap-3 not-first:border-t not-first:border-line not-first:pt-5 print:hidden"
    >
      <input type="hidden" name="returnTo" value={back} />
      <label className="text-sm font-medium">
        A revised quote, another shop's quote, or the final bill
        <input
          type="file"
          name="file"
          accept={ACCEPTED_FILES}
          multiple
          required
          aria-describedby="add-document-hint"
          className="mt-1 block min-h-12 w-full rounded-lg border border-control bg-panel py-1.5 pl-1.5 font-normal file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink"
        />
      </label>
      <p id="add-document-hint" className="text-sm text-muted">
        Photos of its pages, or a PDF. We see what it is, and hold it against what you were promised.
      </p>
      <div>
        <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"} busyLabel="Reading…">
          Add document
        </Button>
      </div>
    </fetcher.Form>
  );
}
