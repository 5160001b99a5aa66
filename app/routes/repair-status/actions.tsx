import { CircleCheck } from "lucide-react";
import { stageOf } from "#app/models/repair-request.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { VerbForm } from "./verb-form.tsx";
import type { StatusView } from "./view.server.ts";

/** What can be done at this stage. On a phone it stays at the thumb. */
export function StageActions({ repair, demo }: { repair: StatusView; demo: boolean }) {
  const stage = stageOf(repair.status);
  const base = `/repair-status/${repair.id}`;
  const has = (group: string) => repair.lineItems.some((item) => item.group === group);
  if (stage === null) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 grid gap-2 border-t border-line bg-panel p-4 empty:hidden lg:static lg:border-0 lg:bg-transparent lg:p-0 print:hidden">
      {has("quote_analyzed") &&
      stage !== "Pending_Payment" &&
      stage !== "Completed" &&
      stage !== "Pending_Car_Delivery" ? (
        <VerbForm action={`${base}/savings`}>Get AMPed Savings</VerbForm>
      ) : null}
      {has("pending") && stage === "Pending_Approval" ? (
        <VerbForm action={`${base}/approve-all`} variant="secondary">
          Approve All Pending Items
        </VerbForm>
      ) : null}
      {stage === "Pending_Approval" && has("approved") ? (
        <VerbForm action={`${base}/approve`}>Approve Repair</VerbForm>
      ) : null}
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
      {stage === "Completed" ? <Done>Service Complete - Thank you!</Done> : null}
    </div>
  );
}

function Done({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 rounded-lg bg-saved-soft p-4 font-medium text-saved">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}
