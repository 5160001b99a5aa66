import { Form, redirect, useNavigation } from "react-router";
import { COLUMNS, IMPORT_KINDS, MOST_ROWS } from "#app/desk/import/columns.ts";
import { listImports, startImport } from "#app/desk/import/deeds.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Hint, Label } from "#app/ui/form/field.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/list";
import { KIND_WORDS, STATE_WORDS } from "./words.ts";

const PATH = "/dashboard/import";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const imports = await listImports(viewer);
  return { imports: imports.map((row) => ({ ...row, createdAt: formatDateTime(row.createdAt) })) };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  try {
    const form = await readForm(request);
    const id = await startImport(viewer, { kind: form.get("kind"), file: form.get("file") });
    return redirect(`${PATH}/${id}`);
  } catch (error) {
    return refusedAtDoor(error, PATH, "Not read");
  }
}

export const meta = metaOf("Import");

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === PATH;
  return (
    <>
      <PageHeader
        title="Import"
        description="Customers, their vehicles and past repairs from another program, as CSV files. Customers first."
      />
      <div className="grid max-w-4xl gap-6">
        <Card>
          <CardHeader title="A file" description="You see row by row what would happen before anything is written." />
          <CardBody>
            <Form method="post" encType="multipart/form-data" className="grid gap-5">
              <fieldset className="grid gap-3">
                <legend className="mb-2 text-sm font-medium">What it holds</legend>
                {IMPORT_KINDS.map((kind, index) => (
                  <div key={kind}>
                    <label className="flex min-h-11 items-center gap-3 font-medium">
                      <input type="radio" name="kind" value={kind} defaultChecked={index === 0} className="size-5" />
                      {KIND_WORDS[kind]}
                    </label>
                    <p className="pl-8 text-sm text-muted">
                      {COLUMNS[kind].map(({ title, required }) => (required ? `${title}*` : title)).join(", ")}.{" "}
                      <a
                        href={`${PATH}/example/${kind}`}
                        download
                        className="text-accent-text underline underline-offset-4"
                      >
                        Example
                      </a>
                    </p>
                  </div>
                ))}
              </fieldset>
              <div className="grid gap-1.5">
                <Label htmlFor="import-file">File</Label>
                <Hint id="import-hint">
                  CSV with the titles of its columns in the first line, in any order; those with * must be there. At
                  most {MOST_ROWS.toLocaleString("en-US")} rows and 2 MB. Customers are known by their phone.
                </Hint>
                <input
                  id="import-file"
                  name="file"
                  type="file"
                  accept=".csv,text/csv"
                  aria-describedby="import-hint"
                  required
                  className="min-h-11 w-full min-w-0 file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium"
                />
              </div>
              <Button busy={busy} busyLabel="Reading…" className="justify-self-start">
                Look at it
              </Button>
            </Form>
          </CardBody>
        </Card>
        {loaderData.imports.length > 0 ? (
          <Card className="overflow-hidden">
            <CardHeader title="Files" />
            <Table
              caption="Files that were looked at or brought in"
              columns={["File", "What", "When, by whom", "State"]}
            >
              {loaderData.imports.map(({ id, fileName, kind, createdAt, createdByName, state, counts }) => (
                <Tr key={id}>
                  <Td label="File">
                    <a href={`${PATH}/${id}`} className="font-medium break-all">
                      {fileName}
                    </a>
                  </Td>
                  <Td label="What">{KIND_WORDS[kind]}</Td>
                  <Td label="When, by whom">
                    {createdAt}, {createdByName}
                  </Td>
                  <Td label="State">
                    {STATE_WORDS[state] ?? state}
                    {counts && state === "done" ? `, ${counts.new} rows` : ""}
                  </Td>
                </Tr>
              ))}
            </Table>
          </Card>
        ) : null}
      </div>
    </>
  );
}
