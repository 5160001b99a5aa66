import { getInputProps } from "@conform-to/react";
import { Form } from "react-router";
import type { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { correctAndConsent, findConsent, isCustomer } from "#app/quotes/examples/consent.server.ts";
import { keptByGoAhead, keptSaid } from "#app/repair/lines/reading.ts";
import { CorrectLineItem } from "#app/repair/lines/schemas.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { demoItemIndex } from "#app/repair/sample/sample-events.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import { FormPage, LookAt } from "#app/routes/repair-status/put-right/form-page.tsx";
import { noSuch, openToPutRight, refusedPage } from "#app/routes/repair-status/put-right/open.server.ts";
import { WrittenLine } from "#app/routes/repair-status/put-right/written-line.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/correct-item";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { request: repair, viewer, role, theme } = await openToPutRight({ request, params, url });
  const { id, status, lineItems } = repair;
  const item = lineItems.find((each) => each.id === params.itemId);
  if (!item) throw noSuch("line item");
  if (item.group !== "quote_analyzed" || itemsAreLocked(status)) {
    throw await refusedPage(id, "A line can be corrected only before you decide on it.");
  }
  if (keptByGoAhead(repair, role)) throw await refusedPage(id, keptSaid("what is wrong in it"));
  const isAsked = viewer && item.quoteDocumentId !== null && id !== DEMO_ID && isCustomer(viewer);
  const asked = isAsked && item.quoteDocumentId ? await findConsent(viewer, item.quoteDocumentId) : null;
  return {
    id,
    item: item.id,
    version: item.version,
    price: formatMoney(item.totalPrice),
    mayLearn: asked && { given: asked.readerExample !== null },
    documentId: item.quoteDocumentId,
    page: item.sourcePage,
    values: {
      description: item.description,
      quantity: String(item.quantity),
      unitPrice: toDecimal(item.unitPrice),
    },
    theme,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: CorrectLineItem });
  if (submission.status !== "success") return invalid(submission);
  const { description, quantity, unitPrice } = submission.value;
  const headers = new Headers();
  try {
    if (params.id === DEMO_ID) {
      const at = demoItemIndex(params.itemId);
      const event = ["correct", at, quantity, unitPrice, description.slice(0, 80), Date.now()] as const;
      headers.append("Set-Cookie", await demoHeader(request, [...event]));
    } else {
      await correctAndConsent(await getViewer(request), params.itemId, submission.value);
    }
  } catch (error) {
    return refused(error, submission);
  }
  return redirectWithToast(
    `/repair-status/${params.id}`,
    { kind: "success", title: "Line corrected", description: "An advisor will look at it." },
    { headers },
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Correct a line` }, { name: "robots", content: "noindex" }];
}

export default function CorrectItem({ loaderData }: Route.ComponentProps) {
  const { id, values, documentId, page, mayLearn } = loaderData;
  const [form, fields] = useForm<z.input<typeof CorrectLineItem>, z.output<typeof CorrectLineItem>>({
    id: "correct",
    defaultValue: { ...values, ...(mayLearn?.given ? { mayLearn: "on", wasLearning: "on" } : {}) },
    onValidate: ({ formData }) => parseForm(formData, { schema: CorrectLineItem }),
    shouldRevalidate: "onInput",
  });
  return (
    <FormPage
      id={id}
      title="Correct a line"
      description="Enter what is printed on the quote. The first reading stays in the record, and an advisor compares both."
      form={form}
      labels={{ unitPrice: "Unit price" }}
      submit="Save correction"
      below={<TakeOff line={loaderData} />}
    >
      <input {...getInputProps(fields.wasLearning, { type: "hidden" })} key={fields.wasLearning.key} />
      <WrittenLine fields={fields} />
      {documentId ? <LookAt id={id} document={documentId} page={page} /> : null}
      {mayLearn ? (
        <CheckboxField
          field={fields.mayLearn}
          label="Let the reader learn from this document"
          hint={
            <>
              We keep its words and your corrections. Names, phone numbers, addresses, VIN and plate are taken out
              first.{" "}
              <a href={`/repair-status/${id}/documents/${documentId}/learning`} className="text-accent-text underline">
                What is kept, and how to take it back
              </a>
            </>
          }
        />
      ) : null}
    </FormPage>
  );
}

function TakeOff({ line }: { line: Route.ComponentProps["loaderData"] }) {
  const { id, item, version, documentId, price } = line;
  const { description } = line.values;
  return (
    <Disclosure
      summary={documentId ? "This line is not on the paper" : "This line does not belong here"}
      className="mt-6 border-t border-line pt-2"
    >
      <Form
        method="post"
        action={`/repair-status/${id}/line-items/${item}/take-off`}
        reloadDocument
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={version} />
        <p>
          <strong className="break-words">{description}</strong> ({price}) leaves your lines and all sums. The record
          keeps it, an advisor looks at it, and you can put it back.
        </p>
        <div>
          <Button variant="secondary">Take this line off</Button>
        </div>
      </Form>
    </Disclosure>
  );
}
