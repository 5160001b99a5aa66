import { Form } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { findConsent, withdrawConsent } from "#app/quotes/examples/consent.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { companyNameIn } from "#app/ui/meta.ts";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/learning";

export async function loader({ request, params }: Route.LoaderArgs) {
  const found = await findConsent(await getViewer(request), params.documentId).catch(throwAsResponse);
  if (found.repairRequestId !== params.id) throw throwAsResponse(notFound("This document"));
  const { fileName, readerExample } = found;
  return { id: params.id, fileName, since: readerExample ? formatDateTime(readerExample.consentedAt) : null };
}

export async function action({ request, params }: Route.ActionArgs) {
  await withdrawConsent(await getViewer(request), params.documentId).catch(throwAsResponse);
  return redirectWithToast(`/repair-status/${params.id}`, {
    kind: "success",
    title: "Taken back",
    description: "The reader no longer learns from this document, and what was kept for it is deleted.",
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `${companyNameIn(matches)} · What the reader may learn from` },
    { name: "robots", content: "noindex" },
  ];
}

export default function Learning({ loaderData: { id, fileName, since } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <Main>
        <Container width="sm" className="pb-16">
          <PageHeader
            title="What the reader may learn from"
            description={fileName}
            backTo={`/repair-status/${id}`}
            backLabel="Back to the repair"
          />
          <Card>
            <CardBody className="grid gap-4">
              <p>
                {since
                  ? `Since ${since} our reader may learn from this document.`
                  : "Our reader does not learn from this document."}{" "}
                With your consent we keep its words, where they stand on the page, and the lines as you corrected them.
              </p>
              <p>
                Before anything is kept, names, phone numbers, e-mail and street addresses, VIN and plate are replaced
                by letters that mean nothing. Prices, quantities and words about repairs stay. It is used for nothing
                but reading documents better, and it is deleted with your document or your account.
              </p>
              {since ? (
                <Form method="post">
                  <Button>Take consent back</Button>
                </Form>
              ) : (
                <p>You can allow it with a correction, before you decide on a line.</p>
              )}
            </CardBody>
          </Card>
        </Container>
      </Main>
    </>
  );
}
