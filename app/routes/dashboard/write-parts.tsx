import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { STOPPED, type WayChoice } from "#app/desk/write-customer.ts";
import { MOST_FILES, refusalOfChosen } from "#app/messages/attachments/attachment.ts";
import { MOST_OF_A_MESSAGE, tooLong } from "#app/messages/message-length.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { useChosenBefore } from "#app/ui/behavior/use-chosen-before.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Label } from "#app/ui/form/field.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";

export type Template = { name: string; text: string };

/** Words that are written often: one is put into the field, below what is typed there, to be changed. */
export function TemplateField({
  templates,
  field,
}: {
  templates: Template[];
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const ready = useHydrated();
  return (
    <select
      aria-label="Start from a template"
      disabled={!ready}
      className={`${controlClass} hidden min-h-11 w-auto min-w-52 flex-1 text-sm scripted:block`}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ name }) => name === event.currentTarget.value);
        if (field.current && chosen) field.current.value = withTemplate(field.current.value, chosen.text);
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

/** What was typed is kept. */
export function withTemplate(typed: string, template: string) {
  return typed.trim() === "" ? template : `${typed.trimEnd()}\n\n${template}`;
}

type AboutProps = { repairs: { id: string; name: string }[]; chosen: string; onChoose: (id: string) => void };

/** Which repair the message is about, and stands with: a choice where more than one is open. */
export function AboutField({ repairs, chosen, onChoose }: AboutProps) {
  const list = useRef<HTMLSelectElement>(null);
  useChosenBefore(list, onChoose);
  if (repairs.length < 2) return <input type="hidden" name="repairRequestId" value={chosen} />;
  return (
    <label className="flex w-full flex-wrap items-center gap-x-3 text-sm">
      About
      <select
        ref={list}
        name="repairRequestId"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${controlClass} min-h-11 w-auto min-w-52 flex-1 text-sm`}
      >
        {repairs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How long the message of this form is: from shortly before its end on, and what is wrong beyond it. `words` as the page came with them. */
export function LengthNote({ id, words = "" }: { id: string; words?: string | undefined }) {
  const note = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    const form = note.current?.closest("form");
    const look = () => {
      const area = form?.elements.namedItem("messageBody");
      if (area instanceof HTMLTextAreaElement) setTyped(area.value);
    };
    look();
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, []);
  const wrong = tooLong(typed);
  const near = typed.length > MOST_OF_A_MESSAGE - 200;
  const said = `${typed.length.toLocaleString("en-US")} of ${MOST_OF_A_MESSAGE.toLocaleString("en-US")} characters`;
  return (
    // It stands in a paragraph where it is a field's hint.
    <span
      ref={note}
      id={id}
      aria-live="polite"
      className={`block text-sm empty:hidden ${wrong ? "text-danger" : "text-muted"}`}
    >
      {wrong ?? (near ? said : null)}
    </span>
  );
}

type WayProps = { ways: WayChoice[]; about?: string; stopped: boolean; chosen?: string | undefined };

/** How the message leaves: the customer's own way unless another is chosen; `stopped`: by no text. */
export function WayField({ ways, about, stopped, chosen }: WayProps) {
  const id = useId();
  return (
    <>
      {stopped ? (
        <p id={id} className="w-full text-sm text-warning">
          {STOPPED}
        </p>
      ) : null}
      <select
        name="way"
        defaultValue={chosen}
        aria-label="Way"
        aria-describedby={stopped ? id : undefined}
        title={about && `With the link to the ${about}`}
        className={`${controlClass} min-h-11 w-auto min-w-40 flex-1 text-sm`}
      >
        {ways.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

/** Pictures and PDFs that leave with the message, looked at before they are sent; `lost`: those of a message that was refused. */
export function AttachField({ lost = false }: { lost?: boolean | undefined }) {
  const id = useId();
  const { input, wrong, look } = useChosenFiles();
  const said = wrong ?? (lost ? "Your files were not sent. If this field is empty, choose them again." : null);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Label htmlFor={id}>
        Pictures or PDFs <span className="font-normal text-muted">(at most {MOST_FILES}, 15 MB together)</span>
      </Label>
      <input
        id={id}
        ref={input}
        name="files"
        type="file"
        multiple
        aria-describedby={said ? `${id}-said` : undefined}
        aria-invalid={wrong ? true : undefined}
        onChange={look}
        accept={ACCEPTED_FILES}
        className={`${controlClass} min-h-11 w-auto min-w-56 flex-1 py-1 pl-1.5 text-sm file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink`}
      />
      {said ? (
        <p id={`${id}-said`} role="alert" className="text-sm text-danger">
          {said}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with the chosen files; a form with such is not sent. */
function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const look = () => setWrong(refusalOfChosen([...(input.current?.files ?? [])]));
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    const hold = (event: SubmitEvent) => {
      const leaves = event.submitter?.getAttribute("formmethod") !== "get";
      if (!leaves || !refusalOfChosen([...(field.files ?? [])])) return;
      event.preventDefault();
      event.stopPropagation();
      field.focus();
    };
    const forget = () => setWrong(null);
    form.addEventListener("submit", hold);
    form.addEventListener("reset", forget);
    // Chosen before the script was there.
    setWrong(refusalOfChosen([...(field.files ?? [])]));
    return () => {
      form.removeEventListener("submit", hold);
      form.removeEventListener("reset", forget);
    };
  }, []);
  return { input, wrong, look };
}
