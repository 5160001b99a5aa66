import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.ts";

/** The demo shop is made once for a run; every server of the journeys begins with a copy of its folder. */
export default async function makeTemplate() {
  const folder = mkdtempSync(join(tmpdir(), "journey-template-"));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env.JOURNEY_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
