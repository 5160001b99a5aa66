import { HardHat, Plus } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { providerHref } from "./address.ts";
import { Words } from "./words.tsx";

type Technician = { id: string; name: string; rate: string; certifications: string[] };
type Props = { providerId: string; technicians: Technician[]; mayWrite: boolean };

export function TechnicianList({ providerId, technicians, mayWrite }: Props) {
  const { search } = useLocation();
  const href = (dialog: string) => providerHref(providerId, search, "technicians", `/technicians/${dialog}`);
  const add = mayWrite ? (
    <ButtonLink to={href("new")} size="sm" variant="secondary">
      <Plus aria-hidden="true" className="size-4" /> Add Technician
    </ButtonLink>
  ) : null;
  if (technicians.length === 0) {
    return (
      <EmptyState title="No technicians" icon={<HardHat className="size-6" />} action={add}>
        Who works on the vehicles at this provider.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium text-muted">
          {technicians.length === 1 ? "1 technician" : `${technicians.length} technicians`}
        </h3>
        {add}
      </div>
      <ul className="divide-y divide-line">
        {technicians.map((technician) => (
          <li key={technician.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
            <div className="grid min-w-0 flex-1 basis-60 gap-1.5 [overflow-wrap:anywhere]">
              <p className="font-medium">{technician.name}</p>
              <p className="text-sm text-muted tabular-nums">{technician.rate}</p>
              <Words words={technician.certifications} none="No certifications" />
            </div>
            {mayWrite ? (
              <ButtonLink to={href(technician.id)} aria-label={`Edit ${technician.name}`} variant="secondary" size="sm">
                Edit
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
