import { daysBefore } from "#app/platform/days.ts";
import type { Outcome, WaitingPhoto } from "./photo.ts";
import type { Shelf } from "./shelf.ts";

/** Twice as long each time. */
const AGAIN_AFTER_MS = { first: 30_000, most: 600_000 };
/** What nobody came back for is not kept on a phone for ever. */
const KEPT_DAYS = 30;

export type HeldPhoto = WaitingPhoto & {
  /** Its picture, for this page. */
  url: string;
  state: "waiting" | "sending" | "sent";
  /** Whether it outlives this page. */
  kept: boolean;
};

type Ways = { shelf: Shelf; send: (photo: WaitingPhoto) => Promise<Outcome> };

/**
 * The photos of one person that are on their way. Each is on the shelf before it is sent and leaves it when the shop has it, or when it
 * is removed; it is sent under the same id until then.
 */
export function makeOutbox({ shelf, send }: Ways) {
  let person: string | null = null;
  let photos: readonly HeldPhoto[] = [];
  let running: Promise<void> | null = null;
  let pause = AGAIN_AFTER_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: readonly HeldPhoto[]) {
    for (const { id, url } of photos) if (!next.some((one) => one.id === id)) URL.revokeObjectURL(url);
    photos = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, to: Partial<HeldPhoto>) =>
    show(photos.map((photo) => (photo.id === id ? { ...photo, ...to } : photo)));
  const without = (id: string) => show(photos.filter((photo) => photo.id !== id));
  const held = (photo: WaitingPhoto, kept: boolean): HeldPhoto => ({
    ...photo,
    kept,
    state: "waiting",
    url: URL.createObjectURL(photo.file),
  });

  /** Of one person alone at a time. */
  function turnTo(who: string) {
    if (person !== who) show([]);
    person = who;
  }

  /** Takes out what waits for this person, and sends it. */
  async function open(who: string) {
    await takeOut(who);
    await flush();
  }

  async function takeOut(who: string) {
    turnTo(who);
    const found = await shelf.all().catch(() => []);
    const old = daysBefore(KEPT_DAYS).getTime();
    for (const { id, takenAt } of found) if (takenAt < old) await shelf.remove(id).catch(() => {});
    const own = found.filter((photo) => photo.person === who && photo.takenAt >= old);
    const fresh = own.filter(({ id }) => !photos.some((photo) => photo.id === id));
    if (fresh.length > 0) show([...photos, ...fresh.map((photo) => held(photo, true))].sort(byTime));
  }

  /** Keeps a photo that was just taken, and sends it; also before, or while, what waits for its person is taken out. */
  async function add(photo: Omit<WaitingPhoto, "id" | "takenAt" | "refused">) {
    const taken = { ...photo, id: newId(), takenAt: Date.now(), refused: null };
    const kept = await shelf.put(taken).then(
      () => true,
      () => false,
    );
    turnTo(photo.person);
    // Who took out what waits meanwhile has found it already.
    if (!photos.some(({ id }) => id === taken.id)) show([...photos, held(taken, kept)]);
    await flush();
  }

  /** Sends what waits, one after the other; what comes meanwhile goes along. Stops where the line does, and tries again. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  async function sendAll() {
    clearTimeout(timer);
    for (let next = nextOne(); next; next = nextOne()) {
      // Removed, or sent, in another tab.
      if (next.kept && !(await shelf.has(next.id).catch(() => true))) {
        without(next.id);
        continue;
      }
      change(next.id, { state: "sending" });
      const { url: _url, state: _state, kept, ...photo } = next;
      const outcome = await send(photo);
      if (outcome.became === "waiting") {
        change(next.id, { state: "waiting" });
        timer = setTimeout(flush, pause);
        pause = Math.min(pause * 2, AGAIN_AFTER_MS.most);
        return;
      }
      pause = AGAIN_AFTER_MS.first;
      if (outcome.became === "sent") {
        await shelf.remove(next.id).catch(() => {});
        change(next.id, { state: "sent" });
        continue;
      }
      // Whoever signed out meanwhile has left nothing here.
      if (!photos.some(({ id }) => id === photo.id)) continue;
      if (kept) await shelf.put({ ...photo, refused: outcome.sentence, final: outcome.final }).catch(() => {});
      change(next.id, { state: "waiting", refused: outcome.sentence, final: outcome.final });
    }
  }
  const nextOne = () => photos.find(({ state, refused }) => state === "waiting" && refused === null);

  return {
    open,
    takeOut,
    add,
    flush,
    /** Sends one that the shop refused once more. */
    retry(id: string) {
      change(id, { refused: null });
      return flush();
    },
    async remove(id: string) {
      await shelf.remove(id).catch(() => {});
      without(id);
    },
    /** Forgets the pictures of what the shop shows by now. */
    settle: (ids: readonly string[]) => show(photos.filter(({ id }) => !ids.includes(id))),
    /** Forgets all of this person: they leave. */
    async forget() {
      clearTimeout(timer);
      const own = photos;
      show([]);
      for (const { id } of own) await shelf.remove(id).catch(() => {});
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    photos: () => photos,
  };
}

const byTime = (a: WaitingPhoto, b: WaitingPhoto) => a.takenAt - b.takenAt;

/** A UUID of chance; `randomUUID` is not there on a page without TLS. */
function newId() {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
