/** What the browser is to ask its person for. Errors: the server's sentence, with the cause "refused". */
export async function readPasskeyOptions(search = "") {
  const answer = await fetch(`/login/passkey/options${search}`, { method: "POST" });
  const optionsJSON = await answer.json();
  if (!answer.ok) throw new Error(optionsJSON.message, { cause: "refused" });
  return optionsJSON;
}

/** What the server said, or that the person or the browser let it be. */
export function wordsFor(error: unknown): string {
  if (error instanceof Error && error.cause === "refused") return error.message;
  if (error instanceof Error && error.name === "InvalidStateError") return "This device has a passkey for you already.";
  return "No passkey was used. Please try again, or go on without one.";
}

/** A passkey needs a name instead of a bare address. */
export function canPasskey(): boolean {
  return typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname);
}
