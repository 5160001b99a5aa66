import { type FieldMetadata, getInputProps, useInputControl } from "@conform-to/react";
import * as Popover from "@radix-ui/react-popover";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { FieldError, Input, Label } from "#app/ui/form/field.tsx";

/** Fetched when it is opened. */
const Calendar = lazy(() => import("./calendar.tsx"));

const shown = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** What the plain input holds goes into the calendar that takes its place: not while somebody is at it. */
function whenLeftAlone(input: HTMLElement | null, replace: (typed: string) => void) {
  const take = () => replace(input instanceof HTMLInputElement ? input.value : "");
  if (!input || document.activeElement !== input) return take();
  input.addEventListener("blur", take, { once: true });
  return () => input.removeEventListener("blur", take);
}

/** A calendar in a popover, one month of it; before any script a plain date input of the same name. */
export function DateField({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const [scripted, setScripted] = useState(false);
  const [open, setOpen] = useState(false);
  const control = useInputControl(field);
  const { change } = control;
  useEffect(
    () =>
      whenLeftAlone(document.getElementById(field.id), (typed) => {
        if (typed) change(typed);
        setScripted(true);
      }),
    [field.id, change],
  );
  const { key, ...input } = getInputProps(field, { type: "date" });
  const picked = control.value ? new Date(`${control.value}T12:00:00`) : undefined;
  if (!scripted) {
    return (
      <div className="grid gap-1.5">
        <Label htmlFor={field.id}>{label}</Label>
        <Input key={key} {...input} />
        <FieldError id={field.errorId} messages={field.errors} />
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={field.id}>{label}</Label>
      <input type="hidden" name={field.name} value={control.value ?? ""} />
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          id={field.id}
          type="button"
          className="flex min-h-12 w-full items-center gap-2 rounded-lg border border-control bg-panel px-3.5 text-left text-ink"
        >
          <CalendarDays aria-hidden="true" className="size-5 text-muted" />
          {picked ? shown.format(picked) : <span className="text-muted">Pick a date</span>}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            collisionPadding={12}
            aria-label={label}
            className="z-30 min-h-72 min-w-80 rounded-xl border border-line bg-panel p-3 text-ink shadow-overlay"
          >
            <Suspense fallback={<p className="p-4 text-muted">Loading the calendar…</p>}>
              <Calendar
                value={control.value ?? ""}
                onPick={(date) => {
                  control.change(date);
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}
