import { CircleCheckBig } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatWhen } from "#app/platform/format.ts";
import { countJobs, listDeadJobs, retryAllDeadJobs, retryDeadJob } from "#app/platform/jobs/dead.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/list";

const PATH = "/dashboard/jobs";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "admin.api");
  const [dead, counts] = await Promise.all([listDeadJobs(), countJobs()]);
  return {
    counts,
    dead: dead.map(({ id, name, reason, tries, failedAt }) => ({
      id,
      name,
      tries,
      reason: reason.slice(0, 300),
      failedAt: failedAt ? formatWhen(failedAt) : "Not known",
    })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  await requirePermission(request, "admin.api");
  const id = (await readForm(request)).get("id");
  return carryOut(PATH, { failed: "Job not tried again" }, async () => {
    if (typeof id === "string" && id) {
      await retryDeadJob(id);
      return { title: "The job is tried again" };
    }
    const count = await retryAllDeadJobs();
    return { title: count === 1 ? "1 job is tried again" : `${count} jobs are tried again` };
  });
}

export const meta = metaOf("Background Jobs");

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { dead, counts } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHeader
        title="Background Jobs"
        description="Texts, calls, payments and readings run here. What failed on every try waits for you."
        actions={
          dead.length > 1 ? (
            <Form method="post">
              <Button variant="secondary" busy={busy}>
                Retry All
              </Button>
            </Form>
          ) : null
        }
      />
      <Card className="overflow-hidden">
        <CardHeader title="Failed for good" />
        {dead.length === 0 ? (
          <EmptyState title="Nothing has failed." icon={<CircleCheckBig className="size-6" />}>
            A job that uses up its tries shows here with its reason.
          </EmptyState>
        ) : (
          <Table
            caption="Failed jobs"
            columns={["Job", "Failed", { name: "Tries", align: "end" }, "Reason", { name: "Actions", align: "end" }]}
          >
            {dead.map((job) => (
              <Tr key={job.id}>
                <Td label="Job" className="font-medium">
                  {job.name}
                </Td>
                <Td label="Failed">{job.failedAt}</Td>
                <Td label="Tries" align="end">
                  {job.tries}
                </Td>
                <Td label="Reason" className="[overflow-wrap:anywhere]">
                  {job.reason}
                </Td>
                <Td align="end">
                  <Form method="post">
                    <input type="hidden" name="id" value={job.id} />
                    <Button variant="secondary" size="sm" aria-label={`Retry ${job.name} of ${job.failedAt}`}>
                      Retry
                    </Button>
                  </Form>
                </Td>
              </Tr>
            ))}
          </Table>
        )}
      </Card>
      {counts.length > 0 ? (
        <Card className="mt-6 overflow-hidden">
          <CardHeader title="All jobs" />
          <Table
            caption="Jobs by kind"
            columns={[
              "Job",
              { name: "Waiting", align: "end" },
              { name: "At work", align: "end" },
              { name: "Failed", align: "end" },
            ]}
          >
            {counts.map((row) => (
              <Tr key={row.name}>
                <Td label="Job">{row.name}</Td>
                <Td label="Waiting" align="end">
                  {row.waiting}
                </Td>
                <Td label="At work" align="end">
                  {row.active}
                </Td>
                <Td label="Failed" align="end">
                  {row.failed}
                </Td>
              </Tr>
            ))}
          </Table>
        </Card>
      ) : null}
    </>
  );
}
