import { startAuthentication } from "@simplewebauthn/browser";
import { canPasskey, readPasskeyOptions, wordsFor } from "#app/routes/login/passkey-words.ts";
import { waiting } from "#app/routes/login/script/busy.ts";

/** Shows the passkey's form where the browser can; a press asks for the passkey, and its answer is sent as a document. */
export function offerPasskey(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  const slot = form.querySelector("[data-slot=trouble]");
  const credential = form.elements.namedItem("credential");
  if (!canPasskey()) form.remove();
  if (!canPasskey() || !button || !slot || !(credential instanceof HTMLInputElement)) return;
  const rest = waiting(form, button);
  let asking = false;
  form.inert = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (asking) return;
    asking = true;
    rest(true);
    slot.innerHTML = "";
    try {
      credential.value = JSON.stringify(await startAuthentication({ optionsJSON: await readPasskeyOptions() }));
      form.submit();
    } catch (error) {
      asking = false;
      rest(false);
      slot.innerHTML = form.querySelector("template[data-part=trouble]")?.innerHTML ?? "";
      const words = slot.querySelector("[data-part=words]");
      if (words) words.textContent = wordsFor(error);
    }
  });
}
