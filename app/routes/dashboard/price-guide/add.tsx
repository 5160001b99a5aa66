import { Form } from "react-router";
import { carryOut, save } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatDateTime, fullName } from "#app/platform/format.ts";
import { addJob, findOwnJobs, withdrawJob } from "#app/prices/own/own-job.server.ts";
import { ACTIONS, AddJob, UNITS } from "#app/prices/own/own-job.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/add";

const PATH = "/dashboard/price-guide";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const added = await findOwnJobs(viewer);
  return {
    added: added.map((row) => ({
      id: row.id,
      job: row.job,
      aliases: row.aliases.join("; "),
      note: row.note,
      who: fullName(row.createdBy) || "Somebody",
      at: formatDateTime(row.createdAt),
    })),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const form = await readForm(request);
  const back = PATH + url.search;
  const taken = form.get("withdraw");
  if (typeof taken === "string") {
    return carryOut(back, { failed: "Job not taken back" }, async () => {
      await withdrawJob(viewer, taken);
      return { title: "Job taken back" };
    });
  }
  return save(form, { schema: AddJob, disableAutoCoercion: true, failed: "Job not added" }, async (value) => {
    await addJob(viewer, value);
    return { to: back, title: "Job added" };
  });
}

export const meta = metaOf("Add a job");

type Values = Record<"job" | "component" | "action" | "unit" | "aliases" | "note", string>;

export default function AddGuideJob({ loaderData }: Route.ComponentProps) {
  const { added } = loaderData;
  const [form, fields] = useForm<Values>({ id: "add-job" });
  return (
    <FormDialog
      title="Add a job"
      description="It is recognized on quotes from now on, and priced once you correct its price or five paid invoices have it. Under the name of a job of the guide, only the ways of writing are added."
      form={form}
      labels={{
        job: "Job",
        component: "Part",
        action: "What is done",
        unit: "One price is for",
        aliases: "Ways of writing",
        note: "Why",
      }}
      submit="Add Job"
      below={
        added.length > 0 ? (
          <section aria-labelledby="added" className="mt-8 border-t border-line pt-5">
            <h3 id="added" className="font-semibold">
              Added so far
            </h3>
            <ul className="mt-3 grid gap-4 text-sm">
              {added.map((row) => (
                <li key={row.id} className="flex items-start justify-between gap-4">
                  <div className="[overflow-wrap:anywhere]">
                    <p className="font-medium">{row.job}</p>
                    <p>{row.aliases}</p>
                    <p className="text-muted">
                      {row.note} · {row.who}, {row.at}
                    </p>
                  </div>
                  <Form method="post">
                    <Button
                      name="withdraw"
                      value={row.id}
                      variant="secondary"
                      size="sm"
                      aria-label={`Take ${row.job} back`}
                    >
                      Take Back
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        ) : null
      }
    >
      <TextField field={fields.job} label="Job" hint="Such as “Tailgate camera”" required />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField field={fields.component} label="Part" required />
        <SelectField field={fields.action} label="What is done" placeholder="Choose" options={ACTIONS} required />
        <SelectField field={fields.unit} label="One price is for" placeholder="Choose" options={UNITS} required />
      </div>
      <TextAreaField
        field={fields.aliases}
        label="Ways of writing"
        hint="As shops put it, one a line."
        rows={4}
        required
      />
      <TextAreaField field={fields.note} label="Why" rows={2} required />
    </FormDialog>
  );
}
