import { randomUUID } from "node:crypto";
import { addPackageToRepair } from "#app/desk/packages/insert.server.ts";
import { listPackages } from "#app/desk/packages/packages.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/add-package";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const found = await findRepairRequest(viewer, params.id);
  if (!requestPermissions(viewer.user, found).editItems) throw forbidden("The lines of this repair are closed.");
  const packages = await listPackages(viewer);
  return {
    token: randomUUID(),
    packages: packages.map(({ id, name, lines, total }) => ({
      id,
      name,
      sum: formatMoney(total),
      lines: lines.map(({ description }) => description).join(", "),
    })),
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const form = await readForm(request);
  const chosen = { packageId: String(form.get("package") ?? ""), token: String(form.get("token") ?? "") };
  return carryOut(url.pathname + url.search, { failed: "Package not added" }, async () => {
    const name = await addPackageToRepair(viewer, params.id, chosen);
    const said = { title: "Package added", description: name };
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, kind: "success", ...said };
  });
}

export const meta = metaOf("Add a package");

export default function AddPackage({ loaderData }: Route.ComponentProps) {
  const { packages, token } = loaderData;
  return (
    <FormDialog
      title="Add a package"
      description="All of its lines, as the shop's own. The customer decides on them before they are done."
      size="lg"
      submit="Add its lines"
      busyLabel="Adding…"
      instead={packages.length === 0 ? <NoPackages /> : null}
    >
      <input type="hidden" name="token" value={token} />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-sm font-medium">Package</legend>
        {packages.map(({ id, name, sum, lines }) => (
          <label
            key={id}
            className="flex min-h-11 items-start gap-3 rounded-lg border border-control px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input type="radio" name="package" value={id} required className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
              <span className="block font-medium">{name}</span>
              <span className="text-muted">{lines}</span>
            </span>
            <span className="shrink-0 text-sm tabular-nums">{sum}</span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

function NoPackages() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">There are no packages yet.</p>
      <ButtonLink to="/dashboard/packages/new" variant="secondary">
        Make the first one
      </ButtonLink>
    </div>
  );
}
