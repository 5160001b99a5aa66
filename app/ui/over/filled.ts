type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Closing leaves at once what is as it was opened; what was entered is asked about. */
export function mayLeave(within: ParentNode | null): boolean {
  const filled = within ? [...within.querySelectorAll<Control>(CONTROLS)].some(isFilled) : false;
  return !filled || confirm("Close without saving what you entered?");
}

const CONTROLS = ["input:not([type=hidden])", "select", "textarea"]
  .map((control) => `form[method=post] ${control}`)
  .join(", ");

function isFilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (
      control.selectedIndex !==
      Math.max(
        0,
        options.findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  }
  if (control.type === "checkbox" || control.type === "radio") {
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
