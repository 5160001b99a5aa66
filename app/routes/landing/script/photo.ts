import { handOver } from "#app/routes/upload-quote/photo-store.ts";
import { shrinkPhoto } from "#app/routes/upload-quote/shrink.ts";

const FORM = "/upload-quote";

/** The camera opens where the visitor stands; the photo goes on to the form, which sends and reads it. */
export function passOnPhoto(input: HTMLInputElement) {
  input.addEventListener("click", () => void fetchAhead().catch(() => {}), { once: true });
  window.addEventListener("pageshow", ({ persisted }) => persisted && say(input, false));
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    say(input, true);
    if (file) await handOver(await shrinkPhoto(file)).catch(() => {});
    input.value = "";
    if (navigator.onLine || (await isReached())) return go();
    say(input, true, "waits");
    window.addEventListener("online", go, { once: true });
  });
}

/** A browser that knows no network reaches a server on its own machine all the same. */
function isReached(): Promise<boolean> {
  return fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

function go() {
  location.href = FORM;
}

/** The button says that something happens with the photo; back on the page it is what it was. */
function say(input: HTMLInputElement, is: boolean, why: "busy" | "waits" = "busy") {
  const label = input.closest("label");
  const words = label?.querySelector<HTMLElement>("[data-busy]");
  if (!label || !words) return;
  label.setAttribute("aria-busy", String(is));
  const { [why]: said = "", rest = words.innerText } = words.dataset;
  words.dataset.rest = rest;
  words.innerText = is ? said : rest;
}

/**
 * While the camera is open, the script of the form comes: on a phone's connection it takes as long as the photo. It is asked for as
 * data, which the browser keeps: as a script this page's policy refuses it.
 */
async function fetchAhead() {
  const page = await (await fetch(FORM)).text();
  const files = [...page.matchAll(/rel="modulepreload"[^>]*? href="([^"]+)"/g)].map(([, href = ""]) => href);
  await Promise.all(files.map(async (href) => (await fetch(href)).arrayBuffer()));
}
