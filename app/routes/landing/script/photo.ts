import { handOver } from "#app/routes/upload-quote/handover.ts";

const FORM = "/upload-quote";

/** The camera opens where the visitor stands; the photo goes on to the form, which sends and reads it. */
export function passOnPhoto(input: HTMLInputElement) {
  input.addEventListener("click", () => void fetchAhead().catch(() => {}), { once: true });
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) await handOver(file).catch(() => {});
    input.value = "";
    location.href = FORM;
  });
}

/** While the camera is open, the script of the form comes: on a phone's connection it takes as long as the photo. */
async function fetchAhead() {
  const page = await (await fetch(FORM)).text();
  for (const [, href = ""] of page.matchAll(/rel="modulepreload" href="([^"]+)"/g))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
