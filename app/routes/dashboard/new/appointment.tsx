import type { FieldMetadata } from "@conform-to/react";
import { OUR_CLOCK } from "#app/routes/dashboard/calendar/tell-time.ts";

// Conform types each field by its whole form.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Field = FieldMetadata<any, any, any>;

import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { Option } from "#app/ui/form/field-parts.tsx";
import { Conflicts } from "../calendar/conflicts.tsx";

type Props = {
  fields: Record<"at" | "technicianId" | "bay", Field>;
  technicians: { options: readonly Option[]; more: boolean };
  bays: readonly string[];
  /** What is wrong with the time, once it was sent. */
  conflicts: string[];
};

/** "Bring it Tuesday at nine": when, by whom and where, all of it optional. */
export function AppointmentFields({ fields, technicians, bays, conflicts }: Props) {
  return (
    <div className="grid gap-4">
      <Conflicts conflicts={conflicts} />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField field={fields.at} label="Appointment (optional)" hint={OUR_CLOCK} type="datetime-local" />
        <SelectField
          field={fields.technicianId}
          label="Technician (optional)"
          hint={technicians.more ? "Of more than these, choose by Assign on the repair." : "Who works on it"}
          options={technicians.options}
          placeholder="Nobody yet"
        />
        {bays.length > 0 ? (
          <SelectField field={fields.bay} label="Bay (optional)" hint="Where" options={bays} placeholder="None yet" />
        ) : null}
      </div>
    </div>
  );
}
