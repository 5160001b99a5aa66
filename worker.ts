import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { sentenceOfStart } from "#app/platform/database/start-fault.ts";
import { prepareDatabase } from "#prisma/prepare.ts";

// Only the jobs, of as many workers as wanted beside web processes that run with RUN_JOBS=false.
process.env.NODE_ENV ??= "production";
process.env.RUN_JOBS = "true";

/** What the bundle's entry hands to the process that runs it. */
type Lifecycle = {
  log: { info: (fields: object, message: string) => void };
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

if (!process.env.DATABASE_URL) {
  exitWithSentence(
    "DATABASE_URL is missing: the embedded database belongs to one process, which runs its jobs itself.",
  );
}
await prepareDatabase().catch(exitWithSentence);
const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href).catch(exitWithSentence);
const { lifecycle } = build.entry.module as unknown as { lifecycle: Lifecycle };
await lifecycle.start().catch(exitWithSentence);
lifecycle.log.info({ pid: process.pid }, "worker ready");

/** Finishes the jobs at hand; what takes longer is taken up by another worker. */
let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 15_000).unref();
  await lifecycle.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

function exitWithSentence(error: unknown): never {
  console.error(sentenceOfStart(error, process.env));
  process.exit(1);
}
