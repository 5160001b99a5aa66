import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** Work that has begun and that the customer wants no more: until somebody says that it is dealt with. */
export function Withdrawn({ id, since }: { id: string; since: string | null }) {
  if (!since) return null;
  return (
    <Alert title="The customer took a go-ahead back after the work had begun">
      <p>
        {since}. Have that work stopped, and call the customer about what is done or ordered already. Which lines it was
        stands in the history.
      </p>
      <Form method="post" action={`/dashboard/repair-requests/${id}/withdrawal`} preventScrollReset className="mt-2">
        <Button variant="secondary" size="sm">
          It is dealt with
        </Button>
      </Form>
    </Alert>
  );
}
