import { Form } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

/** How every e-mail looks: name, address and the words under it are the company's own. */
export function EmailCard() {
  return (
    <Card>
      <CardHeader title="E-mail" description="A receipt as a customer gets it; save to see a change here." />
      <CardBody className="grid gap-4">
        <iframe
          title="Example of an e-mail"
          src="/dashboard/shop-settings/email-preview"
          sandbox=""
          className="h-[34rem] w-full rounded-lg border border-line bg-raised"
        />
        <div className="flex flex-wrap gap-2">
          <Form method="post" action="/dashboard/shop-settings/email-test">
            <Button variant="secondary">Send me this e-mail</Button>
          </Form>
          <a href="/dashboard/shop-settings/email-preview" className={buttonClass({ variant: "quiet" })}>
            Open it alone
          </a>
        </div>
      </CardBody>
    </Card>
  );
}
