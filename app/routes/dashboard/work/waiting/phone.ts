import { makeOutbox } from "./outbox.ts";
import { type Outcome, outcomeOf, type WaitingPhoto } from "./photo.ts";
import { phoneShelf } from "./shelf.ts";

const MOST_MS = 60_000;

/** The photos on their way of this phone's browser. */
export const outbox = makeOutbox({ shelf: phoneShelf, send });

async function send({ id, person, repairId, pointId, file }: WaitingPhoto): Promise<Outcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ photoId: id, person, pointId })) body.set(name, value);
  body.set("photo", file, "photo.jpg");
  try {
    const answer = await fetch(`/dashboard/work/${repairId}/photos`, {
      ...{ method: "POST", body, headers: { Accept: "application/json" } },
      ...{ redirect: "manual", signal: AbortSignal.timeout(MOST_MS) },
    });
    return await outcomeOf(answer);
  } catch {
    return { became: "waiting" };
  }
}

/** The forms that end the session of this browser. */
const LEAVING = ["/logout", "/dashboard/account"];

/** Nobody loses photos by signing out without a word. */
function leaving(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const action = form.getAttribute("action") ?? "";
  if (form.method !== "post" || !LEAVING.includes(action)) return;
  const left = outbox.photos().filter(({ state }) => state !== "sent").length;
  if (left > 0 && !confirm(`${notSent(left)} and would be lost. Sign out all the same?`)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  void outbox.forget();
}

// From the first photo on, whatever else of the page is there; before the page's own way of sending forms.
outbox.subscribe(() => addEventListener("submit", leaving, true));

/** Sends by itself when the line or the person comes back. Returns how to stop. */
export function watch(person: string): () => void {
  const again = () => void outbox.flush();
  const returned = () => !document.hidden && again();
  addEventListener("online", again);
  addEventListener("pageshow", again);
  document.addEventListener("visibilitychange", returned);
  void outbox.open(person);
  return () => {
    removeEventListener("online", again);
    removeEventListener("pageshow", again);
    document.removeEventListener("visibilitychange", returned);
  };
}

export function notSent(count: number): string {
  return count === 1 ? "1 photo is not sent yet" : `${count} photos are not sent yet`;
}
