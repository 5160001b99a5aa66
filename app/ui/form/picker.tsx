import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Hint, Input, Label, type Option, Select } from "#app/ui/form/field-parts.tsx";

type Props = {
  // Conform types each field by its whole form; a component that takes any form's field cannot name it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  field: FieldMetadata<any, any, any>;
  label: string;
  hint?: ReactNode;
  placeholder: string;
  required?: boolean;
  /** What the server offers: the newest, or what `q` finds. */
  options: readonly Option[];
  /** The name of the search in the address, and what it says. */
  search: { name: string; value: string; placeholder: string };
  /** Answers `?q=` with `{ options }`. */
  from: string;
};

const WAIT = 200;

/**
 * Chooses one of any number: a search above narrows the list below. Without script the search is a press that sends the whole
 * form as an address and brings it back filled in; with it the list follows the typing.
 */
export function PickerField({ field, label, hint, placeholder, required, options, search, from }: Props) {
  const id = useId();
  const fetcher = useFetcher<{ options: Option[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  const found = fetcher.data?.options ?? options;
  const shown = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  const { key, ...control } = getSelectProps(field, hint ? { ariaDescribedBy: field.descriptionId } : {});

  useEffect(() => () => clearTimeout(timer.current), []);
  const only = fetcher.data?.options.length === 1 ? fetcher.data.options[0] : undefined;
  useEffect(() => {
    if (only && select.current) {
      select.current.value = only.value;
      setChosen(only);
    }
  }, [only]);

  function follow(q: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => fetcher.load(`${from}${from.includes("?") ? "&" : "?"}${new URLSearchParams({ q })}`),
      WAIT,
    );
  }

  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={field.id} required={required ?? field.required}>
        {label}
      </Label>
      <Hint id={field.descriptionId}>{hint}</Hint>
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {search.placeholder}
        </label>
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            id={id}
            type="search"
            name={search.name}
            defaultValue={search.value}
            placeholder={search.placeholder}
            autoComplete="off"
            className="pl-10"
            onChange={(event) => follow(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </div>
        <Button variant="secondary" formMethod="get" formNoValidate name="find" value={search.name}>
          Find
        </Button>
      </div>
      <Select
        key={key}
        {...control}
        ref={select}
        options={shown}
        placeholder={found.length === 0 ? "Nothing found" : placeholder}
        onChange={(event) => {
          const option = shown.find(({ value }) => value === event.currentTarget.value);
          setChosen(option ?? null);
        }}
      />
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}
