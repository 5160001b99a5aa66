import { Search } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input, type Option, Select } from "#app/ui/form/field-parts.tsx";

export type Narrowed = {
  placeholder: string;
  /** What the server offers: the newest, or what `q` finds. */
  options: readonly Option[];
  /** The name of the search in the address, and what it says. */
  search: { name: string; value: string; placeholder: string };
  /** Answers `?q=` with `{ options }`. */
  from: string;
  control: ComponentProps<"select">;
  chosen?: unknown;
  /** Where the search leads without script, if not to where the form stands. */
  findAt?: string;
};

const WAIT = 200;

/**
 * A search above narrows the list below; what is chosen stays in it. Without script the search is a press that sends the whole form as
 * an address and brings it back filled in; with it the list follows the typing.
 */
export function NarrowedSelect({ control, placeholder, options, search, from, chosen: before, findAt }: Narrowed) {
  const id = useId();
  const fetcher = useFetcher<{ options: Option[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<Option | null>(options.find(({ value }) => value === before) ?? null);
  const found = fetcher.data?.options ?? options;
  const shown = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;

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
    <>
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
        <Button variant="secondary" formMethod="get" formAction={findAt} formNoValidate name="find" value={search.name}>
          Find
        </Button>
      </div>
      <Select
        {...control}
        ref={select}
        options={shown}
        placeholder={found.length === 0 ? "Nothing found" : placeholder}
        onChange={(event) => {
          const option = shown.find(({ value }) => value === event.currentTarget.value);
          setChosen(option ?? null);
        }}
      />
    </>
  );
}
