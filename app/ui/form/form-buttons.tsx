import { type ReactNode, useEffect } from "react";
import { useActionData, useNavigation, useRevalidator } from "react-router";
import { fieldIn } from "#app/platform/known.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { useCloseTo } from "#app/ui/over/close-to.ts";

type Props = {
  busyLabel?: string;
  /** Of a form that is no dialog's. */
  cancelTo?: string;
  variant?: "primary" | "danger";
  disabled?: boolean;
  /** What the form saw when it was opened, a moment or a count: the server refuses to write over what came after it. */
  version?: string | number | undefined;
  children: ReactNode;
};

/** The end of a dialog's form: what it does, and the way out. */
export function FormButtons(props: Props) {
  const { busyLabel = "Saving…", cancelTo, variant = "primary", disabled, version, children } = props;
  const busy = useNavigation().formMethod === "POST";
  const closeTo = useCloseTo();
  useAnewWhenStale();
  return (
    <div className="flex flex-wrap gap-2">
      {version !== undefined && version !== "" ? <SeenVersion version={version} /> : null}
      <Button variant={variant} busy={busy} busyLabel={busyLabel} disabled={disabled}>
        {children}
      </Button>
      <ButtonLink to={cancelTo ?? closeTo ?? ".."} variant="secondary">
        Cancel
      </ButtonLink>
    </div>
  );
}

/** A refused form asks for nothing anew by itself, and would be refused for the same version for ever. */
export function useAnewWhenStale() {
  const answer = useActionData();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (fieldIn(answer, "stale") === true) void revalidate();
  }, [answer, revalidate]);
}
