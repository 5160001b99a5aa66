import { Search } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
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
  className?: string;
};

export function SearchForm({ name = "q", label, defaultValue, placeholder, action, hidden = {}, className }: Props) {
  const id = useId();
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={action}
      preventScrollReset
      className={cn("flex gap-2", className)}
    >
      {Object.entries(hidden).map(([key, value]) =>
        value ? <input key={key} type="hidden" name={key} value={value} /> : null,
      )}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          name={name}
          // A new search in the address is a new field.
          key={defaultValue ?? ""}
          defaultValue={defaultValue ?? ""}
          placeholder={placeholder ?? label}
          className="pl-10"
        />
      </div>
      <Button variant="secondary">Search</Button>
    </Form>
  );
}
