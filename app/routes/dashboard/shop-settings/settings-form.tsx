import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { SettingSection } from "#app/shop/settings/setting-forms.ts";
import { Button } from "#app/ui/button.tsx";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { FormErrors, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useAnewWhenStale } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

type Props = {
  section: SettingSection;
  values: Record<string, string>;
  version: string;
  zones: readonly string[];
  button: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** One section of the shop's settings, field by field as its data says. */
export function SettingsForm({ section, values, version, zones, button, children }: Props) {
  useAnewWhenStale();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Record<string, string>>({
    id: `settings-${section.id}`,
    defaultValue: values,
  });
  const labels = Object.fromEntries(section.fields.map(({ name, label }) => [name, label]));
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <SeenVersion version={version} />
      <FormErrors form={form} labels={labels} />
      {section.fields.map(({ name, label, hint, control, options, required }) => {
        const field = fields[name];
        if (!field) return null;
        const shared = { field, label, hint, ...(required ? { required } : {}) };
        if (control === "paragraph") return <TextAreaField key={name} {...shared} />;
        if (control === "choice") return <SelectField key={name} {...shared} options={options ?? []} />;
        if (control === "zone") {
          return <TextField key={name} {...shared} list="time-zones" autoComplete="off" spellCheck={false} />;
        }
        return <TextField key={name} {...shared} {...(control === "number" ? { inputMode: "decimal" } : {})} />;
      })}
      <datalist id="time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} busyLabel="Saving…">
          {button}
        </Button>
        {children}
      </div>
    </Form>
  );
}
