import type { HeadColumn } from "#app/payments/documents/head.ts";

/** On paper only: what the PDF has over its lines, where the browser prints the page itself. */
export function SheetHead({ columns }: { columns: HeadColumn[] }) {
  return (
    <div className="hidden grid-cols-2 gap-4 text-sm print:grid">
      {columns.map(({ heading, lines }) => (
        <div key={heading}>
          <p className="font-semibold">{heading}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
