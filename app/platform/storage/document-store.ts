/** Where the bytes of uploaded documents lie. A key is a random id and an extension; who may read is not asked here. */
export type DocumentStore = {
  /** Returns when the bytes are safe. Saving the same key twice replaces it. */
  save: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null when there is none. */
  read: (key: string) => Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** All documents, some at a time, in no order; `savedAt` is when the bytes came. */
  list: () => AsyncIterable<{ key: string; savedAt: Date }[]>;
  /** Forgets what was begun before that moment and never saved whole. Returns how many. */
  dropUnfinished: (before: Date) => Promise<number>;
};

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/;

/** Whether a name in the store is a document of ours. */
export function isKey(name: string): boolean {
  return KEY.test(name);
}

/** Errors: a key of another shape, which could name another place. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError("A document's key is a random id and an extension.");
  return key;
}
