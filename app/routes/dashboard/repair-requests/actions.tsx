import { Form, useLocation, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";

type Props = {
  request: {
    id: string;
    invoiceId: string | null;
    may: {
      changeStatus: boolean;
      assign: boolean;
      createInvoice: boolean;
      recordPrices: boolean;
      recordDecision: boolean;
    };
  };
};

/** What can be done with the whole request. Create Invoice stands only where one can be made. */
export function RequestActions({ request }: Props) {
  const { search } = useLocation();
  const base = `/dashboard/repair-requests/${request.id}`;
  const creating = useNavigation().formAction?.startsWith(`${base}/invoice`);
  return (
    <div className="flex flex-wrap gap-2">
      {request.may.createInvoice ? (
        <Form method="post" action={`${base}/invoice${search}`} preventScrollReset>
          <Button size="sm" busy={creating} busyLabel="Creating invoice…">
            Create Invoice
          </Button>
        </Form>
      ) : null}
      {request.invoiceId ? (
        <ButtonLink to={`/dashboard/invoices/${request.invoiceId}`} size="sm">
          View Invoice
        </ButtonLink>
      ) : null}
      {request.may.recordPrices ? (
        <ButtonLink to={`${base}/prices${search}`} variant="secondary" size="sm">
          Shop's Answer
        </ButtonLink>
      ) : null}
      {request.may.recordDecision ? (
        <ButtonLink to={`${base}/decision${search}`} variant="secondary" size="sm">
          Record the Customer's Decision
        </ButtonLink>
      ) : null}
      {request.may.changeStatus ? (
        <ButtonLink to={`${base}/status${search}`} variant="secondary" size="sm">
          Update Status
        </ButtonLink>
      ) : null}
      {request.may.assign ? (
        <ButtonLink to={`${base}/assign${search}`} variant="secondary" size="sm">
          Assign
        </ButtonLink>
      ) : null}
      <ButtonLink
        to={`/repair-status/${request.id}`}
        variant={request.may.changeStatus ? "quiet" : "primary"}
        size="sm"
      >
        {request.may.changeStatus ? "Customer's page" : "Decide on the items"}
      </ButtonLink>
    </div>
  );
}
