import { type ComponentProps, useId, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "label"> & { makeName?: string };

/** The model of a car, with the models of the make beside it to choose from. Any other name may be typed. */
export function ModelField({ field, makeName = "make", ...props }: Props) {
  const listId = useId();
  const [known, setKnown] = useState<{ make: string; models: string[] }>({ make: "", models: [] });
  async function lookUp(form: HTMLFormElement | null) {
    const control = form?.elements.namedItem(makeName);
    const make =
      control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control.value.trim() : "";
    if (make === known.make) return;
    try {
      const answer = make ? await fetch(`/vehicle-models?${new URLSearchParams({ make })}`) : null;
      setKnown({ make, models: answer?.ok ? (await answer.json()).models : [] });
    } catch {
      // Without a connection the name is typed as before.
    }
  }
  return (
    <>
      <TextField
        field={field}
        label="Model"
        required
        autoComplete="off"
        list={listId}
        onFocus={(event) => lookUp(event.currentTarget.form)}
        {...props}
      />
      <datalist id={listId}>
        {known.models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </>
  );
}
