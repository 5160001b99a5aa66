const SWIPE_PX = 50;

const region = () => document.querySelector<HTMLElement>("[data-toaster]");

/** A toast that came with the page is put in once more, so that screen readers hear it, and can be closed. */
export function adoptToast(): void {
  const card = region()?.querySelector<HTMLElement>(".toast");
  const place = card?.parentElement;
  if (!card || !place) return;
  card.remove();
  card.dataset.shown = "true";
  enliven(card);
  place.append(card);
}

/** A success, in place of the one that is shown. */
export function showToast({ title, description = "" }: { title: string; description?: string }): void {
  const drawn = document
    .querySelector<HTMLTemplateElement>("#toast-card")
    ?.content.querySelector<HTMLElement>(".toast");
  const host = region();
  if (!drawn || !host) return;
  const card = document.importNode(drawn, true);
  for (const [name, words] of Object.entries({ title, description })) {
    const line = card.querySelector(`[data-part=${name}]`);
    if (line) line.textContent = words;
  }
  for (const old of host.querySelectorAll(".toast")) old.remove();
  enliven(card);
  host.querySelector("[role=status]")?.append(card);
}

/** Its button, Escape, a swipe and the end of its time take it away. */
function enliven(card: HTMLElement): void {
  const gone = () => card.remove();
  let start: number | null = null;
  card.querySelector("button")?.addEventListener("click", gone);
  card.addEventListener("keydown", (event) => event.key === "Escape" && gone());
  card.addEventListener("animationend", (event) => event.animationName === "toast-out" && gone());
  card.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("button, a")) return;
    start = event.clientX;
    card.setPointerCapture(event.pointerId);
    card.dataset.swiping = "true";
  });
  card.addEventListener("pointermove", (event) => {
    if (start === null) return;
    const offset = event.clientX - start;
    card.style.translate = `${offset}px 0`;
    card.style.opacity = String(1 - Math.abs(offset) / 200);
  });
  for (const type of ["pointerup", "pointercancel"] as const) {
    card.addEventListener(type, (event) => {
      if (start !== null && type === "pointerup" && Math.abs(event.clientX - start) >= SWIPE_PX) return gone();
      start = null;
      card.removeAttribute("style");
      delete card.dataset.swiping;
    });
  }
}
