import { type ComponentProps, useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { Select } from "#app/ui/form/field-parts.tsx";

type Props = Omit<ComponentProps<typeof Select>, "defaultValue" | "onChange" | "ref"> & { chosen: string | null };

/**
 * Narrows the list of its form: with script at once, without one at the form's own button. It keeps the keyboard and the place on the page,
 * and follows Back and Clear as the same element, for another in its place would lose the keyboard.
 */
export function FilterSelect({ chosen, ...select }: Props) {
  const submit = useSubmit();
  const own = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (own.current) own.current.value = chosen ?? "";
  }, [chosen]);
  return (
    <Select
      {...select}
      ref={own}
      defaultValue={chosen ?? ""}
      onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
    />
  );
}
