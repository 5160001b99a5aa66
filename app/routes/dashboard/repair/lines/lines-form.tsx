import { type ReactNode, useId, useRef } from "react";
import { Form } from "react-router";
import type { GridRow } from "#app/desk/packages/package.ts";
import { LineGrid } from "../../new/lines/lines.tsx";

type Props = {
  door: string;
  /** Names this adding: sent twice, the lines stand there once. It stays while the same lines are typed. */
  token: string;
  /** In words: what a job costs is suggested for it. */
  car: string;
  initial?: Partial<GridRow>[];
  errors?: string[] | undefined;
  children: ReactNode;
};

/** Further lines of a repair, in the grid of New; Ctrl Enter adds them. */
export function LinesForm({ door, token, car, initial = [], errors, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={ref}
      method="post"
      action={door}
      preventScrollReset
      noValidate
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        ref.current?.requestSubmit();
      }}
      className="grid gap-3 pt-3"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="car" value={car} />
      <LineGrid
        name="lineItems"
        id={id}
        errors={errors}
        initial={initial}
        narrow
        withoutScript={3}
        formRef={ref}
        onChanged={() => {}}
      />
      {children}
    </Form>
  );
}
