import { getFormProps } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { type FormEvent, useMemo } from "react";
import { data, Form, Link, useNavigation, useSearchParams } from "react-router";
import { keepAccessCode } from "#app/access/access-code.server.ts";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { receiveLink } from "#app/http/link.server.ts";
import { invalid, refused, safePath } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findAttempt } from "#app/messages/codes/one-time-code.server.ts";
import { showSimulatedCode } from "#app/people/demo.server.ts";
import { formatPhone, splitName } from "#app/platform/format.ts";
import { fieldIn } from "#app/platform/known.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { findWaitingForm } from "#app/quotes/pending-form.server.ts";
import { waitForReading } from "#app/quotes/quote-document.server.ts";
import { VerifyForm } from "#app/quotes/quote-form.ts";
import { findVerifiedRequest, verifyPhone } from "#app/quotes/sign-in-by-code.server.ts";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import { AnswerPanel } from "#app/routes/upload-quote/answer.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { useCompany, useSimulated } from "#app/ui/company.ts";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn, socialMeta, titled } from "#app/ui/meta.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/page";
import { backFrom } from "./back.ts";
import { CodeField, type WrongCode } from "./code-field.tsx";
import { ResendForm } from "./resend-form.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { methodId, phone, ...shown } = readQuery(url);
  if (!methodId || !phone) return refuseWithoutParameters();
  await receiveLink({ request, url });
  const viewer = await getViewer(request);
  return {
    methodId,
    phone,
    ...shown,
    ...(await besideTheForm(viewer, methodId, shown.redirectTo)),
    signedIn: viewer.user !== null,
  };
}

/** Whether a link led here (whose it is is said after the code), the answer to the quote that waits, and the simulated code. The form stands without them too: it may be the one that says what went wrong. */
async function besideTheForm(viewer: Viewer, methodId: string, redirectTo: string) {
  try {
    const [attempt, simulatedCode, waiting] = await Promise.all([
      findAttempt(methodId),
      showSimulatedCode(viewer, methodId),
      findWaitingForm(viewer, methodId),
    ]);
    const paper = await answerOf(waiting?.data.outcome, waiting?.data.form);
    return {
      ofLink: attempt?.repairRequestId != null,
      simulatedCode,
      paper,
      backTo: backFrom(waiting?.kind, redirectTo),
    };
  } catch (error) {
    logFailure(error, "verify-otp: shown without its attempt");
    return { ofLink: false, simulatedCode: null, paper: null, backTo: backFrom(undefined, redirectTo) };
  }
}

export async function action({ request, url }: Route.ActionArgs) {
  const { methodId, phone, redirectTo, contactPreference } = readQuery(url);
  if (!methodId || !phone) return refuseWithoutParameters();
  const form = await readForm(request);
  for (const [name, value] of Object.entries({ methodId, phone, contactPreference })) if (value) form.set(name, value);
  const submission = parseForm(form, { schema: VerifyForm });
  if (submission.status !== "success") return invalid(submission);
  const viewer = await getViewer(request);
  try {
    const verified = await verifyPhone(viewer, submission.value);
    const headers = new Headers({ "Set-Cookie": verified.setCookie });
    if (verified.request) headers.append("Set-Cookie", await keepAccessCode(verified.request.accessCode, viewer));
    if (verified.request?.documentId) await waitForReading(verified.request.documentId);
    if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
    const under = verified.redirect && redirectTo.startsWith(`${verified.redirect}/`);
    const to = under ? redirectTo : (verified.redirect ?? withVerified(redirectTo));
    return await redirectWithToast(to, { kind: "success", ...messages.verify.success }, { headers });
  } catch (error) {
    // The same form sent twice: the first one was taken, and its request is where the second one leads.
    const done = await findVerifiedRequest(viewer, methodId);
    if (done) return redirectWithToast(done, { kind: "success", ...messages.verify.success });
    return refused(error, submission, messages.verify.failed, messages.verify.wentWrong);
  }
}

