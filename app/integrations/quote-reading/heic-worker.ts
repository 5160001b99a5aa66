import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { openHeic } from "#app/integrations/quote-reading/heic.ts";

/** The thread that makes one JPEG of one HEIC photo; run by `heic-to-jpeg.server.ts`. */
const { data, ...raw } = await openHeic(workerData as Uint8Array);
const jpeg = await sharp(data, { raw })
  .resize({ width: 4000, height: 4000, fit: "inside", withoutEnlargement: true })
  .removeAlpha()
  .jpeg({ quality: 88 })
  .toBuffer();
parentPort?.postMessage(new Uint8Array(jpeg));
