import { Plus, Trash2 } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Input } from "#app/ui/form/field.tsx";
import { type Standing, StandsNow } from "#app/ui/form/stands-now.tsx";
import { CHANGE, LONGEST } from "./certifications.ts";

type Props = { initial: readonly string[]; errors?: readonly string[]; standing: Standing | null };

/** One input each; their buttons work at once with script, and by the form's own submit without. */
export function CertificationInputs({ initial, errors, standing }: Props) {
  const [rows, setRows] = useState(() =>
    (initial.length > 0 ? initial : [""]).map((value, index) => ({ key: index, value })),
  );
  const [focus, setFocus] = useState<number | null>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focus === null) return;
    list.current?.querySelectorAll("input")[focus]?.focus();
    setFocus(null);
  }, [focus]);

  function add(event: MouseEvent) {
    event.preventDefault();
    if (rows.length >= LONGEST) return;
    setRows([...rows, { key: 1 + Math.max(...rows.map(({ key }) => key)), value: "" }]);
    setFocus(rows.length);
  }

  function remove(event: MouseEvent, index: number) {
    event.preventDefault();
    setRows(rows.toSpliced(index, 1));
    setFocus(Math.max(0, index - 1));
  }

  return (
    <fieldset
      ref={list}
      id="technician-certifications"
      tabIndex={-1}
      aria-describedby={standing?.id}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-1.5 text-sm font-medium">Certifications</legend>
      {rows.map((row, index) => (
        <div key={row.key} className="flex gap-2">
          <Input
            name={`certifications[${index}]`}
            defaultValue={row.value}
            maxLength={120}
            aria-label={`Certification ${index + 1}`}
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? "technician-certifications-error" : undefined}
          />
          {rows.length > 1 ? (
            <Button
              name={CHANGE}
              value={`remove-${index}`}
              onClick={(event) => remove(event, index)}
              formNoValidate
              variant="quiet"
              aria-label={`Remove certification ${index + 1}`}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          ) : null}
        </div>
      ))}
      <StandsNow standing={standing} />
      <FieldError id="technician-certifications-error" messages={errors} />
      {rows.length < LONGEST ? (
        <div>
          <Button name={CHANGE} value="add" onClick={add} formNoValidate variant="secondary" size="sm">
            <Plus aria-hidden="true" className="size-4" /> Add Certification
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
