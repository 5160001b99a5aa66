import type { RefObject } from "react";
import type { WayChoice } from "#app/desk/write-customer.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

export type Template = { name: string; text: string };

/** Words that are written often: one is put into the field, to be changed there. */
export function TemplateField({
  templates,
  field,
}: {
  templates: Template[];
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  if (!useHydrated()) return null;
  return (
    <select
      aria-label="Start from a template"
      className={`${controlClass} min-h-11 text-sm`}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ name }) => name === event.currentTarget.value);
        if (field.current && chosen) field.current.value = chosen.text;
        field.current?.dispatchEvent(new Event("input", { bubbles: true }));
        field.current?.focus();
      }}
    >
      <option value="">Start from a template…</option>
      {templates.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** How the message leaves: the customer's own way unless another is chosen. */
export function WayField({ ways, about }: { ways: WayChoice[]; about?: string }) {
  return (
    <select
      name="way"
      aria-label="Way"
      title={about && `With the link to the ${about}`}
      className={`${controlClass} min-h-11 w-auto min-w-0 flex-1 text-sm`}
    >
      {ways.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
