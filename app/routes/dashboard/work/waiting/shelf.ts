import type { WaitingPhoto } from "./photo.ts";

/** Where photos wait. A browser that keeps nothing rejects, and the photo waits in the page alone. */
export type Shelf = {
  put(photo: WaitingPhoto): Promise<unknown>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<unknown>;
  all(): Promise<WaitingPhoto[]>;
};

const PHOTOS = "photos";

/** The browser's own, which outlives the tab and the browser. */
export const phoneShelf: Shelf = {
  put: (photo) => ask("readwrite", (photos) => photos.put(photo)),
  has: async (id) => (await ask("readonly", (photos) => photos.count(id))) > 0,
  remove: (id) => ask("readwrite", (photos) => photos.delete(id)),
  all: () => ask<WaitingPhoto[]>("readonly", (photos) => photos.getAll()),
};

/** One question in a transaction of its own; what was written is on the disk when it resolves. */
async function ask<Answer>(mode: IDBTransactionMode, question: (photos: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await open();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(PHOTOS, mode, { durability: "strict" });
      const request = question(transaction.objectStore(PHOTOS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("waiting-photos", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
