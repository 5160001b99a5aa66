import { type ComponentProps, useState } from "react";
import { Form } from "react-router";
import { TypeOfLine } from "#app/routes/dashboard/new/lines/type-of-line.tsx";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = { action: string; finding: { name: string; proposal: string | null } };

function Figure(props: ComponentProps<"input">) {
  const look = cn(controlClass, "min-h-11 text-end text-sm tabular-nums");
  return <input {...props} inputMode="decimal" className={look} />;
}

/** The work about a finding with its price: what it is goes by its words, unless it is chosen. */
export function Propose({ action, finding: { name, proposal } }: Props) {
  const [words, setWords] = useState(proposal ?? name);
  const [type, setType] = useState("");
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_5rem_7rem] gap-2 lg:grid-cols-[minmax(0,1fr)_5rem_7rem_auto]"
    >
      <input
        name="description"
        aria-label={`Work about ${name}`}
        defaultValue={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        className={cn(controlClass, "col-span-full min-h-11 text-sm")}
      />
      <TypeOfLine name="type" label={`Type of the work about ${name}`} {...{ words, value: type }} onChange={setType} />
      <Figure name="quantity" aria-label={`Quantity of the work about ${name}`} defaultValue="1" />
      <Figure name="unitPrice" aria-label={`Price of the work about ${name}`} placeholder="Price" />
      <Button variant="secondary" size="sm" className="max-lg:col-span-full">
        Propose
      </Button>
    </Form>
  );
}
