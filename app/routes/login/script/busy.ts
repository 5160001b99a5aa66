/** Once sent, the button says so and takes no second press; back on the page it is what it was. */
export function sayBusy(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  if (!button) return;
  const rest = waiting(form, button);
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) return event.preventDefault();
    sent = true;
    rest(true);
  });
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    sent = false;
    rest(false);
  });
}

/** Gives the button its words for waiting, from the form's part "busy", and its own back. */
export function waiting(form: HTMLFormElement, button: HTMLButtonElement) {
  const label = button.innerHTML;
  const busy = form.querySelector("template[data-part=busy]")?.innerHTML ?? label;
  return (is: boolean) => {
    button.innerHTML = is ? busy : label;
    for (const name of ["aria-disabled", "aria-busy"]) {
      if (is) button.setAttribute(name, "true");
      else button.removeAttribute(name);
    }
  };
}
