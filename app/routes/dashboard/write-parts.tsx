import { type RefObject, useId } from "react";
import type { WayChoice } from "#app/desk/write-customer.ts";
import { MOST_FILES } from "#app/messages/attachments/attachment.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Label } from "#app/ui/form/field.tsx";
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

/** Pictures and PDFs that leave with the message; `lost`: those of a message that was refused. */
export function AttachField({ lost = false }: { lost?: boolean | undefined }) {
  const id = useId();
  return (
    <div className="grid min-w-56 flex-1 gap-1.5">
      <Label htmlFor={id}>
        Pictures or PDFs <span className="font-normal text-muted">(at most {MOST_FILES}, 15 MB together)</span>
      </Label>
      <input
        id={id}
        name="files"
        type="file"
        multiple
        aria-describedby={lost ? `${id}-lost` : undefined}
        accept={ACCEPTED_FILES}
        className={`${controlClass} min-h-11 py-1 pl-1.5 text-sm file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink`}
      />
      {lost ? (
        <p id={`${id}-lost`} className="text-sm text-danger">
          Your files were not sent. If this field is empty, choose them again.
        </p>
      ) : null}
    </div>
  );
}
