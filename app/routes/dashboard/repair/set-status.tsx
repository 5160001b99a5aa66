import { useEffect, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { statusLabel } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";
import { type RequestStatus, statusOptionsFor } from "#app/repair/repair-request.ts";
import type { Delay } from "#app/repair/words.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = {
  request: { id: string; version: number; status: RequestStatus; delay: Delay | null; may: { cancel: boolean } };
};

const FIELD = `${controlClass} min-h-11 text-sm`;

/** The status is chosen and set where it stands; a delay has its reason and its end beside it. */
export function SetStatus({ request: { id, version, status, delay, may } }: Props) {
  const { search } = useLocation();
  const options = statusOptionsFor(may);
  const known = isOneOf<string>(options, status);
  const door = `/dashboard/repair-requests/${id}/set-status${search}`;
  const sending = useNavigation().formAction === door;
  const stands = { key: `${status} ${delay?.reason} ${delay?.until}`, version };
  const [begun, setBegun] = useState<typeof stands | null>(null);
  useEffect(() => {
    if (sending) setBegun(null);
  }, [sending]);
  // What was begun stays as it was begun, and is refused where somebody else was quicker; otherwise it shows what they set.
  const shown = begun ?? stands;
  return (
    <Form
      key={shown.key}
      method="post"
      action={door}
      onChange={() => setBegun(begun ?? stands)}
      preventScrollReset
      className="group/status flex flex-wrap items-center gap-2 px-2 lg:ml-auto"
    >
      <input type="hidden" name="version" value={shown.version} />
      <input type="hidden" name="returnTo" value={`/dashboard/repair-requests/${id}${search}`} />
      <select name="status" aria-label="Status" defaultValue={known ? status : ""} className={`${FIELD} w-auto`}>
        {known ? null : <option value="">{statusLabel(status)}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <span className="hidden flex-wrap items-center gap-2 max-sm:w-full group-has-[option[value=Delayed]:checked]/status:flex">
        <input
          name="reason"
          aria-label="Why it is delayed; the customer reads it"
          placeholder="Why? The customer reads it"
          defaultValue={delay?.reason}
          maxLength={160}
          autoComplete="off"
          className={`${FIELD} w-72 max-sm:w-full`}
        />
        <label className="flex items-center gap-2 text-sm text-muted">
          until
          <input
            type="date"
            name="until"
            aria-label="Delayed until"
            defaultValue={delay?.until ?? ""}
            className={`${FIELD} w-auto`}
          />
        </label>
      </span>
      <Button variant="secondary" size="sm" className="whitespace-nowrap">
        Update Status
      </Button>
    </Form>
  );
}
