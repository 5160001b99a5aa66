import { Plus, Users } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { providerHref } from "./address.ts";

type Member = {
  id: string;
  name: string;
  position: string;
  email: string | null;
  phoneNumber: string | null;
  phone: string;
};
type Props = { providerId: string; staff: Member[]; mayWrite: boolean; mayRemove: boolean };

export function StaffList({ providerId, staff, mayWrite, mayRemove }: Props) {
  const { search } = useLocation();
  const href = (dialog: string) => providerHref(providerId, search, "staff", `/staff/${dialog}`);
  const add = mayWrite ? (
    <ButtonLink to={href("new")} size="sm" variant="secondary">
      <Plus aria-hidden="true" className="size-4" /> Add Staff
    </ButtonLink>
  ) : null;
  if (staff.length === 0) {
    return (
      <EmptyState title="No staff members" icon={<Users className="size-6" />} action={add}>
        Whom to ask for at this provider.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium text-muted">
          {staff.length === 1 ? "1 staff member" : `${staff.length} staff members`}
        </h3>
        {add}
      </div>
      <ul className="divide-y divide-line">
        {staff.map((member) => (
          <li key={member.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <p className="font-medium">{member.name}</p>
              <p className="text-sm text-muted">{member.position}</p>
              <p className="flex flex-wrap gap-x-4 text-sm">
                {member.email ? (
                  <a href={`mailto:${member.email}`} className="py-1 underline underline-offset-2">
                    {member.email}
                  </a>
                ) : null}
                {member.phoneNumber ? (
                  <a href={`tel:${member.phoneNumber}`} className="py-1 underline underline-offset-2">
                    {member.phone}
                  </a>
                ) : null}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {mayWrite ? (
                <ButtonLink to={href(member.id)} aria-label={`Edit ${member.name}`} variant="secondary" size="sm">
                  Edit
                </ButtonLink>
              ) : null}
              {mayRemove ? (
                <ButtonLink
                  to={href(`${member.id}/remove`)}
                  aria-label={`Remove ${member.name}`}
                  variant="quiet"
                  size="sm"
                >
                  Remove
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
