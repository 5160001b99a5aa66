import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

const POSTGRES_MAJOR = "18";
const LONGEST_SOCKET_PATH = 107;
const SOCKET_FILE = ".s.PGSQL.5432";

/**
 * V8 makes the calls from WebAssembly to JavaScript faster after a thousand of them, and frees what stood there before; one of our starts under
 * load ended the process there ("jit_page_->allocations_.erase", github.com/nodejs/node/issues/64500). Left as they are they cost nothing measurable.
 */
const KEEP_WRAPPERS = "--wasm-wrapper-tiering-budget=2147483647";

export type EmbeddedDatabase = {
  /** A connection string that every PostgreSQL client understands. */
  url: string;
  /** The whole data folder as a tar, to clone from. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/**
 * Opens PGlite in a worker thread behind a unix socket, under an exclusive lock on the folder.
 * Without `folder` the database lives in memory. Errors: the folder is in use, or made by another PostgreSQL.
 */
export async function openEmbeddedDatabase(options: { folder?: string; template?: Uint8Array } = {}) {
  const release = options.folder ? lockFolder(options.folder) : () => {};
  const dataDir = options.folder ? join(options.folder, "postgres") : "memory://";
  refuseForeignVersion(dataDir);
  const socketFolder = placeSocket(options.folder);
  const socketPath = join(socketFolder, SOCKET_FILE);
  rmSync(socketPath, { force: true });
  setFlagsFromString(KEEP_WRAPPERS);
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: { dataDir, socketPath, template: options.template },
    execArgv: [],
  });
  await answer(worker, (message) => message === "ready");
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
    async dump() {
      worker.postMessage("dump");
      const message = await answer(worker, (candidate) => typeof candidate === "object");
      return (message as { dump: Uint8Array }).dump;
    },
    async close() {
      worker.postMessage("close");
      await answer(worker, (message) => message === "closed");
      await worker.terminate();
      release();
    },
  } satisfies EmbeddedDatabase;
}

/** SQLite's exclusive lock is the kernel's: it holds between processes and ends with the process, however it ends. */
function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(
      `The data folder ${folder} is in use by another running copy of the product. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

function refuseForeignVersion(dataDir: string) {
  const versionFile = join(dataDir, "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const major = readFileSync(versionFile, "utf8").trim();
  if (major === POSTGRES_MAJOR) return;
  throw new Error(
    `The data folder ${dataDir} was made by PostgreSQL ${major} and this build brings PostgreSQL ${POSTGRES_MAJOR}: move the folder away, or start the build that made it.`,
  );
}

function placeSocket(folder: string | undefined) {
  if (folder && Buffer.byteLength(join(folder, SOCKET_FILE)) <= LONGEST_SOCKET_PATH) return folder;
  return mkdtempSync(join(tmpdir(), "pg-"));
}

function answer(worker: Worker, isAnswer: (message: unknown) => boolean) {
  return new Promise<unknown>((resolve, reject) => {
    function onMessage(message: unknown) {
      if (!isAnswer(message)) return;
      worker.off("message", onMessage);
      worker.off("error", reject);
      resolve(message);
    }
    worker.on("message", onMessage);
    worker.once("error", reject);
  });
}
