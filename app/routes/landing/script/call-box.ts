import { formatPhoneProgressively } from "#app/platform/format.ts";
import type { CallErrors, CallProof } from "#app/routes/landing/call-flash.server.ts";
import type { CallAnswer } from "#app/routes/landing/call-request.ts";
import { caretAfterDigits, isPhoneEntered } from "#app/routes/landing/phone-entry.ts";
import { showToast } from "#app/routes/landing/script/toast.ts";

const FIELDS = ["phoneNumber", "smsOptIn", "code"] as const;
type Field = (typeof FIELDS)[number];

/** A part that the page's components drew for this script, see call-parts.tsx. */
const part = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`);

/** Idle, sending, then success (a toast and an empty box), an error under its field, or a code that is asked for in place. */
export function answerInPlace(form: HTMLFormElement): void {
  const words = part("call-error")?.dataset ?? {};
  const button = form.querySelector<HTMLButtonElement>("[data-call]");
  const phone = field("phoneNumber");
  if (!button || !phone) return;
  const call = { form, button, phone, label: button.innerHTML };
  let busy = false;
  form.noValidate = true;
  rest();

  form.addEventListener("input", (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name } = event.target;
    if (name === "phoneNumber") typed();
    const changed = FIELDS.find((each) => each === name);
    if (changed) say(changed);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!busy) void send(event.submitter);
  });

  function field(name: Field) {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  }

  /** Nothing to send while nothing stands in the field; what was typed before the script came counts too. */
  function rest() {
    call.button.disabled = call.phone.value === "";
  }

  function typed() {
    const { phone } = call;
    const before = phone.value.slice(0, phone.selectionStart ?? phone.value.length).replace(/\D/g, "").length;
    phone.value = formatPhoneProgressively(phone.value);
    const caret = caretAfterDigits(phone.value, before);
    phone.setSelectionRange(caret, caret);
    prove(null);
    rest();
  }

  function say(name: Field, sentence?: string) {
    const place = form.querySelector(`[data-error=${name}]`);
    const input = field(name);
    if (!place || !input) return;
    const id = `${input.id}-error`;
    place.innerHTML = sentence ? (part("call-error")?.innerHTML.replace("BOX", id) ?? "") : "";
    const line = place.querySelector("span");
    if (line) line.textContent = sentence ?? "";
    set(input, "aria-invalid", sentence ? "true" : null);
    set(input, "aria-describedby", sentence ? id : name === "code" ? `${input.id}-why` : null);
  }

  function sayAll(errors: CallErrors) {
    for (const name of FIELDS) say(name, errors[name]);
  }

  /** Asks for the code in the box, once for each that was sent; null takes the question back. */
  function prove(proof: CallProof | null) {
    const asked = () => form.querySelector<HTMLInputElement>("input[name=methodId]");
    if (proof && asked()?.value === proof.methodId) return;
    for (const name of ["code", "again"]) {
      const slot = form.querySelector(`[data-slot=${name}]`);
      const drawn = proof ? part(`call-${name}`)?.innerHTML.replaceAll("BOX", form.dataset.callBox ?? "") : "";
      if (slot) slot.innerHTML = drawn ?? "";
    }
    const id = asked();
    if (!proof || !id) return;
    id.value = proof.methodId;
    const simulated = form.querySelector("[data-part=simulated]");
    const digits = simulated?.querySelector("strong");
    if (proof.simulatedCode && digits) digits.textContent = proof.simulatedCode;
    else simulated?.remove();
  }

  function wait(is: boolean) {
    busy = is;
    call.button.innerHTML = is ? (part("call-busy")?.innerHTML ?? call.label) : call.label;
    for (const name of ["aria-disabled", "aria-busy"]) set(call.button, name, is ? "true" : null);
    for (const name of ["phoneNumber", "code"] as const) {
      const input = field(name);
      if (input) input.readOnly = is;
    }
  }

  async function send(pressed: HTMLElement | null) {
    const values = new FormData(form, pressed);
    const wrong: CallErrors = {
      phoneNumber: isPhoneEntered(String(values.get("phoneNumber"))) ? undefined : words.phone,
      smsOptIn: values.get("smsOptIn") ? undefined : words.consent,
      code: field("code") && !values.get("again") && !values.get("code") ? words.code : undefined,
    };
    sayAll(wrong);
    const first = FIELDS.find((name) => wrong[name]);
    if (first) return field(first)?.focus();
    wait(true);
    const answer = await ask(form.action, values, words.failed);
    wait(false);
    if (answer.ok) return succeed(answer);
    const { errors, proof } = answer;
    if (proof) prove(proof);
    sayAll(errors);
    field(errors.smsOptIn ? "smsOptIn" : proof && !errors.phoneNumber ? "code" : "phoneNumber")?.focus();
  }

  function succeed({ toast }: CallAnswer & { ok: true }) {
    form.reset();
    call.phone.value = "";
    sayAll({});
    prove(null);
    rest();
    showToast(toast);
  }
}

function set(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** A lost connection and a server that is away are a sentence at the field, not an error page. */
async function ask(address: string, values: FormData, failed: string | undefined): Promise<CallAnswer> {
  values.set("answer", "data");
  try {
    const body = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
    const said: CallAnswer = await answer.json();
    if (typeof said.ok === "boolean") return said;
  } catch {
    // Said below.
  }
  return { ok: false, errors: { phoneNumber: failed } };
}
