import { Link } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import { placeName } from "#app/prices/place/place-name.ts";
import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import { paidInWords } from "#app/repair/paid-words.ts";
import { type Stage, stageOf } from "#app/repair/repair-request.ts";
import { Stages } from "#app/routes/repair-status/summary/stages.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { ASKED_FIRST } from "#app/routes/repair-status/visit/visit.ts";
import { VisitPanel } from "#app/routes/repair-status/visit/visit-panel.tsx";
import { inTwo, type PricesOf, QuotePicture } from "#app/routes/upload-quote/said.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Linked } from "#app/ui/linked.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";

/** The earlier product showed this figure at every stage; the stepper beside it tells the true one. */
const FIXED_PROGRESS = 65;

type Shown = Pick<
  StatusView,
  | "id"
  | "status"
  | "visit"
  | "asksTime"
  | "invoice"
  | "shop"
  | "settlement"
  | "description"
  | "asked"
  | "ahead"
  | "typed"
  | "twoShops"
  | "saysPlace"
  | "bill"
  | "withdrawn"
> & { lineItems: Pick<StatusView["lineItems"][number], "group">[] };
type Evidence = Pick<RequestEvidence, "summary" | "picture" | "notes" | "place">;
type Props = { repair: Shown; evidence: Evidence };

/** The one sentence that matters now, its picture while there is something to decide, and how far the repair is. */
export function Overview({ repair, evidence }: Props) {
  const stage = stageOf(repair.status);
  const [headline, rest] = sentenceOf(repair, evidence, stage);
  const paid = repair.invoice && paidInWords(repair.invoice);
  const deciding = stage !== null && DECIDING.includes(stage);
  return (
    <Card className="mb-6">
      <CardBody className="grid gap-5">
        {headline ? (
          <div>
            <h2 className="display text-xl">{headline}</h2>
            {rest ? <p className="measure mt-1.5 text-muted">{rest}</p> : null}
          </div>
        ) : null}
        {repair.twoShops && stage !== null ? <p className="measure">{twoShopsSaid(repair.twoShops)}</p> : null}
        {repair.withdrawn && stage !== null ? <p className="measure tabular-nums">{repair.withdrawn}</p> : null}
        <VisitPanel repair={repair} />
        {repair.invoice && paid ? (
          <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-saved-soft px-4 py-2 text-saved">
            <span className="font-medium tabular-nums">
              {paid} · {repair.invoice.number}
            </span>
            <Link to={`/repair-status/${repair.id}/receipt`} className="inline-flex min-h-11 items-center underline">
              Receipt
            </Link>
          </p>
        ) : null}
        {deciding && evidence.picture ? (
          <div>
            <QuotePicture picture={evidence.picture} place={pricesOf(evidence.place)} typed={repair.typed} />
            {repair.saysPlace ? (
              <a
                href={`/repair-status/${repair.id}/place`}
                className="inline-flex min-h-11 items-center text-sm text-accent-text underline print:hidden"
              >
                {evidence.place ? "Another place? Say where the shop is" : "Say where the shop is"}
              </a>
            ) : null}
          </div>
        ) : null}
        {deciding && evidence.notes.length > 0 ? (
          <ul className="grid gap-1 text-sm text-muted">
            {evidence.notes.map((note) => (
              <li key={note}>
                <Linked text={note} />
              </li>
            ))}
          </ul>
        ) : null}
        <p className="measure text-sm text-muted">{repair.description || "No description provided"}</p>
        {repair.asked.length > 0 ? (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
            {repair.asked.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="break-words">{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="grid items-end gap-x-8 gap-y-3 border-t border-line pt-3 md:grid-cols-[minmax(0,1fr)_8rem] md:pt-5 print:grid-cols-1">
          {stage ? <Stages stage={stage} /> : <span />}
          <ProgressBar value={FIXED_PROGRESS} label="Progress" />
        </div>
      </CardBody>
    </Card>
  );
}

/** Prices are of the one, the work is of the other. */
function twoShopsSaid({ quoted, works }: { quoted: string; works: string }): string {
  return `${quoted} quoted these prices, and ${works} is to do the work. Nothing above them is done without your OK.`;
}

function pricesOf(place: Evidence["place"]): PricesOf | null {
  const name = placeName(place);
  return place && name ? { name, from: place.from, only: place.only } : null;
}

/** Before there is a line to decide about. */
const RECEIVED: [string, string] = [
  "We have your request.",
  "An advisor will look at it and write to you here. The lines with their prices come next; nothing is done or charged before you approve them.",
];

const DECIDING: Stage[] = ["Pending_Review", "Pending_Pickup", "Pending_Approval"];

/** A bill above what was authorized goes before all else, which stays behind it but for the praise; once it is paid here it comes last. */
function sentenceOf(repair: Shown, evidence: Evidence, stage: Stage | null): [string, string] {
  const [headline, rest] = stageSaid(repair, evidence, stage);
  const { bill } = repair;
  if (!bill || stage === null || DECIDING.includes(stage)) return [headline, rest];
  if (bill.headline === null) return [headline, `${rest} ${bill.words}`.trim()];
  const behind = headline === DONE ? [] : [headline, rest];
  return [bill.headline, [bill.words, ...behind].filter(Boolean).join(" ")];
}

const DONE = "All done.";

function stageSaid(repair: Shown, { summary }: Evidence, stage: Stage | null): [string, string] {
  const { invoice, shop, visit } = repair;
  if (visit?.said) return visit.said;
  switch (stage) {
    case null:
      return ["", ""];
    case "Pending_Repair":
      // What was authorized asks for another price, and nothing else was.
      if (!repair.lineItems.some(({ group }) => group === "approved")) return ["Your OK is needed again.", ASKED_FIRST];
      return [`You gave your go-ahead. Your advisor passes it on to ${shop}.`, ASKED_FIRST];
    case "Pending_Payment": {
      const due = invoice ? `${formatMoney(invoice.outstandingBalance)} is due.` : "The work is done.";
      return repair.settlement === "fee"
        ? [due, "Our fee alone: you pay the shop at the shop, for what you approved at the prices below."]
        : [due, "For what you approved, at the prices below. Nothing else is charged."];
    }
    case "Pending_Car_Delivery":
      return ["Your car is ready.", ""];
    case "Completed":
      return repair.ahead
        ? [
            `Your appointment is ${repair.ahead}.`,
            "What you approved is paid. Anything that costs more needs your OK first.",
          ]
        : [DONE, ""];
    default:
      if (summary) return inTwo(summary);
      return repair.asked.length > 0 ? RECEIVED : ["", ""];
  }
}
