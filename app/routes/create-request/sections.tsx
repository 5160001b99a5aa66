import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { SHOWN_VERSIONS, SMS_CONSENT_TEXT } from "#app/messages/consent-texts.ts";
import * as messages from "#app/platform/messages.ts";
import { CONTACT_PREFERENCES } from "#app/repair/repair-request.ts";
import { ModelField } from "#app/routes/vehicle-models/model-field.tsx";
import { earlierYears, MAKES, MORE_MAKES, nextModelYear, yearOptions } from "#app/shop/makes.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CheckboxField, FieldError, RadioGroupField, SelectField, TextField } from "#app/ui/form/field.tsx";

// biome-ignore lint/suspicious/noExplicitAny: the sections serve three forms, and Conform types a field by its form
export type Fields = Record<string, FieldMetadata<any, any, any>>;
/** What the three forms have in common. */
export type VisitorFields = Record<
  | "vehicleId"
  | "newVehicle"
  | "year"
  | "make"
  | "otherMake"
  | "model"
  | "color"
  | "name"
  | "email"
  | "phone"
  | "contactPreference"
  | "smsOptIn",
  string
>;

type SavedVehicle = { id: string; year: number; make: string; model: string };

export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1 text-lg font-semibold">{title}</legend>
      {hint ? <p className="clear-both -mt-3 text-sm text-muted">{hint}</p> : null}
      <div className="clear-both grid gap-5">{children}</div>
    </fieldset>
  );
}

/** `unchosen`: what stands where none of the saved ones is chosen. `modelSuchAs`: where the specification names no example. */
type VehicleProps = {
  fields: Fields;
  vehicles: readonly SavedVehicle[];
  failed: boolean;
  unchosen?: string;
  modelSuchAs?: string;
};

/** The saved vehicles where there are any, and a new one: shown when its box is ticked, without any script. */
export function VehicleSections({ fields, vehicles, failed, unchosen, modelSuchAs = "911 GT3 RS" }: VehicleProps) {
  const picker = vehicles.length > 0;
  return (
    <div className="group/vehicle grid gap-6">
      {failed ? <Alert title={messages.vehicles.fetchFailed}>Describe the vehicle below instead.</Alert> : null}
      {picker ? (
        <Section title="Vehicle">
          <div className="group-has-[[name=newVehicle]:checked]/vehicle:hidden">
            <SelectField
              field={field(fields, "vehicleId")}
              label="Select a vehicle"
              options={vehicles.map(({ id, make, model, year }) => ({ value: id, label: `${make} ${model} ${year}` }))}
              {...(unchosen ? { placeholder: unchosen } : {})}
            />
          </div>
          <CheckboxField field={field(fields, "newVehicle")} label="Add a new vehicle instead" />
        </Section>
      ) : null}
      <div
        className={picker ? "hidden group-has-[[name=newVehicle]:checked]/vehicle:block" : undefined}
        id={picker ? undefined : field(fields, "vehicleId").id}
        tabIndex={picker ? undefined : -1}
      >
        {picker ? null : <input type="hidden" name="newVehicle" value="on" />}
        <Section title="Vehicle Details">
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              field={field(fields, "year")}
              label="Year"
              required
              options={[nextModelYear(), ...yearOptions()].map((year) => ({
                value: String(year),
                label: String(year),
              }))}
              placeholder="Select year"
            >
              <Group label="Earlier model years" options={earlierYears().map(String)} />
            </SelectField>
            <div className="group/make grid content-start gap-5">
              <SelectField
                field={field(fields, "make")}
                label="Make"
                required
                options={MAKES.filter((make) => make !== OTHER)}
                placeholder="Select make"
              >
                <Group label="More makes" options={MORE_MAKES} />
                <option value={OTHER}>{OTHER}</option>
              </SelectField>
              <div className="hidden noscript:block group-has-[option[value=Other]:checked]/make:block">
                <TextField
                  field={field(fields, "otherMake")}
                  label="Which make?"
                  hint="Where it is not in the list."
                  autoComplete="off"
                />
              </div>
            </div>
            <ModelField field={field(fields, "model")} placeholder={modelSuchAs} />
            <TextField field={field(fields, "color")} label="Color" autoComplete="off" />
          </div>
          {picker ? null : (
            <FieldError id={field(fields, "vehicleId").errorId} messages={field(fields, "vehicleId").errors} />
          )}
        </Section>
      </div>
    </div>
  );
}

const OTHER = "Other";

/** What is chosen beside the list of the specification, in the same control. */
function Group({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </optgroup>
  );
}

export function ContactSection({ fields, title }: { fields: Fields; title?: string | undefined }) {
  return (
    <Section title={title ?? "Your Contact Information"}>
      <TextField field={field(fields, "name")} label="Name" required autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={field(fields, "email")} label="Email" required type="email" autoComplete="email" />
        <TextField
          field={field(fields, "phone")}
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(123) 456-7890"
        />
      </div>
      <p className="text-sm text-muted">We send a one-time code to this phone to make sure it is yours.</p>
    </Section>
  );
}

/** `asks`: whether texts were not agreed to yet; the box stands where Text is chosen, without any script. */
export function PreferenceSection({ fields, asks }: { fields: Fields; asks: boolean }) {
  return (
    <div className="group/way grid gap-2">
      <RadioGroupField
        field={field(fields, "contactPreference")}
        label={<span className="text-lg font-semibold">Preferred Contact Method</span>}
        options={CONTACT_PREFERENCES}
        inline
      />
      {asks ? (
        <div className="hidden group-has-[[value=text]:checked]/way:block">
          <input type="hidden" name="smsWording" value={SHOWN_VERSIONS.sms} />
          <CheckboxField
            field={field(fields, "smsOptIn")}
            label={SMS_CONSENT_TEXT}
            hint={
              <>
                Without it we write to your e-mail address instead. Usually two to ten texts for each repair. Reply STOP
                to stop, HELP for help.{" "}
                <a href="/sms-policy" className="underline">
                  SMS policy
                </a>
              </>
            }
          />
        </div>
      ) : null}
    </div>
  );
}

function field(fields: Fields, name: string) {
  return fields[name] as Fields[string];
}
