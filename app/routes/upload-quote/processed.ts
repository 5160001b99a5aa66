import { data } from "react-router";
import * as messages from "#app/platform/messages.ts";

const EVENT = "quote-processed";
const SHOWN_MS = 1500;

type Failed = ReturnType<typeof data<{ alert: string }>>;

/**
 * The server's answer leads on: the page says so first, for 1.5 s. No answer at all is a sentence, and what was entered
 * stays; anything else goes through at once.
 */
export async function showProcessed<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await serverAction();
  } catch (answer) {
    // The status keeps the page from asking for its data again, which would fail in its turn.
    if (!(answer instanceof Response)) {
      return data({ alert: messages.quote.processingFailed(reasonOf(answer)) }, { status: 503 });
    }
    if (answer.headers.has("Location")) {
      window.dispatchEvent(new Event(EVENT));
      await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
    }
    throw answer;
  }
}

function reasonOf(error: unknown) {
  return error instanceof Error && error.message !== "Failed to fetch" ? error.message : "the connection was lost";
}

export function onProcessed(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