/** A lost connection is a sentence on the page, and what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const description = messages.verify.wentWrong;
    const toast = { id: newToastId(), kind: "error" as const, title: messages.verify.failed, description };
    // The status keeps the page from asking for its data again, which would fail in its turn.
    return data({ toast }, { status: 503 });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: titled(matches, "Verify Phone"),
    description: "Enter the 6-digit code sent to your phone.",
    noindex: true,
  });
}

export default function VerifyPhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { methodId, phone, firstName, lastName, email, ofLink, simulatedCode } = loaderData;
  // Who opens the own repairs is asked for the code alone.
  const mere = ofLink || loaderData.redirectTo === "/repairs";
  const [query] = useSearchParams();
  const busy = useNavigation().formAction?.startsWith("/verify-otp") ?? false;
  const wrong = useMemo(() => wrongCode(actionData), [actionData]);
  const [form, fields] = useForm<Typed>({
    id: "verify",
    lastResult: actionData && "status" in actionData ? actionData : undefined,
    constraint: getZodConstraint(VerifyForm),
    defaultValue: { firstName, lastName, email },
    // Asked of the server at every key, each digit after a wrong code would keep the form busy when the sixth is to send it.
    shouldRevalidate: "onSubmit",
  });
  const asked = getFormProps(form);
  /** The refused code is gone from its field: what is wrong with it stands there until another one is entered. */
  function notEmpty(event: FormEvent<HTMLFormElement>) {
    const code = event.currentTarget.elements.namedItem("code");
    if (!(code instanceof HTMLInputElement) || code.value !== "") return asked.onSubmit(event);
    event.preventDefault();
    code.focus();
  }
  return (
    <VisitorFrame
      title="Verify Phone"
      backTo={loaderData.backTo}
      backLabel="Back"
      signedIn={loaderData.signedIn}
      width="sm"
    >
      {loaderData.paper ? (
        <div className="mb-6">
          <AnswerPanel answer={loaderData.paper} seen />
        </div>
      ) : null}
      <Card>
        <CardHeader title="Verification Code" description="Enter the 6-digit code sent to your phone" />
        <CardBody>
          <p className="mb-5 text-lg font-semibold tabular-nums">{formatPhone(phone)}</p>
          {ofLink ? <p className="mb-5">The code went to the phone that asked for the repair.</p> : null}
          {simulatedCode ? <SimulatedMessage code={simulatedCode} /> : <NoMessage />}
          <Form method="post" {...asked} onSubmit={wrong ? notEmpty : asked.onSubmit} noValidate className="grid gap-6">
            {form.errors || Object.keys(form.allErrors).length > 1 ? (
              <FormErrors form={form} labels={{ code: "Code" }} />
            ) : null}
            <CodeField field={fields.code} wrong={wrong} busy={busy} />
            {mere ? null : (
              <fieldset className="grid gap-5 border-t border-line pt-5">
                <legend className="float-left text-lg font-semibold">Your Information</legend>
                <div className="clear-both grid gap-5 sm:grid-cols-2">
                  <TextField field={fields.firstName} label="First Name" autoComplete="given-name" />
                  <TextField field={fields.lastName} label="Last Name" autoComplete="family-name" />
                </div>
                <TextField field={fields.email} label="Email Address" type="email" autoComplete="email" />
              </fieldset>
            )}
            <Button busy={busy} busyLabel="Verifying...">
              Verify & Continue
            </Button>
          </Form>
          <ResendForm methodId={methodId} phone={phone} query={query.toString()} />
        </CardBody>
      </Card>
      <FormToast toast={actionData?.toast} />
    </VisitorFrame>
  );
}

/** What is typed; the rest stands in the address. */
type Typed = { code: string; firstName: string; lastName: string; email: string };

/** What an answer refused. */
function wrongCode(answer: unknown): WrongCode {
  if (!fieldIn(fieldIn(answer, "error"), "code")) return null;
  return { code: String(fieldIn(fieldIn(answer, "initialValue"), "code") ?? "") };
}

function SimulatedMessage({ code }: { code: string }) {
  return (
    <Alert tone="info" title="Simulated text message" className="mb-6">
      No text was sent: this copy of the product runs without a message service. Your code is{" "}
      <strong className="tabular-nums">{code}</strong>.{" "}
      <Link to="/outbox" className="underline underline-offset-2">
        See the outbox
      </Link>
    </Alert>
  );
}

/** A copy without a message service whose simulated codes are shown to nobody: nobody waits for a text in vain. */
function NoMessage() {
  const { texts } = useSimulated();
  const { name, phone } = useCompany();
  if (!texts) return null;
  return (
    <Alert tone="info" title="No text was sent" className="mb-6">
      This copy of the product runs without a message service, and its codes cannot be read here.
      {phone ? ` Please call ${name} at ${formatPhone(phone)}.` : ` Please contact ${name} another way.`}
    </Alert>
  );
}

/** What other screens hand over in the address. A name is split at its first space. */
function readQuery(url: URL) {
  const of = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const named = splitName(of("name"));
  return {
    methodId: of("methodId"),
    phone: of("phone"),
    redirectTo: safePath(url.searchParams.get("redirectTo"), "/"),
    contactPreference: of("contactPreference"),
    firstName: of("firstName") || named.firstName,
    lastName: of("lastName") || named.lastName,
    email: of("email"),
  };
}

/** An access code stays in its cookie: it is in no address. */
function withVerified(path: string) {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("verified", "true");
  return url.pathname + url.search + url.hash;
}

async function refuseWithoutParameters(): Promise<never> {
  throw await redirectWithToast("/create-request", { kind: "error", ...messages.verify.missingParameters });
}
