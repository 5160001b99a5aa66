/** Closes an open details element on Escape, on a press elsewhere, when focus leaves it and when one of its links is followed. */
export function closeFromOutside(details: HTMLDetailsElement): void {
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, (event) => {
      const within = event.target instanceof Node && details.contains(event.target);
      if (details.open && !within) details.open = false;
    });
  }
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    event.preventDefault();
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  details.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) details.open = false;
  });
}
