import { type ComponentProps, useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { useChosenBefore } from "#app/ui/behavior/use-chosen-before.ts";
import { Select } from "#app/ui/form/field-parts.tsx";

type Props = Omit<ComponentProps<typeof Select>, "defaultValue" | "onChange" | "ref"> & { chosen: string | null };

/**
 * Narrows the list of its form: with script at once, without one at the form's own button. It keeps the keyboard and the place on the page,
 * and follows Back and Clear as the same element, for another in its place would lose the keyboard. What was chosen before the script came
 * narrows the list as soon as it is here.
 */
export function FilterSelect({ chosen, ...select }: Props) {
  const submit = useSubmit();
  const own = useRef<HTMLSelectElement>(null);
  const followed = useRef(chosen);
  const narrow = () => submit(own.current?.form ?? null, { preventScrollReset: true });
  useChosenBefore(own, narrow);
  useEffect(() => {
    if (own.current && followed.current !== chosen) own.current.value = chosen ?? "";
    followed.current = chosen;
  }, [chosen]);
  return <Select {...select} ref={own} defaultValue={chosen ?? ""} onChange={narrow} />;
}
