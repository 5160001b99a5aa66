import type { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { toDecimal } from "#app/platform/money.ts";
import { correctSums } from "#app/quotes/papers/put-right.server.ts";
import { whyClosed } from "#app/repair/lines/reading.ts";
import { CorrectSums } from "#app/repair/lines/schemas.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/correct-sums";
import { FormPage, LookAt } from "./form-page.tsx";
import { noSuch, openToPutRight, refusedPage } from "./open.server.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { request: repair, quotes, role, theme } = await openToPutRight({ request, params, url });
  const document = quotes.find(({ id }) => id === params.documentId);
  if (!document) throw noSuch("document");
  const why = whyClosed(repair, role, "its total");
  if (why) throw await refusedPage(repair.id, why);
  const { total = null, tax = null } = readingOf(document.reading) ?? {};
  const typed = (cents: number | null) => (cents === null ? "" : toDecimal(cents));
  return { id: repair.id, document: document.id, values: { total: typed(total), tax: typed(tax) }, theme };
}

export async function action({ request, params }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: CorrectSums });
  if (submission.status !== "success") return invalid(submission);
  const { total, tax = null } = submission.value;
  const headers = new Headers();
  try {
    if (params.id === DEMO_ID)
      headers.append("Set-Cookie", await demoHeader(request, ["sums", total, tax, Date.now()]));
    else await correctSums(await getViewer(request), params.id, params.documentId, { total, tax });
  } catch (error) {
    return refused(error, submission);
  }
  return redirectWithToast(
    `/repair-status/${params.id}`,
    { kind: "success", title: "Total corrected", description: "An advisor will look at it." },
    { headers },
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Correct the total` }, { name: "robots", content: "noindex" }];
}

export default function CorrectTheTotal({ loaderData }: Route.ComponentProps) {
  const { id, document, values } = loaderData;
  const [form, fields] = useForm<z.input<typeof CorrectSums>, z.output<typeof CorrectSums>>({
    id: "correct-sums",
    defaultValue: values,
    onValidate: ({ formData }) => parseForm(formData, { schema: CorrectSums }),
    shouldRevalidate: "onInput",
  });
  return (
    <FormPage
      id={id}
      title="Correct the total"
      description="Enter what is printed under the lines. What was read first stays in the record, and an advisor compares both."
      form={form}
      labels={{ total: "Total", tax: "Sales tax" }}
      submit="Save correction"
    >
      <TextField field={fields.total} label="Total" required inputMode="decimal" hint="In dollars, with tax" />
      <TextField
        field={fields.tax}
        label="Sales tax"
        inputMode="decimal"
        hint="Leave it blank where none is printed. A fee that is missing is a line: add it below the lines."
      />
      <LookAt id={id} document={document} />
    </FormPage>
  );
}
