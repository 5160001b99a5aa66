import { CircleCheck } from "lucide-react";
import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { authorizationOf, authorizationStamp } from "#app/repair/authorization.ts";
import type { Group } from "#app/repair/line-item.ts";
import { paidInWords } from "#app/repair/paid-words.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import { later } from "#app/ui/behavior/later.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { useCompany } from "#app/ui/company.ts";
import { ApproveAll, pendingWords } from "./lines/approve-all-form.tsx";
import { useLinesMoving } from "./lines/pending-changes.ts";
import { VerbForm } from "./verb-form.tsx";
import type { StatusView } from "./view.server.ts";

/** Once something is to be authorized. */
const Authorizes = later(
  async () => (await import("#app/routes/repair-status/authorization/authorizes.tsx")).Authorizes,
);
const Withdraw = later(
  async () => (await import("#app/routes/repair-status/authorization/take-back-form.tsx")).Withdraw,
);

type Props = {
  repair: StatusView /** Something about the lines is to be asked before they are authorized. */;
  asks: boolean;
  demo: boolean;
};

/** What can be done at this stage. On a phone it stays at the thumb, with what it comes to. */
export function StageActions({ repair, asks, demo }: Props) {
  const stage = stageOf(repair.status);
  const moving = useLinesMoving();
  const { name: company } = useCompany();
  const base = `/repair-status/${repair.id}`;
  const { mayAnalyze, mayApproveAll, mayApprove, mayWithdraw } = doable(repair);
  if (stage === null) return null;
  return (
    <>
      {mayApprove ? <Authorizes repair={repair} /> : null}
      {mayWithdraw && !demo ? <Withdraw repair={repair} /> : null}
      <div className="fixed inset-x-0 bottom-0 z-20 grid gap-2 border-t border-line bg-panel px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] has-[.approve]:grid-cols-[minmax(0,1fr)_auto] has-[.approve]:items-center has-[.approve]:pt-3 lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:has-[.approve]:grid-cols-1 short:static print:hidden">
        <Total repair={repair} />
        <div className="flex gap-2 *:flex-1 empty:hidden lg:grid">
          {mayAnalyze ? (
            <VerbForm
              action={`${base}/savings`}
              waits={moving}
              {...(mayApprove || mayApproveAll ? { className: "max-lg:hidden", variant: "secondary" } : {})}
            >
              {`Get ${company} Savings`}
            </VerbForm>
          ) : null}
          {mayApproveAll ? (
            <ApproveAll repair={repair} waits={moving} saidAbove className={cn(mayApprove && "max-lg:hidden")} />
          ) : null}
          {mayApprove ? <Approve repair={repair} asks={asks} waits={moving} /> : null}
          {stage === "Pending_Review" || stage === "Pending_Repair" ? (
            <VerbForm action={`${base}/request-call`} variant="secondary">
              Request Call
            </VerbForm>
          ) : null}
          {demo && stage === "Pending_Repair" ? (
            <VerbForm action={`${base}/next`} variant="quiet">
              Let the sample shop finish
            </VerbForm>
          ) : null}
          {stage === "Pending_Payment" ? <ButtonLink to={`${base}/pay`}>Pay Now</ButtonLink> : null}
          {stage === "Pending_Car_Delivery" ? <Done>Your car is ready for pickup!</Done> : null}
          {stage === "Completed" && !repair.ahead ? <Done>Service Complete - Thank you!</Done> : null}
          {isPaidAhead(repair) ? <Done>Paid - Thank you!</Done> : null}
        </div>
      </div>
    </>
  );
}

/** One press where all is decided and every price is somebody's word; otherwise what is open is looked at first. */
function Approve({ repair, asks, waits }: { repair: StatusView; asks: boolean; waits: boolean }) {
  const { undecided, targets, sum } = authorizationOf(
    repair.lineItems,
    repair.summary.serviceFeePercentage,
    repair.taxation,
  );
  const action = `/repair-status/${repair.id}/approve`;
  const words = (
    <span className="approve whitespace-nowrap">
      Approve Repair <span className="tabular-nums max-lg:sr-only">· {formatMoney(sum)}</span>
    </span>
  );
  if (undecided > 0 || targets > 0 || asks || repair.asksChoice) return <ButtonLink to={action}>{words}</ButtonLink>;
  return (
    <div className="grid gap-1">
      <VerbForm
        action={action}
        fields={{ shown: authorizationStamp(repair.lineItems, sum) }}
        waits={waits}
        refusedTo={action}
      >
        {words}
      </VerbForm>
      <ButtonLink to={action} variant="quiet" size="sm">
        What this authorizes
      </ButtonLink>
    </div>
  );
}

/** Which of the verbs on the whole request stand open. */
export function doable({
  status,
  lineItems,
  staff,
  invoice,
}: Pick<StatusView, "status" | "lineItems" | "staff" | "invoice">) {
  const open = !itemsAreLocked(status) && !invoice;
  const has = (group: Group) => lineItems.some((item) => item.group === group);
  return {
    mayAnalyze: open && has("quote_analyzed"),
    mayApproveAll: open && !staff && has("pending"),
    mayWithdraw: open && !staff && status === "Pending_Repair" && has("approved"),
    mayApprove: open && !staff && stageOf(status) === "Pending_Approval" && has("approved"),
  };
}

/** What the button beside it is about, and the sum it does it with. On a wide screen the cost summary stands right above. */
function Total({ repair }: { repair: StatusView }) {
  const { selected, finalTotal, openTargets, confirmed, serviceFeePercentage } = repair.summary;
  if (selected === 0) return null;
  const { mayApprove, mayApproveAll } = doable(repair);
  const approved = repair.lineItems.filter(({ group }) => group === "approved").length;
  if (mayApprove) {
    const { sum } = authorizationOf(repair.lineItems, serviceFeePercentage, repair.taxation);
    return (
      <p className="min-w-0 tabular-nums lg:hidden">
        <span className="block text-sm text-muted">
          You authorize {approved} of {counted(repair.lineItems.length, "line")}
        </span>
        <span className="block text-lg leading-tight font-semibold">{formatMoney(sum)}</span>
      </p>
    );
  }
  if (mayApproveAll) return <p className="text-sm text-muted tabular-nums lg:hidden">{pendingWords(repair)}</p>;
  // What Pay Now asks for, once some of it is paid, or where the shop is paid at the shop.
  const due = repair.invoice?.outstandingBalance || finalTotal;
  const isPart = due !== finalTotal;
  const wentBack = repair.invoice && repair.invoice.notOwed > 0 ? paidInWords(repair.invoice) : null;
  return (
    <p aria-hidden="true" className="flex items-baseline justify-between gap-4 text-sm tabular-nums lg:hidden">
      <span className="text-muted">
        {isPart ? `Due now, of ${formatMoney(finalTotal)}` : "Final Total"}
        {openTargets > 0 ? " if the shop agrees" : null}
        {wentBack ? `, ${wentBack}` : null}
      </span>
      <span className="flex items-baseline gap-3">
        {confirmed.keeps > 0 && openTargets === 0 ? (
          <span className="text-saved">{formatMoney(confirmed.keeps)} saved</span>
        ) : null}
        <span className="text-lg font-semibold">{formatMoney(due)}</span>
      </span>
    </p>
  );
}

/** Paid before its work was done. */
function isPaidAhead({ status, invoice, ahead }: StatusView) {
  if (status === "Completed") return ahead !== null;
  return invoice?.status === "Paid" && !itemsAreLocked(status);
}

function Done({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 rounded-lg bg-saved-soft p-3 font-medium text-saved lg:p-4">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}
