import { useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { LinesForm } from "./lines-form.tsx";

type Props = { requestId: string; car: string; token: string; withPackages: boolean };

/** Further lines, typed where the others stand. */
export function AddRows({ requestId, car, token, withPackages }: Props) {
  const { search } = useLocation();
  const base = `/dashboard/repair-requests/${requestId}`;
  const { formAction, location, state } = useNavigation();
  const sent = formAction === `${base}/lines${search}`;
  const added = sent && state === "loading" && location.pathname === base;
  // What is typed goes under the name it was begun with, whatever is loaded meanwhile. Once the lines stand there the fields are
  // empty at once, and what is typed from then on takes the name that comes with the page.
  const [begun, setBegun] = useState(token);
  const [round, setRound] = useState(0);
  const [was, setWas] = useState(added);
  if (added !== was) {
    setWas(added);
    if (added) setRound(round + 1);
    else setBegun(token);
  }
  return (
    <details id="add" className="scroll-mt-20">
      <summary className={buttonClass({ variant: "secondary", size: "sm" })}>Add Line Item</summary>
      <LinesForm key={round} door={`${base}/lines${search}`} token={begun} car={car}>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={sent} busyLabel="Adding…" title="Ctrl Enter">
            Add
          </Button>
          <Link
            to={`${base}/line-items${search}`}
            preventScrollReset
            className={buttonClass({ variant: "quiet", size: "sm" })}
          >
            All fields
          </Link>
          {withPackages ? (
            <Link
              to={`${base}/packages${search}`}
              preventScrollReset
              className={buttonClass({ variant: "quiet", size: "sm" })}
            >
              Add a package
            </Link>
          ) : null}
        </div>
      </LinesForm>
    </details>
  );
}
