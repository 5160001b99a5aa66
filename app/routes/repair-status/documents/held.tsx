import { formatMoney } from "#app/platform/format.ts";
import type { Foreseen } from "#app/quotes/papers/change-by.server.ts";
import type { Change } from "#app/quotes/papers/revise.ts";
import type { PaperView } from "#app/quotes/papers/view.server.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Beside } from "./beside.tsx";

type Props = { paper: PaperView; door: string; takes: boolean; foreseen: Foreseen | null };

/** A paper of the customer's that came after the go-ahead: the shop reads what it would change before it says that it is its own. */
export function Held({ paper, door, takes, foreseen }: Props) {
  if (!takes) {
    return (
      <Alert tone="info" title={`${paper.held}.`}>
        <p>What you authorized stays as it is until then.</p>
      </Alert>
    );
  }
  return (
    <div className="grid gap-3">
      <Alert tone="info" title={`${paper.held}.`}>
        <p>
          The customer handed it in. Compare it with what the shop sent before you let it change what was authorized.
        </p>
      </Alert>
      {foreseen ? <WouldChange foreseen={foreseen} /> : null}
      <VerbForm action={door} fields={{ role: paper.role }} variant="secondary" size="sm">
        Take it: {paper.label}
      </VerbForm>
    </div>
  );
}

const NOTES: Record<Change["what"], string> = {
  same: "as before",
  other: "other work than what was approved: asks the customer again",
  dearer: "dearer",
  cheaper: "cheaper",
  new: "new: waits for the customer's word",
  gone: "no longer on it",
  stands: "asks more, but the agreed price stands",
};

function WouldChange({ foreseen: { changes, authorized } }: { foreseen: Foreseen }) {
  const sumOf = (side: "before" | "after") => changes.reduce((sum, change) => sum + (change[side] ?? 0), 0);
  const { before, after } = authorized;
  return (
    <div className="grid gap-2">
      <Beside
        caption="What it would change, line by line"
        heads={["Now", "With it"]}
        rows={changes.map(({ description, before: now, after: then, what }) => ({
          description,
          note: NOTES[what],
          amounts: [now, then],
          strong: what === "dearer" || what === "other",
        }))}
        foot="Work, before tax"
        sums={[sumOf("before"), sumOf("after")]}
      />
      <p className="text-sm tabular-nums">
        {before === after
          ? `What stands approved stays ${formatMoney(before)}, with tax and fee.`
          : `What stands approved is ${formatMoney(before)} now and ${formatMoney(after)} with it, with tax and fee.`}
      </p>
    </div>
  );
}
