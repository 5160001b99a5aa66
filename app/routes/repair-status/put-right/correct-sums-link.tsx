/** The way to put the printed sums right, where it is said what they come to. */
export function CorrectSums({ id, document, missing }: { id: string; document: string; missing: boolean }) {
  return (
    <a
      href={`/repair-status/${id}/documents/${document}/sums`}
      className="inline-flex min-h-11 items-center justify-self-start text-sm text-accent-text underline print:hidden"
    >
      {missing ? "No total was read. Enter it here" : "Total misread? Correct it"}
    </a>
  );
}
