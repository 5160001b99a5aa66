import { handOver } from "#app/routes/upload-quote/handover.ts";

/** The camera opens where the visitor stands; the photo goes on to the form, which sends and reads it. */
export function passOnPhoto(input: HTMLInputElement) {
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) await handOver(file).catch(() => {});
    input.value = "";
    location.href = "/upload-quote";
  });
}
