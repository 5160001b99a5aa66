import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { AI_CALL_CONSENT_TEXT, SHOWN_VERSIONS, SMS_CONSENT_TEXT } from "#app/messages/consent-texts.ts";
import { CallCode } from "#app/routes/landing/call-code.tsx";
import type { CallFlash } from "#app/routes/landing/call-flash.server.ts";
import { AskAgain } from "#app/routes/landing/call-parts.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { useCompany, useSimulated } from "#app/ui/company.ts";
import { FieldError, Input, Label, RequiredMark } from "#app/ui/form/field-parts.tsx";
import { InfoTip } from "#app/ui/over/info-tip.tsx";

type Props = {
  /** Names the box on its page: where a browser without script is sent back to. */
  id: string;
  title: ReactNode;
  subtitle?: ReactNode;
  plan: "Luxury" | "Free";
  flash: CallFlash | null;
  className?: string;
};

const FRAME = "rounded-2xl border border-line bg-panel shadow-panel";

export function CallRequestBox({ id, title, subtitle, plan, flash, className }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(FRAME, "p-5 sm:p-7", className)}>
      <h2 id={`${id}-title`} className="display text-xl">
        {title}
      </h2>
      {subtitle ? <p className="mt-1 text-muted">{subtitle}</p> : null}
      <CallForm id={id} plan={plan} flash={flash} />
    </section>
  );
}

/** The same box further down its page: one line with a button, which opens it. */
export function CallRequestLine({ id, title, subtitle, plan, flash, className }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(FRAME, className)}>
      <details open={flash?.box === id} className="group">
        <summary className="flex items-center justify-between gap-4 rounded-2xl p-4 sm:px-6">
          <span className="min-w-0">
            <span id={`${id}-title`} className="block font-semibold">
              {title}
            </span>
            {subtitle ? <span className="block text-sm text-muted">{subtitle}</span> : null}
          </span>
          <span className={buttonClass({ variant: "secondary", size: "sm" }, "shrink-0 group-open:hidden")}>
            <Phone aria-hidden="true" className="size-4" />
            Call me
          </span>
        </summary>
        <div className="px-4 pb-5 sm:px-6 sm:pb-6">
          <CallForm id={id} plan={plan} flash={flash} />
        </div>
      </details>
    </section>
  );
}

/** A plain form, which works by itself. `data-call-box`: the page's script answers it in place, see script/call-box.ts. */
function CallForm({ id, plan, flash }: Pick<Props, "id" | "plan" | "flash">) {
  const came = flash?.box === id ? flash : null;
  const errors = came?.errors ?? {};
  const phoneId = `${id}-phone`;
  const consentId = `${id}-consent`;
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/call-request" data-call-box={id} className="mt-5 grid gap-3">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="box" value={id} />
      <input type="hidden" name="smsWording" value={SHOWN_VERSIONS.sms} />
      <input type="hidden" name="callWording" value={SHOWN_VERSIONS.ai_call} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <div className="grid gap-1.5">
        <Label htmlFor={phoneId} required>
          Phone number
        </Label>
        <Input
          id={phoneId}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(123) 456-7890"
          required
          defaultValue={came?.phoneNumber}
          aria-invalid={errors.phoneNumber ? true : undefined}
          aria-describedby={errors.phoneNumber ? `${phoneId}-error` : undefined}
          className="tabular-nums"
        />
        <div role="alert" data-error="phoneNumber">
          <FieldError id={`${phoneId}-error`} messages={errors.phoneNumber ? [errors.phoneNumber] : null} />
        </div>
      </div>
      <div>
        <div className="relative flex items-start gap-1">
          <span className="relative flex min-h-11 flex-1 items-start gap-3 py-2">
            <input
              id={consentId}
              name="smsOptIn"
              type="checkbox"
              required
              defaultChecked={came?.smsOptIn}
              aria-invalid={errors.smsOptIn ? true : undefined}
              aria-describedby={errors.smsOptIn ? `${consentId}-error` : undefined}
              className="relative z-1 mt-0.5 size-5 shrink-0"
            />
            <label htmlFor={consentId} className="text-sm before:absolute before:inset-0">
              {SMS_CONSENT_TEXT}
              <RequiredMark />
            </label>
          </span>
          <ConsentTip />
        </div>
        <ConsentWords />
        <div data-error="smsOptIn">
          <FieldError id={`${consentId}-error`} messages={errors.smsOptIn ? [errors.smsOptIn] : null} />
        </div>
      </div>
      <div data-slot="code" className="empty:hidden">
        {came?.proof ? <CallCode id={`${id}-code`} proof={came.proof} error={errors.code} /> : null}
      </div>
      <Button variant="secondary" data-call className="w-full">
        Request a Call Now
      </Button>
      <p className="text-sm text-muted">{AI_CALL_CONSENT_TEXT}</p>
      <SimulatedCall />
      <div data-slot="again" className="grid empty:hidden">
        {came?.proof ? <AskAgain /> : null}
      </div>
    </form>
  );
}

/** Where no voice service is set up: the sentences of the specification are true of none of it. */
function SimulatedCall() {
  const { calls, texts } = useSimulated();
  if (!calls) return null;
  return (
    <p role="note" className="rounded-lg bg-warning-soft p-3 text-sm">
      Calls are simulated: this copy of the product runs without a voice service, and your phone will not ring.
      {texts ? " Text messages are simulated too." : null}
    </p>
  );
}

function ConsentTip() {
  return (
    <InfoTip label="What you agree to">
      <p>
        Messages are about your vehicle's repairs and maintenance only. We never sell your data and send no marketing
        messages. Reply STOP at any time to opt out.
      </p>
      <Link to="/sms-policy" className="mt-1 inline-flex min-h-11 items-center font-medium text-accent-text underline">
        Read the SMS policy
      </Link>
    </InfoTip>
  );
}

/** What carriers want to stand beside the box: whose texts, how many, and how they stop. */
function ConsentWords() {
  const { name } = useCompany();
  return (
    <p className="pl-8 text-sm text-muted">
      {`Texts come from ${name}, usually two to ten for each repair. Reply STOP to stop, HELP for help. `}
      <a href="/terms" className="underline">
        Terms
      </a>
      {" and "}
      <a href="/privacy" className="underline">
        Privacy
      </a>
      .
    </p>
  );
}
