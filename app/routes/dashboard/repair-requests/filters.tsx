import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input, type Option } from "#app/ui/form/field-parts.tsx";
import { FilterSelect } from "#app/ui/form/filter-select.tsx";
import { KeptInputs } from "../views/kept-inputs.tsx";

type Named = { q: string | null; status: string | null; advisorId: string | null; technicianId: string | null };
type Props = { query: Named; search: string; statuses: Option[]; advisors: Option[]; technicians: Option[] };

/** Search and status in one form, so that neither loses the other; with script a choice of status is sent at once. */
export function RequestFilters({ query, search, statuses, advisors, technicians }: Props) {
  return (
    <Form
      role="search"
      aria-label="Search and filter repair requests"
      method="get"
      action="/dashboard/repair-requests"
      preventScrollReset
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      <KeptInputs search={search} but={["q", "status", "advisorId", "technicianId"]} />
      <div className="relative max-sm:col-span-full sm:min-w-56 sm:flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          key={query.q ?? ""}
          type="search"
          name="q"
          aria-label="Search repair requests"
          defaultValue={query.q ?? ""}
          placeholder="Customer, car, VIN or ID"
          className="pl-10"
        />
      </div>
      <div className="min-w-0 sm:w-56">
        <FilterSelect
          name="status"
          aria-label="Status"
          chosen={query.status}
          placeholder="All statuses"
          options={statuses}
        />
      </div>
      {advisors.length > 0 ? (
        <Given name="advisorId" label="Advisor" all="All advisors" chosen={query.advisorId} options={advisors} />
      ) : null}
      {technicians.length > 0 ? (
        <Given
          name="technicianId"
          label="Technician"
          all="All technicians"
          chosen={query.technicianId}
          options={technicians}
        />
      ) : null}
      <Button variant="secondary">Search</Button>
    </Form>
  );
}

type GivenProps = { name: string; label: string; all: string; chosen: string | null; options: Option[] };

function Given({ name, label, all, chosen, options }: GivenProps) {
  return (
    <div className="min-w-0 sm:w-48">
      <FilterSelect name={name} aria-label={label} chosen={chosen} placeholder={all} options={options} />
    </div>
  );
}
