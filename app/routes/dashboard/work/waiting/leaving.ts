/** The forms that end the session of this browser. */
const LEAVING = ["/logout", "/dashboard/account"];

let asked = false;

/**
 * Nobody loses photos by signing out without a word, nor those of an earlier visit: what waits on the phone is looked up as somebody
 * leaves, whatever of the page is there by then. Where it cannot be looked up it stays on the phone, and goes off at the next visit.
 */
function leaving(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (asked || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  const person = document.querySelector<HTMLElement>("[data-photographs]")?.dataset.photographs;
  if (!person || !LEAVING.includes(form.getAttribute("action") ?? "")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const answer = import("./phone.ts").then(({ mayLeave }) => mayLeave(person)).catch(() => true);
  void answer.then((yes) => {
    if (!yes) return;
    asked = true;
    form.requestSubmit(submitter);
    asked = false;
  });
}

// Before the page's own way of sending forms.
if (!import.meta.env.SSR) addEventListener("submit", leaving, true);
