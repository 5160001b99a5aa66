import { underEnvironment } from "../support/environment.ts";
import { startTwilio } from "../support/stand-ins/twilio.ts";

export const ORIGIN = "https://amped.example";

/** The product with Twilio's keys set: its own SDK speaks to a stand-in, and nothing of ours is replaced. `load` names its modules. */
export async function overTwilio<App>(load: () => Promise<App>) {
  const twilio = await startTwilio();
  const restore = underEnvironment({ ...twilio.environment, PUBLIC_ORIGIN: ORIGIN });
  const world = await import("../support/world.ts");
  const { db, disconnect } = await import("#app/platform/db.server.ts");
  const { closeReaders } = await import("#app/platform/processes/reader.server.ts");
  const app = await load();
  async function close() {
    await closeReaders();
    await disconnect();
    restore();
    await twilio.close();
  }
  return { twilio, world, db, app, close };
}
