/** Closes an open details element on Escape, on a press elsewhere, when focus leaves it and when one of its links is followed. */
export function closeFromOutside(details: HTMLDetailsElement): void {
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, (event) => {
      if (details.open && !details.contains(event.target as Node)) details.open = false;
    });
  }
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    event.preventDefault();
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  details.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) details.open = false;
  });
}
