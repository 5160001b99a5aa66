import type { FieldMetadata } from "@conform-to/react";
import { SMS_CONSENT_TOLD } from "#app/messages/consent-texts.ts";
import { LONGEST_WHOLE_NAME } from "#app/people/person-name.ts";

// Conform types each field by its whole form.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Field = FieldMetadata<any, any, any>;

import { Link } from "react-router";
import type { SameCustomer as Same } from "#app/desk/person/who-calls.server.ts";
import { statusLabel, vehicleNamed, vehicleTitle } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, TextField } from "#app/ui/form/field.tsx";
import type { Found } from "./use-caller.ts";

type Fields = Record<"phone" | "name" | "email" | "texts" | "same" | "renumber", Field>;
type Props = { fields: Fields; same: Same | null; found: Found & { look: (typed: string) => void; looking: boolean } };

/** The phone finds the customer; whoever is not there yet gets a name. */
export function CustomerFields({ fields, same, found }: Props) {
  const { phone, caller, refused } = found;
  return (
    <>
      <div>
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1 sm:max-w-xs">
            <TextField
              field={fields.phone}
              label="Phone"
              type="tel"
              autoComplete="off"
              autoFocus
              placeholder="(123) 456-7890"
              onInput={(event) => found.look(event.currentTarget.value)}
            />
          </div>
          <Button variant="secondary" formNoValidate name="find" value="phone">
            Look up
          </Button>
        </div>
        <div role="status" className="text-sm not-empty:pt-3">
          {found.looking ? <p className="text-muted">Looking…</p> : null}
          {!found.looking && found.asked && !phone ? (
            <p className="text-danger">This is not a US number: please enter its 10 digits.</p>
          ) : null}
          {!found.looking && refused ? <p className="text-danger">{refused}</p> : null}
          {!found.looking && phone && !caller && !refused ? (
            <p className="text-muted">Nobody has this number yet: a new customer.</p>
          ) : null}
          {caller ? <Known caller={caller} /> : null}
        </div>
      </div>
      {caller ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={fields.name} label="Name" autoComplete="off" maxLength={LONGEST_WHOLE_NAME} />
          <TextField field={fields.email} label="E-mail (optional)" type="email" autoComplete="off" />
        </div>
      )}
      {same && !caller ? <SameField fields={fields} same={same} /> : null}
      <CheckboxField
        field={fields.texts}
        label={SMS_CONSENT_TOLD}
        hint="Kept with the time and your name. Without it only the link that they ask you for goes by text; what comes after it goes by e-mail, or you call."
      />
    </>
  );
}

/** Nobody has the number, and the e-mail is a customer's: whether it is them, and whose the number is then. */
function SameField({ fields, same }: { fields: Fields; same: Same }) {
  return (
    <div className="rounded-lg bg-accent-soft p-3">
      <CheckboxField
        field={fields.same}
        value={same.id}
        label={`It is ${same.name}: take them`}
        hint={same.had ? `Their number with us is ${same.had}.` : "We have no number of theirs."}
      />
      {same.mayRenumber ? (
        <CheckboxField
          field={fields.renumber}
          label="The number above is theirs from now on"
          hint="It signs them in, and their texts go there. What they agreed to for the one before does not count for it: ask again, below."
        />
      ) : (
        <p className="text-sm text-muted">
          An admin can put the number above on them; the record of the repair says it.
        </p>
      )}
    </div>
  );
}

const TEXTS = {
  agreed: "Agreed to texts before: no need to ask again.",
  stopped: "Replied STOP: no text reaches them until they reply START. Call, or write an e-mail.",
};

function Known({ caller }: { caller: NonNullable<Found["caller"]> }) {
  return (
    <div className="rounded-lg bg-accent-soft p-3">
      <p className="text-base font-semibold">{caller.name || "No name"}</p>
      <p className="text-muted">
        {caller.cars.length === 0 ? "No vehicle yet" : caller.cars.map(vehicleNamed).join(", ")}
        {caller.email ? ` · ${caller.email}` : ""}
      </p>
      {caller.texts ? <p className="font-medium">{TEXTS[caller.texts]}</p> : null}
      {caller.open.length > 0 ? (
        <ul aria-label="Open repairs" className="pt-1">
          {caller.open.map(({ id, initiatedBy, status, vehicle }) => (
            <li key={id}>
              <Link to={`/dashboard/repair-requests/${id}`} className="inline-block py-1 text-accent-text underline">
                {`Open: ${initiatedBy || vehicleTitle(vehicle)}, ${statusLabel(status)}`}
              </Link>
            </li>
          ))}
          {caller.more > 0 ? (
            <li>
              <Link to={`/dashboard/customers/${caller.id}`} className="inline-block py-1 text-accent-text underline">
                {`${caller.more} more open: see all repairs`}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
      {caller.due.length > 0 ? (
        <p className="pt-1">
          {`Due or put off: ${caller.due.map((one) => `${one.recommendedServiceDescription} (${vehicleNamed(one.vehicle)})`).join("; ")}`}
        </p>
      ) : null}
      {caller.known ? null : <p>Once this repair is made, you look after this customer.</p>}
      {caller.active ? null : (
        <p className="font-medium text-danger">The account is not active. An admin can activate it.</p>
      )}
    </div>
  );
}
