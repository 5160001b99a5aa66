import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { serveDatabase } from "./embedded-server.ts";

type Start = { dataDir: string; socketPath: string; template?: Uint8Array };

const { dataDir, socketPath, template } = workerData as Start;
const port = parentPort;
if (!port) throw new Error("embedded-worker runs as a worker thread only");

const database = await PGlite.create({
  dataDir,
  relaxedDurability: false,
  extensions: { pg_trgm },
  ...(template ? { loadDataDir: new Blob([template as Uint8Array<ArrayBuffer>]) } : {}),
});
const stop = await serveDatabase(database, socketPath);

port.on("message", async (message: "close" | "dump") => {
  if (message === "dump") {
    const dump = await database.dumpDataDir("none");
    port.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await stop();
  await database.close();
  port.postMessage("closed");
  port.close();
});
port.postMessage("ready");
