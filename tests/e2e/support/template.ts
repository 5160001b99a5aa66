import { demoShop } from "../../support/demo-shop.ts";
import { startServer } from "./server.ts";

/** Every server of the journeys begins with a copy of the demo shop. */
export default async function makeTemplate() {
  process.env.JOURNEY_TEMPLATE = await demoShop(async (folder) => (await startServer({ DATA_DIR: folder })).stop());
}
