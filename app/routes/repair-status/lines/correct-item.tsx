import { getFormProps, getInputProps } from "@conform-to/react";
import { data, Form, redirect, useNavigation } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { toDecimal } from "#app/platform/money.ts";
import { correctAndConsent, findConsent, isCustomer } from "#app/quotes/examples/consent.server.ts";
import { CorrectLineItem } from "#app/repair/lines/schemas.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { demoItemIndex } from "#app/repair/sample/sample.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { demoHeader } from "#app/routes/repair-status/demo/demo.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { CheckboxField, FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/correct-item";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const { id, status, lineItems, vehicle } = opened.request;
  const item = lineItems.find((each) => each.id === params.itemId);
  if (!item) throw data({ message: "This line item was not found." }, { status: 404 });
  if (item.group !== "quote_analyzed" || itemsAreLocked(status)) {
    throw await redirectWithToast(`/repair-status/${id}`, {
      kind: "error",
      title: messages.repair.updateFailed.title,
      description: "A line can be corrected only before you decide about it.",
    });
  }
  const viewer = await getViewer(request);
  const isAsked = item.quoteDocumentId !== null && id !== DEMO_ID && isCustomer(viewer);
  const asked = isAsked && item.quoteDocumentId ? await findConsent(viewer, item.quoteDocumentId) : null;
  return {
    id,
    mayLearn: asked && { given: asked.readerExample !== null },
    documentId: item.quoteDocumentId,
    page: item.sourcePage,
    values: {
      description: item.description,
      quantity: String(item.quantity),
      unitPrice: toDecimal(item.unitPrice),
    },
    theme: vehicle.account.subscriptionTier === "Luxury" ? ("purple" as const) : ("blue" as const),
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

type Fields = Record<"description" | "quantity" | "unitPrice" | "mayLearn" | "wasLearning", string>;

export default function CorrectItem({ loaderData }: Route.ComponentProps) {
  const { id, values, documentId, page, mayLearn } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Fields>({
    id: "correct",
    defaultValue: { ...values, ...(mayLearn?.given ? { mayLearn: "on", wasLearning: "on" } : {}) },
    onValidate: ({ formData }) => parseForm(formData, { schema: CorrectLineItem }) as never,
    shouldRevalidate: "onInput",
  });
  return (
    <>
      <SiteHeader />
      <Main>
        <Container width="sm" className="pb-16">
          <PageHeader
            title="Correct a line"
            description="Write what stands on the paper. The first reading stays in the record, and an advisor compares both."
            backTo={`/repair-status/${id}`}
            backLabel="Back to the repair"
          />
          <Card>
            <CardBody>
              <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
                <input {...getInputProps(fields.wasLearning, { type: "hidden" })} key={fields.wasLearning.key} />
                <FormErrors form={form} labels={{ unitPrice: "Unit price" }} />
                <TextField field={fields.description} label="Description" required maxLength={500} />
                <div className="grid grid-cols-2 gap-5">
                  <TextField field={fields.quantity} label="Quantity" required inputMode="decimal" />
                  <TextField
                    field={fields.unitPrice}
                    label="Unit price"
                    required
                    inputMode="decimal"
                    hint="In dollars"
                  />
                </div>
                {documentId ? (
                  <a
                    href={`/repair-status/${id}/documents/${documentId}${page ? `#page=${page}` : ""}`}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center text-accent-text underline"
                  >
                    Look at the document{page ? `, page ${page}` : ""}
                  </a>
                ) : null}
                {mayLearn ? (
                  <CheckboxField
                    field={fields.mayLearn}
                    label="Let the reader learn from this document"
                    hint={
                      <>
                        We keep its words and your corrections. Names, phone numbers, addresses, VIN and plate are taken
                        out first.{" "}
                        <a
                          href={`/repair-status/${id}/documents/${documentId}/learning`}
                          className="text-accent-text underline"
                        >
                          What is kept, and how to take it back
                        </a>
                      </>
                    }
                  />
                ) : null}
                <div className="flex flex-wrap gap-3">
                  <Button busy={busy} busyLabel="Saving…">
                    Save correction
                  </Button>
                  <ButtonLink to={`/repair-status/${id}`} variant="secondary">
                    Cancel
                  </ButtonLink>
                </div>
              </Form>
            </CardBody>
          </Card>
        </Container>
      </Main>
    </>
  );
}
