import { TextField } from "#app/ui/form/field.tsx";

/** Why money goes back, or an entry or an invoice counts no more. */
export function ReasonField({ field }: { field: Parameters<typeof TextField>[0]["field"] }) {
  return <TextField field={field} label="Reason" hint="It stands in the customer's record." maxLength={200} required />;
}
