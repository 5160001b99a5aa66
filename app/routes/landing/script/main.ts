import { answerInPlace } from "#app/routes/landing/script/call-box.ts";
import { closeFromOutside } from "#app/routes/landing/script/dismiss.ts";
import { passOnPhoto } from "#app/routes/landing/script/photo.ts";
import { adoptToast } from "#app/routes/landing/script/toast.ts";

// The whole script of the pages that are drawn once: what their markup does by itself is not in it.
for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-dismiss]")) closeFromOutside(details);
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-call-box]")) answerInPlace(form);
for (const input of document.querySelectorAll<HTMLInputElement>("input[data-photograph]")) passOnPhoto(input);
adoptToast();
