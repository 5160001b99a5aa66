import * as messages from "#app/platform/messages.ts";
import { orNoAnswer } from "#app/routes/create-request/no-answer.ts";

const EVENT = "quote-processed";
const SHOWN_MS = 1500;

/** The server's answer leads on: the page says so first, for 1.5 s. Anything else goes through at once. */
export async function showProcessed<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await orNoAnswer(serverAction(), messages.quote.processingFailed("no answer came"));
  } catch (answer) {
    if (answer instanceof Response && answer.headers.has("Location")) {
      window.dispatchEvent(new Event(EVENT));
      await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
    }
    throw answer;
  }
}

export function onProcessed(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
