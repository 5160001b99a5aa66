import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Input, Label, type Option, Select } from "#app/ui/form/field-parts.tsx";

export type AuditQuery = { kind: string | null; person: string | null; from: string | null; to: string | null };

export const PATH = "/dashboard/audit";

/** Kind, person and days in one form, so that none loses the other. */
export function AuditFilters({ query, kinds }: { query: AuditQuery; kinds: Option[] }) {
  const filtered = Object.values(query).some(Boolean);
  return (
    <Form
      // A new address is a new form.
      key={JSON.stringify(query)}
      role="search"
      aria-label="Filter the audit record"
      method="get"
      action={PATH}
      preventScrollReset
      className="grid grid-cols-2 gap-3 lg:grid-cols-[1.2fr_1.4fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="col-span-2 grid gap-1.5 sm:col-span-1">
        <Label htmlFor="audit-kind">What</Label>
        <Select id="audit-kind" name="kind" defaultValue={query.kind ?? ""} placeholder="Everything" options={kinds} />
      </div>
      <div className="col-span-2 grid gap-1.5 sm:col-span-1">
        <Label htmlFor="audit-person">Person</Label>
        <Input
          id="audit-person"
          name="person"
          maxLength={320}
          defaultValue={query.person ?? ""}
          placeholder="Name or email"
        />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="audit-from">From</Label>
        <Input id="audit-from" type="date" name="from" defaultValue={query.from ?? ""} />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="audit-to">To</Label>
        <Input id="audit-to" type="date" name="to" defaultValue={query.to ?? ""} />
      </div>
      <div className="col-span-2 flex gap-2 lg:col-span-1">
        <Button variant="secondary">Filter</Button>
        {filtered ? (
          <ButtonLink to={PATH} variant="quiet">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}

export function hrefOf(query: AuditQuery, place: { before?: string; after?: string } = {}): string {
  const said = Object.entries({ ...query, ...place }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${PATH}?${new URLSearchParams(said)}` : PATH;
}
