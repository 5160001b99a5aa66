import { data } from "react-router";
import type { DoorAnswer } from "#app/routes/repair-status/door.server.ts";
import { tellOtherWindows } from "#app/routes/repair-status/use-news.ts";

export type Failure = { title: string; description: string };

const OFFLINE = "You are offline, so nothing was changed. Please try again when you are back online.";
const EVENT = "repair-status:failure";

type Asked = { request: Request; serverAction: () => Promise<DoorAnswer> };

/** The `clientAction` of a verb's door. */
export function answers(failed: Failure) {
  return (asked: Asked) => answerOf(asked, failed);
}

/**
 * In the browser: the page is loaded anew after a refusal too, so that what was shown ahead goes back and the toast comes. A
 * lost connection has nothing to load: the page itself says so. A press that a second one has overtaken is no failure: the second
 * one's answer comes.
 */
async function answerOf({ serverAction, request }: Asked, failed: Failure) {
  try {
    const said = await serverAction();
    if (said.stays) {
      tell({ ...failed, description: said.stays });
      // With the status of a refusal the page is not loaded anew: it would lead away from what was typed.
      return data(said, { status: 401 });
    }
    const answer = data(said);
    tellOtherWindows();
    return answer;
  } catch (error) {
    // Signed out meanwhile: where it leads.
    if (error instanceof Response) throw error;
    const detail = navigator.onLine ? failed : { ...failed, description: OFFLINE };
    if (!request.signal.aborted) tell(detail);
    return data<DoorAnswer>({ ok: false, lost: true }, { status: 503 });
  }
}

function tell(detail: Failure) {
  window.dispatchEvent(new CustomEvent<Failure>(EVENT, { detail }));
}

export function onFailure(tell: (failure: Failure) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && tell(event.detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
