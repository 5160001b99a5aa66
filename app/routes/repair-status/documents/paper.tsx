import { formatMoney } from "#app/platform/format.ts";
import type { BillLine } from "#app/quotes/papers/bills/final-bill.ts";
import { CAR_ANSWERS } from "#app/quotes/papers/car.ts";
import type { Foreseen } from "#app/quotes/papers/change-by.server.ts";
import { LINES_ANSWERS } from "#app/quotes/papers/typed.ts";
import type { PaperView } from "#app/quotes/papers/view.server.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Beside } from "./beside.tsx";
import { Held } from "./held.tsx";
import { Conditions, Printed } from "./printed.tsx";
import { Rival } from "./rival.tsx";

type Props = {
  paper: PaperView;
  door: string;
  shop: string;
  /** Where the comparison with this rival stands on the page already. */
  compared?: string;
  /** Who looks may say that a paper which waits for the shop counts. */
  takes?: boolean;
  /** What its lines would change then. */
  foreseen?: Foreseen | null;
};

/** What a document is to the repair, what is printed on it, and what it changed, compares or asks for. */
export function Paper({ paper, door, shop, compared, takes = false, foreseen = null }: Props) {
  if (paper.sameAs) return <SameQuote href={paper.sameAs} />;
  if (paper.setAside) return <p className="text-sm text-muted">Set aside: it was the wrong file.</p>;
  return (
    <div className="grid gap-3">
      {paper.otherCar ? <OtherCar sentence={paper.otherCar} door={door} /> : null}
      {paper.typed ? <TypedBefore sentence={paper.typed} door={door} /> : null}
      {paper.held ? <Held paper={paper} door={door} takes={takes} foreseen={foreseen} /> : null}
      {paper.changes.length > 0 ? <Changes changes={paper.changes} /> : null}
      {paper.bill ? <Bill bill={paper.bill} /> : null}
      {paper.rival && compared ? (
        <a href={compared} className="inline-flex min-h-11 items-center text-sm text-accent-text underline">
          See it beside your quote
        </a>
      ) : null}
      {paper.rival && !compared ? <Rival rival={paper.rival} shop={shop} /> : null}
      {paper.conditions.length > 0 ? <Conditions words={paper.conditions} /> : null}
      {paper.printed.length > 0 ? <Printed rows={paper.printed} /> : null}
      {paper.others.length > 0 ? (
        <Disclosure summary={<span className="text-sm">It is something else</span>}>
          <div className="flex flex-wrap gap-2">
            {paper.others.map(({ value, label }) => (
              <VerbForm key={value} action={door} fields={{ role: value }} variant="secondary" size="sm">
                {label}
              </VerbForm>
            ))}
            <VerbForm action={door} fields={{ car: "wrong_file" }} variant="quiet" size="sm">
              Wrong file
            </VerbForm>
          </div>
        </Disclosure>
      ) : null}
    </div>
  );
}

/** Before anything is priced: which car is right. */
export function OtherCar({ sentence, door }: { sentence: string; door: string }) {
  return (
    <Alert tone="info" title={sentence}>
      <p>It is not the car of this request. Its lines wait until you say which is right.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {CAR_ANSWERS.map(({ value, label }) => (
          <VerbForm key={value} action={door} fields={{ car: value }} variant="secondary" size="sm">
            {label}
          </VerbForm>
        ))}
      </div>
    </Alert>
  );
}

/** A quote that was typed and then handed in: one or two, before anything counts. */
export function TypedBefore({ sentence, door }: { sentence: string; door: string }) {
  return (
    <Alert tone="info" title={sentence}>
      <p>Is it the same quote? Nothing counts twice: the paper's lines wait until you say.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {LINES_ANSWERS.map(({ value, label }) => (
          <VerbForm key={value} action={door} fields={{ lines: value }} variant="secondary" size="sm">
            {label}
          </VerbForm>
        ))}
        <VerbForm action={door} fields={{ car: "wrong_file" }} variant="quiet" size="sm">
          Wrong file
        </VerbForm>
      </div>
    </Alert>
  );
}

export function SameQuote({ href }: { href: string }) {
  return (
    <Alert tone="info" title="You have uploaded this quote already">
      Nothing was added.{" "}
      <a href={href} className="inline-flex min-h-11 items-center underline">
        See the first one
      </a>
    </Alert>
  );
}

function Changes({ changes }: { changes: string[] }) {
  return (
    <div className="text-sm">
      <p className="font-medium">What the revised quote changed</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

const VERDICTS: Record<BillLine["verdict"], string> = {
  as_approved: "as approved",
  more: "asked for more than was approved",
  less: "less than was approved",
  not_approved: "not approved",
  not_billed: "not on the bill",
};

/** Whose word the approved price was, and never the one that is asked above it. */
function noteOf({ verdict, whose }: BillLine): string {
  const isAsApproved = verdict === "as_approved";
  const agreed = isAsApproved ? "the shop agreed to it" : "you and the shop had agreed to the price that you approved";
  const target = isAsApproved ? "our target" : "you approved our target, which the shop had not confirmed";
  const word = whose === "agreed" ? agreed : whose === "target" ? target : "";
  return [VERDICTS[verdict], word].filter(Boolean).join("; ");
}

function Bill({ bill }: { bill: NonNullable<PaperView["bill"]> }) {
  return (
    <div className="grid gap-3 text-sm">
      {bill.overtaken ? (
        <p className="text-muted">A later bill has taken the place of this one: it counts no more.</p>
      ) : bill.over + bill.taxOver > 0 || bill.above > 0 ? (
        <Alert title={bill.above > 0 ? "Asked for more than was approved" : "A line is billed above what was approved"}>
          {bill.sentence} You owe no more than you approved.
        </Alert>
      ) : (
        <p className="font-medium text-saved">{bill.sentence}</p>
      )}
      <Beside
        caption="The final bill, line by line"
        heads={["You approved at", "Bill"]}
        rows={bill.lines.map((line) => ({
          description: line.description,
          note: noteOf(line),
          amounts: [line.approved, line.billed],
          strong: line.verdict === "more" || line.verdict === "not_approved",
        }))}
        foot="Work, before tax"
        sums={[bill.approvedTotal, bill.billedWork]}
      />
      {bill.billedTotal === null ? null : (
        <p className="text-muted tabular-nums">
          With tax and all else the bill comes to {formatMoney(bill.billedTotal)}. What you authorized comes to{" "}
          {formatMoney(bill.authorized)}, before our fee.
        </p>
      )}
    </div>
  );
}
