import type { HistoryLine } from "#app/repair/history.server.ts";
import { priceSaid } from "#app/repair/records/totals-said.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import { cn } from "#app/ui/cn.ts";

type Props = { id: string; lines: HistoryLine[]; className?: string };

/** What was taken off because it does not stand on the paper, each with the way back. */
export function TakenOff({ id, lines, className }: Props) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="taken-off" className={cn("text-sm print:hidden", className)}>
      <h3 id="taken-off" className="font-medium">
        Taken off, as not on the quote
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="flex items-center justify-between gap-4">
            <span className="min-w-0 text-muted tabular-nums [overflow-wrap:anywhere]">
              {line.description} · {priceSaid(line)}
            </span>
            <VerbForm
              action={`/repair-status/${id}/line-items/${line.id}/put-back`}
              label={`Put back: ${line.description}`}
              variant="quiet"
              size="sm"
              className="-mr-3.5 shrink-0"
            >
              Put back
            </VerbForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
