import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";

export const controlClass = "control";

export function Label({ className, required, children, ...props }: ComponentProps<"label"> & { required?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control by htmlFor
    <label {...props} className={cn("block text-sm font-medium text-ink", className)}>
      {children}
      {required ? <RequiredMark /> : null}
    </label>
  );
}

/** A sign for the eye, drawn by the style sheet and so no part of the label's words; `required` says it to everyone else. */
export function RequiredMark() {
  return <span className="ml-1 text-danger after:content-['*'/'']" />;
}

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn(controlClass, "h-12", className)} />;
}

export type Option = { value: string; label: string };
/** What a field offers: options, or words that stand for themselves. */
export type Offered = readonly (Option | string)[];

export function optionsIn(offered: Offered): Option[] {
  return offered.map((option) => (typeof option === "string" ? { value: option, label: option } : option));
}

export function Select({
  options,
  placeholder,
  className,
  children,
  ...props
}: ComponentProps<"select"> & { options?: readonly Option[]; placeholder?: string }) {
  return (
    <span className="relative block">
      <select {...props} className={cn(controlClass, "h-12 appearance-none truncate pr-10", className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
      >
        <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </span>
  );
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

export function FieldError({ id, messages }: { id: string; messages?: readonly string[] | null }) {
  if (!messages?.length) return null;
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{messages.join(" ")}</span>
    </p>
  );
}
