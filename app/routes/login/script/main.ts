import { adoptToast } from "#app/routes/landing/script/toast.ts";
import { sayBusy } from "#app/routes/login/script/busy.ts";
import { offerPasskey } from "#app/routes/login/script/passkey.ts";

// The whole script of the sign-in page: its forms are sent as documents.
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-busy]")) sayBusy(form);
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) offerPasskey(form);
adoptToast();
document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
