import { MOST_PHOTOS } from "#app/repair/work/most-photos.ts";

/** A photograph that was taken and is on the phone alone; its id is made here, and the server books it once. */
export type WaitingPhoto = {
  id: string;
  /** Whose it is: nobody else on this phone sees or sends it. */
  person: string;
  repairId: string;
  pointId: string;
  file: Blob;
  /** In milliseconds. */
  takenAt: number;
  /** The shop's sentence where it said no: it is not asked again by itself. */
  refused: string | null;
  /** The same photo would be refused again. */
  final?: boolean;
};

export type Outcome =
  | { became: "sent" }
  | { became: "waiting" }
  | { became: "refused"; sentence: string; final: boolean };

/**
 * What an answer means for the photo. Only the shop's own "kept" ends its wait, and only its own sentence refuses it: a server that
 * is busy, away or asks to sign in first is asked again.
 */
export async function outcomeOf(answer: Response): Promise<Outcome> {
  const word = await wordOf(answer);
  if (answer.ok && word?.kept === true) return { became: "sent" };
  // A proxy before the shop has no sentence, and a photo that is too large for it stays so.
  if (answer.status === 413) return { became: "refused", sentence: "The photo is too large to be sent.", final: true };
  const again = answer.status < 400 || answer.status >= 500 || AGAIN.includes(answer.status);
  if (again || answer.headers.has("Retry-After") || typeof word?.message !== "string") return { became: "waiting" };
  return { became: "refused", sentence: word.message, final: FINAL.includes(answer.status) };
}

/** What is wrong with the photo itself, and not with where it is to go. */
const FINAL = [400, 415, 422];

/** Signed out, too slow, too early, too much at once. */
const AGAIN = [401, 408, 425, 429];

async function wordOf(answer: Response): Promise<{ kept?: unknown; message?: unknown } | null> {
  return answer.json().catch(() => null);
}

/** Those of a point that the shop does not show yet: what came through although its answer did not is not shown twice. */
export function notYetShown<Photo extends { id: string; pointId: string }>(
  waiting: readonly Photo[],
  pointId: string,
  shown: readonly { id: string }[],
): Photo[] {
  return waiting.filter((photo) => photo.pointId === pointId && !shown.some(({ id }) => id === photo.id));
}

/** Those of them that are to be the point's photos: what the shop refused is none. */
export function onTheirWay<Photo extends { id: string; pointId: string; refused: string | null }>(
  waiting: readonly Photo[],
  pointId: string,
  shown: readonly { id: string }[],
): Photo[] {
  return notYetShown(waiting, pointId, shown).filter(({ refused }) => refused === null);
}

/** How many more a point takes, with those that wait. */
export function roomLeft(shown: number, waiting: number): number {
  return Math.max(0, MOST_PHOTOS - shown - waiting);
}
