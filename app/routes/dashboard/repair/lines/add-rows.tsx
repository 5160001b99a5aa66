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
  return (
    <details id="add" className="scroll-mt-20">
      <summary className={buttonClass({ variant: "secondary", size: "sm" })}>Add Line Item</summary>
      <LinesForm
        // Only what was added is taken out of the fields.
        key={added ? "added" : "open"}
        door={`${base}/lines${search}`}
        token={token}
        car={car}
      >
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
