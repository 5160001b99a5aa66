import { Link } from "react-router";
import * as messages from "#app/platform/messages.ts";
import { PhoneForm } from "#app/routes/login/phone-form.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { VisitorFrame } from "./frame.tsx";

/** Where a link leads that opens nothing any more: its customer has a repair, and a phone that opens it. */
export function LinkEnded({ why, redirectTo }: { why: "ended" | "signed-out"; redirectTo?: string | undefined }) {
  const { title, description } = why === "ended" ? messages.repair.linkLost : messages.repair.signedOut;
  return (
    <VisitorFrame title={title} description={description} backTo="/" backLabel="Back" signedIn={false} width="sm">
      <Card>
        <CardBody>
          <PhoneForm redirectTo={redirectTo}>
            <Link
              to="/create-request"
              className="inline-flex min-h-11 items-center justify-center font-medium text-accent-text underline"
            >
              I have no repair with you yet
            </Link>
          </PhoneForm>
        </CardBody>
      </Card>
    </VisitorFrame>
  );
}
