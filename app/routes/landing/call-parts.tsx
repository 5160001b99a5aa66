import { SMS_CONSENT_MISSING } from "#app/messages/consent-texts.ts";
import * as messages from "#app/platform/messages.ts";
import { CallCode } from "#app/routes/landing/call-code.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-parts.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export const CODE_MISSING = "Please enter the code that we sent to this phone.";

/** Of a form's button that asks for another code. After the other button: Enter in the code's field presses the first one. */
export function AskAgain() {
  return (
    <Button variant="quiet" size="sm" name="again" value="on" formNoValidate>
      Send a new code
    </Button>
  );
}

/**
 * What the page's script puts into a call box, drawn with the components that draw it without script. `BOX` stands for the name of
 * the box, and the words are the server's, so that the script holds none of its own.
 */
export function CallParts() {
  return (
    <>
      <template
        id="call-error"
        data-phone={messages.callRequest.invalidPhone}
        data-consent={SMS_CONSENT_MISSING}
        data-code={CODE_MISSING}
        data-failed={messages.callRequest.failedLater}
      >
        <FieldError id="BOX" messages={["…"]} />
      </template>
      <template id="call-code">
        <CallCode id="BOX-code" proof={{ methodId: "…", simulatedCode: "…" }} />
      </template>
      <template id="call-again">
        <AskAgain />
      </template>
      <template id="call-busy">
        <Spinner />
        Connecting...
      </template>
    </>
  );
}
