import { Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { Input } from "#app/ui/form/field-parts.tsx";

type Props = {
  name?: string;
  label: string;
  defaultValue?: string | null;
  placeholder?: string;
  action?: string;
  /** What the address already says and must go on saying. */
  hidden?: Record<string, string | undefined | null>;
  /** The same as fields of its own. */
  kept?: ReactNode;
  className?: string;
  /** What else narrows the list, in the same form. */
  children?: ReactNode;
};

export function SearchForm({
  name = "q",
  label,
  defaultValue,
  placeholder,
  action,
  hidden = {},
  kept,
  className,
  children,
}: Props) {
  const id = useId();
  return (
    <Form role="search" aria-label={label} method="get" action={action} preventScrollReset className={className}>
      {Object.entries(hidden).map(([key, value]) =>
        value ? <input key={key} type="hidden" name={key} value={value} /> : null,
      )}
      {kept}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={cn("relative min-w-0 flex-1", Boolean(children) && "max-sm:basis-full")}>
        {/* It takes no width from the words: Enter does the same. */}
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-lg text-muted hover:text-ink"
        >
          <Search aria-hidden="true" className="size-4" />
        </button>
        <Input
          id={id}
          type="search"
          name={name}
          // A new search in the address is a new field.
          key={defaultValue ?? ""}
          defaultValue={defaultValue ?? ""}
          placeholder={placeholder ?? label}
          className="pl-11"
        />
      </div>
      {children}
    </Form>
  );
}
