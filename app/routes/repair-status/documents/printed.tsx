import { formatMoney } from "#app/platform/format.ts";
import type { PaperView } from "#app/quotes/papers/view.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** What declining may cost: the paper's own words, which nobody has judged. */
export function Conditions({ words }: { words: string[] }) {
  return (
    <Alert tone="info" title="If you decline work: in the paper's own words">
      {words.map((sentence) => (
        <p key={sentence}>“{sentence}”</p>
      ))}
    </Alert>
  );
}

/** The sums and names of the paper itself. */
export function Printed({ rows }: { rows: PaperView["printed"] }) {
  return (
    <Disclosure summary={<span className="text-sm">Printed on the quote</span>}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm [&>dd]:text-right">
        {rows.map(({ label, text, cents }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{text ?? formatMoney(cents ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
