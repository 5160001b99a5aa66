import {
  type FieldMetadata,
  getFieldsetProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";
import {
  controlClass,
  FieldError,
  Hint,
  Input,
  Label,
  type Offered,
  type Option,
  optionsIn,
  RequiredMark,
  Select,
} from "#app/ui/form/field-parts.tsx";
import { describedBy, type Standing, StandsNow, useStandsNow } from "#app/ui/form/stands-now.tsx";

export { FieldError, Hint, Input, Label, type Option, RequiredMark } from "#app/ui/form/field-parts.tsx";
export { FormErrors } from "#app/ui/form/form-errors.tsx";

// Conform types each field by its whole form; a component that takes any form's field cannot name it.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Field = FieldMetadata<any, any, any>;
type Base = { field: Field; label: ReactNode; hint?: ReactNode };
type TextType =
  | "text"
  | "email"
  | "tel"
  | "number"
  | "password"
  | "date"
  | "datetime-local"
  | "time"
  | "url"
  | "search";

type FrameProps = Base & { className?: string; required?: boolean; standing?: Standing | null; children: ReactNode };

function Frame({ field, label, hint, className, required, standing = null, children }: FrameProps) {
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <Label htmlFor={field.id} required={required ?? field.required}>
        {label}
      </Label>
      <Hint id={field.descriptionId}>{hint}</Hint>
      {children}
      <StandsNow standing={standing} />
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}

type TextFieldProps = Base & Omit<ComponentProps<"input">, "type"> & { type?: TextType };

export function TextField({ field, label, hint, type = "text", className, ...props }: TextFieldProps) {
  const standing = useStandsNow(field.name, field.id);
  const { key, ...control } = getInputProps(field, { type, ...describedBy(field, hint, standing) });
  return (
    <Frame {...{ field, label, hint, className, standing }} required={props.required}>
      <Input key={key} {...control} {...props} />
    </Frame>
  );
}

type TextAreaProps = Base & ComponentProps<"textarea"> & { fit?: boolean };

/** With `fit` it is as high as what stands in it, from one line on, where the browser knows how. */
export function TextAreaField({ field, label, hint, className, fit, ...props }: TextAreaProps) {
  const standing = useStandsNow(field.name, field.id);
  const { key, ...control } = getTextareaProps(field, describedBy(field, hint, standing));
  return (
    <Frame {...{ field, label, hint, className, standing }} required={props.required}>
      <textarea
        key={key}
        rows={4}
        {...control}
        {...props}
        className={cn(controlClass, "py-3", fit && "field-sizing-content max-h-60")}
      />
    </Frame>
  );
}

type SelectFieldProps = Base & ComponentProps<"select"> & { options: Offered; placeholder?: string };

export function SelectField({
  field,
  label,
  hint,
  options: offered,
  placeholder,
  className,
  ...props
}: SelectFieldProps) {
  const options = optionsIn(offered);
  const standing = useStandsNow(field.name, field.id, options);
  const { key, ...control } = getSelectProps(field, describedBy(field, hint, standing));
  return (
    <Frame {...{ field, label, hint, className, standing }} required={props.required}>
      <Select key={key} {...control} {...props} options={options} placeholder={placeholder} />
    </Frame>
  );
}

export function FileField({ field, label, hint, className, ...props }: Base & ComponentProps<"input">) {
  const { key, ...control } = getInputProps(field, { type: "file", ...describedBy(field, hint) });
  return (
    <Frame field={field} label={label} hint={hint} className={className} required={props.required}>
      <input
        key={key}
        {...control}
        {...props}
        className={cn(
          controlClass,
          "min-h-12 py-1.5 pl-1.5 file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink",
        )}
      />
    </Frame>
  );
}

export function CheckboxField({
  field,
  label,
  hint,
  className,
  ...props
}: Base & Omit<ComponentProps<"input">, "type">) {
  const { key, ...control } = getInputProps(field, { type: "checkbox", ...describedBy(field, hint) });
  return (
    <div className={cn("grid gap-1", className)}>
      <div className="relative flex min-h-11 items-start gap-3 py-2.5">
        <input key={key} {...control} {...props} className="relative z-1 mt-0.5 size-5 shrink-0" />
        <label htmlFor={field.id} className="text-sm leading-6 text-ink before:absolute before:inset-0">
          {label}
          {field.required ? <RequiredMark /> : null}
        </label>
      </div>
      <Hint id={field.descriptionId}>{hint}</Hint>
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}

type RadioGroupProps = Base & {
  options: readonly (Option & { hint?: ReactNode })[];
  className?: string;
  inline?: boolean;
  /** What stands now may be none of the options: how it is said. */
  sayOther?: (value: string) => string;
};

export function RadioGroupField({ field, label, hint, options, className, inline, sayOther }: RadioGroupProps) {
  const standing = useStandsNow(field.name, field.id, options, sayOther);
  const {
    key,
    name: _name,
    form: _form,
    ...group
  } = { key: field.key, ...getFieldsetProps(field, describedBy(field, hint, standing)) };
  return (
    <fieldset key={key} {...group} tabIndex={-1} className={cn("min-w-0", className)}>
      <legend className="text-sm font-medium text-ink">
        {label}
        {field.required ? <RequiredMark /> : null}
      </legend>
      <Hint id={field.descriptionId}>{hint}</Hint>
      <div className={cn("mt-2 grid gap-2", inline && "sm:flex sm:flex-wrap")}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 rounded-lg border border-control bg-panel px-3.5 py-2 text-base has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={field.name}
              form={field.formId}
              value={option.value}
              defaultChecked={field.initialValue === option.value}
              required={field.required}
              className="size-5 shrink-0 outline-none"
            />
            <span>
              {option.label}
              {option.hint ? <span className="block text-sm text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <StandsNow standing={standing} />
        <FieldError id={field.errorId} messages={field.errors} />
      </div>
    </fieldset>
  );
}
