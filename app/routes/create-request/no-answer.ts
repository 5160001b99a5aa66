import { data } from "react-router";
import { lostConnection } from "#app/platform/lost-connection.ts";
import * as messages from "#app/platform/messages.ts";
import { isLostConnection } from "#app/ui/behavior/keep-form.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";

/**
 * In the browser: the server's answer to a form; where none came, a toast that begins with `title`. What was entered stays, and nothing that
 * was wrong with it before is said any more.
 */
export async function orNoAnswer<Answer>(asked: Promise<Answer>, title: string) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Response) throw error;
    const description = isLostConnection(error) ? lostConnection : messages.unforeseen;
    const toast = { id: newToastId(), kind: "error" as const, title, description };
    // The status keeps the page from asking for its data again, which would fail in its turn.
    return data({ status: "error" as const, toast }, { status: 503 });
  }
}
