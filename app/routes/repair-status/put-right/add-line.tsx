import { randomUUID } from "node:crypto";
import { getInputProps } from "@conform-to/react";
import type { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { addMissingLine } from "#app/quotes/papers/put-right.server.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { whyClosed } from "#app/repair/lines/reading.ts";
import { MissingLine } from "#app/repair/lines/schemas.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/add-line";
import { FormPage, LookAt } from "./form-page.tsx";
import { openToPutRight, refusedPage } from "./open.server.ts";
import { WrittenLine } from "./written-line.tsx";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { request: repair, quotes, role, theme } = await openToPutRight({ request, params, url });
  const why = whyClosed(repair, role, "what is missing");
  if (why) throw await refusedPage(repair.id, why);
  const papers = quotes.map(({ id, fileName }) => ({ value: id, label: fileName }));
  return { id: repair.id, key: randomUUID(), papers, theme };
}

export async function action({ request, params }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: MissingLine });
  if (submission.status !== "success") return invalid(submission);
  const headers = new Headers();
  try {
    if (params.id === DEMO_ID) {
      const { key = "", type, quantity, unitPrice, description } = submission.value;
      const event = ["add", key.slice(0, 8), type, quantity, unitPrice, description.slice(0, 80), Date.now()] as const;
      headers.append("Set-Cookie", await demoHeader(request, [...event]));
    } else {
      await addMissingLine(await getViewer(request), params.id, submission.value);
    }
  } catch (error) {
    return refused(error, submission);
  }
  return redirectWithToast(
    `/repair-status/${params.id}`,
    { kind: "success", title: "Line added", description: "An advisor will look at it." },
    { headers },
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Add a missing line` }, { name: "robots", content: "noindex" }];
}

export default function AddLine({ loaderData }: Route.ComponentProps) {
  const { id, papers, key } = loaderData;
  const newest = papers.at(-1)?.value;
  const [form, fields] = useForm<z.input<typeof MissingLine>, z.output<typeof MissingLine>>({
    id: "add-line",
    defaultValue: { quantity: "1", key, ...(newest ? { document: newest } : {}) },
    onValidate: ({ formData }) => parseForm(formData, { schema: MissingLine }),
    shouldRevalidate: "onInput",
  });
  return (
    <FormPage
      id={id}
      title="Add a line that is missing"
      description={
        newest
          ? "Enter what is printed on the quote but was not read. An advisor compares it with the document."
          : "Enter what the shop quoted. An advisor will look at it."
      }
      form={form}
      labels={{ unitPrice: "Unit price" }}
      submit="Add the line"
    >
      <input {...getInputProps(fields.key, { type: "hidden" })} key={fields.key.key} />
      {papers.length > 1 ? <SelectField field={fields.document} label="It is on" required options={papers} /> : null}
      <SelectField field={fields.type} label="Type" required options={ITEM_TYPES} placeholder="Choose" />
      <WrittenLine fields={fields} />
      {papers.map(({ value, label }) => (
        <LookAt key={value} id={id} document={value} named={papers.length > 1 ? label : null} />
      ))}
    </FormPage>
  );
}
