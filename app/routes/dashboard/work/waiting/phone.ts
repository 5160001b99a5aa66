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
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(MOST_MS),
    });
    return await outcomeOf(answer);
  } catch {
    return { became: "waiting" };
  }
}

/** Whether this person leaves, asked where that loses photos; nothing of theirs stays on the phone then. */
export async function mayLeave(person: string): Promise<boolean> {
  await outbox.takeOut(person);
  const left = outbox.photos().filter(({ state }) => state !== "sent").length;
  if (left > 0 && !confirm(`${notSent(left)} and would be lost. Sign out all the same?`)) return false;
  await outbox.forget();
  return true;
}

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
