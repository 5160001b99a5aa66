import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { SMS_CONSENT_MISSING } from "#app/messages/consent-texts.ts";
import { formatPhoneProgressively } from "#app/platform/format.ts";
import { messages } from "#app/platform/messages.ts";
import type { CallErrors, CallFlash } from "#app/routes/landing/call-flash.server.ts";
import type { CallAnswer } from "#app/routes/landing/call-request.ts";
import { caretAfterDigits, isPhoneEntered } from "#app/routes/landing/phone-entry.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const CODE_MISSING = "Please enter the code that we sent to this phone.";

/** idle, submitting, then success (a toast and an empty box), an error under its field, or a code that is asked for in place. */
export function useCallRequest(came: CallFlash | null) {
  const fetcher = useFetcher<CallAnswer>();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState(!came?.phoneNumber);
  const [errors, setErrors] = useState<CallErrors>(came?.errors ?? {});
  const [proof, setProof] = useState(came?.proof ?? null);
  const busy = fetcher.state !== "idle";
  const asked = proof?.methodId;

  // What was typed before the script came counts too.
  useEffect(() => setEmpty(!fieldOf(form.current, "phoneNumber")?.value), []);

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data) return;
    if (fetcher.data.ok) {
      form.current?.reset();
      const phone = fieldOf(form.current, "phoneNumber");
      if (phone) phone.value = "";
      setEmpty(true);
      setProof(null);
      return;
    }
    const { errors: wrong, proof: needed } = fetcher.data;
    setErrors(wrong);
    if (needed) setProof(needed);
    const name = wrong.smsOptIn ? "smsOptIn" : needed && !wrong.phoneNumber ? "code" : "phoneNumber";
    fieldOf(form.current, name)?.focus();
  }, [fetcher.state, fetcher.data]);

  // The field of the code comes with the answer that asks for it.
  useEffect(() => {
    if (asked) fieldOf(form.current, "code")?.focus();
  }, [asked]);

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, "").length;
    input.value = formatPhoneProgressively(input.value);
    const caret = caretAfterDigits(input.value, digits);
    input.setSelectionRange(caret, caret);
    setEmpty(input.value === "");
    setProof(null);
    clear("phoneNumber");
  }

  function clear(name: keyof CallErrors) {
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const codeMissing = proof && !values.get("again") && !values.get("code");
    const wrong: CallErrors = {
      phoneNumber: isPhoneEntered(String(values.get("phoneNumber"))) ? undefined : messages.callRequest.invalidPhone,
      smsOptIn: values.get("smsOptIn") ? undefined : SMS_CONSENT_MISSING,
      code: codeMissing ? CODE_MISSING : undefined,
    };
    setErrors(wrong);
    const first = (["phoneNumber", "smsOptIn", "code"] as const).find((name) => wrong[name]);
    if (first) return fieldOf(event.currentTarget, first)?.focus();
    values.set("answer", "data");
    fetcher.submit(values, { method: "post", action: "/call-request" });
  }

  return { fetcher, form, hydrated, empty, errors, proof, busy, edit, submit, clear };
}

function fieldOf(form: HTMLFormElement | null, name: keyof CallErrors) {
  return form?.elements.namedItem(name) as HTMLInputElement | null | undefined;
}
