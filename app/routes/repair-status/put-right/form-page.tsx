import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { FormErrors } from "#app/ui/form/form-errors.tsx";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";

type Props = {
  /** Of the repair. */
  id: string;
  title: string;
  description: string;
  // biome-ignore lint/suspicious/noExplicitAny: any form's metadata
  form: FormMetadata<any, any>;
  /** Of its fields, by name, for the summary of what is wrong. */
  labels: Record<string, string>;
  /** What the button says that sends it. */
  submit: string;
  /** What the way out says. */
  leave?: string;
  /** Sent as a document, script or none: its door answers a script in place. */
  reloads?: boolean;
  /** Under the form, with a form of its own perhaps. */
  below?: ReactNode;
  children: ReactNode;
};

/** One form about what was read of the paper, on a page of its own: what is wrong on top, the fields, the button that sends it and the way out. */
export function FormPage({
  id,
  title,
  description,
  form,
  labels,
  submit,
  leave = "Cancel",
  reloads,
  below,
  children,
}: Props) {
  const busy = useNavigation().formMethod === "POST";
  const backTo = `/repair-status/${id}`;
  return (
    <>
      <SiteHeader />
      <Main>
        <Container width="sm" className="pb-16">
          <PageHeader title={title} description={description} backTo={backTo} backLabel="Back to the repair" />
          <Card>
            <CardBody>
              <Form
                method="post"
                {...getFormProps(form)}
                reloadDocument={reloads ?? false}
                noValidate
                className="grid gap-5"
              >
                <FormErrors form={form} labels={labels} />
                {children}
                <div className="flex flex-wrap gap-3">
                  <Button busy={busy} busyLabel="Saving…">
                    {submit}
                  </Button>
                  <ButtonLink to={backTo} variant="secondary">
                    {leave}
                  </ButtonLink>
                </div>
              </Form>
              {below}
            </CardBody>
          </Card>
        </Container>
      </Main>
    </>
  );
}

type LookProps = { id: string; document: string; page?: number | null; named?: string | null };

/** The paper itself, beside the form, in a window of its own. */
export function LookAt({ id, document, page, named }: LookProps) {
  return (
    <a
      href={`/repair-status/${id}/documents/${document}${page ? `#page=${page}` : ""}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-accent-text underline"
    >
      Look at {named ?? "the document"}
      {page ? `, page ${page}` : ""}
    </a>
  );
}
