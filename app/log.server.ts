import pino from "pino";
import { env } from "#app/env.server.ts";

/** One JSON line per event. Fields are ids and figures: never a name, phone, address, email, message or code. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: ["*.phone", "*.email", "*.code", "*.password", "*.body", "*.firstName", "*.lastName"], censor: "…" },
});
