import { Printer } from "lucide-react";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatMoment, fullName, shortId, vehicleTitle } from "#app/platform/format.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { titled } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/order";

/** What hangs at the car: no price stands on it. Errors: 403 for customers; 404. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { request: found, car, notes } = await findRepairPage(viewer, params.id);
  if (viewer.user.role === "driver") throw forbidden();
  const { vehicle, mileageIn, requester, technician, advisor } = found;
  const miles = mileageIn ?? vehicle.mileage;
  const [done, asked] = ["approved", "pending"].map((group) => found.lineItems.filter((line) => line.group === group));
  return {
    id: found.id,
    number: `#${shortId(found.id)}`,
    company: await readSetting("companyName"),
    vehicle: vehicleTitle(vehicle),
    facts: [
      ["Customer", fullName(requester) || "Not known"],
      ["License plate", car.plate ?? "Not known"],
      ["VIN", vehicle.vin ?? "No VIN"],
      [mileageIn === null ? "Mileage" : "Mileage in", miles === null ? "" : `${miles.toLocaleString("en-US")} miles`],
      ["Color", vehicle.color ?? ""],
      ["Appointment", found.scheduledServiceDate ? formatMoment(found.scheduledServiceDate) : "Not scheduled"],
      ["Bay", found.bay ?? ""],
      ["Technician", fullName(technician?.user) || "Not assigned"],
      ["Advisor", fullName(advisor) || "Not assigned"],
    ] satisfies [string, string][],
    complaint: [...new Set([found.initiatedBy, found.description, found.additionalNotes])].filter(Boolean),
    lines: (done ?? []).map(({ id, description, detailedDescription, type, quantity }) => ({
      id,
      description,
      details: detailedDescription,
      type,
      quantity: type === "Labor" ? `${quantity} h` : String(quantity),
    })),
    waiting: (asked ?? []).map(({ id, description }) => ({ id, description })),
    notes: notes.map(({ id, authorName, body }) => ({ id, words: `${authorName}: ${body}` })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: titled(matches, loaderData ? `Work order ${loaderData.number}` : "Work order") }];
}

export default function WorkOrder({ loaderData }: Route.ComponentProps) {
  const { id, number, company, vehicle, facts, complaint, lines, waiting, notes } = loaderData;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <PageHeader
        title={`Work order ${number}`}
        description={`${vehicle} · ${company}`}
        backTo={`/dashboard/repair-requests/${id}`}
        backLabel="Back to the repair"
        className="[&>a]:print:hidden"
        actions={
          <Button type="button" onClick={() => print()} className="hidden! scripted:inline-flex!">
            <Printer aria-hidden="true" className="size-5" />
            Print
          </Button>
        }
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 print:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="min-h-5 border-b border-line font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <Words title="Complaint" words={complaint} none="None was written down." />
      <section aria-labelledby="lines" className="grid gap-2">
        <h2 id="lines" className="font-semibold">
          Approved work
        </h2>
        {lines.length === 0 ? <p>Nothing is approved yet.</p> : null}
        {lines.length > 0 ? (
          <Table caption="Approved work" columns={["Work", "Type", { name: "Quantity", align: "end" }, "Done"]}>
            {lines.map((line) => (
              <Tr key={line.id}>
                <Td>
                  <span className="block font-medium">{line.description}</span>
                  {line.details ? <span className="text-muted">{line.details}</span> : null}
                </Td>
                <Td label="Type">{line.type}</Td>
                <Td label="Quantity" align="end">
                  {line.quantity}
                </Td>
                <Td label="Done">
                  <span aria-hidden="true" className="inline-block size-5 border border-control" />
                </Td>
              </Tr>
            ))}
          </Table>
        ) : null}
      </section>
      {waiting.length > 0 ? (
        <Words title="Not approved, do not begin" words={waiting.map(({ description }) => description)} />
      ) : null}
      {notes.length > 0 ? <Words title="Notes" words={notes.map(({ words }) => words)} /> : null}
    </div>
  );
}

function Words({ title, words, none = "" }: { title: string; words: (string | null)[]; none?: string }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {words.length === 0 ? <p>{none}</p> : null}
      {words.map((each) => (
        <p key={each} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          {each}
        </p>
      ))}
    </section>
  );
}
