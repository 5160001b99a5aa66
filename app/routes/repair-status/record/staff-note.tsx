import { Alert } from "#app/ui/alert.tsx";

/** Who works here sees the customer's page, and where to write down what the customer decided. */
export function StaffNote({ id, records }: { id: string; records: boolean }) {
  return (
    <Alert tone="info" title="This is the customer's page" className="mb-6">
      Deciding belongs to the customer.{" "}
      {records ? (
        <>
          What they decided by phone, in person or in writing goes into{" "}
          <a href={`/dashboard/repair-requests/${id}/decision`} className="underline">
            Record the customer's decision
          </a>
          .
        </>
      ) : (
        "Their advisor records what they decided by phone, in person or in writing."
      )}
    </Alert>
  );
}
